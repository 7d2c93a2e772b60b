"""Scripts that put no space between words: their characters and their languages, for all rooms.

The characters are ranges, parts of the class of a pattern (``f"[{UNPARTED}]"``), for ``re`` as well
as ``regex``. They are blocks of Unicode, not its scripts, so that a new version of ``regex`` does
not cut texts otherwise than when an engine or the index of a memory was made: which changes for the
same reason need these to be made anew.

A class of one's own where runs of one script are sought (kana apart from ideographs) names the
scripts of Unicode: ``\\p{Han}``.
"""

from __future__ import annotations

UNSPACED = (
    "\u0e00-\u0eff"  # Thai, Lao
    "\u1000-\u109f"  # Burmese
    "\u1780-\u17ff"  # Khmer
)
"""Alphabets: a space without width may part their words."""

KANA = "\u3040-\u30ff"
HAN = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003fffd"

IDEOGRAPHS = (
    f"{HAN}{KANA}\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3105-\u312f"
    "\u31a0-\u31bf\u31f0-\u31ff\uff66-\uff9f"
)
"""Ideographs and kana with what is rare or stands for them: parts of ideographs, signs that repeat
one, bopomofo, narrow kana.
"""

UNPARTED = IDEOGRAPHS + UNSPACED
"""Characters of all scripts that put no space between words."""

WIDE = f"{UNPARTED}\u3001-\u303f\uff01-\uff65\uffe0-\uffe6"
"""What stands without spaces among them: these, their punctuation, and full-width forms."""

CHINESE = frozenset({"zh", "cmn", "yue", "wuu", "nan", "hak", "lzh"})
"""Languages of China by primary subtag, as are those below."""

IDEOGRAPHIC_LANGUAGES = CHINESE | {"ja"}
UNPARTED_LANGUAGES = IDEOGRAPHIC_LANGUAGES | {"th", "lo", "km", "my"}

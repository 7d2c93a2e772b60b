"""Text that looks translated, to test a layout before there is a translation: letters with accents,
longer by a share, in brackets so that what is cut off shows; tags and placeholders stay.
"""

from __future__ import annotations

import re

from postil.text.tags import Tag, TaggedText

LONGER = 0.3
"""By how much translations from English usually grow."""

_ACCENTED = str.maketrans(
    "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz",
    "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþŘřŠšŢţÛûṼṽŴŵẊẋÝýŽž",
)
_FILLER = "·"
# With the letters right after a "%s": whether it is a placeholder may hang on them.
_KEPT = re.compile(
    r"\{[^{}\s]*\}|%(?:\([\w.]+\)|\d+\$)?[-+ #0]*[\d*.]*[a-zA-Z]+|&#?\w+;|\$\{?\w+\}?"
    r"|https?://\S+|(?<![\w.+-])[\w.+-]++@[\w-]+\.[\w.]+"
)


def pseudo(text: TaggedText, longer: float = LONGER) -> TaggedText:
    """``text`` as if it were translated; an empty text stays empty.

    Parameters
    ----------
    longer
        Share of its letters that is added; 0 disables.
    """
    if text.is_empty or not any(character.isalpha() for character in text.plain):
        return text
    parts: list[str | Tag] = ["["]
    parts += [part if isinstance(part, Tag) else _accented(part) for part in text.parts()]
    letters = sum(character.isalpha() for character in text.plain)
    parts.append(_FILLER * round(letters * longer) + "]")
    return TaggedText.from_parts(parts)


def _accented(text: str) -> str:
    done, end = [], 0
    for match in _KEPT.finditer(text):
        done += [text[end : match.start()].translate(_ACCENTED), match.group()]
        end = match.end()
    return "".join([*done, text[end:].translate(_ACCENTED)])

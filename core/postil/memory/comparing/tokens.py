"""The tokens that matching counts: words, numbers and single punctuation marks, as written.

This is the "all tokens" variant of the usual fuzzy score: nothing is stemmed and nothing is dropped
except white space, tags and what cannot be seen, so that a 100% score means the same words in the
same order. Scripts written without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) are
matched character by character, for which a dictionary segmenter would only add noise.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b

from postil.errors import DamagedProject
from postil.memory.comparing.scanner import Scanner
from postil.text.normalise import nfc, visible, visible_with_offsets
from postil.text.quotation_marks import straight_quotes
from postil.text.scripts import HAN, KANA, UNSPACED
from postil.text.tokeniser import primary_subtag

SPACELESS = UNSPACED + KANA + HAN  # each a token; indexes are made of these
MARKS = (
    "\u0300-\u036f"
    "\u0591-\u05c7"  # Hebrew
    "\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed"  # Arabic
    "\u200c\u200d"  # what joins letters, or keeps them apart, inside a word
)
# The scripts of India from Devanagari to Sinhala write vowels as marks.
MARKS += "".join(
    chr(code) for code in range(0x900, 0xE00) if unicodedata.category(chr(code)) in ("Mn", "Mc")
)
_NUMERIC = re.compile(r"\d+(?:[.,]\d+)*")


def _ranges(characters: str) -> Iterator[tuple[str, str]]:
    """First and last of the ranges of a character class."""
    return ((found[0][0], found[0][-1]) for found in re.finditer("(?s).(?:-.)?", characters))


_OF_WORD = rf"(?:(?![{SPACELESS}])\w)"
SCANNER = Scanner(_ranges(SPACELESS), _ranges(MARKS))


def as_whole_words(pattern: str) -> str:
    """A pattern of what it matches where no word goes on before or behind it; in scripts without
    spaces any character may be the end of one.
    """
    begins = rf"(?:(?=[{SPACELESS}])|(?<!{_OF_WORD}))"
    ends = rf"(?:(?<=[{SPACELESS}])|(?!{_OF_WORD}))"
    return f"{begins}(?:{pattern}){ends}"


def matched(text: str) -> str:
    """``text`` as its tokens are cut: canonically composed, without what cannot be seen."""
    return text if text.isascii() else nfc(visible(text))


def match_tokens(text: str) -> list[str]:
    """Tokens of ``text``, in order."""
    return SCANNER.tokens(matched(text))


def match_spans(text: str) -> tuple[list[str], list[tuple[int, int]]]:
    """Tokens as :func:`match_tokens` gives them, and each one's span in ``text`` as it stands."""
    seen, offsets = visible_with_offsets(text)
    composed, positions = seen, None
    if not unicodedata.is_normalized("NFC", seen):
        composed, positions = _compose(seen)
    spans = SCANNER.spans(composed)
    tokens = [composed[start:end] for start, end in spans]
    if positions is not None:
        spans = [(positions[start], positions[end]) for start, end in spans]
    if seen is not text:
        spans = [(offsets[start], offsets[end - 1] + 1) for start, end in spans]
    return tokens, spans


def folded(tokens: Sequence[str], language: str = "") -> list[str]:
    """``tokens`` in no case and with straight quotation marks: those that are the same then, are
    the same token written otherwise.

    Parameters
    ----------
    language
        Turkish and Azeri have two letters of which others have one, i and ı.
    """
    text = "\n".join(tokens)
    if not text.isascii():
        text = straight_quotes(text)
    if primary_subtag(language) in ("tr", "az"):
        text = text.replace("I", "ı").replace("İ", "i")
    return text.casefold().split("\n") if tokens else []


def same_words(one: str, other: str, language: str = "") -> bool:
    """Whether two texts have the same tokens, perhaps written otherwise; ``language`` as
    :func:`folded` takes it.
    """
    return folded(match_tokens(one), language) == folded(match_tokens(other), language)


def span_of_tokens(text: str, first: int, end: int) -> tuple[int, int]:
    """Span in ``text`` of its tokens ``first`` to ``end``, as an index counts them.

    Raises
    ------
    DamagedProject
        It has not so many: the index is of another text.
    """
    _, spans = match_spans(text)
    if not 0 <= first < end <= len(spans):
        raise DamagedProject("The index of a memory does not fit its units.")
    return spans[first][0], spans[end - 1][1]


def _compose(text: str) -> tuple[str, list[int]]:
    """NFC of ``text`` by cluster, and where in ``text`` each composed character starts."""
    pieces: list[str] = []
    positions: list[int] = []
    start = 0
    for end in [*_cluster_starts(text), len(text)]:
        piece = unicodedata.normalize("NFC", text[start:end])
        pieces.append(piece)
        positions.extend(min(start + offset, end - 1) for offset in range(len(piece)))
        start = end
    positions.append(len(text))
    return "".join(pieces), positions


def _cluster_starts(text: str) -> list[int]:
    """Positions that composition does not cross: at non-combining characters, not in Hangul."""
    return [
        place
        for place, char in enumerate(text)
        if place
        and not unicodedata.combining(char)
        and not ("\u1160" <= char <= "\u11ff" or unicodedata.category(char) == "Mc")
    ]


def source_hash(text: str) -> int:
    """Signed 64-bit key of ``text`` for exact matches: NFC, white space runs as one space."""
    normal = " ".join((text if text.isascii() else unicodedata.normalize("NFC", text)).split())
    digest = blake2b(normal.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True)


@lru_cache(maxsize=4096)
def numbers(text: str) -> tuple[str, ...]:
    """The numbers in ``text``, sorted."""
    return tuple(sorted(_NUMERIC.findall(text)))

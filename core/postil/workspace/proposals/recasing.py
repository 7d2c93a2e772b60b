"""Letter case of a memory unit's target, adapted to the segment it is proposed for.

Only where the two sources differ in case alone, and what to do is beyond doubt: all words in
capitals, or a capital at the beginning. Small letters are never made of capitals, which may be
those of a name or of a noun.
"""

from __future__ import annotations

import re

from postil.memory.comparing.tokens import same_words
from postil.text.casing import capitalised, upper
from postil.text.tags import TaggedText
from postil.text.tokeniser import primary_subtag

LEAST_CAPITALS = 4
"""Capitals of a source that has all its words in capitals; with fewer it may be an abbreviation."""

_UNSURE = frozenset({"el", "ga", "ka"})
"""Languages that lose accents in capitals, keep some small letters, or are not written in them."""

_ONLY_WORDS = re.compile(r"[^\W\d_](?:[^\d_<>{}\[\]%&$#@*=~^|\\+/.]|\.(?!\w))*")
"""Words and punctuation: a capital changes the sense of units, addresses, code and variables."""

_WORD = re.compile(r"[^\W\d_]+")


def adapt_case(
    unit_source: TaggedText, source: TaggedText, target: TaggedText, languages: tuple[str, str]
) -> TaggedText:
    """``target``, a translation of ``unit_source``, with the capitals that ``source`` has and that
    unit has not; as it is if anything is in doubt.

    Parameters
    ----------
    languages
        Of the sources and of the target.
    """
    theirs, ours = unit_source.plain, source.plain
    if theirs == ours or not same_words(theirs, ours, languages[0]):
        return target
    plain = target.plain
    if not _ONLY_WORDS.fullmatch(plain) or any(map(_is_mixed, _WORD.findall(plain))):
        return target
    if _in_capitals(ours):
        if _in_capitals(theirs) or primary_subtag(languages[1]) in _UNSURE:
            return target
        return TaggedText(upper(target.text, languages[1]), target.tags)
    if ours[:1].isupper() and theirs[:1].islower() and plain[0].islower():
        at = target.text.index(plain[0])
        first = capitalised(target.text[at:], languages[1])
        return TaggedText(target.text[:at] + first, target.tags)
    return target


def _in_capitals(text: str) -> bool:
    return text == text.upper() and sum(map(str.isupper, text)) >= LEAST_CAPITALS


def _is_mixed(word: str) -> bool:
    """Whether it has a capital inside, as iPhone and kHz have."""
    return word[1:] != word[1:].lower() and not word.isupper()

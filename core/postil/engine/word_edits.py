"""Words of a translation that were edited."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher

from postil.text.tags import TaggedText


@dataclass(frozen=True, slots=True)
class WordEdit:
    """Neighbouring words that changed; one of the two is empty where words only came or went.

    ``start``: characters of the new text before them.
    """

    before: str
    after: str
    start: int


def word_edits(before: TaggedText, after: TaggedText) -> tuple[WordEdit, ...]:
    """Words, as spaces part them, that differ; tags belong to the word they stand at."""
    old, new = before.text.split(" "), after.text.split(" ")
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    return tuple(
        WordEdit(
            " ".join(old[i1:i2]), " ".join(new[j1:j2]), sum(len(word) + 1 for word in new[:j1])
        )
        for kind, i1, i2, j1, j2 in matcher.get_opcodes()
        if kind != "equal"
    )

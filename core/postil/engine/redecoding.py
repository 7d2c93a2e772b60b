"""What learning changed: suggestions of open segments before and after, word by word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from postil.engine.suggestion import Suggestion
from postil.engine.terms import TermRule
from postil.text.tags import TaggedText
from postil.types.progress import Progress


@dataclass(frozen=True, slots=True)
class WordEdit:
    """Neighbouring words that changed; one of the two is empty where words only came or went.

    ``start``: characters of the new text before them.
    """

    before: str
    after: str
    start: int


@dataclass(frozen=True, slots=True)
class Redecoded:
    """A segment that is translated differently now.

    ``number``: its place in what was asked for; ``before``: what was suggested; ``suggestion``:
    what is suggested now; ``edits``: the words that differ, in order.
    """

    number: int
    before: TaggedText
    suggestion: Suggestion
    edits: tuple[WordEdit, ...]


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


def redecoded(
    suggest: Callable[..., Suggestion],
    sources: Sequence[TaggedText],
    before: Sequence[TaggedText],
    terms: Sequence[Sequence[TermRule]],
    progress: Progress,
) -> list[Redecoded]:
    """See ``Engine.redecode``; ``suggest``: that of the engine."""
    if len(sources) != len(before) or (terms and len(terms) != len(sources)):
        raise ValueError("every segment needs its suggestion and its terms")
    changed = []
    for number, source in enumerate(progress.track(sources, len(sources))):
        suggestion = suggest(source, terms=terms[number] if terms else ())
        if suggestion.target != before[number]:
            edits = word_edits(before[number], suggestion.target)
            changed.append(Redecoded(number, before[number], suggestion, edits))
    return changed

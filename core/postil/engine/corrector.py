"""Corrector of another machine's translations, learned from their post-edits.

Each post-edit shows, for every phrase of up to ``LONGEST`` words of the machine's text, what became
of it. A phrase that became something else is a rule, with the words of the sources it was seen
with: whether a source has those words is the context in which the rule is used. Each post-edit is
evidence for the rules that fit it, too, before it is learned: in this context, did the translator
write what the rule writes, or leave the phrase alone? Only rules that have been right clearly more
often than wrong, and not less often than wrong in this context, are used, so that a corrector which
cannot help changes nothing (prequential evidence: Dawid 1984).

All it knows are counts: what was learned can be taken back exactly, in any order.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from math import sqrt
from typing import TypeAlias

from postil.text.tokeniser import Tokeniser

Phrase: TypeAlias = tuple[str, ...]
Used: TypeAlias = tuple[Phrase, Phrase, int]  # a rule, and how well the source agrees

LONGEST = 5  # words of a phrase
SURE = 1.5  # standard deviations by which a rule must be right more often than wrong
MEANINGFUL = 4  # letters of a source word that is context of a rule
CONTEXTS = 3  # by how much of the words of a rule's sources a source has
RIGHT, WRONG, OTHER = 4, 4, 1  # what an outcome counts; OTHER: changed, but otherwise


@dataclass(slots=True)
class _Outcomes:
    """Outcomes of a phrase; of those that are others than the phrase, words of their sources.

    ``_most``, ``_common``: what :meth:`rule` and :meth:`common` gave, kept up to date by what is
    added; after something was removed they are worked out anew.
    """

    counts: Counter[Phrase] = field(default_factory=Counter)
    sources: dict[Phrase, Counter[str]] = field(default_factory=dict)
    _most: tuple[int, Phrase] | None = None
    _common: dict[Phrase, frozenset[str]] = field(default_factory=dict)

    def add(self, phrase: Phrase, outcome: Phrase, words: frozenset[str]) -> None:
        """Count an outcome of ``phrase``; ``words``: of the source."""
        self.counts[outcome] += 1
        if outcome == phrase:
            return
        count = self.counts[outcome]
        self.sources.setdefault(outcome, Counter()).update(words)
        if count == 1:
            self._common[outcome] = words
        elif outcome in self._common:
            self._common[outcome] &= words
        if self._most is not None or len(self.sources) == 1:
            self._most = max(self._most or (0, ()), (count, outcome))

    def remove(self, phrase: Phrase, outcome: Phrase, words: frozenset[str]) -> None:
        """Undo :meth:`add` with the same arguments."""
        self.counts[outcome] -= 1
        if outcome != phrase:
            self.sources[outcome].subtract(words)
            self._common.pop(outcome, None)
            self._most = None
        if not self.counts[outcome]:
            del self.counts[outcome]
            self.sources.pop(outcome, None)

    def rule(self, phrase: Phrase) -> Phrase | None:
        """The most frequent other translation of the phrase; None if it never changed."""
        if self._most is None and self.sources:
            self._most = max((self.counts[one], one) for one in self.sources if one != phrase)
        return None if self._most is None else self._most[1]

    def common(self, outcome: Phrase) -> frozenset[str]:
        """Words that all sources of an outcome had."""
        if outcome not in self._common:
            count, seen = self.counts[outcome], self.sources[outcome]
            self._common[outcome] = frozenset(word for word in seen if seen[word] == count)
        return self._common[outcome]


@dataclass(frozen=True, slots=True)
class _Proposal:
    """A rule where it fits: its first word there, how many it has, and as what it is used."""

    start: int
    length: int
    outcome: Phrase
    used: Used


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a post-edit taught, for :meth:`Corrector.forget`."""

    words: frozenset[str]
    outcomes: tuple[tuple[Phrase, Phrase], ...]
    evidence: tuple[tuple[Used, int, int], ...]


class Corrector:
    """Learns from (source, another machine's translation, post-edit) and corrects the next.

    For one thread at a time.

    Parameters
    ----------
    source_language, target_language
        Language codes, for the tokenisers.
    """

    def __init__(self, source_language: str, target_language: str) -> None:
        self._source = Tokeniser(source_language)
        self._target = Tokeniser(target_language)
        self._known: defaultdict[Phrase, _Outcomes] = defaultdict(_Outcomes)
        self._evidence: defaultdict[Used, list[int]] = defaultdict(lambda: [0, 0])

    def correct(self, source: str, offered: str) -> str | None:
        """Correct a translation by the rules that proved right so far.

        Parameters
        ----------
        source
            The plain source.
        offered
            Its translation by the other machine.

        Returns
        -------
        str or None
            The corrected translation; None where no rule is expected to improve it.
        """
        words = self._target.tokenise(offered)
        proposals = self._proposals(self._source_words(source), words)
        weighed = sorted(
            ((self._gain(one.used), one.length, -one.start, one) for one in proposals),
            key=lambda item: item[:3],
            reverse=True,
        )
        taken: list[_Proposal] = []
        used: set[int] = set()
        for gain, _, _, one in weighed:
            places = range(one.start, one.start + one.length)
            if gain > 0 and used.isdisjoint(places):
                used.update(places)
                taken.append(one)
        if not taken:
            return None
        result = list(words)
        for one in sorted(taken, key=lambda item: -item.start):
            result[one.start : one.start + one.length] = one.outcome
        text = self._target.detokenise(result)
        return text if text != offered else None

    def learn(self, source: str, offered: str, confirmed: str) -> Lesson:
        """Learn what a translator made (``confirmed``) of an offered translation.

        Returns
        -------
        Lesson
            What was counted, for :meth:`forget`.
        """
        left = self._source_words(source)
        words, wanted = self._target.tokenise(offered), self._target.tokenise(confirmed)
        found = dict(_outcomes(words, wanted))
        evidence = []
        for one in self._proposals(left, words):
            outcome = found.get((one.start, one.length))
            if outcome is None:
                continue
            kept = outcome == tuple(words[one.start : one.start + one.length])
            right = RIGHT if outcome == one.outcome else 0
            evidence.append((one.used, right, 0 if right else WRONG if kept else OTHER))
        pairs = tuple(
            (tuple(words[start : start + length]), outcome)
            for (start, length), outcome in found.items()
        )
        lesson = Lesson(left, pairs, tuple(evidence))
        self.remember(lesson)
        return lesson

    def remember(self, lesson: Lesson) -> None:
        """Count a lesson again that was forgotten."""
        self._move(lesson, 1)

    def forget(self, lesson: Lesson) -> None:
        """Undo :meth:`learn` or :meth:`remember`, exactly."""
        self._move(lesson, -1)

    def _move(self, lesson: Lesson, sign: int) -> None:
        for phrase, outcome in lesson.outcomes:
            known = self._known[phrase]
            (known.add if sign > 0 else known.remove)(phrase, outcome, lesson.words)
            if not known.counts:
                del self._known[phrase]
        for used, right, wrong in lesson.evidence:
            sums = self._evidence[used]
            sums[0] += sign * right
            sums[1] += sign * wrong
            if sums == [0, 0]:
                del self._evidence[used]

    def _proposals(self, source: frozenset[str], words: Sequence[str]) -> list[_Proposal]:
        """All rules that fit somewhere."""
        found = []
        for start in range(len(words)):
            for length in range(1, min(LONGEST, len(words) - start) + 1):
                phrase = tuple(words[start : start + length])
                known = self._known.get(phrase)
                outcome = known.rule(phrase) if known is not None else None
                if known is not None and outcome is not None:
                    used = phrase, outcome, _agreement(known, outcome, source)
                    found.append(_Proposal(start, length, outcome, used))
        return found

    def _gain(self, used: Used) -> float:
        """Expected of a rule: 1 if it is right each time; above 0 only where that is sure."""
        phrase, outcome, agreement = used
        right = wrong = 0.0
        for context in range(CONTEXTS):
            found = self._evidence.get((phrase, outcome, context), (0, 0))
            if context == agreement and found[0] < found[1]:
                return 0.0
            right, wrong = right + found[0] / RIGHT, wrong + found[1] / RIGHT
        seen = right + wrong
        return (right - wrong - SURE * sqrt(seen + 1.0)) / (seen + 2.0)

    def _source_words(self, text: str) -> frozenset[str]:
        """Words that may be context of a rule."""
        words = (word.casefold() for word in self._source.tokenise(text))
        return frozenset(word for word in words if len(word) >= MEANINGFUL)

    def dump(self) -> tuple[object, ...]:
        """The whole state; equal states dump equal."""
        return (
            sorted(
                (phrase, sorted(known.counts.items()), _sorted_sources(known))
                for phrase, known in self._known.items()
            ),
            sorted((used, tuple(sums)) for used, sums in self._evidence.items()),
        )


def _sorted_sources(known: _Outcomes) -> list[tuple[Phrase, list[tuple[str, int]]]]:
    return sorted(
        (outcome, sorted((word, count) for word, count in seen.items() if count))
        for outcome, seen in known.sources.items()
    )


def _agreement(known: _Outcomes, outcome: Phrase, source: frozenset[str]) -> int:
    """How much a source has of what all sources of a rule had: 0 little, 1 some, 2 all."""
    common = known.common(outcome)
    present = sum(word in source for word in common) / len(common) if common else 0.0
    return CONTEXTS - 1 if present == 1.0 else 1 if present >= 1 / 3 else 0


def _outcomes(
    offered: Sequence[str], confirmed: Sequence[str]
) -> Iterator[tuple[tuple[int, int], Phrase]]:
    """Outcomes of phrases, by start and length, where they can be known: neither end lies
    within words that changed together.
    """
    places: dict[int, int] = {}
    matcher = SequenceMatcher(None, offered, confirmed, autojunk=False)
    for tag, start, end, first, last in matcher.get_opcodes():
        places.setdefault(start, first)
        if tag == "equal":
            for number in range(1, end - start):
                places[start + number] = first + number
        places.setdefault(end, last)
    for start in range(len(offered)):
        for length in range(1, LONGEST + 1):
            if start in places and start + length in places:
                outcome = tuple(confirmed[places[start] : places[start + length]])
                yield (start, length), outcome

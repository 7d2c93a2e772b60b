"""Alignment of the segments of an old and a new version of a document.

First what is the same, and of texts that are repeated those in the same place: by their keys where
keys stay with their texts, else by what stands around them. Then, among what is left, what is
alike: nearest first in likeness, then in place. What is not found near where it was is looked for
everywhere, by its rare words; so far away it must be more alike.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from postil.formats.segment import Segment
from postil.memory.comparing.likeness import percent
from postil.memory.comparing.tokens import match_tokens
from postil.memory.units import EXACT
from postil.text.tags import TaggedText
from postil.text.text_tags import untagged
from postil.types.progress import Progress
from postil.workspace.documents.moved_texts import MovedTexts
from postil.workspace.records import ProjectSegment

LEAST_LIKENESS = 60
"""Percent from which a changed segment is taken for one of the old version."""

_LEAST_FAR = 70  # where there is no other evidence for the pair
_SURE = 85  # what is so much alike, near where it was, is not looked for elsewhere
_LEAST_IN_SIGNS = 75
_FEW_WORDS = 6  # up to here a corrected letter weighs too much in a count of words
_FEW_SIGNS = 200  # so few words that are longer are none
_NEAR = 12  # segments looked at on either side of where a changed one should be

_Text = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Earlier:
    """A segment of the old version; ``score``: percent of its likeness, 100 if it is the same."""

    segment: ProjectSegment
    score: int


def earlier_segments(
    old: Sequence[ProjectSegment],
    new: Sequence[Segment],
    progress: Progress | None = None,
    *,
    by_name: bool = False,
) -> list[Earlier | None]:
    """For each new segment the old one that it is, or None; each at most once.

    Segments are the same if their texts and the kinds of their tags are.

    Parameters
    ----------
    by_name
        Those of one name are alike, whatever they say.
    """
    pairs = _Pairs(old, new)
    pairs.find_same()
    found: list[Earlier | None] = [
        None if place is None else Earlier(old[place], EXACT) for place in pairs.of_new
    ]
    for place, before, score in _alike(old, new, pairs.of_new, progress or Progress()):
        found[place] = Earlier(old[before], score)
    if by_name:
        _by_name(old, new, found)
    return found


def _by_name(
    old: Sequence[ProjectSegment], new: Sequence[Segment], found: list[Earlier | None]
) -> None:
    """Pair what is left where it is called the same."""
    used = {one.segment.row_id for one in found if one is not None}
    left = {one.key: one for one in old if one.row_id not in used}
    for place, segment in enumerate(new):
        if found[place] is None and segment.id in left:
            found[place] = Earlier(left.pop(segment.id), LEAST_LIKENESS)


def same_segments(
    old: Sequence[ProjectSegment], new: Sequence[Segment]
) -> list[ProjectSegment | None]:
    """For each new segment the old one of the same text, or None; each at most once."""
    pairs = _Pairs(old, new)
    pairs.find_same()
    return [None if place is None else old[place] for place in pairs.of_new]


class _Pairs:
    """Places of the same segments in two versions; ``of_new``: of the old one, by the new one."""

    def __init__(self, old: Sequence[ProjectSegment], new: Sequence[Segment]) -> None:
        self.old = [_text(one.source) for one in old]
        self.new = [_text(one.source) for one in new]
        self.old_keys = [one.key for one in old]
        self.new_keys = [one.id for one in new]
        self.of_new: list[int | None] = [None] * len(new)
        self._used = [False] * len(old)

    def find_same(self) -> None:
        old, new, old_keys, new_keys = self.old, self.new, self.old_keys, self.new_keys
        anchors = _once_in_both(old, new)
        if anchors and all(old_keys[before] == new_keys[place] for before, place in anchors):
            self._by(lambda n: (old[n], old_keys[n]), lambda n: (new[n], new_keys[n]))
        for before, place in anchors:
            self._pair(before, place)
        for before, place in [(-1, -1), *anchors]:
            self._extend(before, place, 1)
        for before, place in [(len(old), len(new)), *reversed(anchors)]:
            self._extend(before, place, -1)
        first, second = _neighbours(old), _neighbours(new)
        self._by(lambda n: (old[n], *first(n)), lambda n: (new[n], *second(n)))
        for side in range(2):
            self._by(lambda n: (old[n], first(n)[side]), lambda n: (new[n], second(n)[side]))  # noqa: B023  # used at once
        self._by(lambda n: (old[n], old_keys[n]), lambda n: (new[n], new_keys[n]))
        self._by(old.__getitem__, new.__getitem__)

    def _pair(self, before: int, place: int) -> bool:
        free = not self._used[before] and self.of_new[place] is None
        if free:
            self._used[before], self.of_new[place] = True, before
        return free

    def _extend(self, before: int, place: int, step: int) -> None:
        """Pair what stands beside a pair as long as it is the same."""
        before, place = before + step, place + step
        while (
            0 <= before < len(self.old)
            and 0 <= place < len(self.new)
            and self.old[before] == self.new[place]
            and self._pair(before, place)
        ):
            before, place = before + step, place + step

    def _by(self, of_old: Callable[[int], Hashable], of_new: Callable[[int], Hashable]) -> None:
        """Pair what is left where it has the same value, in order."""
        waiting: defaultdict[Hashable, deque[int]] = defaultdict(deque)
        for before, used in enumerate(self._used):
            if not used:
                waiting[of_old(before)].append(before)
        for place, found in enumerate(self.of_new):
            queue = waiting.get(of_new(place)) if found is None else None
            if queue:
                self._pair(queue.popleft(), place)


def _text(text: TaggedText) -> _Text:
    text = untagged(text)  # {0} and {1} are not the same, tags or not
    return text.text, tuple(tag.kind for tag in text.tags)


def _once_in_both(old: Sequence[_Text], new: Sequence[_Text]) -> list[tuple[int, int]]:
    """Places of the texts that stand once in either version, in the order of the new one."""
    once = _once(old)
    return sorted(
        ((once[text], place) for text, place in _once(new).items() if text in once),
        key=lambda pair: pair[1],
    )


def _once(texts: Sequence[_Text]) -> dict[_Text, int]:
    places: dict[_Text, int] = {}
    repeated = set()
    for place, text in enumerate(texts):
        if places.setdefault(text, place) != place:
            repeated.add(text)
    return {text: place for text, place in places.items() if text not in repeated}


def _neighbours(texts: Sequence[_Text]) -> Callable[[int], tuple[_Text | None, _Text | None]]:
    around = [None, *texts, None]
    return lambda place: (around[place], around[place + 2])


def _alike(
    old: Sequence[ProjectSegment],
    new: Sequence[Segment],
    same: Sequence[int | None],
    progress: Progress,
) -> Iterable[tuple[int, int, int]]:
    """Places of changed segments in the new and the old version, with their likeness."""
    taken = set(same)
    left = [before for before in range(len(old)) if before not in taken]
    by_key = {old[before].key: before for before in left}
    words = _Words(old, left)
    graded = []
    expected = 0
    for place, segment in enumerate(new):
        known = same[place]
        if known is not None:
            expected = known + 1
            continue
        progress.check()
        middle = bisect_left(left, expected)
        near = {*left[max(0, middle - _NEAR) : middle + _NEAR], by_key.get(segment.id, -1)} - {-1}
        for before, score in words.likenesses(segment.source.plain, near):
            other_key = old[before].key != segment.id
            graded.append((-score, other_key, abs(before - expected), place, before))
        expected += 1
    used: set[int] = set()
    for score, _, _, place, before in sorted(graded):
        if place not in used and ~before not in used:
            used |= {place, ~before}
            yield place, before, -score


class _Words:
    """The texts of old segments with their words, and those that share rare words."""

    def __init__(self, old: Sequence[ProjectSegment], left: Sequence[int]) -> None:
        self._old, self._left = old, left
        self._known: dict[int, tuple[str, list[str]]] = {}
        self._moved: MovedTexts | None = None  # made when something is not where it was

    def of(self, place: int) -> tuple[str, list[str]]:
        found = self._known.get(place)
        if found is None:
            text = self._old[place].source.plain
            found = self._known[place] = (text, match_tokens(text))
        return found

    def likenesses(self, text: str, near: set[int]) -> Iterator[tuple[int, int]]:
        """Old segments that are enough like a text, with their likeness: those of the places
        ``near``, and any others where none of these is surely the one.
        """
        words = match_tokens(text)
        scores = {place: _likeness((text, words), self.of(place)) for place in near}
        yield from ((place, score) for place, score in scores.items() if score >= LEAST_LIKENESS)
        if max(scores.values(), default=0) < _SURE:
            for place in self.like(words) - near:
                score = _likeness((text, words), self.of(place))
                if score >= _LEAST_FAR:
                    yield place, score

    def like(self, words: Sequence[str]) -> set[int]:
        """Places anywhere in the old version."""
        if self._moved is None:
            self._moved = MovedTexts((place, self.of(place)[1]) for place in self._left)
        return set(self._moved.like(words))


def _likeness(one: tuple[str, list[str]], other: tuple[str, list[str]]) -> int:
    """Percent of the likeness of two texts and their words, less than that of the same text."""
    lengths = sorted((len(one[1]), len(other[1])))
    if lengths[1] > _FEW_WORDS and EXACT * lengths[0] < LEAST_LIKENESS * lengths[1]:
        return 0
    shared = Counter(one[1]) & Counter(other[1])
    most = EXACT * shared.total() // max(1, lengths[1])
    score = percent(one[1], other[1]) if most >= LEAST_LIKENESS else 0
    if lengths[1] <= _FEW_WORDS and max(len(one[0]), len(other[0])) <= _FEW_SIGNS:
        signs = percent(one[0], other[0])
        score = max(score, signs if signs >= _LEAST_IN_SIGNS else 0)
    return min(score, EXACT - 1)

"""Origins of confirmed segments: the texts kept of each event, its provenance and its layer.

In parts of some events, which versions share until one of them changes: a copy, and giving it up,
takes as long as there are parts. (A dictionary of all events is copied in no time, too, but then
counts the references to each of its texts, all over the memory.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Texts = tuple[str, ...]

_PART = 6  # bits of the number of an event that a part is of


class Origins:
    """Texts by event; read by any number of threads where nobody writes."""

    def __init__(self, texts: Iterable[tuple[int, Texts]] = ()) -> None:
        self._parts: dict[int, dict[int, Texts]] = {}
        self._own: set[int] = set()  # parts that no copy shares
        for number, kept in texts:
            self[number] = kept

    def copy(self) -> Origins:
        """A copy of the origins; a change of one does not change the other."""
        other = Origins()
        other._parts = self._parts.copy()
        self._own = set()
        return other

    def __getitem__(self, number: int) -> Texts:
        return self._parts[number >> _PART][number]

    def __contains__(self, number: int) -> bool:
        return number in self._parts.get(number >> _PART, ())

    def __setitem__(self, number: int, texts: Texts) -> None:
        self._part(number)[number] = texts

    def __delitem__(self, number: int) -> None:
        if number not in self:
            raise KeyError(number)
        part = self._part(number)
        del part[number]
        if not part:
            del self._parts[number >> _PART]

    def items(self) -> Iterator[tuple[int, Texts]]:
        """Event and texts of each."""
        for part in self._parts.values():
            yield from part.items()

    def _part(self, number: int) -> dict[int, Texts]:
        """The part of an event, to be changed."""
        place = number >> _PART
        if place not in self._own:
            self._parts[place] = dict(self._parts.get(place, ()))
            self._own.add(place)
        return self._parts.setdefault(place, {})

"""Views of one engine of a server: its learned state for each combination of layers of lessons.

A lesson has a number in each view: how many the view's layers had before it, those taken back
included. So it has the same in every process that reads the same journal, and what a view knows is
the same to the byte, whatever was asked meanwhile and how often the server was stopped.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from postil.engine.engine import Engine
from postil.engine.events import EventId, LearningEvent
from postil.server.engines.layers import Layers, rank
from postil.server.store.journal import Entry, Lesson

Step = tuple[Entry, LearningEvent | None]
"""An entry of the journal and its event; None where one is taken back."""


def steps_of(entries: Iterable[Entry]) -> list[Step]:
    """Entries with their events, each read once for all views."""
    return [(entry, entry.event if entry.kind == "learn" else None) for entry in entries]


class View:
    """An engine with the lessons of some layers; changed by one thread at a time.

    Parameters
    ----------
    engine
        Knows nothing yet but what it was opened with.
    layers
        Those of its lessons beside the team's.
    lessons
        All there were in these layers, in the order of learning.
    """

    def __init__(self, engine: Engine, layers: Layers, lessons: Iterable[Lesson]) -> None:
        self.engine = engine
        self.layers = layers
        self._first = engine.next_number
        self._numbers: dict[EventId, int] = {}
        self._in_force: dict[EventId, LearningEvent] = {}
        known = []
        for lesson in lessons:
            event = self._numbered(lesson.layer, lesson.event)
            if lesson.in_force:
                known.append(event)
                self._in_force[_id(event)] = event
        engine.apply_all(known)

    def has(self, layer: str) -> bool:
        """Whether it has the lessons of a layer."""
        return not layer or layer in self.layers

    def take_all(self, steps: Iterable[Step]) -> None:
        """Apply entries of the journal; one that was applied already changes nothing."""
        new: list[LearningEvent] = []
        for entry, learned in steps:
            if not self.has(entry.layer):
                continue
            if learned is not None:
                if entry.id not in self._numbers:
                    event = self._numbered(entry.layer, learned)
                    self._in_force[entry.id] = event
                    new.append(event)
            elif (known := self._in_force.pop(entry.id, None)) is not None:
                self.engine.apply_all(new)
                new = []
                self.engine.undo(known)
        if new:
            self.engine.apply_all(new)

    def _numbered(self, layer: str, event: LearningEvent) -> LearningEvent:
        """An event with the number that it has in this view."""
        number = self._first + len(self._numbers)
        self._numbers[_id(event)] = number
        return replace(event, number=number, layer=rank(layer, self.layers, event.layer))


def _id(event: LearningEvent) -> EventId:
    if event.id is None:
        raise ValueError("an event of no origin")
    return event.id

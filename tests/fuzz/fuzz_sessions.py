"""Scripts of what an engine learns and takes back in any order, while versions of it are read.

A version shares its pages with the state it was taken of until that changes; a script holds on to
versions, changes what they were taken of, and reads them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from fuzz_case import Broken, Target, write_case
from fuzz_engine_seeds import CONFIRMED, TEXTS, block_engine, margin_engine
from fuzz_seeds import Case

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent, Provenance
from postil.text.tags import TaggedText

_LEAST, _MOST = 4, 40  # steps of a script
_STEPS = ("learn",) * 6 + ("undo",) * 3 + ("suggest", "redo", "keep", "restore", "hold", "read")
_WORDS = ("ouvrez", "fermez", "la", "porte", "volet", "zone42", "7", "字", "é", "—", "x" * 60)


def run_script(folder: Path) -> None:
    """Follow a script; then take all back: the engine knows what it knew at first."""
    for make in (block_engine, margin_engine):
        place = folder / make.__name__
        write_case(make(), place)
        _Script(Engine.open(place)).run(json.loads((folder / "case.json").read_bytes()))


class _Script:
    """One engine, and what a script made of it so far."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.events: list[LearningEvent] = []
        self.undone: list[LearningEvent] = []
        self.kept = [(engine.snapshot(), list(self.events))]
        self.held: list[tuple[Any, str]] = []

    def run(self, steps: list[tuple[str, int]]) -> None:
        at_first = self.engine.state()
        for step, number in steps:
            getattr(self, f"_{step}")(number)
        self._read_all()
        for event in reversed(self.events):
            self.engine.undo(event)
        if self.engine.state() != at_first:
            raise Broken("taking all back leaves something")
        self._read_all()

    def _learn(self, number: int) -> None:
        random = Random(number)
        source = random.choice([*TEXTS, CONFIRMED[0][0], " ".join(random.choices(_WORDS, k=30))])
        target = " ".join(random.choices(_WORDS, k=random.choice((1, 3, 6, 80))))
        layer = random.choice(("client", "project"))
        event = self.engine.learn(TaggedText(source), TaggedText(target), Provenance(), layer)
        self.events.append(event)

    def _undo(self, number: int) -> None:
        if self.events:
            event = self.events.pop(number % len(self.events))
            self.engine.undo(event)
            self.engine.reserve(event.number)
            self.undone.append(event)

    def _redo(self, number: int) -> None:
        if self.undone:
            event = self.undone.pop(number % len(self.undone))
            self.engine.apply(event)
            self.events.append(event)

    def _suggest(self, number: int) -> None:
        self.engine.suggest(TaggedText(TEXTS[number % len(TEXTS)]), alternatives=number % 4)

    def _keep(self, _: int) -> None:
        self.kept.append((self.engine.snapshot(), list(self.events)))

    def _restore(self, number: int) -> None:
        snapshot, events = self.kept[number % len(self.kept)]
        self.engine.restore(snapshot)
        self.events, self.undone = list(events), []

    def _hold(self, number: int) -> None:
        """A completion holds on to the version that it began with."""
        text = TaggedText(TEXTS[number % len(TEXTS)])
        completer = self.engine.start_completion(text)
        self.held.append((completer, repr(completer.complete(TaggedText("")))))

    def _read(self, number: int) -> None:
        if self.held:
            completer, said = self.held[number % len(self.held)]
            if repr(completer.complete(TaggedText(""))) != said:
                raise Broken("a version that is held changes")

    def _read_all(self) -> None:
        for number in range(len(self.held)):
            self._read(number)


def _change_script(_: Case, __: Sequence[Case], random: Random) -> Case:
    steps = [
        (random.choice(_STEPS), random.getrandbits(16))
        for _ in range(random.randint(_LEAST, _MOST))
    ]
    return {"case.json": json.dumps(steps).encode()}


def _scripts() -> list[Case]:
    return [_change_script({}, (), Random(1))]


TARGETS = (Target("session", _scripts, run_script, _change_script),)

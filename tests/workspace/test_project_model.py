"""Random work on a project against a plain model of what it should hold."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from workspace_engine import ParrotEngine
from workspace_project import LINES, create

from postil.errors import UsageError
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.project import Project

ROWS = st.integers(1, len(LINES))
TARGETS = st.sampled_from(["Ouvrez", "Fermez", "Ouvrez le fichier", "Page"])


class ProjectMachine(RuleBasedStateMachine):
    """``target``, ``state`` and the confirmed text by row, and which rows the engine learned."""

    @initialize()
    def start(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.parrot = ParrotEngine.make(self.folder / "parrot")
        self.project = create(self.folder / "project", [LINES], self.parrot)
        self.target = dict.fromkeys(range(1, len(LINES) + 1), "")
        self.state = dict.fromkeys(self.target, SegmentState.NEW)
        self.unit: dict[int, str] = {}
        self.learned: dict[int, str] = {}
        self.attached = True

    def teardown(self) -> None:
        if hasattr(self, "project"):
            self.project.close()
            shutil.rmtree(self.folder)

    @rule(row=ROWS, words=TARGETS)
    def confirm(self, row: int, words: str) -> None:
        done = self.project.segments.confirm(row, TaggedText(words))
        same = self.unit.get(row) == words
        learns = self.attached and not (same and row in self.learned)
        assert (done.event is not None) == learns
        if learns:
            self.learned[row] = words
        elif not same:
            self.learned.pop(row, None)
        self.unit[row] = self.target[row] = words
        self.state[row] = SegmentState.TRANSLATED

    @rule(row=ROWS, words=st.one_of(TARGETS, st.just("")))
    def draft(self, row: int, words: str) -> None:
        self.project.segments.save_draft(row, TaggedText(words))
        if words != self.target[row]:
            self.state[row] = SegmentState.DRAFT if words else SegmentState.NEW
        self.target[row] = words

    @rule(row=ROWS)
    def unconfirm(self, row: int) -> None:
        if row in self.unit:
            self.project.segments.unconfirm(row)
            del self.unit[row]
            self.learned.pop(row, None)
            self.state[row] = SegmentState.DRAFT if self.target[row] else SegmentState.NEW
        else:
            try:
                self.project.segments.unconfirm(row)
            except UsageError:
                return
            raise AssertionError("it was not confirmed")

    @rule()
    def reopen(self) -> None:
        self.project.close()
        self.project = Project.open(self.folder / "project", engine_opener=ParrotEngine)

    @rule()
    def detach(self) -> None:
        self.project.detach_engine()
        self.attached = False

    @rule()
    def attach(self) -> None:
        self.project.attach_engine(self.parrot)
        self.attached = True

    @precondition(lambda self: self.attached)
    @rule()
    def learn_confirmed(self) -> None:
        count = self.project.confirmed_imports.learn()
        assert count == len(self.unit.keys() - self.learned.keys())
        self.learned = dict(self.unit)

    @invariant()
    def same(self) -> None:
        if not hasattr(self, "project"):
            return
        found = self.project.segments.read()
        assert {s.row_id: s.target.text for s in found} == self.target
        assert {s.row_id: s.state for s in found} == self.state
        assert {s.row_id for s in found if s.confirmed} == self.unit.keys()
        assert self.project.reports.counts().memory_units == len(self.unit)
        in_force = [e.row_id for e in self.project.learned.events() if not e.undone]
        assert sorted(in_force) == sorted(self.learned)
        if self.attached:
            engine = self.project.engine
            assert isinstance(engine, ParrotEngine)
            known = sorted((p.source, p.target) for p in engine.phrases.values())
            assert known == sorted((LINES[row - 1], t) for row, t in self.learned.items())
        for row, source in enumerate(LINES, start=1):
            expected = {t for other, t in self.unit.items() if LINES[other - 1] == source}
            exact = [p for p in self.project.matching.memory(row) if (p.score or 0) >= 100]
            assert {p.target.text for p in exact} == expected


TestProjectModel = ProjectMachine.TestCase
TestProjectModel.settings = settings(max_examples=12, stateful_step_count=25, deadline=None)

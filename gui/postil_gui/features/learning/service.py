"""Layers of what was learned, and what is never to be used again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from postil.types.progress import Progress
from postil.workspace.learning.blocked_phrases import BlockedPhrase
from postil.workspace.learning.layers import LayerInfo
from postil_gui.actions.keys import key_of
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


@dataclass(frozen=True, slots=True)
class Learned:
    """The layers, the engine's own first, and the blocked pairs.

    Attributes
    ----------
    problem
        Why the engine of the project cannot be used; "" if it can, or if there is none.
    """

    layers: list[LayerInfo]
    blocked: list[BlockedPhrase]
    problem: str = ""


class LearnedService(QtCore.QObject):
    """Asks and changes them on the data executor."""

    read = Signal(object)
    """:class:`Learned`, as it is now."""

    measured = Signal(object)
    """``LearningGain`` of the project, or None if there is none to tell of."""

    changed = Signal()
    """The engine suggests something else from now on."""

    announced = Signal(str)
    """A sentence about what was done."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project

    def refresh(self) -> None:
        """Ask for the present state."""
        project = self._open_project.project
        self._open_project.data.submit(
            Operation(
                tr("Read what was learned"),
                lambda _: Learned(
                    project.learned.layers(), project.blocked.all(), project.engine_error
                ),
                self.read.emit,
            )
        )

    def measure(self) -> None:
        """Measure what learning has gained, beside all other work."""
        learned = self._open_project.project.learned
        self._open_project.reports.submit(
            Operation(
                tr("Measure what learning gains"), learned.gain, self.measured.emit, key="gain"
            )
        )

    def mute(self, layer: str, muted: bool) -> None:
        """Take a layer out of all suggestions, or back in."""
        learned = self._open_project.project.learned
        self._change(
            tr("Mute the layer") if muted else tr("Unmute the layer"),
            lambda progress: learned.mute(layer, muted, progress),
            lambda number: (
                tr("Muted: nothing of %Ln segments is used any more.", number)
                if muted
                else tr("%Ln segments are used again.", number)
            ),
        )

    def export(self, layer: str, path: Path) -> None:
        """Write a layer to a file."""
        learned = self._open_project.project.learned
        self._open_project.data.submit(
            Operation(
                tr("Export the layer"),
                lambda _: learned.export(layer, path),
                lambda number: self.announced.emit(
                    tr("%Ln segments written to {name}.", number, name=path.name)
                ),
            )
        )

    def bring_along(self, path: Path, layer: str) -> None:
        """Add the segments of an exported layer."""
        learned = self._open_project.project.learned
        self._change(
            tr("Bring a layer along"),
            lambda progress: learned.bring_along(path, layer, progress),
            lambda number: (
                tr("Learned from %Ln segments of {name}.", number, name=path.name)
                if number
                else tr("The engine has learned all segments of {name} before.", name=path.name)
            ),
        )

    def delete(self, layer: str) -> None:
        """Forget a layer for good."""
        learned = self._open_project.project.learned
        self._change(
            tr("Delete the layer"),
            lambda _: learned.delete(layer),
            lambda number: tr("The engine has forgotten %Ln segments.", number),
        )

    def block(self, source: str, target: str) -> None:
        """Never use ``target`` for ``source`` again."""
        blocked = self._open_project.project.blocked
        self._change(
            tr("Never use it again"),
            lambda _: blocked.block(source, target),
            lambda _: tr(
                "“{target}” is never used for “{source}” again. {command} undoes that.",
                source=source,
                target=target,
                command=key_of("engine.learned"),
            ),
        )

    def unblock(self, source: str, target: str) -> None:
        """Use a blocked phrase pair again."""
        blocked = self._open_project.project.blocked
        self._change(
            tr("Use it again"),
            lambda _: blocked.unblock(source, target),
            lambda _: tr("“{target}” may be used again.", target=target),
        )

    def _change(
        self, title: str, work: Callable[[Progress], Any], sentence: Callable[[Any], str]
    ) -> None:
        def done(result: Any) -> None:
            self.announced.emit(sentence(result))
            self.changed.emit()
            self.refresh()

        changes = Changes(counts=True)
        self._open_project.data.submit(Operation(title, work, done, changes=lambda _: changes))

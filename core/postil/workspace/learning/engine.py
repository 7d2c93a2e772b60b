"""Interface of an engine to a project: suggest, learn, and undo learning events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from postil.engine.blocked_pairs import PhrasePair
from postil.engine.events import Judgement, LearningEvent, Provenance
from postil.engine.manifest import EngineManifest
from postil.engine.suggestion import WordOrigin
from postil.engine.term_constraints import TermRule
from postil.errors import UsageError
from postil.formats.languages import same_languages
from postil.memory.composing.pieces import Link
from postil.messages import Message
from postil.text.tags import TaggedText


class MachineSuggestion(Protocol):
    """A suggestion of an engine, as far as a project needs it; ``confidence`` is in 0 to 1."""

    @property
    def target(self) -> TaggedText: ...
    @property
    def confidence(self) -> float: ...
    @property
    def words(self) -> tuple[WordOrigin, ...]: ...


class ProjectEngine(Protocol):
    """The part of ``postil.engine.engine.Engine`` that a project uses."""

    @property
    def manifest(self) -> EngineManifest: ...
    @property
    def folder(self) -> Path: ...
    @property
    def next_number(self) -> int: ...
    @property
    def revision(self) -> int: ...
    @property
    def uses_learned(self) -> bool: ...
    def suggest(
        self, source: TaggedText, /, *, terms: Sequence[TermRule] = ()
    ) -> MachineSuggestion: ...
    def align(self, source: str, target: str, /) -> Sequence[Link]: ...
    def fluency(self, target: str, /) -> float: ...
    def learn(
        self, source: TaggedText, target: TaggedText, provenance: Provenance, /
    ) -> LearningEvent: ...
    def prepare_confirming(self, source: TaggedText, /) -> None: ...
    def reopened(self) -> ProjectEngine: ...
    def judge(self, source: TaggedText, target: TaggedText, /) -> Judgement | None: ...
    def apply(self, event: LearningEvent, /) -> None: ...
    def apply_all(self, events: Iterable[LearningEvent], /) -> None: ...
    def reserve(self, number: int, /) -> None: ...
    def undo(self, event: LearningEvent, /) -> None: ...
    def block(self, pairs: Iterable[PhrasePair], /) -> None: ...


EngineOpener = Callable[[Path], ProjectEngine]


def open_engine(folder: Path) -> ProjectEngine:
    """Open the engine in ``folder``; the decoder is only loaded when a project has an engine."""
    from postil.engine.engine import Engine  # noqa: PLC0415

    return Engine.open(folder)


def check_languages(manifest: EngineManifest, languages: tuple[str, str]) -> None:
    """Refuse an engine for other languages, whatever the regions.

    Raises
    ------
    UsageError
    """
    theirs = (manifest.source_language, manifest.target_language)
    if not same_languages(theirs, languages):
        raise UsageError(
            Message(
                "The engine {engine} translates {theirs}, the project {ours}.",
                engine=manifest.label,
                theirs=" to ".join(theirs),
                ours=" to ".join(languages),
            )
        )


def engine_key(manifest: EngineManifest) -> str:
    """Key of an engine in events: its name and when it was made."""
    return f"{manifest.name}\t{manifest.created}"


def engine_name(key: str) -> str:
    """The name of an engine, from its key."""
    return key.partition("\t")[0]


class EngineChange:
    """Learning steps on an engine, undone if the transaction that they belong to fails.

    Parameters
    ----------
    muted
        Layers whose events the engine does not hold.
    """

    def __init__(self, engine: ProjectEngine | None, muted: Collection[str] = ()) -> None:
        self._engine = engine
        self._muted = muted
        self._reverse: list[tuple[Callable[[LearningEvent], None], LearningEvent]] = []

    def undo(self, event: LearningEvent) -> None:
        """Take back an event; its number is not given again: layers that were exported name it."""
        if self._engine is not None and event.layer not in self._muted:
            self._engine.undo(event)
            self._engine.reserve(event.number)
            self._reverse.append((self._engine.apply, event))

    def learn(
        self, source: TaggedText, target: TaggedText, provenance: Provenance
    ) -> LearningEvent | None:
        if self._engine is None:
            return None
        event = self._engine.learn(source, target, provenance)
        if event.layer in self._muted:
            self._engine.undo(event)
            self._engine.reserve(event.number)
        else:
            self._reverse.append((self._engine.undo, event))
        return event

    def revert(self) -> None:
        """Leave the engine as it was before the first step."""
        while self._reverse:
            step, event = self._reverse.pop()
            step(event)

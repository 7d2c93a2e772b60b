"""Layers of what the engine of a project learned: the engine's own, the client's, the project's. A
layer can be muted, exported, brought along from elsewhere, and deleted.

A muted layer is not skipped but taken out: its events are undone, exactly, and stay in the journal.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from postil.engine.events import LAYERS, MAX_EVENT_BYTES, EventId, LearningEvent
from postil.engine.learned import pack_events
from postil.engine.session.calibration import Reliability, reliability
from postil.errors import EngineError, InputError, UsageError
from postil.messages import Message
from postil.types.files import atomic_write
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.workspace.context import ProjectContext
from postil.workspace.learning import journal
from postil.workspace.learning.engine import ProjectEngine, engine_key
from postil.workspace.learning.gain import FEWEST, LearningGain, judged_last, measure_gain
from postil.workspace.records import LearnedEvent

FORMAT = "postil-layer"
_HEADER_BYTES = 4096


@dataclass(frozen=True, slots=True)
class LayerInfo:
    """A layer: how many confirmed segments it holds, and whether it is muted."""

    name: str
    segments: int
    muted: bool


class LearnedLayers:
    """Layers of the attached engine; methods may be called from any thread.

    Parameters
    ----------
    fresh
        Gives an engine as it is without what was learned in the project.
    """

    def __init__(
        self, context: ProjectContext, fresh: Callable[[ProjectEngine], ProjectEngine]
    ) -> None:
        self._fresh = fresh
        self._database = context.database
        self._confirmer = context.confirmer
        self._changing = context.changing

    def events(self) -> list[LearnedEvent]:
        """The journal, oldest first."""
        with self._database.surveying() as connection:
            return journal.learned_events(connection, self._confirmer.engine)

    def layers(self) -> list[LayerInfo]:
        """All layers, the engine's own first; none without an engine."""
        engine = self._confirmer.engine
        if engine is None:
            return []
        with self._database.surveying() as connection:
            silent = journal.muted(connection)
            counts = {name: len(journal.layer_blobs(connection, engine, name)) for name in LAYERS}
        counts[LAYERS[0]] += len(journal.built_in(engine))
        return [LayerInfo(name, counts[name], name in silent) for name in LAYERS]

    def mute(self, name: str, muted: bool = True, progress: Progress | None = None) -> int:
        """Take a layer out of all suggestions, or back in; returns how many segments it holds.

        Nothing is lost: what was learned stays in the journal.
        """
        with self._changing:
            engine = self._engine()
            self._check(name)
            events = self._events(engine, name)
            with self._database.reading() as connection:
                if (name in journal.muted(connection)) == muted:
                    return len(events)
            steps = (progress or Progress()).track(events, total=len(events))
            done: list[LearningEvent] = []
            try:
                for event in steps:
                    (_take_out if muted else _put_in)(engine, event)
                    done.append(event)
                with self._database.writing() as connection:
                    if muted:
                        connection.execute("INSERT INTO muted_layer VALUES (?)", (name,))
                    else:
                        connection.execute("DELETE FROM muted_layer WHERE layer = ?", (name,))
            except BaseException:
                for event in reversed(done):
                    (_put_in if muted else _take_out)(engine, event)
                raise
            return len(events)

    def export(self, name: str, path: Path) -> int:
        """Write a layer to a file that other projects can bring along; returns how many segments.

        Raises
        ------
        StorageError
            It could not be written.
        """
        engine = self._engine()
        self._check(name)
        events = self._events(engine, name)
        manifest = engine.manifest
        header = {
            "format": FORMAT,
            "version": 1,
            "engine": engine_key(manifest),
            "source_language": manifest.source_language,
            "target_language": manifest.target_language,
        }
        with atomic_write(path) as temporary:
            temporary.write_bytes(json.dumps(header).encode() + b"\n" + pack_events(events))
        return len(events)

    def in_force(self) -> list[LearningEvent]:
        """Events that the engine learned in this project and makes use of: they go along where the
        engine does. Nothing while the project's layer is muted; never what was brought along.
        """
        engine = self._confirmer.engine
        if engine is None:
            return []
        with self._database.surveying() as connection:
            if LAYERS[-1] in journal.muted(connection):
                return []
        return self._events(engine, LAYERS[-1])

    def bring_along(
        self, path: Path, name: str = "client", progress: Progress | None = None
    ) -> int:
        """Add the segments of an exported layer to layer ``name``; returns how many.

        Those that the engine has in any of its layers already are left out: a layer that comes a
        second time, grown meanwhile, adds what is new in it. From another engine come phrases,
        n-grams and word translations, but no weights: those are of its own features.

        Raises
        ------
        InputError
            The file is no exported layer, is damaged, or is of other languages.
        """
        with self._changing:
            engine = self._engine()
            self._check(name, LAYERS[1:-1])
            key = engine_key(engine.manifest)
            with self._database.reading() as connection:
                silent = name in journal.muted(connection)
            known = self._known(engine)
            done: list[LearningEvent] = []
            try:
                with self._database.writing() as connection:
                    for event in (progress or Progress()).track(_read(path, engine)):
                        if event.id in known:
                            continue
                        if event.id is not None:
                            known.add(event.id)
                        new = replace(event, number=engine.next_number, layer=name)
                        engine.apply(new)
                        done.append(new)
                        connection.execute(
                            "INSERT INTO brought_along (layer, engine, event) VALUES (?, ?, ?)",
                            (name, key, new.to_bytes()),
                        )
            except BaseException:
                for event in reversed(done):
                    engine.undo(event)
                raise
            for event in done if silent else ():
                _take_out(engine, event)
            return len(done)

    def delete(self, name: str) -> int:
        """Forget a layer for good; returns how many segments it held.

        Confirmed segments and memory units stay; only what the engine learned from them goes.

        Raises
        ------
        UsageError
            It belongs to the engine itself.
        """
        with self._changing:
            engine = self._engine()
            self._check(name, LAYERS[1:])
            events = self._events(engine, name)
            self.mute(name)
            with self._database.writing() as connection:
                if name == LAYERS[-1]:
                    connection.execute(
                        "UPDATE learning SET undone = 1 WHERE engine = ?",
                        (engine_key(engine.manifest),),
                    )
                connection.execute(
                    "DELETE FROM brought_along WHERE engine = ? AND layer = ?",
                    (engine_key(engine.manifest), name),
                )
                connection.execute("DELETE FROM muted_layer WHERE layer = ?", (name,))
            return len(events)

    def reliability(self) -> Reliability:
        """Reliability of the confidences shown in this project."""
        engine = self._engine()
        with self._database.surveying() as connection:
            blobs = journal.layer_blobs(connection, engine, LAYERS[-1])
        events = (LearningEvent.from_bytes(blob) for blob in blobs)
        return reliability(event.judgement for event in events if event.judgement is not None)

    def gain(self, progress: Progress | None = None) -> LearningGain | None:
        """Gain of learning on the segments confirmed last; None without an engine, or if those are
        too few.
        """
        engine = self._confirmer.engine
        if engine is None:
            return None
        with self._database.surveying() as connection:
            judged = judged_last(connection, engine)
        if len(judged) < FEWEST:
            return None
        gain = measure_gain(judged, self._fresh(engine), progress or Progress())
        return None if gain is None else replace(gain, used=engine.uses_learned)

    def _engine(self) -> ProjectEngine:
        if self._confirmer.engine is None:
            raise UsageError("This project has no engine.")
        return self._confirmer.engine

    @staticmethod
    def _check(name: str, names: Iterable[str] = LAYERS) -> None:
        if name not in names:
            raise UsageError(
                Message(
                    "There is no layer {name!r} for this: {names}.",
                    name=name,
                    names=", ".join(names),
                )
            )

    def _events(self, engine: ProjectEngine, name: str) -> list[LearningEvent]:
        with self._database.surveying() as connection:
            blobs = journal.layer_blobs(connection, engine, name)
        own = journal.built_in(engine) if name == LAYERS[0] else []
        return own + [LearningEvent.from_bytes(blob) for blob in blobs]

    def _known(self, engine: ProjectEngine) -> set[EventId]:
        """The events of all layers, also muted ones; those from before events had ids cannot be
        told apart from others.
        """
        events = chain.from_iterable(self._events(engine, name) for name in LAYERS)
        return {event.id for event in events if event.id is not None}


def _take_out(engine: ProjectEngine, event: LearningEvent) -> None:
    engine.undo(event)
    engine.reserve(event.number)


def _put_in(engine: ProjectEngine, event: LearningEvent) -> None:
    engine.apply(event)


def _read(path: Path, engine: ProjectEngine) -> Iterator[LearningEvent]:
    """Events of an exported layer, as ``engine`` can use them."""
    manifest = engine.manifest
    languages = (manifest.source_language, manifest.target_language)
    try:
        with path.open("rb") as stream:
            header = _header(stream.readline(_HEADER_BYTES), path)
            if (header.get("source_language"), header.get("target_language")) != languages:
                raise InputError("a layer of other languages", file=path)
            same = header.get("engine") == engine_key(manifest)
            number = 1
            while line := stream.readline(2 * MAX_EVENT_BYTES):
                number += 1
                yield _event(line, path, number, same)
    except OSError as error:
        raise InputError(
            Message("cannot be read: {reason}", reason=reason_of(error)), file=path
        ) from error


def _header(line: bytes, path: Path) -> dict[str, Any]:
    try:
        header = json.loads(line)
        if isinstance(header, dict) and header["format"] == FORMAT and header["version"] == 1:
            return header
    except (ValueError, KeyError, RecursionError):
        pass
    raise InputError("not an exported layer, or of a newer version", file=path)


def _event(line: bytes, path: Path, number: int, same_engine: bool) -> LearningEvent:
    try:
        event = LearningEvent.from_bytes(base64.b64decode(line.rstrip(b"\n"), validate=True))
    except (binascii.Error, EngineError) as error:
        raise InputError("a learning event is damaged", file=path, line=number) from error
    if same_engine:
        return event
    return replace(
        event,
        keys=np.empty(0, dtype=np.uint64),
        deltas=np.empty(0, dtype=np.int64),
        trace=None,
        judgement=None,
    )

"""``learned.jsonl``: what an engine knew from its translator when it was exported.

One base64 learning event per line. An engine folder is never written once it is there, so what a
project learns stays in its journal; an archive made of engine and journal carries the events
in this file, and the engine imported from it applies them on opening, before any journal.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from postil.engine.events import MAX_EVENT_BYTES, LearningEvent
from postil.errors import EngineError, InputError

LEARNED = "learned.jsonl"
SOURCE_NAME = "confirmed segments"  # what a manifest calls them among the sources of the engine


def pack_events(events: Iterable[LearningEvent]) -> bytes:
    """The contents of the file."""
    return b"".join(base64.b64encode(event.to_bytes()) + b"\n" for event in events)


def read_learned(folder: Path) -> list[LearningEvent]:
    """Events that the engine in ``folder`` knows from the start, in the order of learning.

    Raises
    ------
    InputError
        An event is damaged; names the line.
    """
    path = folder / LEARNED
    if not path.exists():
        return []
    with path.open("rb") as stream:
        return list(_events(stream, path))


def _events(stream: IO[bytes], path: Path) -> Iterator[LearningEvent]:
    number = 0
    while line := stream.readline(2 * MAX_EVENT_BYTES):
        number += 1
        try:
            yield LearningEvent.from_bytes(base64.b64decode(line.rstrip(b"\n"), validate=True))
        except (binascii.Error, EngineError) as error:
            raise InputError("a learning event is damaged", file=path, line=number) from error

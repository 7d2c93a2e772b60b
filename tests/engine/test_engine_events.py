"""Learning events from elsewhere: whatever stands in them, they are refused or can be applied."""

from __future__ import annotations

import json
import math
import zlib
from typing import Any

import pytest

from postil.engine.events import LARGEST_EVIDENCE, MOST_EVENTS, EventId, LearningEvent
from postil.errors import EngineError

COUNTS = [3, 2, 1, 0, 4, 3, 2, 1, 4, 4]
SOUND: dict[str, Any] = {
    "version": 2,
    "number": 7,
    "provenance": {"document": "a.txt", "segment": "1", "author": "Ann", "time": "2026-01-01"},
    "keys": [1, 2**64 - 1],
    "deltas": [-5, 2**40],
    "source": ["open", "it"],
    "target": ["ouvrez"],
    "links": [0, 0, 1, 0],
    "layer": "project",
    "phrases": 2,
    "summary": [{"kind": "phrase", "source": "open", "target": "ouvrez", "change": 0.5}],
    "trace": {
        "sentence": 2**64 - 1,
        "oracle": COUNTS,
        "shown": COUNTS,
        "source_length": 2,
        "oracles": [[[1, 2], [0.5, 1.0], -3.5, ["ouvrez"]]],
    },
    "judgement": {
        "guess": 0.5,
        "predicted": 0.25,
        "closeness": 1.0,
        "features": [32768, -7],
        "corrected": 0.375,
    },
    "evidence": {"parts": [1, 2], "shares": [-3, 4], "gains": [5, -6, 7], "lengths": [12, 0]},
    "id": ["3f2a", 7],
}
Place = tuple[str | int, ...]


def packed(values: object) -> bytes:
    return zlib.compress(json.dumps(values).encode())


def test_a_sound_event_comes_back_as_it_was() -> None:
    event = LearningEvent.from_bytes(packed(SOUND))
    assert json.loads(zlib.decompress(event.to_bytes())) == SOUND
    assert event.id == EventId("3f2a", 7)


def test_an_event_from_before_ids_were_kept_has_none() -> None:
    values = {name: value for name, value in SOUND.items() if name != "id"}
    assert LearningEvent.from_bytes(packed(values)).id is None


def test_a_judgement_from_before_corrections_were_kept_has_none() -> None:
    judged = {name: value for name, value in SOUND["judgement"].items() if name != "corrected"}
    event = LearningEvent.from_bytes(packed(SOUND | {"judgement": judged}))
    assert event.judgement is not None
    assert event.judgement.corrected is None


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("evidence", "lengths"), [12]),
        (("evidence", "lengths"), [12, -1]),
        (("evidence", "lengths"), [12, LARGEST_EVIDENCE + 1]),
        (("evidence", "lengths"), [12, 1.5]),
        (("id",), ["3f2a"]),
        (("id",), ["3f2a", 0]),
        (("id",), ["3f2a", 1.5]),
        (("id",), ["", 7]),
        (("id",), ["a" * 65, 7]),
        (("id",), ["\ud800", 7]),
        (("id",), [5, 7]),
        (("id",), 7),
        (("number",), 0),
        (("number",), 1.5),
        (("number",), "7"),
        (("number",), MOST_EVENTS + 1),
        (("provenance", "author"), 5),
        (("provenance", "author"), "\ud800"),
        (("provenance",), None),
        (("keys",), [1]),
        (("keys",), [1, -1]),
        (("keys", 0), 2**64),
        (("keys", 0), 1.5),
        (("keys",), [[1], [2]]),
        (("deltas", 0), 2**63),
        (("deltas", 1), "3"),
        (("source", 0), math.nan),
        (("source", 0), ""),
        (("source", 0), "a\nb"),
        (("target", 0), "\ud800"),
        (("source",), {"a": 1}),
        (("links", 0), 2),
        (("links", 0), -1),
        (("links", 0), 0.5),
        (("links",), [0]),
        (("layer",), "other"),
        (("phrases",), -1),
        (("summary", 0, "kind"), "else"),
        (("summary", 0, "target"), ["ouvrez"]),
        (("summary", 0, "source"), "\udfff"),
        (("summary", 0, "change"), math.inf),
        (("summary", 0, "more"), 1),
        (("trace", "sentence"), -1),
        (("trace", "sentence"), 2**64),
        (("trace", "oracle"), COUNTS[1:]),
        (("trace", "oracle", 0), 2**63),
        (("trace", "shown", 0), -1),
        (("trace", "source_length"), 10**400),
        (("trace", "oracles", 0, 0), [1]),
        (("trace", "oracles", 0, 1), [1e308, 1.0]),
        (("trace", "oracles", 0, 1), [math.nan, 1.0]),
        (("trace", "oracles", 0, 2), math.inf),
        (("trace", "oracles", 0, 3), [5]),
        (("judgement", "guess"), math.nan),
        (("judgement", "features"), [2**40]),
        (("judgement", "corrected"), 1.5),
        (("judgement", "features"), [1.5]),
        (("evidence", "parts"), [2**41]),
        (("evidence", "shares"), ["3"]),
        (("evidence",), []),
        (("version",), 99),
    ],
)
def test_a_value_that_no_engine_writes_is_refused(place: Place, value: object) -> None:
    values = json.loads(json.dumps(SOUND))
    inside = values
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    with pytest.raises(EngineError, match="damaged"):
        LearningEvent.from_bytes(packed(values))


@pytest.mark.parametrize("blob", [b"", b"x", packed([]), packed(7), packed("x"), packed(None)])
def test_what_is_no_event_is_refused(blob: bytes) -> None:
    with pytest.raises(EngineError, match="damaged"):
        LearningEvent.from_bytes(blob)


def test_lists_within_lists_are_refused() -> None:
    with pytest.raises(EngineError, match="damaged"):
        LearningEvent.from_bytes(zlib.compress(b"[" * 100_000))

"""Snapshots of what an engine learned: what is none is refused, and numbers never end."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from workspace_doors import changed, texts, train_doors, two_events, with_number

from postil.engine.engine import Engine
from postil.engine.events import MOST_EVENTS, LearningEvent, Provenance
from postil.engine.learned import LEARNED, pack_events
from postil.engine.manifest import EngineManifest
from postil.engine.session.snapshot import read_snapshot, write_snapshot
from postil.errors import EngineError


@pytest.fixture(scope="module")
def engine_folder(tmp_path_factory) -> Path:
    return train_doors(tmp_path_factory.mktemp("engine"))


def other_provenances(numbers, columns):
    """What cannot be the provenance of two events."""
    first, second = numbers
    texts_of_none = [[None, *column[1:]] for column in columns]
    yield from ([found, *columns] for found in (
        ["1", second], [0, second], [float(first), second], [True, second],
        [first, MOST_EVENTS + 1],
        [first, second + 1], [first], [second, second],
    ))  # fmt: skip
    yield from ([numbers, *columns[:-1], layers] for layers in (["none", "base"], ["base"]))
    yield [numbers, *columns[1:]]
    yield [numbers, *columns, columns[-1]]
    yield [numbers, *texts_of_none]
    yield [numbers]
    yield []


def test_values_of_a_snapshot_that_are_none_are_refused(engine_folder):
    engine = two_events(engine_folder)
    snapshot = engine.snapshot()
    numbers, *columns = snapshot.values["provenance"]
    wrong = [{"reserved": value} for value in (MOST_EVENTS + 1, 2**63, -1, True, 1.0, "1", None)]
    wrong += [{"provenance": value} for value in other_provenances(numbers, columns)]
    for values in wrong:
        with pytest.raises(EngineError, match="do not fit together"):
            engine.restore(replace(snapshot, values=snapshot.values | values))
            pytest.fail(f"{values}")
    engine.restore(snapshot)
    assert engine.learn(*texts(3), Provenance()).number == 3


@pytest.mark.parametrize("side", ["source", "target"])
def test_words_of_a_snapshot_that_nobody_knows_are_refused(engine_folder, side):
    engine = two_events(engine_folder)
    snapshot = engine.snapshot()
    for word in (7_000_000, 2**31 | 5):
        arrays = dict(snapshot.arrays)
        arrays[f"table.{side}"] = changed(arrays[f"table.{side}"], "", 0, word)
        with pytest.raises(EngineError, match="do not fit together"):
            engine.restore(replace(snapshot, arrays=arrays))


def test_a_snapshot_of_other_arrays_is_refused(engine_folder):
    engine = two_events(engine_folder)
    snapshot = engine.snapshot()
    arrays = dict(snapshot.arrays)
    for others in (
        arrays | {"more": np.zeros(1)},
        arrays | {"margin.entries": np.zeros(1)},
        {name: array for name, array in arrays.items() if name != "trust.parts"},
    ):
        with pytest.raises(EngineError, match="do not fit together"):
            engine.restore(replace(snapshot, arrays=others))


def test_words_that_are_no_texts_are_no_snapshot(engine_folder, tmp_path):
    snapshot = two_events(engine_folder).snapshot()
    for words in ((["a"], [3]), ([None], [])):
        write_snapshot(replace(snapshot, words=words), tmp_path / "kept", {})
        with pytest.raises(EngineError, match="do not fit together"):
            read_snapshot(tmp_path / "kept")


def test_after_the_last_number_of_all_segments_are_learned(engine_folder, tmp_path):
    """An engine from elsewhere may come with such an event."""
    first = two_events(engine_folder).learn(*texts(0), Provenance("doc", "0"))
    folder = Path(shutil.copytree(engine_folder, tmp_path / "engine"))
    (folder / LEARNED).write_bytes(pack_events([with_number(first, MOST_EVENTS)]))
    engine = Engine.open(folder)
    before = engine.state()
    events = [engine.learn(*texts(number), Provenance("doc", str(number))) for number in (1, 2, 3)]
    assert len({MOST_EVENTS, *(event.number for event in events)}) == 4
    assert [LearningEvent.from_bytes(event.to_bytes()).number for event in events] == [
        event.number for event in events
    ]
    again = Engine.open(folder)
    again.restore(engine.snapshot())
    assert again.state() == engine.state()
    for event in events:
        again.undo(event)
    assert again.state() == before


def test_an_engine_refuses_a_snapshot_of_another(engine_folder):
    engine = Engine.open(engine_folder)
    snapshot = engine.snapshot()
    assert EngineManifest.load(engine_folder).name in snapshot.key
    object.__setattr__(snapshot, "key", snapshot.key + "x")
    with pytest.raises(EngineError, match="another engine"):
        engine.restore(snapshot)

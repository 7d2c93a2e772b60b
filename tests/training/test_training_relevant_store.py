"""The store of candidates: what goes in comes out; kills and damage."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import EngineError, UsageError
from postil.training.relevant_sets import candidate_store
from postil.training.relevant_sets.candidate_store import Candidate, CandidateStore, Origin


def random_candidate(generator: np.random.Generator, dense: int, features: int = 40) -> Candidate:
    size = int(generator.integers(0, features))
    ids = np.sort(generator.choice(features * 3, size, replace=False)).astype(np.uint32)
    return Candidate(
        generator.normal(size=dense).astype(np.float32),
        ids,
        generator.integers(1, 256, size).astype(np.uint8),
        float(np.float32(generator.random())),
        Origin(int(generator.integers(0, 4))),
        float(np.float32(generator.normal())),
    )


def fill(store: CandidateStore, generator: np.random.Generator, most: int = 4) -> list[list]:
    """A round of random candidates; what went in, by sentence."""
    added: list[list] = [[] for _ in range(store.sentences)]
    with store.new_round() as writer:
        for sentence, row in enumerate(added):
            for _ in range(int(generator.integers(0, most + 1))):
                row.append(random_candidate(generator, store.dense))
                writer.add(sentence, row[-1])
    return added


def plain(candidate: Candidate) -> tuple:
    return (
        candidate.dense.tolist(),
        candidate.ids.tolist(),
        candidate.counts.tolist(),
        candidate.quality,
        candidate.origin,
        candidate.score,
    )


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("buffer", [1, 50, 1 << 18])
@settings(deadline=None, max_examples=30)
@given(
    sizes=st.tuples(st.integers(0, 6), st.integers(0, 3), st.integers(0, 3)),
    seed=st.integers(0, 2**31),
)
def test_what_goes_in_comes_out(tmp_path_factory, buffer, sizes, seed):
    sentences, dense, rounds = sizes
    folder = tmp_path_factory.mktemp("store") / "candidates"
    generator = np.random.default_rng(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(candidate_store, "_BUFFER", buffer)
        store = CandidateStore.create(folder, sentences, dense)
        added = [fill(store, generator) for _ in range(rounds)]
        reopened = CandidateStore.open(folder)
    reopened.verify()
    for view in (store, reopened):
        assert (view.sentences, view.dense, len(view)) == (sentences, dense, rounds)
        for sentence in range(sentences):
            expected = [plain(one) for part in added for one in part[sentence]]
            assert [plain(one) for one in view.candidates(sentence)] == expected


def test_a_round_that_fails_leaves_nothing(tmp_path):
    store = CandidateStore.create(tmp_path / "s", 5, 2)
    fill(store, np.random.default_rng(1))
    before = files_of(tmp_path / "s")
    with pytest.raises(RuntimeError), store.new_round() as writer:
        writer.add(0, random_candidate(np.random.default_rng(2), 2))
        raise RuntimeError
    assert files_of(tmp_path / "s") == before
    assert len(store) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_round_is_dropped(tmp_path):
    folder = tmp_path / "s"
    store = CandidateStore.create(folder, 100, 1)
    first = fill(store, np.random.default_rng(1))
    program = """
        import sys
        from pathlib import Path
        import numpy as np
        from postil.training.relevant_sets import candidate_store
        candidate_store._BUFFER = 100
        store = candidate_store.CandidateStore.open(Path(sys.argv[1]))
        with store.new_round() as writer:
            for sentence in range(50):
                ids = np.arange(30, dtype=np.uint32)
                writer.add(sentence, candidate_store.Candidate(
                    np.zeros(1, np.float32), ids, np.ones(30, np.uint8), 0.5, 3))
            print("half", flush=True)
            sys.stdin.read()
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program), str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"half"
        half = [path for path in folder.glob(".round-*") if (path / "ids.bin").stat().st_size]
        process.kill()
    assert len(half) == 1
    reopened = CandidateStore.open(folder)
    assert len(reopened) == 1
    assert [plain(one) for one in reopened.candidates(7)] == [plain(one) for one in first[7]]
    second = fill(reopened, np.random.default_rng(3))
    assert not list(folder.glob(".*"))
    expected = [plain(one) for one in first[7] + second[7]]
    assert [plain(one) for one in CandidateStore.open(folder).candidates(7)] == expected


def test_truncate_forgets_the_youngest(tmp_path):
    store = CandidateStore.create(tmp_path / "s", 4, 1)
    generator = np.random.default_rng(5)
    fill(store, generator)
    before = files_of(tmp_path / "s")
    fill(store, generator)
    fill(store, generator)
    store.truncate(1)
    assert len(store) == 1
    assert files_of(tmp_path / "s") == before
    fill(store, generator)
    assert len(CandidateStore.open(tmp_path / "s")) == 2


def test_sentences_ascend(tmp_path):
    store = CandidateStore.create(tmp_path / "s", 4, 1)
    one = random_candidate(np.random.default_rng(1), 1)
    for first, second in ((2, 1), (0, 4), (0, -1)):
        with pytest.raises(ValueError, match=f"sentence {second}"), store.new_round() as writer:
            writer.add(first, one)
            writer.add(second, one)
    assert len(store) == 0


GOOD = {
    "dense": np.zeros(2, np.float32),
    "ids": np.array([1, 4], np.uint32),
    "counts": np.array([1, 2], np.uint8),
    "quality": 0.5,
    "origin": Origin.DECODED,
}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("dense", np.zeros(3, np.float32)),
        ("dense", np.array([0, np.nan], np.float32)),
        ("quality", float("inf")),
        ("ids", np.array([4, 1], np.uint32)),
        ("ids", np.array([4, 4], np.uint32)),
        ("ids", np.array([1, 4], np.int64)),
        ("ids", np.array([1], np.uint32)),
        ("counts", np.array([1, 0], np.uint8)),
    ],
)
def test_wrong_candidates_are_refused(tmp_path, field, value):
    store = CandidateStore.create(tmp_path / "s", 1, 2)
    with pytest.raises(ValueError), store.new_round() as writer:
        writer.add(0, Candidate(**GOOD | {field: value}))
    assert len(store) == 0


def test_create_does_not_overwrite(tmp_path):
    CandidateStore.create(tmp_path / "s", 1, 1)
    with pytest.raises(UsageError, match="holds something"):
        CandidateStore.create(tmp_path / "s", 1, 1)


@pytest.mark.parametrize("name", [*candidate_store.TYPES, "manifest"])
@pytest.mark.parametrize("how", ["cut", "longer", "gone"])
def test_damage_names_the_file(tmp_path, name, how):
    store = CandidateStore.create(tmp_path / "s", 3, 2)
    fill(store, np.random.default_rng(4))
    file = tmp_path / "s" / "round-0000" / (f"{name}.bin" if name != "manifest" else f"{name}.json")
    data = file.read_bytes()
    if how == "gone":
        file.unlink()
    else:
        file.write_bytes(data[:-1] if how == "cut" else data + b"x")
    with pytest.raises(EngineError, match="round-0000") as caught:
        CandidateStore.open(tmp_path / "s")
    assert file.name in str(caught.value)


def test_changed_bytes(tmp_path):
    """Offsets are checked on opening, everything else by ``verify``."""
    store = CandidateStore.create(tmp_path / "s", 3, 2)
    with store.new_round() as writer:
        for sentence in range(3):
            writer.add(sentence, Candidate(**GOOD))
    for name, seen_on_opening in (("starts", True), ("feature_starts", True), ("ids", False)):
        file = tmp_path / "s" / "round-0000" / f"{name}.bin"
        data = file.read_bytes()
        file.write_bytes(data[:8] + b"\xff" + data[9:])
        with pytest.raises(EngineError, match=name):
            opened = CandidateStore.open(tmp_path / "s")
            assert not seen_on_opening
            opened.verify()
        file.write_bytes(data)


def test_a_missing_round_and_one_of_another_store(tmp_path):
    store = CandidateStore.create(tmp_path / "s", 3, 2)
    for seed in range(3):
        fill(store, np.random.default_rng(seed))
    (tmp_path / "s" / "round-0001").rename(tmp_path / "aside")
    with pytest.raises(EngineError, match="round-0001"):
        CandidateStore.open(tmp_path / "s")
    other = CandidateStore.create(tmp_path / "o", 4, 2)
    for seed in range(2):
        fill(other, np.random.default_rng(seed))
    (tmp_path / "o" / "round-0001").rename(tmp_path / "s" / "round-0001")
    with pytest.raises(EngineError, match="does not belong"):
        CandidateStore.open(tmp_path / "s")

"""The aligner as a whole: what it learns, that it repeats itself, files, Cancel, gold links."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.bitext.aligner import Aligner, AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.alignment import Alignment
from postil.bitext.store import Bitext
from postil.errors import Cancelled, InputError, UsageError
from postil.types.progress import Progress

Pairs = list[tuple[list[str], list[str]]]


def toy_pairs(count: int = 400, seed: int = 1) -> Pairs:
    """A language of ten words, "a3" translated as "b3", with neighbours swapped now and then."""
    chance = random.Random(seed)
    pairs = []
    for _ in range(count):
        numbers = [chance.randrange(10) for _ in range(chance.randint(1, 8))]
        target = numbers.copy()
        if len(target) > 1 and chance.random() < 0.3:
            place = chance.randrange(len(target) - 1)
            target[place : place + 2] = reversed(target[place : place + 2])
        pairs.append(([f"a{n}" for n in numbers], [f"b{n}" for n in target]))
    return pairs


def store(folder: Path, pairs: Pairs) -> Bitext:
    with Bitext.create(folder, "a", "b") as writer:
        for pair in pairs:
            writer.add(*pair)
    return Bitext.open(folder)


@pytest.fixture(scope="module")
def bitext(tmp_path_factory: pytest.TempPathFactory) -> Bitext:
    return store(tmp_path_factory.mktemp("aligner") / "bitext", toy_pairs())


@pytest.fixture(scope="module")
def aligner(bitext: Bitext) -> Aligner:
    return train_aligner(bitext)


def encode(bitext: Bitext, source: str, target: str) -> tuple[np.ndarray, np.ndarray]:
    """Ids of two sentences; words not in the vocabulary get ids beyond it."""
    ids = []
    for side, text in ((bitext.source, source), (bitext.target, target)):
        beyond = len(side.vocabulary) + 7
        numbers = [side.vocabulary.id(word) or beyond for word in text.split()]
        ids.append(np.array(numbers, dtype=np.uint32))
    return ids[0], ids[1]


def links(aligner: Aligner, bitext: Bitext, source: str, target: str) -> set[tuple[int, int]]:
    found = aligner.align(*encode(bitext, source, target))
    assert found.dtype == np.uint16
    return {(int(i), int(j)) for i, j in found}


def test_learns_the_translation(aligner: Aligner, bitext: Bitext, tmp_path: Path) -> None:
    alignment = aligner.align_corpus(bitext, tmp_path / "a")
    right = wrong = 0
    for number, (source, target) in enumerate(toy_pairs()):
        for i, j in alignment[number]:
            if source[i][1:] == target[j][1:]:
                right += 1
            else:
                wrong += 1
    words = len(bitext.source.tokens)
    assert right > 0.97 * words
    assert wrong < 0.02 * words


def test_new_sentences(aligner: Aligner, bitext: Bitext) -> None:
    assert links(aligner, bitext, "a1 a2 a3", "b1 b2 b3") == {(0, 0), (1, 1), (2, 2)}
    assert links(aligner, bitext, "a1 a2 a3", "b1 b3 b2") == {(0, 0), (1, 2), (2, 1)}
    assert links(aligner, bitext, "a5", "b5") == {(0, 0)}


def test_unknown_words_find_each_other(aligner: Aligner, bitext: Bitext) -> None:
    assert links(aligner, bitext, "a1 new a3", "b1 neu b3") == {(0, 0), (1, 1), (2, 2)}
    assert links(aligner, bitext, "new", "neu") == {(0, 0)}
    assert {(0, 0), (2, 1)} <= links(aligner, bitext, "a1 new a3", "b1 b3")


def test_unknown_words_find_known_ones(aligner: Aligner, bitext: Bitext) -> None:
    """A word never seen stands for a known one, or a known one for it, if nothing else is left."""
    together = {(0, 0), (1, 1), (2, 2)}
    assert links(aligner, bitext, "a1 new a3", "b1 b2 b3") == together
    assert links(aligner, bitext, "a1 a2 a3", "b1 neu b3") == together
    assert (0, 0) not in links(aligner, bitext, "new a1", "b1 neu")


def test_empty_sides(aligner: Aligner, bitext: Bitext) -> None:
    for source, target in (("", ""), ("a1", ""), ("", "b1")):
        assert links(aligner, bitext, source, target) == set()


ids = st.lists(st.integers(0, 40) | st.just(2**32 - 1), max_size=12)


@given(ids, ids)
@settings(deadline=None)
def test_any_ids_give_sound_links(aligner: Aligner, source: list[int], target: list[int]) -> None:
    found = aligner.align(np.array(source, np.uint32), np.array(target, np.uint32))
    pairs = [(int(i), int(j)) for i, j in found]
    assert all(i < len(source) and j < len(target) for i, j in pairs)
    assert len(set(pairs)) == len(pairs)
    assert pairs == sorted(pairs, key=lambda pair: (pair[1], pair[0]))


def test_long_segments_have_no_links(aligner: Aligner) -> None:
    """Work grows with the cube of the length: there is a limit, and it is kept without a crash."""
    many = np.full(70_000, 5, dtype=np.uint32)
    few = np.full(3, 5, dtype=np.uint32)
    assert len(aligner.align(many, few)) == 0
    assert len(aligner.align(few, many)) == 0


def test_corpora_with_odd_pairs(tmp_path: Path) -> None:
    odd: Pairs = [([], []), (["a1"], []), ([], ["b1"]), (["a1"] * 3000, ["b1"] * 3000)]
    pairs = odd + toy_pairs(60) + odd
    bitext = store(tmp_path / "bitext", pairs)
    alignment = train_aligner(bitext).align_corpus(bitext, tmp_path / "links")
    plain = store(tmp_path / "plain", toy_pairs(60))
    expected = train_aligner(plain).align_corpus(plain, tmp_path / "plain links")
    assert len(alignment) == len(pairs)
    for number in range(len(odd)):
        assert len(alignment[number]) == len(alignment[len(pairs) - 1 - number]) == 0
    for number in range(60):
        assert np.array_equal(alignment[number + len(odd)], expected[number])


def test_the_number_of_threads_changes_nothing(bitext: Bitext, tmp_path: Path) -> None:
    found = []
    for threads in (1, 2):
        aligner = train_aligner(bitext, AlignerOptions(threads=threads))
        aligner.save(tmp_path / f"aligner {threads}", prune=0.0)
        aligner.align_corpus(bitext, tmp_path / f"links {threads}")
        found.append([tmp_path / f"{name} {threads}" for name in ("aligner", "links")])
    for one, two in zip(*found, strict=True):
        for path in one.glob("*"):
            assert path.read_bytes() == (two / path.name).read_bytes(), path.name


def test_one_pair_is_aligned_as_in_the_corpus(
    aligner: Aligner, bitext: Bitext, tmp_path: Path
) -> None:
    alignment = aligner.align_corpus(bitext, tmp_path / "a")
    for number in range(50):
        pair = bitext.source.sentence(number), bitext.target.sentence(number)
        assert np.array_equal(aligner.align(*pair), alignment[number])


def test_saved_and_loaded(aligner: Aligner, bitext: Bitext, tmp_path: Path) -> None:
    aligner.save(tmp_path / "aligner")
    loaded = Aligner.load(tmp_path / "aligner")
    assert loaded.options == aligner.options
    before = aligner.align_corpus(bitext, tmp_path / "before")
    after = loaded.align_corpus(bitext, tmp_path / "after")
    assert np.array_equal(before.points, after.points)
    assert np.array_equal(before.offsets, after.offsets)


def test_aligns_another_corpus(aligner: Aligner, bitext: Bitext, tmp_path: Path) -> None:
    """Words and pairs it never saw, from a bitext with more words but the same ids."""
    vocabularies = [list(side.vocabulary)[3:] for side in (bitext.source, bitext.target)]
    more = [(vocabularies[0], vocabularies[1]), (["a1", "neu"], ["b1", "new"]), (["x"], ["b1"])]
    other = store(tmp_path / "other", more)
    aligner.save(tmp_path / "aligner")
    for each in (aligner, Aligner.load(tmp_path / "aligner")):
        alignment = each.align_corpus(other, tmp_path / "links")
        assert alignment[1].tolist() == [[0, 0], [1, 1]]


def test_cancel(bitext: Bitext, aligner: Aligner, tmp_path: Path) -> None:
    def cancel_at(message: str) -> Progress:
        def listen(progress: Progress) -> None:
            if message in progress.message:
                progress.cancel()

        return Progress(listen)

    before = set(bitext.folder.iterdir())
    for message in ("model 1", "HMM"):
        with pytest.raises(Cancelled):
            train_aligner(bitext, progress=cancel_at(message))
    assert set(bitext.folder.iterdir()) == before
    with pytest.raises(Cancelled):
        aligner.align_corpus(bitext, tmp_path / "a", progress=cancel_at("Aligning"))
    assert list(tmp_path.iterdir()) == []


def test_nothing_to_align(tmp_path: Path) -> None:
    for number, pairs in enumerate(([], [(["a"], [])], [([], ["b"]), (["a"], [])])):
        with pytest.raises(UsageError, match="nothing to align"):
            train_aligner(store(tmp_path / str(number), pairs))


@pytest.mark.parametrize(
    "wrong",
    [
        {"null": 0.0},
        {"null": 1.0},
        {"smoothing": 0.0},
        {"threads": 0},
        {"model_1": -1},
        {"hmm": -1},
        {"null": float("nan")},
        {"identical": -1.0},
        {"prior": -0.1},
        {"prior": float("inf")},
        {"prior": float("nan")},
        {"prior": 10**400},
        {"identical": float("inf")},
        {"smoothing": 1.001},
        {"smoothing": float("nan")},
        {"threads": 1001},
        {"model_1": 1001},
        {"hmm": 1001},
    ],
)
def test_options_that_make_no_sense(wrong: dict[str, float]) -> None:
    with pytest.raises(UsageError):
        AlignerOptions(**wrong)  # type: ignore[arg-type]


def test_options_at_their_bounds() -> None:
    AlignerOptions(model_1=0, hmm=0, null=1e-9, smoothing=1e-9, identical=0.0, prior=0.0, threads=1)
    AlignerOptions(model_1=1000, hmm=1000, null=0.999, smoothing=1.0, threads=1000)


def truncate(name: str) -> Callable[[Path], None]:
    def damage(folder: Path) -> None:
        path = folder / name
        path.write_bytes(path.read_bytes()[:-5])

    return damage


def old_head(folder: Path) -> None:
    """Give an array the head of an old Python, which NumPy mends with a warning."""
    path = folder / "rows.npy"
    path.write_bytes(path.read_bytes().replace(b",), }  ", b"L,), } ", 1))


def replace(name: str, values: object) -> Callable[[Path], None]:
    return lambda folder: np.save(folder / name, np.asarray(values))


def change(name: str, where: int, value: int) -> Callable[[Path], None]:
    """Change one element."""

    def damage(folder: Path) -> None:
        values = np.load(folder / name)
        values[where] = value
        np.save(folder / name, values)

    return damage


def long_head(folder: Path) -> None:
    """Give an array a head of more bytes than any array has."""
    path = folder / "rows.npy"
    data = path.read_bytes()
    size = int.from_bytes(data[8:10], "little")
    head = data[10 : 10 + size].rstrip(b"\n").ljust(10_001) + b"\n"
    path.write_bytes(data[:8] + len(head).to_bytes(2, "little") + head + data[10 + size :])


def manifest(**changes: object) -> Callable[[Path], None]:
    def damage(folder: Path) -> None:
        path = folder / "aligner.json"
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))

    return damage


@pytest.mark.parametrize(
    "damage",
    [
        truncate("rows.npy"),
        truncate("columns.npy"),
        old_head,
        truncate("direct.npy"),
        truncate("inverse-null.npy"),
        truncate("aligner.json"),
        lambda folder: (folder / "inverse.npy").unlink(),
        lambda folder: (folder / "aligner.json").unlink(),
        replace("rows.npy", np.array([0, 99, 3], np.uint64)),
        replace("rows.npy", np.zeros(0, np.uint64)),
        replace("columns.npy", np.zeros(1, np.uint32)),
        replace("columns.npy", np.zeros((2, 2), np.uint32)),
        replace("direct.npy", np.zeros(3, np.float32)),
        replace("inverse.npy", np.zeros(3, np.float64)),
        replace("direct-null.npy", np.zeros(3, np.int8)),
        replace("direct-jumps.npy", np.zeros(3)),
        replace("source-counts.npy", np.zeros(3)),
        truncate("target-counts.npy"),
        long_head,
        change("rows.npy", 0, 1),
        change("rows.npy", 3, 2**62),
        change("rows.npy", -1, 0),
        change("columns.npy", -1, (1 << 28) + 1),
        replace("inverse-jumps.npy", np.zeros(3)),
        replace("inverse.npy", np.zeros(3, np.float32)),
        manifest(format_version=99),
        manifest(options={"prior": 10**400}),
        manifest(options={"null": 7}),
        manifest(options={"colour": "red"}),
        manifest(options=None),
    ],
)
def test_damage(aligner: Aligner, tmp_path: Path, damage: Callable[[Path], None]) -> None:
    aligner.save(tmp_path / "aligner")
    damage(tmp_path / "aligner")
    with pytest.raises(InputError, match="aligner"):
        Aligner.load(tmp_path / "aligner")


def hansards(folder: Path) -> tuple[Pairs, list[list[str]]]:
    """All French-English sentences, those with a gold alignment first; and the gold links."""

    def sentences(path: Path) -> list[list[str]]:
        with path.open(encoding="utf-8", errors="replace") as stream:
            return [re.sub(r"</?s[^>]*>", "", line).lower().split() for line in stream]

    files = [folder / "test/test.e", *sorted((folder / "train").glob("*.e"))]
    pairs: Pairs = []
    for english in files:
        french = sentences(english.with_suffix(".f"))
        pairs += zip(french, sentences(english), strict=True)
    gold = (folder / "test/test.align").read_text(encoding="utf-8").splitlines()
    return pairs, [line.split() for line in gold]


def error_rate(alignment: Alignment, gold: list[list[str]]) -> float:
    """Alignment error rate (Och & Ney 2003): 1 - (|A & sure| + |A & possible|) / (|A| + |sure|)."""
    hits = size = 0
    for number, points in enumerate(gold):
        found = {(int(i), int(j)) for i, j in alignment[number]}
        possible = {tuple(map(int, point.split("-")[:2])) for point in points}
        sure = {tuple(map(int, p.split("-")[:2])) for p in points if not p.endswith("-P")}
        hits += len(found & sure) + len(found & possible)
        size += len(found) + len(sure)
    return 1 - hits / size


def test_error_rate_on_the_hansards(shared_data: Path, tmp_path: Path) -> None:
    """2,830 sentence pairs; 13.6 % when written."""
    pairs, gold = hansards(shared_data / "hansards-align-trees")
    bitext = store(tmp_path / "bitext", pairs)
    alignment = train_aligner(bitext).align_corpus(bitext, tmp_path / "links")
    assert error_rate(alignment, gold) < 0.15

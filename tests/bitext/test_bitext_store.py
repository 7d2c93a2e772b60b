"""The encoded store: round trips, streaming, and every way its files can be damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.bitext import store
from postil.bitext.store import Bitext
from postil.errors import InputError, StorageError

PAIRS = [
    (["Das", "Haus", "."], ["The", "house", "."]),
    ([], ["?"]),
    (["Haus", "<s>"], ["house"]),
    (["naïve￭", "\u2028"], []),
]
word = st.text(st.characters(exclude_characters="\n", codec="utf-8"), min_size=1, max_size=5)
sentence = st.lists(word, max_size=6)


def write(folder: Path, pairs: list[tuple[list[str], list[str]]] = PAIRS) -> Path:
    with Bitext.create(folder, "de", "en", {"tokeniser": "postil"}) as writer:
        for pair in pairs:
            writer.add(*pair)
    return folder


def test_what_is_written_is_read(tmp_path: Path) -> None:
    bitext = Bitext.open(write(tmp_path / "b"))
    assert len(bitext) == len(bitext.source) == len(PAIRS)
    assert (bitext.source.language, bitext.target.language) == ("de", "en")
    assert bitext.manifest["settings"] == {"tokeniser": "postil"}
    for side, index in ((bitext.source, 0), (bitext.target, 1)):
        assert isinstance(side.tokens, np.memmap)
        for number, pair in enumerate(PAIRS):
            words = [word.replace("<s>", "<unk>") for word in pair[index]]
            assert side.vocabulary.decode(side.sentence(number)) == words
    assert bitext.source.tokens.dtype == np.uint32
    assert bitext.source.offsets.tolist() == [0, 3, 3, 5, 7]


@given(st.lists(st.tuples(sentence, sentence), max_size=8))
def test_round_trip(
    tmp_path_factory: pytest.TempPathFactory, pairs: list[tuple[list[str], ...]]
) -> None:
    reserved = {"<unk>", "<s>", "</s>"}
    folder = tmp_path_factory.mktemp("store") / "b"
    bitext = Bitext.open(write(folder, [(pair[0], pair[1]) for pair in pairs]))
    for number, pair in enumerate(pairs):
        for side, tokens in zip((bitext.source, bitext.target), pair, strict=True):
            decoded = side.vocabulary.decode(side.sentence(number))
            assert decoded == ["<unk>" if token in reserved else token for token in tokens]


def test_small_buffers_write_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [([f"w{n % 7}"] * (n % 4), [f"v{n}"] * (n % 3)) for n in range(60)] + [([], [])] * 20
    whole = write(tmp_path / "whole", pairs)
    monkeypatch.setattr(store, "_BUFFER", 5)
    parts = write(tmp_path / "parts", pairs)
    for name in sorted(path.name for path in whole.iterdir()):
        assert (whole / name).read_bytes() == (parts / name).read_bytes()
    assert len(Bitext.open(parts)) == len(pairs)


def test_empty(tmp_path: Path) -> None:
    bitext = Bitext.open(write(tmp_path / "b", []))
    assert len(bitext) == 0
    assert len(bitext.target.tokens) == 0


def test_nothing_appears_if_the_block_fails(tmp_path: Path) -> None:
    with (
        pytest.raises(KeyError),
        Bitext.create(tmp_path / "b", "de", "en") as writer,
    ):
        writer.add(["a"], ["b"])
        raise KeyError
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("postil.bitext.store._SideWriter._flush", full)
    with pytest.raises(StorageError, match="No space left"):
        write(tmp_path / "b")
    assert list(tmp_path.iterdir()) == []


def change(name: str, edit: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def apply(folder: Path) -> None:
        (folder / name).write_bytes(edit((folder / name).read_bytes()))

    return apply


def manifest(**changes: object) -> Callable[[Path], None]:
    def apply(folder: Path) -> None:
        path = folder / "manifest.json"
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))

    return apply


def offsets_of(values: list[int]) -> Callable[[bytes], bytes]:
    return lambda _: np.array(values, "<u8").tobytes()


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (change("source.tokens", lambda data: data[:-1]), "holds 27 bytes, not 28"),
        (change("target.tokens", lambda data: data + b"\0\0\0\0"), "holds 24 bytes, not 20"),
        (change("source.offsets", lambda data: data[:8]), "holds 8 bytes"),
        (change("source.offsets", offsets_of([0, 6, 3, 5, 7])), "do not fit"),
        (change("source.offsets", offsets_of([1, 3, 3, 5, 7])), "do not fit"),
        (change("source.offsets", offsets_of([0, 3, 3, 5, 6])), "do not fit"),
        (change("target.tokens", lambda data: data[:-4] + b"\xff\0\0\0"), "not in the vocabulary"),
        (change("target.vocabulary.txt", lambda data: data[:-1]), "cut off"),
        (change("target.vocabulary.txt", lambda data: data + b"more\n"), "holds 8 words, not 7"),
        (change("manifest.json", lambda data: data[:-9]), "not the description"),
        (manifest(format_version=99), "format version 99"),
        (manifest(pairs=-1), "not the description"),
        (manifest(pairs=1e400), "not the description"),
        (manifest(source=3), "not the description"),
        (manifest(target={}), "not the description"),
        (lambda folder: (folder / "manifest.json").unlink(), "not the description"),
        (lambda folder: (folder / "source.tokens").unlink(), "cannot be read"),
    ],
)
def test_damage(tmp_path: Path, damage: Callable[[Path], None], message: str) -> None:
    folder = write(tmp_path / "b")
    damage(folder)
    with pytest.raises(InputError, match=message):
        Bitext.open(folder)

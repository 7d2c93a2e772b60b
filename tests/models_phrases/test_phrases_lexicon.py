"""The lexicon against its slow twin, saved and opened, whole and damaged."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from phrases_oracle import Example, SlowLexicon, arrays, europarl
from test_phrases_extract import sentences

from postil.errors import Cancelled, EngineError
from postil.models.lexicon.model import Lexicon
from postil.types.array_folder import verify_arrays
from postil.types.progress import Progress

WORDS = [None, 3, 4, 5, 6]


@settings(max_examples=100, deadline=None)
@given(sentences(), sentences())
def test_any_alignment(one: Example, two: Example) -> None:
    lexicon = Lexicon.count(arrays([one, two]))
    slow = SlowLexicon.count([one, two])
    assert len(lexicon) == len(slow.links)
    for f in WORDS:
        for e in WORDS:
            assert lexicon.probability(f, e) == pytest.approx(slow.direct(f, e))
            assert lexicon.inverse(f, e) == pytest.approx(slow.inverse(f, e))


def test_europarl(shared_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postil.models.lexicon.count._WORDS", 500)
    examples = europarl(shared_data, 300)
    lexicon = Lexicon.count(arrays(examples))
    slow = SlowLexicon.count(examples)
    assert len(lexicon) == len(slow.links)
    for f, e in slow.links:
        assert lexicon.probability(f, e) == pytest.approx(slow.direct(f, e))
        assert lexicon.inverse(f, e) == pytest.approx(slow.inverse(f, e))


def test_probabilities_sum_to_one() -> None:
    lexicon = Lexicon.count(arrays([Example([3, 4], [5, 6, 7], [(0, 0), (0, 1)])]))
    for f in (3, 4, None):
        pairs = lexicon.translations(f)
        assert sum(lexicon.probability(f, e) for e, _ in pairs) == pytest.approx(1.0)


def test_translations_most_linked_first() -> None:
    corpus = arrays([Example([3, 3, 3, 3], [6, 5, 6], [(0, 0), (1, 1), (2, 2)])])
    assert Lexicon.count(corpus).translations(3) == [(6, 2), (5, 1), (None, 1)]


def test_words_never_seen() -> None:
    lexicon = Lexicon.count(arrays([Example([3], [4], [(0, 0)])]))
    assert lexicon.probability(4_000_000, 4) == 0.0
    assert lexicon.probability(3, 4_000_000) == 0.0
    assert lexicon.translations(4_000_000) == []
    assert Lexicon.count(arrays([])).probability(None, None) == 0.0


def test_saved_and_opened(tmp_path: Path) -> None:
    corpus = arrays([Example([3, 4, 5], [5, 6, 7], [(0, 0), (0, 1), (2, 1)])])
    lexicon = Lexicon.count(corpus)
    lexicon.save(tmp_path / "lexicon")
    opened = Lexicon.open(tmp_path / "lexicon")
    verify_arrays(opened.folder)
    assert (opened.sources, opened.targets, len(opened)) == (
        lexicon.sources,
        lexicon.targets,
        len(lexicon),
    )
    for f in (None, 3, 4, 5):
        assert opened.translations(f) == lexicon.translations(f)


@pytest.mark.parametrize(
    "name", ["offsets", "columns", "counts", "source_totals", "target_totals", "manifest"]
)
def test_damage_is_refused(name: str, tmp_path: Path) -> None:
    Lexicon.count(arrays([Example([3, 4], [5, 6], [(0, 0)])])).save(tmp_path / "lexicon")
    path = tmp_path / "lexicon" / (name + (".json" if name == "manifest" else ".bin"))
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(EngineError):
        Lexicon.open(tmp_path / "lexicon")


def test_offsets_out_of_order_are_refused(tmp_path: Path) -> None:
    Lexicon.count(arrays([Example([3, 4], [5, 6], [(0, 0)])])).save(tmp_path / "lexicon")
    path = tmp_path / "lexicon" / "offsets.bin"
    damaged = bytearray(path.read_bytes())
    damaged[8] = 200
    path.write_bytes(damaged)
    with pytest.raises(EngineError, match="do not fit"):
        Lexicon.open(tmp_path / "lexicon")


@pytest.mark.parametrize(
    ("name", "value", "found"), [("columns", 4_000_000, 0.0), ("source_totals", 0, 1.0)]
)
def test_no_number_in_the_file_makes_a_probability_of_none(
    name: str, value: int, found: float, tmp_path: Path
) -> None:
    lexicon = Lexicon.count(arrays([Example([3, 3], [4, 4], [(0, 0), (1, 1)])]))
    lexicon.save(tmp_path / "lexicon")
    path = tmp_path / "lexicon" / f"{name}.bin"
    values = np.fromfile(path, np.uint32 if name == "columns" else np.uint64)
    values[:] = value
    values.tofile(path)
    opened = Lexicon.open(tmp_path / "lexicon")
    assert opened.probability(3, value if name == "columns" else 4) == found


def test_a_point_outside_its_sentence() -> None:
    with pytest.raises(EngineError, match="sentence pair 1"):
        Lexicon.count(arrays([Example([3], [4], [(1, 0)])]))


def test_counting_can_be_cancelled() -> None:
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        Lexicon.count(arrays([Example([3], [4], [(0, 0)])]), progress)

"""Scores beside a phrase table: read back as written, and refused beside any other table."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

from phrase_tables import table_of
from postil.errors import EngineError
from postil.models.max_margin import table_scores as margin_scores
from postil.models.phrase_table import pair_scores as phrase_scores
from postil.models.phrase_table.entries import PhraseEntry, rows_from_entries
from postil.models.phrase_table.pair_scores import (
    fingerprint,
    open_phrase_scores,
    write_phrase_scores,
)
from postil.models.phrase_table.table import PhraseTable
from postil.models.phrase_table.writer import PhraseTableWriter
from postil.types.array_folder import ArraysWriter, verify_arrays


def table_on_disk(folder, entries):
    folder.mkdir()
    with PhraseTableWriter(folder, sorted=False) as writer:
        writer.add(rows_from_entries(entries))
        writer.finish({})
    return PhraseTable.open(folder)


def entries(score=-1.0):
    return [
        PhraseEntry((3,), (4,), (-1.0, -1.0, score, -1.0)),
        PhraseEntry((3,), (5,), (-1.0, -1.0, -2.0, -1.0)),
        PhraseEntry((3, 4), (4, 5), (-1.0, -1.0, -0.5, -1.0)),
    ]


@pytest.fixture
def table(tmp_path):
    return table_on_disk(tmp_path / "table", entries())


@pytest.fixture
def scores(table, tmp_path):
    values = np.array([0.5, -1.25, 0.0], dtype=np.float32)
    write_phrase_scores(tmp_path / "scores", table, values, {"features": 7})
    return values


def test_scores_come_back(tmp_path, table, scores):
    found = open_phrase_scores(tmp_path / "scores", table)
    assert found.tolist() == scores.tolist()
    assert found.dtype == np.float32
    assert not found.flags.writeable
    assert open_phrase_scores(tmp_path / "none", table) is None
    shutil.copytree(tmp_path / "table", tmp_path / "copy")
    assert open_phrase_scores(tmp_path / "scores", PhraseTable.open(tmp_path / "copy")) is not None
    verify_arrays(tmp_path / "scores")


@pytest.mark.usefixtures("scores")
def test_scores_of_another_table_are_refused(tmp_path):
    other = table_on_disk(tmp_path / "other", entries(score=-1.5))  # as many rows, other contents
    with pytest.raises(EngineError, match="another phrase table"):
        open_phrase_scores(tmp_path / "scores", other)


@pytest.mark.parametrize("rows", [2, 4])
def test_scores_of_other_rows_are_refused(tmp_path, table, rows):
    """They say that they are of this table."""
    for kind, of_scores, columns in (("phrase", phrase_scores, 1), ("margin", margin_scores, 2)):
        folder = tmp_path / kind
        folder.mkdir()
        with ArraysWriter(folder, of_scores.TYPES) as writer:
            writer.append("scores", np.zeros(rows * columns, np.float32))
            writer.finish(of_scores.KIND, of_scores.VERSION, {"table": fingerprint(table)})
    with pytest.raises(EngineError, match="another phrase table"):
        open_phrase_scores(tmp_path / "phrase", table)
    with pytest.raises(EngineError, match="another phrase table"):
        margin_scores.open_margin_scores(tmp_path / "margin", table)


def test_margin_scores_are_two_to_a_row_of_their_table(tmp_path, table):
    other = table_on_disk(tmp_path / "other", entries(score=-1.5))
    for count, of, said in ((6, table, ""), (5, table, "do not fit"), (6, other, "another phrase")):
        folder = tmp_path / f"{count} {said}"
        folder.mkdir()
        with ArraysWriter(folder, margin_scores.TYPES) as writer:
            writer.append("scores", np.zeros(count, np.float32))
            settings = {"table": fingerprint(of)}
            writer.finish(margin_scores.KIND, margin_scores.VERSION, settings)
        if not said:
            assert margin_scores.open_margin_scores(folder, table).shape == (3, 2)
            continue
        with pytest.raises(EngineError, match=said):
            margin_scores.open_margin_scores(folder, table)


@pytest.mark.usefixtures("scores")
def test_damage_is_found(tmp_path, table):
    path = tmp_path / "scores" / "scores.bin"
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    with pytest.raises(EngineError, match=r"scores\.bin"):
        open_phrase_scores(tmp_path / "scores", table)
    path.write_bytes(np.array([np.nan, 0.0, 0.0], dtype="<f4").tobytes())
    with pytest.raises(EngineError, match="no number"):
        open_phrase_scores(tmp_path / "scores", table)
    path.write_bytes(np.array([1.0, 0.0, 0.0], dtype="<f4").tobytes())
    with pytest.raises(EngineError, match="not what was written"):
        verify_arrays(tmp_path / "scores")
    (tmp_path / "table" / "manifest.json").unlink()
    path.write_bytes(whole)
    with pytest.raises(EngineError, match=r"manifest\.json"):
        open_phrase_scores(tmp_path / "scores", table)


def test_what_is_no_score_per_row_is_not_written(tmp_path, table):
    for wrong in (np.zeros(2, np.float32), np.array([0, np.inf, 0], np.float32)):
        with pytest.raises(ValueError, match="3 rows"):
            write_phrase_scores(tmp_path / "scores", table, wrong)
    assert not (tmp_path / "scores").exists()
    with pytest.raises(ValueError, match="in memory"):
        write_phrase_scores(tmp_path / "scores", table_of(entries()), np.zeros(3, np.float32))

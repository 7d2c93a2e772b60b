"""Preparing corpora: what comes out does not depend on how many processes work."""

from pathlib import Path

import pytest

from postil.errors import Cancelled
from postil.training import preparation
from postil.training.corpora import CorpusFiles, corpus_of
from postil.training.preparation import prepare
from postil.training.request import TrainingReport, TrainingRequest
from postil.types.processes import Processes
from postil.types.progress import Progress

PAIRS = 2000


@pytest.fixture
def corpus(tmp_path):
    """Sentences of few words, some empty or without a word, one in capitals."""
    sides = [
        [f"{word} {number % 37} of Bach. {word} again!" for number in range(PAIRS)]
        for word in ("Suite", "Suites")
    ]
    sides[0][5], sides[1][17], sides[0][40] = "", " ", "ALL OF IT IS LOUD"
    paths = [tmp_path / name for name in ("text.en", "text.fr")]
    for path, lines in zip(paths, sides, strict=True):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return CorpusFiles(*paths)


def outcome(corpus, folder, threads):
    folder.mkdir()
    report = TrainingReport(folder)
    request = TrainingRequest("texts", "en", "fr", [corpus], threads=threads)
    prepared = prepare(request, folder, report, Progress())
    texts = prepared.texts
    cased = texts.source("Suite 3 OF BACH"), texts.target("Suites of bach. Again")
    files = {path.name: path.read_bytes() for path in sorted((folder / "bitext").iterdir())}
    counts = report.pairs, report.rejected, report.tuned_on, len(prepared.pairs)
    return files, prepared.held_out, cased, counts, prepared.pairs.tolist()


def test_two_processes_make_what_one_makes(corpus, tmp_path, monkeypatch):
    monkeypatch.setattr(preparation, "STRETCH", 70)
    monkeypatch.setattr(preparation, "SMALL", 140)
    asked = []
    begin = Processes._begun
    monkeypatch.setattr(Processes, "_begun", lambda self: asked.append(1) or begin(self))
    alone = outcome(corpus, tmp_path / "one", 1)
    assert not asked
    together = outcome(corpus, tmp_path / "two", 2)
    assert asked
    assert together == alone
    assert (
        alone[3][0] + alone[3][2] == alone[3][3] == PAIRS - 2 and alone[3][2] == len(alone[1]) > 0
    )


def test_a_small_corpus_needs_no_process(corpus, tmp_path, monkeypatch):
    monkeypatch.setattr(Processes, "_begun", lambda _self: pytest.fail("a process was begun"))
    assert outcome(corpus, tmp_path / "two", 2)[0]


def test_cancel_leaves_no_bitext(corpus, tmp_path, monkeypatch):
    monkeypatch.setattr(preparation, "STRETCH", 70)
    monkeypatch.setattr(preparation, "SMALL", 70)
    progress = Progress()
    encode = preparation._encode

    def cancelled(*args):
        progress.cancel()
        return encode(*args)

    monkeypatch.setattr(preparation, "_encode", cancelled)
    request = TrainingRequest("texts", "en", "fr", [corpus], threads=2)
    with pytest.raises(Cancelled):
        prepare(request, tmp_path, TrainingReport(tmp_path), progress)
    assert not (tmp_path / "bitext").exists()


def test_a_file_of_one_letter_is_no_drive(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    source, target = Path("e"), tmp_path / "text.fr"
    for path in (source, target):
        path.write_text("a\n", encoding="utf-8")
    assert corpus_of(f"{source}:{target}") == CorpusFiles(source, target)

"""Reports on a project: bands, internal matches, weights, comparison, edits and time, files."""

from __future__ import annotations

import csv
import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from workspace_older import make_older
from workspace_project import create

from postil.cli import main
from postil.errors import UsageError
from postil.messages import Message
from postil.text.tags import Tag, TaggedText
from postil.workspace import schema
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil.workspace.reports.analysis import BANDS, Analysis, Count, _context, difference
from postil.workspace.reports.edits import summarise
from postil.workspace.reports.tables import (
    analysis_tables,
    edit_tables,
    to_csv,
    to_html,
    write_report,
)

FIRST = ["Open the file.", "Close the file.", "Save", "Open the file.", "Print page 2."]
SECOND = ["Print page 2.", "Print the page 2 now."]


@pytest.fixture
def project(tmp_path: Path):
    with create(tmp_path / "project", [FIRST, SECOND], None) as opened:
        yield opened


def words(bands: dict[str, Count]) -> dict[str, tuple[int, int]]:
    return {name: (n.segments, n.words) for name, n in bands.items() if n.segments}


def test_words_are_counted_by_match_band(project: Project) -> None:
    project.segments.confirm(2, TaggedText("Fermez le fichier."))
    done = project.reports.analyse()
    assert list(done.documents) == ["doc0.txt", "doc1.txt"]
    assert words(done.documents["doc0.txt"]) == {
        "repetitions": (1, 3),
        "102%": (1, 3),
        "75–84%": (1, 3),
        "no match": (2, 4),
    }
    assert words(done.documents["doc1.txt"]) == {
        "repetitions": (1, 3),
        "internal 50–74%": (1, 5),
    }
    outside = project.reports.analyse(internal=False)
    assert words(outside.documents["doc1.txt"]) == {"repetitions": (1, 3), "no match": (1, 5)}
    assert sum(count.segments for count in done.total().values()) == 7
    assert tuple(done.total()) == BANDS


def test_counts_of_one_segment() -> None:
    text = TaggedText.from_parts(["Deux mots", Tag("single", "1", "<br/>"), "\u00a0!"])
    assert Count.of(text) == Count(1, 2, 9, 2, 1)


def test_the_context_of_a_segment_is_within_its_document(tmp_path: Path) -> None:
    with create(tmp_path / "p", [["One.", "Two."], ["Three."]], None) as project:
        rows = project.segments.read()
        found = [_context(rows, place, {1: "a", 2: "b"}) for place in range(3)]
        assert [(one.previous, one.following, one.document) for one in found] == [
            ("", "Two.", "a"),
            ("One.", "", "a"),
            ("", "", "b"),
        ]


def test_weights(project: Project) -> None:
    done = project.reports.analyse()
    assert done.weighted_words(project.reports.weights) == 3 + 1 + 3 + 3 * 0.6 + 5
    project.reports.set_weights({"no match": 50})
    assert done.weighted_words(project.reports.weights) == 3.5 + 3 * 0.6 + 5
    for wrong in ({"99%": 1}, {"100%": 101}):
        with pytest.raises(UsageError):
            project.reports.set_weights(wrong)


def test_bands_of_older_projects_had_a_space(project: Project) -> None:
    project.reports.set_weights({"100 %": 7, "internal 95–99 %": 8})
    weights = project.reports.weights
    assert weights.keys() == set(BANDS)
    assert (weights["100%"], weights["internal 95–99%"]) == (7, 8)
    kept = project.reports.analyse().to_json()
    for bands in kept["documents"].values():
        bands["100 %"] = bands.pop("100%")
    assert Analysis.from_json(kept).total().keys() == set(BANDS)


def test_kept_analyses_are_compared(project: Project) -> None:
    before = project.reports.analyse(keep=True)
    project.segments.confirm(5, TaggedText("Imprimez la page 2."))
    after = project.reports.analyse(keep=True)
    assert project.reports.analyses() == [before, after]
    assert Analysis.from_json(before.to_json()) == before
    changed = difference(before, after)
    assert {name: n.segments for name, n in changed.items() if n.segments} == {
        "102%": 1,
        "50–74%": 1,
        "internal 50–74%": -1,
        "no match": -1,
    }


def test_the_analysis_before_work_stays_what_it_was(project: Project, tmp_path: Path) -> None:
    assert project.reports.before_work is None
    first = project.reports.keep_before_work()
    project.segments.confirm(2, TaggedText("Fermez le fichier."))
    (tmp_path / "more.txt").write_text("Close the file.\nOpen the door.\n", encoding="utf-8")
    kept = project.reports.keep_before_work(project.files.add([tmp_path / "more.txt"]))
    assert kept == project.reports.before_work
    for name, bands in first.documents.items():
        assert kept.documents[name] == bands
    assert words(kept.documents["more.txt"]) == {
        "repetitions": (1, 3),
        "50–74%": (1, 3),
    }


def test_edits_and_time(project: Project) -> None:
    project.segments.note_suggestion(1, TaggedText("Ouvrez le dossier."))
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."), 10, origin="machine")
    project.segments.note_suggestion(2, TaggedText("Fermez."))
    project.segments.confirm(2, TaggedText("Fermez."), 5, origin="machine")
    project.segments.confirm(3, TaggedText("Enregistrer"), 3)
    project.segments.save_draft(4, TaggedText("Ouvrez"))
    edits = project.reports.edits()
    assert [(e.row_id, e.suggestion, e.characters, e.ter, e.seconds) for e in edits] == [
        (1, "Ouvrez le dossier.", 4, 25.0, 10.0),
        (2, "Fermez.", 0, 0.0, 5.0),
        (3, "", None, None, 3.0),
    ]
    machine, translator, everything = summarise(edits)
    assert (machine.origin, machine.untouched, machine.words) == ("machine", 1, 6)
    assert machine.ter == pytest.approx(25.0 * 3 / 4)
    assert machine.words_per_hour == pytest.approx(3600 * 6 / 15)
    assert (translator.ter, translator.segments) == (None, 1)
    assert (everything.origin, everything.segments) == ("all", 3)
    assert project.reports.edits(2) == []


def test_reports_without_anything(project: Project) -> None:
    (alone,) = summarise(project.reports.edits())
    assert (alone.segments, alone.ter, alone.words_per_hour) == (0, None, None)
    assert "By segment" in to_html("x", edit_tables([], [alone]))


def test_files(project: Project, tmp_path: Path) -> None:
    done = project.reports.analyse()
    tables = analysis_tables(done, project.reports.weights)
    assert [caption for caption, _, _ in tables] == ["All documents", "doc0.txt", "doc1.txt"]
    rows = list(csv.reader(io.StringIO(to_csv(tables))))
    assert rows[0] == ["All documents"]
    assert rows[1][:3] == ["band", "segments", "words"]
    total = rows[2 + len(BANDS)]
    assert total[:3] == ["total", "7", "21"]
    assert sum(int(row[2]) for row in rows[2 : 2 + len(BANDS)]) == 21
    page = to_html("<Manual>", tables)
    assert "&lt;Manual&gt;" in page
    assert page.count("<table>") == 3
    for name in ("a.html", "a.csv"):
        write_report("Manual", tables, tmp_path / name)
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_words_and_numbers_of_a_report_are_those_of_who_reads_it(project: Project) -> None:
    """Names and texts of the project stay as they are; spreadsheets get plain numbers."""

    def show(value: Message | float) -> str:
        return f"<{value}>"

    project.segments.confirm(1, TaggedText("Ouvrez le fichier."), 4000)
    edits = project.reports.edits()
    tables = [
        *analysis_tables(project.reports.analyse(), project.reports.weights),
        *edit_tables(edits, summarise(edits)),
    ]
    rows = list(csv.reader(io.StringIO(to_csv(tables, show))))
    assert rows[0] == ["<All documents>"]
    assert rows[1][0] == "<band>"
    assert ["doc0.txt"] in rows
    assert "<internal 95–99%>" in [row[0] for row in rows if row]
    assert rows[2 + len(BANDS)][:2] == ["<total>", "7"]
    assert "Ouvrez le fichier." in rows[-1]
    assert rows[-1][5] == "<translator>"
    page = to_html("Manual", tables, show, "fr")
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    assert "<caption>doc0.txt</caption>" in page
    assert '<td class="n">&lt;4000&gt;</td>' in page
    assert '<tr class="total"><td>&lt;total&gt;</td>' in page


def test_command_line(project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."), 10)
    folder, out = str(project.folder), tmp_path / "report.csv"
    project.close()
    assert main(["statistics", folder, "--compare"]) == 2
    assert main(["statistics", folder, "--keep", "--out", str(out)]) == 0
    assert "repetitions" in capsys.readouterr().out
    assert out.read_text(encoding="utf-8").startswith("\ufeffAll documents\n")
    assert main(["statistics", folder, "--compare", "--weight", "no match=50"]) == 0
    assert "Since 20" in capsys.readouterr().out
    assert main(["statistics", folder, "--edits"]) == 0
    assert "translator" in capsys.readouterr().out
    assert main(["statistics", folder, "--weight", "many"]) == 2


def test_the_same_key_of_the_same_document_is_102(tmp_path: Path) -> None:
    languages = {"source_language": "en", "target_language": "fr"}
    document, memory = tmp_path / "menu.json", tmp_path / "m.tmx"
    document.write_text('{"a": "Save it.", "b": "Open the file."}', encoding="utf-8")
    with create_project(
        tmp_path / "1", NewProject(name="1", documents=[document], **languages)
    ) as project:
        project.segments.confirm(2, TaggedText("Ouvrir le fichier."))
        project.memories.export(memory)
    document.write_text('{"n": "New.", "b": "Open the file.", "m": "More."}', encoding="utf-8")
    with create_project(
        tmp_path / "2",
        NewProject(
            name="2",
            documents=[document],
            memories=[memory],
            **languages,
        ),
    ) as project:
        assert words(project.reports.analyse().total())["102%"] == (1, 3)


def test_words_of_older_projects_are_counted_anew(tmp_path: Path) -> None:
    """They were counted otherwise where a source has soft hyphens; the analysis counts as now."""
    folder = tmp_path / "older"
    create(folder, [["Print\u00ading works.", "One two."]], None).close()
    make_older(folder, schema.VERSION - 1)
    with closing(sqlite3.connect(folder / schema.DATABASE)) as connection, connection:
        connection.execute("UPDATE segment SET words = 3 WHERE source LIKE 'Print%'")
    with Project.open(folder) as again:
        analysed = sum(count.words for count in again.reports.analyse().total().values())
        assert again.reports.counts().total.words == analysed == 4

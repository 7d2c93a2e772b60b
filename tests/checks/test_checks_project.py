"""Checks of a whole project: across segments, ignored ones, settings, the command line."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from checks_cases import project_of

from postil.cli import main
from postil.errors import UsageError
from postil.text.tags import TaggedText
from postil.workspace.checks.settings import CheckSettings, PatternRule
from postil.workspace.project import Project

SOURCES = ["Open the file.", "Open the file.", "Close 2 files.", "Save.", "Store."]
TARGETS = ["Ouvrez le fichier.", "Ouvrir le fichier.", "Fermez 3 fichiers.", "Garder.", "Garder."]


@pytest.fixture
def project(tmp_path: Path):
    with project_of(tmp_path, SOURCES) as opened:
        for row, target in enumerate(TARGETS, 1):
            opened.segments.confirm(row, TaggedText.of(target))
        yield opened


def checks_of(project: Project) -> list[tuple[int, str]]:
    return [
        (issue.row_id, issue.finding.check)
        for issue in project.checks.all()
        if issue.finding.check != "spelling" and not issue.ignored
    ]


def test_segments_are_held_against_each_other(project: Project) -> None:
    assert checks_of(project) == [
        (2, "consistency-target"),
        (3, "numbers"),
        (3, "numbers"),
        (5, "consistency-source"),
    ]
    issue = project.checks.all()[0]
    assert issue.finding.suggestions == ("Ouvrez le fichier.",)
    assert [i.finding.check for i in project.checks.segment(3)] == ["numbers", "numbers"]


def test_most_frequent_reading_is_taken_for_right(project: Project) -> None:
    project.segments.confirm(1, TaggedText.of("Ouvrir le fichier."))
    project.segments.confirm(3, TaggedText.of("Fermez 2 fichiers."))
    assert checks_of(project) == [(5, "consistency-source")]


def test_ignored_until_the_text_changes(project: Project) -> None:
    wrong = [i for i in project.checks.all() if i.finding.check == "numbers"]
    project.checks.ignore(wrong)
    assert (3, "numbers") not in checks_of(project)
    assert all(issue.ignored for issue in project.checks.segment(3))
    project.segments.confirm(3, TaggedText.of("Fermez 4 fichiers."))
    assert (3, "numbers") in checks_of(project)
    project.segments.confirm(3, TaggedText.of("Fermez 3 fichiers."))
    assert (3, "numbers") not in checks_of(project)
    project.checks.ignore(wrong, ignored=False)
    assert (3, "numbers") in checks_of(project)


def test_settings_stay_with_the_project(project: Project) -> None:
    settings = CheckSettings(off=frozenset({"numbers"}), longest=5)
    project.checks.set_settings(settings)
    folder = project.folder
    project.close()
    with Project.open(folder) as again:
        assert again.checks.settings == settings
        assert {check for _, check in checks_of(again)} == {
            "length",
            "consistency-target",
            "consistency-source",
        }
        with pytest.raises(UsageError):
            again.checks.set_settings(CheckSettings(patterns=(PatternRule("x", "("),)))
        assert again.checks.settings == settings
        again.checks.add_word("Kwyjibo")
        assert again.checks.settings.words == {"Kwyjibo"}


def test_command_line(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(project.folder)
    project.close()
    assert main(["check", folder, "--without", "spelling"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[1] == "guide.txt:3: error: The number 2 of the source is missing. [numbers]"
    assert said[-1] == "2 errors, 1 warning, 1 hint"
    assert main(["check", folder, "--only", "tag-missing"]) == 0
    assert capsys.readouterr().out == "Nothing was found.\n"
    assert main(["check", folder, "--only", "numbers", "--csv"]) == 1
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert rows[0]["source"] == "Close 2 files." and rows[0]["check"] == "numbers"
    assert main(["check", folder, "--only", "nonsense"]) == 2
    assert main(["check"]) == 2


def test_what_was_found_has_no_formula(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.po"
    path.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        'msgid "=5+files"\nmsgstr "@6"\n',
        encoding="utf-8",
    )
    main(["check", str(path), "-s", "en", "-t", "fr", "--csv"])
    row = next(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert (row["source"], row["target"]) == ("'=5+files", "'@6")


def test_command_line_on_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.po"
    path.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        'msgid "5 files"\nmsgstr "6 fichiers"\n',
        encoding="utf-8",
    )
    assert main(["check", str(path), "-s", "en", "-t", "fr"]) == 1
    assert "a.po:1: error: The number 5" in capsys.readouterr().out
    assert main(["check", str(path)]) == 2
    assert main(["check", "--list"]) == 0
    assert "tag-missing" in capsys.readouterr().out


def test_translated_segments_are_checked_a_few_at_a_time(project: Project) -> None:
    project.segments.unconfirm(2)
    project.segments.save_draft(2, TaggedText(""), origin="", score=None, seconds=0.0)
    first = project.checks.translated(0, 3)
    assert [(one.segment.row_id, one.place) for one in first] == [(1, 0), (3, 2), (4, 3)]
    for one in first:
        assert one.issues == project.checks.segment(one.segment.row_id)
    rest = project.checks.translated(4, 3)
    assert [one.segment.row_id for one in rest] == [5]
    assert not project.checks.translated(5, 3)
    some = project.checks.these([5, 2, 77])
    assert [(one.segment.row_id, one.place) for one in some] == [(2, 1), (5, 4)]
    assert [one.finding.check for one in some[0].issues] == ["empty"]

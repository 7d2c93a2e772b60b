"""Before there is a project: what files are, which languages they are in; deadline and pace."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workspace_project import LINES, MakeProject, reopen

from postil.errors import Cancelled, UsageError
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.creation import MemoryFile, NewProject, create_project
from postil.workspace.documents.import_candidates import (
    CandidateFile,
    ImportCandidates,
    kind_of,
    look_at,
)
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MemorySettings
from postil.workspace.reports import plan
from postil.workspace.reports.plan import pace, parse_deadline

TMX = """<?xml version="1.0"?><tmx version="1.4"><header srclang="en-GB"/><body>
<tu><tuv xml:lang="en-GB"><seg>{0}</seg></tuv><tuv xml:lang="fr"><seg>{1}</seg></tuv></tu>
</body></tmx>"""
XLIFF = """<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a"
source-language="en" target-language="fr-CA" datatype="plaintext"><body><trans-unit id="1">
<source>Press the button.</source></trans-unit></body></file></xliff>"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A customer's folder: good files of each kind, bad ones, and what editors leave behind."""
    where = tmp_path / "from the client"
    (where / "deeper").mkdir(parents=True)
    (where / "guide.xlf").write_text(XLIFF, encoding="utf-8")
    text = "Drücken Sie die Taste und warten Sie, bis das Gerät bereit ist.\n"
    (where / "deeper" / "readme.txt").write_text(text, encoding="utf-8")
    (where / "old.tmx").write_text(TMX.format("Open the file.", "Ouvrez."), encoding="utf-8")
    (where / "terms.csv").write_text("file,fichier\n", encoding="utf-8")
    (where / "broken.docx").write_bytes(b"PK\x03\x04 cut off")
    (where / "empty.txt").write_text("", encoding="utf-8")
    (where / "~$guide.docx").write_bytes(b"lock")
    (where / ".hidden.txt").write_text("no", encoding="utf-8")
    (where / "photo.jpg").write_bytes(b"\xff\xd8")
    return where


def names(found: ImportCandidates, kind: str) -> list[str]:
    return [file.path.name for file in found.files if file.kind == kind]


def test_a_folder_is_sorted_and_what_cannot_be_read_is_named(folder: Path) -> None:
    found = look_at([folder])
    assert names(found, "document") == ["readme.txt", "guide.xlf"]
    assert names(found, "memory") == ["old.tmx"]
    assert names(found, "glossary") == ["terms.csv"]
    refused = {path.name: reason for path, reason in found.refused}
    assert refused.keys() == {"broken.docx", "empty.txt"}
    assert refused["empty.txt"] == "there is no text to translate in it"
    assert "broken.docx" not in refused["broken.docx"]  # said beside it
    guide = next(file for file in found.files if file.path.name == "guide.xlf")
    assert (guide.source_language, guide.target_language) == ("en", "fr-CA")
    assert (guide.segments, guide.words) == (1, 3)


def test_a_pdf_in_a_folder_is_not_passed_over_without_a_word(folder: Path) -> None:
    (folder / "deeper" / "offer.PDF").write_bytes(b"%PDF-1.7")
    (folder / "deeper" / "sheet.indd").write_bytes(b"\x06\x06\xed\xf5")
    (folder / ".trash.pdf").write_bytes(b"%PDF-1.7")
    refused = {path.name: str(reason) for path, reason in look_at([folder]).refused}
    assert "the PDF is damaged" in refused["offer.PDF"]
    assert "export it as IDML" in refused["sheet.indd"]
    assert ".trash.pdf" not in refused
    assert not look_at([folder], "memory").refused


def test_files_named_one_by_one_are_what_they_are_said_to_be(folder: Path) -> None:
    found = look_at([folder / "photo.jpg", folder / "gone.txt", folder / "old.tmx"], "document")
    assert not found.files
    assert [reason for _, reason in found.refused] == [
        "there is no such file",
        *[reason for _, reason in found.refused[1:]],
    ]
    assert all("cannot be translated" in reason for _, reason in found.refused[1:])
    assert not look_at([folder / "guide.xlf"], "memory").files
    assert names(look_at([folder], "memory"), "memory") == ["old.tmx"]
    assert not look_at([folder], "memory").refused


def test_languages_are_those_most_files_speak_for(folder: Path) -> None:
    assert look_at([folder / "guide.xlf"]).languages() == ("en", "fr-CA")
    assert look_at([folder / "old.tmx"]).languages() == ("en-GB", "fr")
    assert look_at([folder / "deeper"]).languages() == ("de", "")
    nothing = ImportCandidates([CandidateFile(Path("a"), "document", "en", "en")])
    assert nothing.languages() == ("en", "")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.tmx.gz", "memory"),
        ("Glossary 2.csv", "glossary"),
        ("strings.csv", "document"),
        ("a.TBX", "glossary"),
        ("rules.srx", "segmentation"),
        ("unknown", "document"),
    ],
)
def test_kinds_by_name(name: str, kind: str) -> None:
    assert kind_of(Path(name)) == kind


def test_looking_can_be_cancelled(folder: Path) -> None:
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        look_at([folder], None, progress)


def test_memories_come_with_their_settings(folder: Path, tmp_path: Path) -> None:
    seen: list[float] = []
    progress = Progress(lambda one: seen.append(one.fraction))
    with create_project(
        tmp_path / "made",
        NewProject(
            name="Made",
            source_language="en",
            target_language="fr",
            documents=[folder / "guide.xlf"],
            memories=[MemoryFile(folder / "old.tmx", MemorySettings(priority=3, penalty=5))],
            deadline=date(2026, 12, 18),
        ),
        progress=progress,
    ) as project:
        weighed = project.memories.settings.memory("old")
        assert (weighed.priority, weighed.penalty) == (3, 5)
        assert project.plan.deadline == date(2026, 12, 18)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_a_deadline_is_kept_and_taken_back(make_project: MakeProject) -> None:
    project = make_project()
    assert project.plan.pace().deadline is None
    project.plan.set_deadline(date(2026, 12, 18))
    project = reopen(project)
    try:
        assert project.plan.deadline == date(2026, 12, 18)
        project.plan.set_deadline(None)
        assert project.plan.deadline is None
    finally:
        project.close()


def test_what_is_kept_in_memory_is_what_stands_on_disk(
    make_project: MakeProject, tmp_path: Path
) -> None:
    """Nothing is read to ask a project what it is, whatever was changed before."""
    project = make_project(engine=True)
    folder = project.info.engine
    assert folder is not None
    steps: list[Callable[[], object]] = [
        lambda: project.details.set_thresholds(77, 0.25, 98),
        lambda: project.plan.set_details("Renamed", "somebody"),
        project.detach_engine,
        lambda: project.attach_engine(folder),
    ]
    for step in steps:
        before = project.info
        step()
        assert project.info != before
        with closing(sqlite3.connect(project.folder / "project.sqlite")) as connection:
            kept = dict(connection.execute("SELECT name, value FROM setting"))
        info = project.info
        assert (info.name, info.author) == (kept["name"], kept["author"])
        assert (str(info.engine) if info.engine else "") == kept["engine"]
        assert str(info.memory_threshold) == kept.get("memory_threshold", "77")
        assert str(info.machine_threshold) == kept.get("machine_threshold", "0.25")
    seen = project.info
    project = reopen(project)
    assert project.info == seen
    project.close()


def test_the_pace_counts_what_is_confirmed_today(project: Project) -> None:
    words = project.reports.counts().total.words
    project.plan.set_deadline(date(2030, 1, 4))
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."))
    now = datetime.now(UTC)
    found = project.plan.pace(now)
    assert found.words_today == 3
    assert found.words_left == words - 3
    assert project.plan.pace(now + timedelta(days=1)).words_today == 0
    assert len(LINES) == project.segments.count()


def test_weekends_are_free_but_never_all_there_is() -> None:
    friday, sunday = date(2026, 11, 20), date(2026, 11, 22)
    assert pace(date(2026, 11, 23), 100, friday).days_left == 2
    assert pace(sunday, 100, sunday).words_per_day == 100  # due on a Sunday: today, then
    late = pace(friday, 100, sunday)
    assert (late.days_left, late.words_per_day, late.overdue) == (0, None, True)
    assert not pace(friday, 0, sunday).overdue


@given(st.integers(0, 10**6), st.integers(0, 400))
def test_the_pace_is_enough_and_not_more(words: int, days: int) -> None:
    today = date(2026, 3, 2)
    found = pace(today + timedelta(days=days), words, today)
    assert found.days_left is not None
    assert found.words_per_day is not None
    assert found.words_per_day * found.days_left >= words
    assert max(0, found.words_per_day - 1) * found.days_left < max(1, words)


def test_a_day_must_be_one() -> None:
    assert parse_deadline("2026-12-31") == date(2026, 12, 31)
    with pytest.raises(UsageError, match="not a day"):
        parse_deadline("soon")


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one time zone")
def test_a_day_on_which_clocks_are_changed_begins_at_its_midnight(
    make_project: MakeProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = make_project(LINES)
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        for row_id, changed in ((1, "2026-03-28T22:30:00Z"), (2, "2026-03-28T23:30:00Z")):
            project.segments.confirm(row_id, TaggedText("oui"))
            with project.context.database.writing() as connection:
                connection.execute("UPDATE segment SET changed = ? WHERE id = ?", (changed, row_id))

        class Noon(datetime):
            """After clocks were put forward in the night."""

            @classmethod
            def now(cls, tz: object = None) -> Noon:
                assert tz is None
                return cls(2026, 3, 29, 12)  # the time here

        noon = Noon.now()
        monkeypatch.setattr(plan, "datetime", Noon)
        assert project.plan.pace().words_today == 3
        aware = noon.replace(tzinfo=ZoneInfo("Europe/Berlin"))
        assert project.plan.pace(aware).words_today == 3
    finally:
        monkeypatch.undo()
        time.tzset()

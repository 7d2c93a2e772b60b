"""Documents of a project: exported together, updated, removed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import LINES, MakeProject, create, reopen

from document_segments import segments_of
from postil.errors import InputError, StorageError, UsageError
from postil.formats.segment import Segment, SegmentState
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.documents.files import STOPPED
from postil.workspace.documents.version_alignment import earlier_segments
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment

OTHER = ["Turn the page.", "Save"]


@pytest.fixture
def two(make_project: MakeProject) -> Project:
    """Two documents; in each the first segment is confirmed, the second a draft."""
    project = make_project(LINES, OTHER, engine=True)
    for document in project.files.all():
        first, second = segments_of(project, document.id)[:2]
        project.segments.confirm(first.row_id, TaggedText(f"FR {first.source.plain}"))
        project.segments.save_draft(second.row_id, TaggedText("brouillon"))
    return project


def texts(project: Project) -> list[tuple[int, str, str]]:
    return [(one.position, one.source.plain, one.target.plain) for one in project.segments.read()]


def check_order(project: Project) -> None:
    """Places, numbers and rows agree."""
    rows = project.segments.read()
    assert [project.segments.place(one.row_id) for one in rows] == list(
        range(project.segments.count())
    )
    for number, one in enumerate(rows):
        assert project.segments.read(number, number + 1) == [one]
    backwards = list(reversed(range(len(rows))))
    assert project.segments.at([*backwards, len(rows), -1]) == [rows[n] for n in backwards]


def test_the_first_open_segment_of_all_is_found(two: Project) -> None:
    assert two.files.first_open_of_all() == 1
    for segment in two.segments.read()[: len(LINES)]:
        two.segments.confirm(segment.row_id, TaggedText("oui"))
    assert two.files.first_open_of_all() == len(LINES) + 1
    for segment in two.segments.read():
        two.segments.confirm(segment.row_id, TaggedText("oui"))
    assert two.files.first_open_of_all() == 0


def test_the_outline_follows_the_documents(two: Project, tmp_path: Path) -> None:
    def check() -> None:
        outline, rows = two.files.outline(), two.segments.read()
        assert outline.row_ids.tolist() == [one.row_id for one in rows]
        assert outline.confirmed.tolist() == [one.state.is_confirmed for one in rows]

    check()
    (tmp_path / "new.txt").write_text("\n".join(["New.", *LINES[1:]]), encoding="utf-8")
    two.files.update(1, tmp_path / "new.txt")
    check()
    for document in two.files.all():
        two.files.remove(document.id)
        check()


def test_all_documents_are_exported_with_names(two: Project, tmp_path: Path) -> None:
    done = two.files.export_all(tmp_path / "out" / "deep")
    assert [one.path.name for one in done] == ["doc0.fr.txt", "doc1.fr.txt"]
    assert [one.document.segments - one.document.confirmed for one in done] == [4, 1]
    assert not any(one.error for one in done)
    assert done[1].path.read_text(encoding="utf-8") == "FR Turn the page.\nbrouillon\n"
    same = two.files.export_all(tmp_path / "same", name="text")
    assert [one.path.name for one in same] == ["text.txt", "text (2).txt"]


def test_names_that_differ_in_case_only_are_told_apart(
    make_project: MakeProject, tmp_path: Path
) -> None:
    """Some file systems take them for one."""
    paths = [tmp_path / "one" / "Text.txt", tmp_path / "two" / "TEXT.txt"]
    for path in paths:
        path.parent.mkdir()
        path.write_text("Open.\n", encoding="utf-8")
    project = make_project(["Save"])
    project.files.add(paths)
    done = project.files.export_all(tmp_path / "out", name="{stem}")
    assert [one.path.name for one in done] == ["doc0.txt", "Text.txt", "TEXT (2).txt"]


def test_drafts_can_stay_out_or_stop_a_document(two: Project, tmp_path: Path) -> None:
    done = two.files.export_all(tmp_path / "out", drafts="source")
    assert done[1].path.read_text(encoding="utf-8") == "FR Turn the page.\nSave\n"
    refused = two.files.export_all(tmp_path / "none", drafts="refuse", only=[2])
    assert [one.error for one in refused] == ["1 of its segments are not confirmed."]
    assert not refused[0].path.exists()


def test_what_was_written_before_it_is_stopped_stays(two: Project, tmp_path: Path) -> None:
    progress = Progress(lambda one: one.cancel() if one.done >= 1 else None)
    done = two.files.export_all(tmp_path / "out", progress=progress)
    assert [(one.stopped, one.path.exists()) for one in done] == [(False, True), (True, False)]
    assert done[1].error == STOPPED


def test_one_that_fails_does_not_stop_the_others(two: Project, tmp_path: Path) -> None:
    (two.folder / "documents" / "1" / "doc0.txt").unlink()
    done = two.files.export_all(tmp_path / "out")
    assert "doc0.txt" in done[0].error
    assert done[1].error == ""
    assert done[1].path.is_file()


@pytest.mark.parametrize("name", ["{nothing}", "../{stem}", "{", "..", "a/b"])
def test_names_stay_in_the_folder(two: Project, tmp_path: Path, name: str) -> None:
    with pytest.raises(UsageError):
        two.files.export_all(tmp_path / "out", name=name)


def test_a_folder_that_cannot_be_made_is_named(two: Project, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="file"):
        two.files.export_all(tmp_path / "file" / "out")


def test_removing_a_document_keeps_its_units_and_unlearns(two: Project) -> None:
    engine = two.engine
    assert isinstance(engine, ParrotEngine)
    assert len(engine.phrases) == 2
    two.files.remove(1)
    assert [one.name for one in two.files.all()] == ["doc1.txt"]
    assert [text for _, text, _ in texts(two)] == OTHER
    check_order(two)
    assert len(engine.phrases) == 1
    assert two.memories.sizes()["Manual"] == 2
    assert not (two.folder / "documents" / "1").exists()
    two = reopen(two)
    try:
        assert (
            two.memories.concordance("Open", "source")[0].unit.target.plain == "FR Open the file."
        )
        check_order(two)
        with pytest.raises(UsageError):
            two.files.remove(1)
    finally:
        two.close()


def test_a_new_version_keeps_what_did_not_change(two: Project, tmp_path: Path) -> None:
    engine = two.engine
    assert isinstance(engine, ParrotEngine)
    new = tmp_path / "new" / "doc0.txt"
    new.parent.mkdir()
    lines = ["A new beginning.", "Open the file.", "Save", "Print page 3.", "Close the file."]
    new.write_text("\n".join(lines) + "\n", encoding="utf-8")
    two.details.set_thresholds(50, 0.0)
    report = two.files.update(1, new)
    assert (report.kept, report.kept_confirmed, report.changed) == (3, 1, 1)
    assert (report.new, report.removed) == (1, 1)
    assert [text for _, text, _ in texts(two)] == [*lines, *OTHER]
    targets = {source: target for _, source, target in texts(two)[:5]}
    assert targets["Open the file."] == "FR Open the file."
    assert targets["Close the file."] == "brouillon"
    assert targets["A new beginning."] == ""
    check_order(two)
    assert len(engine.phrases) == 2
    two.files.export_all(tmp_path / "out")
    text = (tmp_path / "out" / "doc0.fr.txt").read_text(encoding="utf-8")
    assert text.splitlines()[1] == "FR Open the file."
    assert len(list((two.folder / "documents").iterdir())) == 2  # the old copy is gone
    again = two.files.update(1, new)
    assert (again.kept, again.new, again.removed) == (5, 0, 0)


def test_a_version_that_cannot_be_read_changes_nothing(two: Project, tmp_path: Path) -> None:
    before, files = texts(two), sorted((two.folder / "documents").rglob("*"))
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"\0")
    with pytest.raises(InputError, match=r"bad\.txt"):
        two.files.update(1, bad)
    with pytest.raises(UsageError, match="another kind"):
        two.files.update(1, tmp_path / "doc.docx")
    assert texts(two) == before
    assert sorted((two.folder / "documents").rglob("*")) == files


sources = st.lists(st.sampled_from("abcd"), max_size=8)


@given(sources, sources)
def test_every_text_that_is_in_both_is_carried_once(old: list[str], new: list[str]) -> None:
    rows = [
        ProjectSegment(n, 1, n, f"k{n}", TaggedText(text), TaggedText(""), SegmentState.NEW)
        for n, text in enumerate(old)
    ]
    found = [
        None if one is None else one.segment
        for one in earlier_segments(
            rows, [Segment(f"k{n}", TaggedText(text)) for n, text in enumerate(new)]
        )
    ]
    kept = [one.row_id for one in found if one is not None]
    assert len(set(kept)) == len(kept)
    for text in "abcd":
        both = min(old.count(text), new.count(text))
        assert sum(new[n] == text for n, one in enumerate(found) if one is not None) == both
    for text, one in zip(new, found, strict=True):
        assert one is None or one.source.plain == text


def test_a_project_of_one_document_can_lose_it(tmp_path: Path) -> None:
    with create(tmp_path / "project", [LINES], None) as project:
        project.files.remove(1)
        assert project.segments.read() == []
        assert project.reports.counts().total.segments == 0


def test_a_new_version_keeps_locks_and_edited_sources(two: Project, tmp_path: Path) -> None:
    two.tools.annotations.allow_source_edits(True)
    for row_id, source in ((3, "Save all"), (5, "Print page 3.")):
        two.tools.annotations.edit_source(row_id, TaggedText(source))
        two.segments.confirm(row_id, TaggedText(f"FR {source}"))
    two.tools.annotations.lock([3])
    new = tmp_path / "new" / "doc0.txt"
    new.parent.mkdir()
    new.write_text("Save\nPrint page 3.\n", encoding="utf-8")  # one mistake is put right in it
    assert two.files.update(1, new).kept_confirmed == 2
    save, page = two.segments.read()[:2]
    assert (save.source.plain, save.target.plain, save.locked) == ("Save all", "FR Save all", True)
    assert two.tools.annotations.own_source(save.row_id) == TaggedText("Save")
    assert page.target.plain == "FR Print page 3."
    assert two.tools.annotations.own_source(page.row_id) == page.source
    with two.context.database.reading() as connection:
        assert connection.execute(
            "SELECT count(*) FROM segment WHERE own_source IS NOT NULL"
        ).fetchone() == (1,)

"""Splitting and merging: documents come out as they went in, memory and engine hold no old cut."""

from __future__ import annotations

import random
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_older import make_older
from workspace_project import MakeProject, reopen
from workspace_recutting import cut_at_random, project_of, state, swapped

from document_segments import segments_of
from postil.errors import UsageError
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.learning import journal
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment

TEXT = "First here. Second one, after a comma. Third.\r\n\r\n  Alone\r\nOne. *** Two. Three!\n"
PAGE = (
    "<p>First <b>bold. Still bold</b> and <i>more</i>. Second<br>one, <a href='x'>a <u>link</u>."
    "</a> <b>All bold.</b> Plain.</p><ul><li>One. Two.</ul><p title='A tip. Another.'>End.</p>"
)
NOTES = "# A title. And more\n\nSome *words. That* go on. **All of it.** End.\n"
W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
RUN = '<w:r>{}<w:t xml:space="preserve">{}</w:t></w:r>'
WORD = (
    f'<w:document xmlns:w="{W}"><w:body><w:p>{RUN.format("", "Press ")}'
    f"{RUN.format('<w:rPr><w:b/></w:rPr>', 'OK now. Then go')}{RUN.format('', ' on. Wait.')}</w:p>"
    f"<w:p>{RUN.format('', 'Last. Of all.')}</w:p></w:body></w:document>"
)
TYPES = (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override '
    'PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.'
    'wordprocessingml.document.main+xml"/></Types>'
)
KINDS = ("txt", "html", "md", "docx")


def write(folder: Path, kind: str) -> Path:
    path = folder / f"text.{kind}"
    if kind == "docx":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("[Content_Types].xml", TYPES)
            archive.writestr("word/document.xml", WORD)
    else:
        path.write_bytes({"txt": TEXT, "html": PAGE, "md": NOTES}[kind].encode())
    return path


def make(folder: Path, kind: str) -> Project:
    folder.mkdir(exist_ok=True)
    return project_of(folder, write(folder, kind))


def shape(text: TaggedText) -> list[object]:
    """Words and tags, spaces aside."""
    return [
        (part.kind, part.id, part.markup) if isinstance(part, Tag) else part.split()
        for part in text.parts()
        if isinstance(part, Tag) or part.strip()
    ]


def words(path: Path) -> list[str]:
    segments = open_document(path, "en", "fr").segments
    return " ".join(segment.source.plain for segment in segments).split()


def check_order(project: Project) -> None:
    """Rows, positions, keys and counts agree with each other and with the document."""
    info = project.files.all()[0]
    rows = project.segments.read()
    assert [row.position for row in rows] == list(range(len(rows)))
    assert info.segments == len(rows) == project.segments.count()
    assert len({row.key for row in rows}) == len({row.row_id for row in rows}) == len(rows)
    assert [project.segments.place(row.row_id) for row in rows] == list(range(len(rows)))


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_whatever_is_cut_the_document_stays(
    tmp_path_factory: pytest.TempPathFactory, kind: str, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("recut")
    chance = random.Random(seed)
    with make(folder, kind) as project:
        original = project.files.all()[0].path
        for row in project.segments.read():
            project.segments.confirm(row.row_id, swapped(row.source))
        for _ in range(6):
            cut_at_random(project, chance)
        check_order(project)
        for row in project.segments.read():  # targets went along, every tag in its place
            assert shape(row.target) == shape(swapped(row.source))
        out = folder / f"out.{kind}"
        project.files.export(1, out)
        assert words(out) == [word.swapcase() for word in words(original)]
        for row in project.segments.read():
            project.segments.save_draft(row.row_id, row.source)
        project.files.export(1, out)
        assert out.read_bytes() == original.read_bytes()


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_undoing_brings_all_back(
    tmp_path_factory: pytest.TempPathFactory, kind: str, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("recut")
    chance = random.Random(seed)
    with make(folder, kind) as project:
        for row in project.segments.read()[::2]:
            project.segments.confirm(row.row_id, swapped(row.source))
        before, units = state(project), len(project.memories.sizes())
        done = [cut for _ in range(4) if (cut := cut_at_random(project, chance)) is not None]
        for cut in reversed(done):
            project.tools.recutting.undo(cut)
        assert state(project) == before
        assert len(project.memories.sizes()) == units
        check_order(project)


def learned(project: Project) -> set[str]:
    engine = project.engine
    assert isinstance(engine, ParrotEngine)
    return {item.source for item in engine.phrases.values()}


def units(project: Project) -> set[tuple[str, str]]:
    return {
        (hit.unit.source.plain, hit.unit.following) for hit in project.memories.concordance("r")
    }


@pytest.fixture
def one(tmp_path: Path) -> Project:
    return make(tmp_path / "one", "txt")


def by_text(project: Project, start: str) -> ProjectSegment:
    return next(row for row in project.segments.read() if row.source.plain.startswith(start))


def test_memory_and_engine_forget_the_old_cut(one: Project) -> None:
    with one:
        for row in one.segments.read()[:3]:
            one.segments.confirm(row.row_id, swapped(row.source))
        second = by_text(one, "Second")
        cut = one.tools.recutting.split(second.row_id, len("Second one,"), len("Second one,"))
        assert [row.source.plain for row in cut.new] == ["Second one,", "after a comma."]
        assert [row.target.plain for row in cut.new] == ["sECOND ONE,", "AFTER A COMMA."]
        assert {row.state for row in cut.new} == {SegmentState.DRAFT}
        assert learned(one) == {"First here.", "Third."}
        assert units(one) == {("First here.", "Second one,"), ("Third.", "Alone")}
        one.tools.recutting.undo(cut)
        assert learned(one) == {"First here.", "Second one, after a comma.", "Third."}
        assert ("First here.", "Second one, after a comma.") in units(one)


def test_time_is_counted_once(one: Project) -> None:
    with one:
        second = by_text(one, "Second")
        one.segments.save_draft(second.row_id, swapped(second.source), seconds=7.0)
        cut = one.tools.recutting.split(second.row_id, len("Second one,"), len("Second one,"))
        assert [row.seconds for row in cut.new] == [7.0, 0.0]
        merged = one.tools.recutting.merge(second.row_id).new[0]
        assert merged.seconds == 7.0


def test_a_merged_pair_is_one_unit(one: Project) -> None:
    with one:
        first, second = one.segments.read()[:2]
        one.segments.confirm(first.row_id, TaggedText("Un."))
        one.segments.save_draft(second.row_id, TaggedText("Deux."), origin="machine")
        merged = one.tools.recutting.merge(first.row_id).new[0]
        assert merged.target.plain == "Un. Deux."
        assert (merged.state, merged.origin) == (SegmentState.DRAFT, "translator")
        one.segments.confirm(merged.row_id, merged.target)
        assert [hit.unit.source.plain for hit in one.memories.concordance("r")] == [
            "First here. Second one, after a comma."
        ]


def test_the_cut_survives_closing(one: Project) -> None:
    cut = one.tools.recutting.merge(1)
    again = reopen(one)
    with again:
        assert again.segments.get(1) == cut.new[0]
        assert (
            again.tools.recutting.split(1, len("First here."))
            .new[1]
            .source.plain.startswith("Second")
        )
        with again._database.reading() as connection:  # the cut is the usual one again
            assert connection.execute("SELECT count(*) FROM recut").fetchone() == (0,)


def test_what_cannot_be(one: Project) -> None:
    with one:
        with pytest.raises(UsageError, match="one paragraph"):
            one.tools.recutting.merge(by_text(one, "Third").row_id)
        with pytest.raises(UsageError, match="needs a word"):
            one.tools.recutting.split(1, 0)
        cut = one.tools.recutting.merge(1)
        one.segments.save_draft(1, TaggedText("Autre"))
        with pytest.raises(UsageError, match="changed since"):
            one.tools.recutting.undo(cut)


def test_a_failure_changes_nothing(one: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    with one:
        one.segments.confirm(1, TaggedText("Un."))
        one.segments.confirm(2, TaggedText("Deux."))
        before = state(one)
        with monkeypatch.context() as broken:
            broken.setattr(
                "postil.workspace.segments.split_merge._shift",
                lambda *_: (_ for _ in ()).throw(OSError("x")),
            )
            with pytest.raises(OSError, match="x"):
                one.tools.recutting.merge(1)
        assert state(one) == before
        assert learned(one) == {"First here.", "Second one, after a comma."}
        assert len(one.memories.concordance("r")) == 2
        with one._database.reading() as connection:
            assert len(journal.entries_in_force(connection, 1)) == 1


def test_documents_after_it_keep_their_places(make_project: MakeProject, tmp_path: Path) -> None:
    project = make_project(["One. Two.", "Three"], ["Four", "Five. Six."])
    project.tools.recutting.merge(1)
    texts = [row.source.plain for row in project.segments.read()]
    assert texts == ["One. Two.", "Three", "Four", "Five.", "Six."]
    assert [row.source.plain for row in project.segments.read(1, 4)] == texts[1:4]
    assert [row.source.plain for row in segments_of(project, 2)] == texts[2:]
    number = project.files.add([write(tmp_path, "txt")])[0]
    added = segments_of(project, number)
    assert project.segments.read(5, 6) == added[:1]
    assert len({row.row_id for row in project.segments.read()}) == project.segments.count()


@pytest.mark.parametrize("version", [5, 13])
def test_a_project_of_an_older_version(one: Project, version: int) -> None:
    one.segments.confirm(1, TaggedText("Un."))
    one.close()
    make_older(one.folder, version)
    with reopen(one) as again:
        assert again.tools.recutting.merge(1).new[0].target.plain == "Un."


def test_undoing_keeps_what_memory_and_engine_knew_of_a_draft(one: Project) -> None:
    with one:
        one.segments.confirm(2, TaggedText("Deux, sûr."))
        one.segments.save_draft(2, TaggedText("Deux, essai."))
        for cut in (
            lambda: one.tools.recutting.merge(1),
            lambda: one.tools.recutting.split(2, len("Second one,")),
        ):
            before = state(one)
            one.tools.recutting.undo(cut())
            assert state(one) == before
            assert [hit.unit.target.plain for hit in one.memories.concordance("r")] == [
                "Deux, sûr."
            ]
            engine = one.engine
            assert isinstance(engine, ParrotEngine)
            assert [item.target for item in engine.phrases.values()] == ["Deux, sûr."]


def test_no_other_segment_gets_the_number_of_one_that_was_merged_away(one: Project) -> None:
    with one:
        first, last = one.segments.read()[-2:]
        one.tools.annotations.add_comment(last.row_id, "mine")
        cut = one.tools.recutting.merge(first.row_id)
        other = one.tools.recutting.split(by_text(one, "Second").row_id, len("Second one,")).new[1]
        assert other.row_id > last.row_id
        one.tools.annotations.bookmark([other.row_id])
        old = one.tools.recutting.undo(cut)
        assert [row.row_id for row in old] == [first.row_id, last.row_id]
        assert [row.comments for row in old] == [0, 1]
        now = one.segments.get(other.row_id)
        assert (now.comments, now.bookmarked) == (0, True)


def test_a_review_goes_on_over_a_cut(one: Project) -> None:
    with one:
        one.segments.save_draft(1, TaggedText("Un."))
        one.segments.save_draft(2, TaggedText("Deux, après."))
        one.review.begin("Bea")
        one.segments.save_draft(2, TaggedText("Deux, ensuite."))
        changed = one.review.changed()
        cut = one.tools.recutting.merge(1)
        (found,) = one.review.changed()
        assert found.base.plain == "Un. Deux, après."
        one.tools.recutting.undo(cut)
        assert one.review.changed() == changed
        one.review.accept(2)
        one.tools.recutting.split(2, len("Second one,"), len("Deux,"))
        assert one.review.changed() == []
        assert one.review.segment(by_text(one, "after").row_id) is not None


def test_what_was_found_right_stays_so(make_project: MakeProject) -> None:
    project = make_project(["One (a) here. Two 27 there."])
    checks, recutting = project.checks, project.tools.recutting

    def ignored() -> list[tuple[int, str]]:
        return [(one.row_id, one.finding.message) for one in checks.all() if one.ignored]

    first, second = project.segments.read()
    project.segments.save_draft(first.row_id, TaggedText("Un a ici."))
    project.segments.save_draft(second.row_id, TaggedText("Deux là."))
    checks.ignore(checks.all())
    before = ignored()
    assert {row_id for row_id, _ in before} == {first.row_id, second.row_id}
    recut = recutting.merge(first.row_id)
    merged = ignored()
    assert {message for _, message in merged} == {message for _, message in before}
    recutting.undo(recut)
    assert ignored() == before
    again = recutting.redo(recut)
    assert ignored() == merged
    recutting.undo(again)
    recut = recutting.split(second.row_id, 4, 5)
    assert {message for row_id, message in before if row_id == second.row_id} <= {
        message for row_id, message in ignored() if row_id != first.row_id
    }
    recutting.undo(recut)
    assert ignored() == before

"""Find and replace, repeated segments, history: many segments as one step and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject

from document_segments import segments_of
from postil.errors import Cancelled, UsageError
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.segments.bulk import Edit
from postil.workspace.segments.history import MOST_VERSIONS
from postil.workspace.segments.text_search import TextQuery

BOLD = (Tag("open", "1", "<b>", "b"), Tag("close", "1", "<b>", "b"))


def bold(before: str, inside: str, after: str = "") -> TaggedText:
    return TaggedText.from_parts([before, BOLD[0], inside, BOLD[1], after])


def state(project: Project) -> list[tuple[object, ...]]:
    return [
        (one.target, one.state, one.origin, one.score, one.confirmed)
        for one in project.segments.read()
    ]


def phrases(project: Project) -> set[tuple[str, str]]:
    assert isinstance(project.engine, ParrotEngine)
    return {(item.source, item.target) for item in project.engine.phrases.values()}


@pytest.fixture
def files(make_project: MakeProject) -> Project:
    """Confirmed, draft with tags, locked, empty."""
    project = make_project(["Open the file.", "The files", "A file", "Nothing"], engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."), origin="memory", score=100)
    project.segments.save_draft(2, bold("Les ", "fichier", "s du fichier"))
    project.segments.save_draft(3, TaggedText("Un fichier"))
    with project._database.writing() as connection:
        connection.execute("UPDATE segment SET locked = 1 WHERE id = 3")
    return project


def test_replacing_is_seen_first_and_leaves_tags_alone(files: Project) -> None:
    hits = files.tools.replacer.find(TextQuery("fichier", "target"), "document")
    assert [(hit.segment.row_id, hit.place, hit.new) for hit in hits] == [
        (1, 0, "document"),
        (2, 1, "document"),
        (2, 1, "document"),
        (3, 2, None),  # locked
    ]
    before = state(files)
    change = files.tools.replacer.replace([hits[0], hits[2], hits[3]])
    targets = [one.target for one in files.segments.read()]
    assert targets[0] == TaggedText("Ouvrez le document.")
    assert targets[1] == bold("Les ", "fichier", "s du document")
    assert targets[2] == TaggedText("Un fichier")
    first = files.segments.get(1)
    assert (first.state, first.origin, first.confirmed) == (
        SegmentState.DRAFT, "translator", True
    )  # fmt: skip
    assert phrases(files) == {("Open the file.", "Ouvrez le fichier.")}
    files.tools.bulk.undo(change)
    assert state(files) == before


def test_hits_are_read_together_in_order(make_project: MakeProject) -> None:
    one, two = ([f"{name} {n} of 3" for n in range(700)] for name in ("file", "page"))
    project = make_project(one, two)
    asked: list[str] = []
    with project._database.searching() as connection:
        connection.set_trace_callback(asked.append)
    hits = project.tools.replacer.find(TextQuery("9 of", "source"))
    assert [hit.place for hit in hits] == [n for n in range(1400) if n % 10 == 9]
    assert [hit.segment for hit in hits] == [
        segment for segment in project.segments.read() if "9 of" in segment.source.text
    ]
    assert len([text for text in asked if text.lstrip().startswith(("SELECT", "WITH"))]) < 10


def test_segments_removed_during_a_search_are_left_out(files: Project) -> None:
    found = files.tools.replacer._read([3, 0, 99])
    assert [(place, segment.row_id) for place, segment in found] == [(3, 4), (0, 1)]


def test_confirmed_segments_may_stay_confirmed(files: Project) -> None:
    before = state(files)
    hits = files.tools.replacer.find(TextQuery("fichier", "target"), "document")
    change = files.tools.replacer.replace(hits, keep_confirmed=True)
    assert files.segments.get(1).state is SegmentState.TRANSLATED
    assert phrases(files) == {("Open the file.", "Ouvrez le document.")}
    assert [hit.unit.target.plain for hit in files.memories.concordance("file")] == [
        "Ouvrez le document."
    ]
    files.tools.bulk.undo(change)
    assert state(files) == before
    assert phrases(files) == {("Open the file.", "Ouvrez le fichier.")}


def test_expressions_groups_and_sides(files: Project) -> None:
    find = files.tools.replacer.find
    query = TextQuery(r"(\w+) (\w+)", "target", is_regex=True)
    hits = find(query, r"\2-\1", [0, 3])
    assert [hit.new for hit in hits] == ["le-Ouvrez"]
    files.tools.replacer.replace(hits)
    assert files.segments.get(1).target.plain == "le-Ouvrez fichier."
    assert [hit.side for hit in find(TextQuery("file", whole=True))] == ["source"] * 2
    assert find(TextQuery("s du", "target")) != []
    with pytest.raises(UsageError, match="cannot be put in"):
        find(TextQuery("(f)", "target", is_regex=True), r"\2")
    with pytest.raises(UsageError, match="no text"):
        find(TextQuery(""))


@pytest.mark.parametrize(
    ("replacement", "new"),
    [
        (r"$2-\1", "le-Ouvrez"),
        ("${second} $$2", "le $2"),
        (r"\g<second>$", "le$"),
        (r"\\$2", r"\le"),
    ],
)
def test_groups_are_named_as_in_other_tools_too(files: Project, replacement: str, new: str) -> None:
    query = TextQuery(r"(\w+) (?P<second>\w+)", "target", is_regex=True)
    assert files.tools.replacer.find(query, replacement)[0].new == new


def test_texts_are_found_across_tags_which_stay_around_what_replaces_them(files: Project) -> None:
    find, replace = files.tools.replacer.find, files.tools.replacer.replace
    hits = find(TextQuery("fichiers", "target"), "documents")
    assert [(hit.place, hit.found.plain) for hit in hits] == [(1, "fichiers")]
    replace(hits)
    assert files.segments.get(2).target == bold("Les ", "documents", " du fichier")
    hits = find(TextQuery("^les documents", "target", is_regex=True), "Un livre")
    replace(hits)
    assert files.segments.get(2).target == bold("", "Un livre", " du fichier")


def test_tags_within_a_hit_stay_nested(project: Project) -> None:
    one, two = ([Tag("open", name, f"<{name}>"), Tag("close", name, f"</{name}>")] for name in "bi")
    project.segments.save_draft(
        1, TaggedText.from_parts([one[0], "un", one[1], " ", two[0], "mot", two[1], " et"])
    )
    hits = project.tools.replacer.find(TextQuery("un mot et", "target"), "deux")
    project.tools.replacer.replace(hits)
    assert project.segments.get(1).target == TaggedText.from_parts([one[0], "deux", one[1], *two])


@pytest.mark.parametrize(
    ("query", "new", "expected"),
    [
        ("fichier", "document", ["Document", "document", "DOCUMENT"]),
        ("Fichier", "document", ["document", "document", "DOCUMENT"]),  # so it was asked for
        ("fichier", "iDoc", ["iDoc", "iDoc", "iDoc"]),
        ("fichier", "", ["", "", ""]),
    ],
)
def test_capitals_are_kept(project: Project, query: str, new: str, expected: list[str]) -> None:
    project.segments.save_draft(1, TaggedText("Fichier, fichier, FICHIER"))
    found = project.tools.replacer.find(TextQuery(query, "target"), new, keep_capitals=True)
    assert [hit.new for hit in found] == expected
    as_typed = project.tools.replacer.find(TextQuery(query, "target"), new)
    assert [hit.new for hit in as_typed] == [new] * 3


def test_what_changed_since_the_search_is_not_touched(files: Project) -> None:
    hits = files.tools.replacer.find(TextQuery("fichier", "target"), "document")
    files.segments.save_draft(2, TaggedText("Autre fichier"))
    before = state(files)
    with pytest.raises(UsageError, match="changed since"):
        files.tools.replacer.replace(hits)
    assert state(files) == before


def test_undoing_leaves_what_was_changed_since(files: Project) -> None:
    hits = files.tools.replacer.find(TextQuery("fichier", "target"), "document")
    change = files.tools.replacer.replace(hits)
    files.segments.save_draft(2, TaggedText("Autre"))
    back = files.tools.bulk.undo(change)
    assert [one.row_id for one in back.after] == [1]
    assert files.segments.get(2).target.plain == "Autre"


@pytest.mark.parametrize("what", ["state", "lock"])
def test_undoing_leaves_texts_that_were_judged_or_locked_since(files: Project, what: str) -> None:
    edits = [Edit(row, TaggedText(f"Texte {row}"), confirmed=True) for row in (1, 2)]
    change = files.tools.bulk.apply(edits)
    if what == "lock":
        files.tools.annotations.lock([1])
    else:
        files.tools.annotations.set_state([1], SegmentState.FINAL)
    before = files.segments.get(1)
    assert [one.row_id for one in files.tools.bulk.undo(change).after] == [2]
    assert files.segments.get(1) == before


def test_a_text_that_stays_can_be_confirmed(files: Project) -> None:
    same = files.segments.get(2).target
    change = files.tools.bulk.apply([Edit(2, same), Edit(2, same, confirmed=True)])
    assert [one.row_id for one in change.after] == [2]
    assert files.segments.get(2).state is SegmentState.TRANSLATED
    assert files.segments.get(2).confirmed


def test_undoing_confirms_no_draft_over_a_confirmed_text(files: Project) -> None:
    """The memory keeps what was confirmed."""
    files.segments.save_draft(1, TaggedText("Ouvrez ce fichier."))
    before, known = state(files), phrases(files)
    hits = files.tools.replacer.find(TextQuery("fichier", "target"), "document")
    files.tools.bulk.undo(files.tools.replacer.replace(hits))
    assert state(files) == before
    assert phrases(files) == known
    (match,) = files.matching.memory(1)
    assert match.target.plain == "Ouvrez le fichier."


def test_a_failure_in_the_middle_changes_nothing(files: Project) -> None:
    before, known = state(files), phrases(files)
    edits = [
        Edit(1, TaggedText("X"), confirmed=True),
        Edit(4, TaggedText("Y"), confirmed=True),
        Edit(2, TaggedText(""), confirmed=True),  # cannot be confirmed
    ]
    with pytest.raises(UsageError, match="empty"):
        files.tools.bulk.apply(edits)
    assert (state(files), phrases(files)) == (before, known)
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        files.tools.bulk.apply(edits, progress)
    assert state(files) == before


@pytest.fixture
def repeated(make_project: MakeProject) -> Project:
    return make_project(["Save", "Save", "Other", "Save", "Save"], ["Save", "Save"], engine=True)


def test_repeating_never_overwrites_what_a_person_made(repeated: Project) -> None:
    project = repeated
    project.segments.save_draft(2, TaggedText("Tapé"))
    project.segments.note_suggestion(4, TaggedText("Machine"))
    project.segments.save_draft(4, TaggedText("Machine"), origin="machine")
    project.segments.note_suggestion(5, TaggedText("Contexte"))
    project.segments.save_draft(5, TaggedText("Contexte"), origin="memory", score=102)
    project.segments.confirm(6, TaggedText("Sauver"))
    project.segments.confirm(1, TaggedText("Enregistrer"))
    found = project.tools.propagation.repetitions(1)
    assert [one.row_id for one in found.open] == [4, 7]
    assert [one.row_id for one in found.different] == [6]
    before = state(project)
    change = project.tools.propagation.repeat(1)
    for row_id in (4, 7):
        one = project.segments.get(row_id)
        assert (one.target.plain, one.state, one.origin, one.score) == (
            "Enregistrer", SegmentState.DRAFT, "repeated", 100
        )  # fmt: skip
    assert [project.segments.get(n).target.plain for n in (2, 5, 6)] == [
        "Tapé",
        "Contexte",
        "Sauver",
    ]
    project.tools.bulk.undo(change)
    assert state(project) == before


def test_a_later_change_goes_on_to_the_repetitions(repeated: Project) -> None:
    repeated.segments.confirm(1, TaggedText("Enregistrer"))
    assert len(repeated.tools.propagation.repeat(1).after) == 5
    repeated.segments.confirm(2, TaggedText("Enregistrer"))
    repeated.segments.confirm(1, TaggedText("Sauvegarder"))
    found = repeated.tools.propagation.repetitions(1)
    assert [one.row_id for one in found.open] == [4, 5, 6, 7]
    assert [one.row_id for one in found.different] == [2]
    repeated.tools.propagation.repeat(1, [2, 4])
    assert repeated.segments.get(2).target.plain == "Sauvegarder"
    assert repeated.segments.get(2).state is SegmentState.DRAFT
    assert repeated.segments.get(5).target.plain == "Enregistrer"


def test_what_was_emptied_or_undone_is_filled_again(repeated: Project) -> None:
    project = repeated
    project.segments.note_suggestion(4, TaggedText("Machine"))
    project.segments.save_draft(4, TaggedText("Machine"), origin="machine")
    project.segments.confirm(1, TaggedText("Enregistrer"))
    rows = [one.row_id for one in project.tools.propagation.repetitions(1).open]
    assert rows == [2, 4, 5, 6, 7]
    change = project.tools.propagation.repeat(1)
    redo = project.tools.bulk.undo(change)
    assert [one.row_id for one in project.tools.propagation.repetitions(1).open] == rows
    project.tools.bulk.undo(redo)
    project.segments.confirm(1, TaggedText("Sauver"))
    assert [one.row_id for one in project.tools.propagation.repetitions(1).open] == rows
    cleared = project.batch.clear()
    assert [one.row_id for one in project.tools.propagation.repetitions(1).open] == rows
    project.batch.undo(cleared)
    assert [one.row_id for one in project.tools.propagation.repetitions(1).open] == rows


def test_undoing_passes_over_segments_that_are_gone(make_project: MakeProject) -> None:
    project = make_project(["Save", "Save"], ["Save"])
    project.segments.confirm(1, TaggedText("Enregistrer"))
    change = project.tools.propagation.repeat(1)
    project.files.remove(project.files.all()[1].id)
    assert [one.row_id for one in project.tools.bulk.undo(change).before] == [2]
    assert project.segments.get(2).target.is_empty


def test_tags_are_those_of_each_segment(make_project: MakeProject, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<p>Press <b>OK</b>.<p>Press <b>OK</b>.<p>Press OK.<p>Press <i>OK</i>.")
    project = make_project(["x"])
    project.files.add([page])
    rows = segments_of(project, 2)
    project.segments.confirm(
        rows[0].row_id, TaggedText.from_parts(["Tapez ", *rows[0].source.tags, "!"])
    )
    change = project.tools.propagation.repeat(rows[0].row_id)
    assert [one.row_id for one in change.after] == [rows[1].row_id]
    assert change.after[0].target.tags == rows[1].source.tags


def test_history_keeps_what_was_saved_and_confirmed(files: Project) -> None:
    files.segments.save_draft(4, TaggedText("R"))
    files.segments.save_draft(4, TaggedText("Rien"))
    files.segments.save_draft(4, TaggedText("RIEN"), origin="machine")
    files.segments.confirm(4, TaggedText("Rien"))
    files.segments.save_draft(4, TaggedText(""))
    versions = files.tools.versions.of(4)
    assert [(one.target.plain, one.state.value, one.origin) for one in versions] == [
        ("", "new", "translator"),
        ("Rien", "translated", "translator"),
        ("RIEN", "draft", "machine"),
        ("Rien", "draft", "translator"),
    ]
    assert {one.author for one in versions} == {"Ada"}
    for number in range(MOST_VERSIONS + 5):
        files.segments.confirm(4, TaggedText(str(number)))
    assert len(files.tools.versions.of(4)) == MOST_VERSIONS
    assert files.tools.versions.of(4)[0].target.plain == str(MOST_VERSIONS + 4)


def test_history_begins_with_what_the_document_brought(
    make_project: MakeProject, tmp_path: Path
) -> None:
    path = tmp_path / "a.po"
    path.write_text('msgid "One"\nmsgstr "Un"\n')
    project = make_project(["x"])
    project.files.add([path])
    project.segments.save_draft(2, TaggedText("Une"))
    assert [one.target.plain for one in project.tools.versions.of(2)] == ["Une", "Un"]

"""A new version of a document: what was done on the old one stays with the text it belongs to."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, reopen
from workspace_recutting import project_of

from postil.errors import Cancelled
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment

LINES = [
    "Open the lid of the machine.",
    "Wash the small bottle with cold water.",
    "Do not use soap.",
    "Dry it.",
]
XLIFF = """<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="fr" datatype="plaintext"><body>{units}
</body></file></xliff>"""


def new_version(project: Project, lines: list[str], number: int = 1) -> Path:
    """A file beside the project."""
    path = project.folder.parent / "new" / f"doc{number - 1}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def by_source(project: Project) -> dict[str, ProjectSegment]:
    return {one.source.plain: one for one in project.segments.read()}


def marked(project: Project, row_id: int) -> None:
    """Put on a segment all that can be on one."""
    project.tools.annotations.add_comment(row_id, "Which bottle?", "Grace")
    project.tools.annotations.bookmark([row_id])
    project.review.add_finding(row_id, "terminology", "minor", "a flask")


def test_a_changed_sentence_keeps_its_translation_as_a_draft(make_project: MakeProject) -> None:
    project = make_project(LINES, engine=True)
    wash = project.segments.read()[1]
    project.segments.save_draft(wash.row_id, TaggedText("Laver"))
    project.segments.confirm(
        wash.row_id, TaggedText("Lavez la petite bouteille à l'eau froide."), 12.0
    )
    marked(project, wash.row_id)
    changed = "Wash the small bottle with warm water."
    report = project.files.update(1, new_version(project, [LINES[0], changed, *LINES[2:]]))
    assert (report.kept, report.changed, report.new, report.removed) == (3, 1, 0, 0)
    one = by_source(project)[changed]
    assert one.row_id == wash.row_id
    assert one.target.plain == "Lavez la petite bouteille à l'eau froide."
    assert (one.state, one.confirmed) == (SegmentState.DRAFT, False)
    assert (one.origin, one.score) == ("earlier", 87)
    assert (one.comments, one.bookmarked, one.seconds) == (1, True, 12.0)
    assert [found.row_id for found in project.review.findings()].count(one.row_id) == 1
    states = [version.state for version in project.tools.versions.of(one.row_id)]
    assert states[:2] == [SegmentState.DRAFT, SegmentState.TRANSLATED]
    unit = project.memories.concordance("cold")[0].unit  # what was confirmed stays true
    assert (unit.source.plain, project.units.segment_of("Manual", unit.id)) == (LINES[1], None)
    assert isinstance(project.engine, ParrotEngine)
    assert not project.engine.phrases
    with reopen(project) as again:
        assert by_source(again)[changed].origin == "earlier"


def test_drafts_of_changed_sentences_stay(make_project: MakeProject) -> None:
    project = make_project(LINES)
    rows = project.segments.read()
    project.segments.save_draft(rows[0].row_id, TaggedText("Ouvrir le couvercle"))
    lines = ["A word before.", "Open the lid of this machine.", *LINES[1:]]
    report = project.files.update(1, new_version(project, lines))
    assert (report.kept, report.changed, report.new, report.removed) == (3, 1, 1, 0)
    one = by_source(project)[lines[1]]
    assert (one.target.plain, one.state) == ("Ouvrir le couvercle", SegmentState.DRAFT)
    assert one.origin == "earlier"


def test_what_changed_is_open_to_work_though_it_was_locked(make_project: MakeProject) -> None:
    project = make_project(LINES)
    wash, soap = project.segments.read()[1:3]
    for one in (wash, soap):
        project.segments.confirm(one.row_id, TaggedText("oui"))
    project.tools.annotations.lock([wash.row_id, soap.row_id])
    changed = "Wash the small bottle with warm water."
    project.files.update(1, new_version(project, [LINES[0], changed, *LINES[2:]]))
    found = by_source(project)
    assert not found[changed].locked
    assert found[LINES[2]].locked
    assert found[LINES[2]].state is SegmentState.TRANSLATED


def test_repeated_sentences_stay_in_their_context(make_project: MakeProject) -> None:
    project = make_project(["Size", "OK", "Colour", "OK", "OK", "Weight", "OK"])
    before = {}
    for number, one in enumerate(project.segments.read()):
        before[number] = one.row_id
        project.segments.confirm(one.row_id, TaggedText(f"{one.source.plain} {number}"))
    lines = ["New", "OK", "Colour", "OK", "OK", "More", "Size", "OK", "Weight", "OK"]
    project.files.update(1, new_version(project, lines))
    assert [one.target.plain for one in project.segments.read()] == [
        "", "", "Colour 2", "OK 3", "OK 4", "", "Size 0", "OK 1", "Weight 5", "OK 6",
    ]  # fmt: skip
    assert [one.row_id for one in project.segments.read()][6:8] == [before[0], before[1]]


def test_what_was_removed_is_told(make_project: MakeProject) -> None:
    project = make_project(LINES)
    lid, wash, soap, _ = project.segments.read()
    project.segments.confirm(lid.row_id, TaggedText("Ouvrez."))
    project.segments.save_draft(soap.row_id, TaggedText("Pas de savon"))
    for one in (wash, soap):
        marked(project, one.row_id)
    report = project.files.update(1, new_version(project, [LINES[3], LINES[1]]))
    assert (report.kept, report.removed, report.removed_drafts) == (2, 2, 1)
    assert [(one.source, one.author, one.text) for one in report.lost] == [
        (LINES[2], "Grace", "Which bottle?"),
        (LINES[2], "Ada", "a flask"),
    ]
    assert project.memories.concordance("lid")[0].unit.target.plain == "Ouvrez."
    assert [one.comments for one in project.segments.read()] == [0, 1]
    with project.context.database.reading() as connection:
        assert not connection.execute("PRAGMA foreign_key_check").fetchall()


def test_own_cuts_stay_where_the_paragraph_is_the_same(make_project: MakeProject) -> None:
    project = make_project(["Alone. Together now.", "One two three.", "Alone. Together now."])
    merged = project.tools.recutting.merge(project.segments.read()[3].row_id).new[0]
    one, two = project.tools.recutting.split(project.segments.read()[2].row_id, 4).new
    for row_id in (merged.row_id, one.row_id, two.row_id):
        project.segments.confirm(row_id, TaggedText("oui"))
    lines = ["New here.", "Alone. Together now.", "One two three.", "Alone. Together now."]
    path = new_version(project, lines)
    report = project.files.update(1, path)
    assert (report.kept, report.kept_confirmed, report.new, report.removed) == (5, 3, 1, 0)
    sources = [one.source.plain for one in project.segments.read()]
    assert sources == ["New here.", "Alone.", "Together now.", "One", "two three.", lines[1]]
    project.files.export(1, path)
    text = path.read_text(encoding="utf-8")
    assert text.splitlines()[1:] == ["Alone. Together now.", "oui oui", "oui"]
    project.tools.recutting.merge(one.row_id)  # and can be cut otherwise
    assert project.segments.read()[3].source.plain == "One two three."


def xliff(project: Project | Path, **units: str) -> Path:
    path = (project.folder.parent if isinstance(project, Project) else project) / "units.xlf"
    made = "".join(f'\n<trans-unit id="{id}">{text}</trans-unit>' for id, text in units.items())
    path.write_text(XLIFF.format(units=made), encoding="utf-8")
    return path


def test_units_go_by_their_ids(tmp_path: Path) -> None:
    first = xliff(
        tmp_path,
        a="<source>OK</source>",
        b="<source>Cancel all</source>",
        c="<source>OK</source>",
        d="<source>Save the file now</source>",
    )
    with project_of(tmp_path, first) as project:
        for one in project.segments.read():
            project.segments.confirm(one.row_id, TaggedText(one.key))
        second = xliff(
            project,
            c="<source>OK</source>",
            b="<source>Cancel all</source>",
            a="<source>OK</source>",
            d="<source>Save the file here</source><target state='final'>Ici</target>",
        )
        report = project.files.update(1, second)
        assert (report.kept, report.changed) == (3, 1)
        found = project.segments.read()
        assert [one.target.plain for one in found] == ["1:c", "1:b", "1:a", "Ici"]
        assert found[-1].state is SegmentState.FINAL  # the file knows better
        assert [one.target.plain for one in project.tools.versions.of(found[-1].row_id)][
            -1
        ] == "1:d"


def test_cuts_of_units_stay(tmp_path: Path) -> None:
    unit = "<source>Press OK now. Then wait here.</source>"
    with project_of(tmp_path, xliff(tmp_path, a=unit)) as project:
        for one in project.tools.recutting.split(project.segments.read()[0].row_id, 14).new:
            project.segments.confirm(one.row_id, TaggedText(one.source.plain.upper()))
        report = project.files.update(1, xliff(project, z="<source>New</source>", a=unit))
        assert (report.kept_confirmed, report.new) == (2, 1)
        project.files.export(1, tmp_path / "out.xlf")
        text = (tmp_path / "out.xlf").read_text(encoding="utf-8")
        assert "PRESS OK NOW. THEN WAIT HERE." in text


def test_translations_that_a_new_version_brings_fill_what_is_empty(tmp_path: Path) -> None:
    first = xliff(tmp_path, a="<source>Go</source>", b="<source>Stay</source>")
    with project_of(tmp_path, first) as project:
        project.segments.save_draft(project.segments.read()[1].row_id, TaggedText("Rester"))
        second = xliff(
            project,
            a="<source>Go</source><target state='translated'>Aller</target>",
            b="<source>Stay</source><target state='translated'>Reste</target>",
        )
        project.files.update(1, second)
        go, stay = project.segments.read()
        assert (go.target.plain, go.state) == ("Aller", SegmentState.TRANSLATED)
        assert (stay.target.plain, stay.state) == ("Rester", SegmentState.DRAFT)


def test_codes_that_only_look_otherwise_change_nothing(tmp_path: Path) -> None:
    unit = '<source>Press <g id="{0}" ctype="{1}">OK</g></source>'
    with project_of(tmp_path, xliff(tmp_path, a=unit.format(1, "bold"))) as project:
        (one,) = project.segments.read()
        target = TaggedText.from_parts(
            part.upper() if isinstance(part, str) else part for part in one.source.parts()
        )
        project.segments.confirm(one.row_id, target)
        report = project.files.update(1, xliff(project, a=unit.format(4, "x-b")))
        assert (report.kept_confirmed, report.changed) == (1, 0)
        project.files.export(1, tmp_path / "out.xlf")
        text = (tmp_path / "out.xlf").read_text(encoding="utf-8")
        assert '<target state="translated">PRESS <g id="4" ctype="x-b">OK</g></target>' in text
        (unit_now,) = (hit.unit for hit in project.memories.concordance("OK"))
        assert [tag.markup for tag in unit_now.source.tags] == [
            tag.markup for tag in project.segments.read()[0].source.tags
        ]


def test_a_review_goes_on_with_the_new_tags(tmp_path: Path) -> None:
    unit = '<source>Press <g id="{0}">OK</g>{1}</source>'
    first = xliff(tmp_path, a=unit.format(1, ""), b=unit.format(2, " and wait here for it"))
    with project_of(tmp_path, first) as project:
        for one in project.segments.read():
            project.segments.confirm(one.row_id, one.source)
        project.review.begin("Grace")
        project.files.update(
            1, xliff(project, a=unit.format(4, ""), b=unit.format(5, " and wait there for it"))
        )
        assert project.review.changed() == []


def test_a_tag_that_stands_twice_in_a_translation_still_does(tmp_path: Path) -> None:
    unit = '<source>Press <x id="{0}"/> now</source>'
    with project_of(tmp_path, xliff(tmp_path, a=unit.format(1))) as project:
        (tag,) = project.segments.read()[0].source.tags
        project.segments.confirm(1, TaggedText.from_parts(["Pressez ", tag, ", oui, ", tag]))
        assert project.files.update(1, xliff(project, a=unit.format(3))).kept_confirmed == 1
        (one,) = project.segments.read()
        assert [part.id for part in one.target.parts() if isinstance(part, Tag)] == ["3", "3"]


def test_what_fills_a_segment_has_the_tags_of_its_source(tmp_path: Path) -> None:
    unit = '<source>Press <g id="{0}">OK</g></source>'
    with project_of(tmp_path, xliff(tmp_path, a=unit.format(1))) as project:
        brought = "<target state='translated'>Pressez <g id='4'>OK</g></target>"
        project.files.update(1, xliff(project, a=unit.format(4) + brought))
        (one,) = project.segments.read()
        assert [tag.id for tag in one.source.tags] == [tag.id for tag in one.target.tags]


def test_drafts_of_a_file_come_with_the_sources_that_changed(tmp_path: Path) -> None:
    old, new = "<source>Save the file now</source>", "<source>Save the file here</source>"
    draft = "<target state='needs-translation'>{}</target>"
    first = xliff(tmp_path, a=old, b=old + draft.format("Vite"), c=old + draft.format("Vite"))
    with project_of(tmp_path, first) as project:
        project.segments.save_draft(3, TaggedText("Maintenant"))
        brought = new + draft.format("Ici")
        project.files.update(1, xliff(project, a=brought, b=brought, c=brought))
        found = [(one.target.plain, one.state, one.origin) for one in project.segments.read()]
        assert found == [
            ("Ici", SegmentState.NEW, ""),  # as the file says
            ("Ici", SegmentState.NEW, ""),
            ("Maintenant", SegmentState.DRAFT, "earlier"),
        ]


def test_translations_of_a_file_that_nobody_touched_are_those_of_its_new_version(
    tmp_path: Path,
) -> None:
    unit = "<source>Go</source><target state='final'>{}</target>"
    old = unit.format("Ale")
    with project_of(tmp_path, xliff(tmp_path, a=old, b=old, c=old, d=old)) as project:
        project.segments.save_draft(2, TaggedText("Vas"))
        project.segments.confirm(3, TaggedText("Ale"))
        project.tools.annotations.set_state([4], SegmentState.REJECTED)
        for text in ("Ale", "Aller", "Allez"):
            unit_now = unit.format(text)
            same = project.segments.read()
            project.files.update(1, xliff(project, a=unit_now, b=unit_now, c=unit_now, d=old))
            if text == "Ale":
                assert project.segments.read() == same
        assert [(one.target.plain, one.state) for one in project.segments.read()] == [
            ("Allez", SegmentState.FINAL),
            ("Vas", SegmentState.DRAFT),
            ("Ale", SegmentState.TRANSLATED),
            ("Ale", SegmentState.REJECTED),
        ]
        assert "Aller" in [one.target.plain for one in project.tools.versions.of(1)]


def test_what_was_typed_before_segments_were_merged_is_not_the_files(tmp_path: Path) -> None:
    first, second = "One.", "Two two."
    unit = "<source>{}</source><seg-source>{}</seg-source><target>{}</target>".format(
        f"{first} {second}",
        f'<mrk mtype="seg" mid="0">{first}</mrk> <mrk mtype="seg" mid="1">{second}</mrk>',
        '<mrk mtype="seg" mid="0">Un.</mrk> <mrk mtype="seg" mid="1">{}</mrk>',
    )
    with project_of(tmp_path, xliff(tmp_path, a=unit.format("Deux."))) as project:
        project.segments.save_draft(2, TaggedText("Deux deux."))
        (whole,) = project.tools.recutting.merge(1).new
        assert whole.changed
        for one in project.tools.recutting.split(1, len("One. ")).new:
            assert one.changed
        project.files.update(1, xliff(project, a=unit.format("2")))
        assert "Deux deux." in "".join(one.target.plain for one in project.segments.read())


def test_a_translation_that_was_taken_back_stays_so(tmp_path: Path) -> None:
    unit = "<source>Go</source>"
    with project_of(tmp_path, xliff(tmp_path, a=unit)) as project:
        project.segments.confirm(1, TaggedText("Va"))
        project.segments.save_draft(1, TaggedText(""))
        before = project.segments.read()
        project.files.update(
            1, xliff(project, a=unit + "<target state='translated'>Aller</target>")
        )
        assert project.segments.read() == before  # its unit still says what was confirmed


def test_the_same_file_again_changes_nothing_though_a_source_was_edited(
    make_project: MakeProject,
) -> None:
    lines = ["Sav", "Open the lid", "Save"]
    project = make_project(lines)
    project.tools.annotations.allow_source_edits(True)
    project.tools.annotations.edit_source(1, TaggedText("Save"))
    project.segments.confirm(1, TaggedText("Enregistrer"))
    before = project.segments.read()
    assert project.files.update(1, new_version(project, lines)).kept == 3
    assert project.segments.read() == before


def test_units_stand_where_their_segments_do(make_project: MakeProject) -> None:
    project = make_project(["OK", "Open the lid"])
    project.segments.confirm(1, TaggedText("D'accord"))
    path = new_version(project, ["OK then", "More", "OK", "Open the lid"]).rename(
        project.folder.parent / "new" / "renamed.txt"
    )
    project.files.update(1, path)
    (unit,) = (hit.unit for hit in project.memories.concordance("OK"))
    assert (unit.document, unit.key, unit.previous) == ("renamed.txt", "3.1", "More")


def test_a_version_that_fails_half_way_leaves_what_was_learned(make_project: MakeProject) -> None:
    project = make_project(LINES, engine=True)
    for one in project.segments.read():
        project.segments.confirm(one.row_id, TaggedText(one.source.plain.upper()))
    engine = project.engine
    assert isinstance(engine, ParrotEngine)
    weights, phrases, rows = dict(engine.weights), dict(engine.phrases), project.segments.read()

    class Stopped(Progress):
        """Cancelled when half of the segments are placed."""

        checks = 0

        def check(self) -> None:
            self.checks += 1
            if self.checks > 4:
                self.cancel()
            super().check()

    with pytest.raises(Cancelled):
        project.files.update(1, new_version(project, [LINES[3], *LINES[:2], "New."]), Stopped())
    assert project.segments.read() == rows
    assert (dict(+engine.weights), dict(engine.phrases)) == (weights, phrases)
    assert [hit.unit.target.plain for hit in project.memories.concordance("soap")] == [
        "DO NOT USE SOAP."
    ]


def test_taking_in_a_version_can_be_cancelled(make_project: MakeProject) -> None:
    project = make_project(LINES)
    progress = Progress()
    progress.cancel()
    before = project.segments.read()
    with pytest.raises(Cancelled):
        project.files.update(1, new_version(project, ["Open it of the machine."]), progress)
    assert project.segments.read() == before
    assert len(list((project.folder / "documents").iterdir())) == 1


def test_pairs_of_tags_go_along_with_a_changed_sentence(tmp_path: Path) -> None:
    unit = '<source>Press the big <g id="1">OK</g> {0} now</source>'
    with project_of(tmp_path, xliff(tmp_path, a=unit.format("button"))) as project:
        (one,) = project.segments.read()
        project.segments.confirm(one.row_id, one.source)
        project.files.update(1, xliff(project, a=unit.format("key").replace('"1"', '"7"')))
        (one,) = project.segments.read()
        assert [tag.id for tag in one.target.tags] == [tag.id for tag in one.source.tags]
        assert all(isinstance(tag, Tag) for tag in one.target.tags)
        assert one.origin == "earlier"


def test_a_damaged_copy_of_the_old_version_is_no_obstacle(make_project: MakeProject) -> None:
    project = make_project(["One. Two."])
    project.tools.recutting.merge(1)
    project.files.all()[0].path.write_bytes(b"\0")
    assert not zipfile.is_zipfile(project.files.all()[0].path)
    report = project.files.update(1, new_version(project, ["One. Two."]))
    assert report.new + report.changed == 2


def test_what_a_crash_left_is_cleared_away(make_project: MakeProject) -> None:
    project = make_project(LINES)
    left = project.folder / "documents" / "1-2" / "old.txt"  # copied, but never taken in
    left.parent.mkdir()
    left.write_text("left", encoding="utf-8")
    for lines in (LINES[:2], LINES[1:], LINES):
        project.files.update(1, new_version(project, lines))
        (copy,) = (project.folder / "documents").glob("*/*")
        assert copy == project.files.all()[0].path

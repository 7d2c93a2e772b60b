"""Splitting and merging in files that know segments: XLIFF of both kinds, and PO.

What is split is one segment again in the file that is written; what is merged is one there, too.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_recutting import cut_at_random, project_of, state, swapped

from postil.errors import UsageError
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project

PLAIN = """<?xml version="1.0" encoding="utf-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="fr" datatype="plaintext"><body>
<trans-unit id="1"><source>Press <g id="1" ctype="bold">OK now. Then go</g> on. Wait<x id="2"/>.
</source></trans-unit>
<trans-unit id="1+10"><source>  Alone. *** End  </source><target state="final">Fin  </target>
  <note>kept</note></trans-unit>
<trans-unit id="3"><source>A <bpt id="1">[b]</bpt>b. C<ept id="1">[/b]</ept> <bpt id="7">[i]</bpt>
d.</source></trans-unit>
</body></file></xliff>
"""
MARKED = """<?xml version="1.0" encoding="utf-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"
 xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0">
<file original="a" source-language="en" target-language="fr" datatype="x-sdlfilterframework2"><body>
<trans-unit id="a"><source>One here. <g id="5">Two, there.</g> <x id="9"/> Three. 4.</source>
<seg-source><mrk mtype="seg" mid="1">One here.</mrk> <mrk mtype="seg" mid="2"><g id="5">Two, there.\
</g></mrk> <x id="9"/> <mrk mtype="seg" mid="3">Three.</mrk> <mrk mtype="seg" mid="4">4.</mrk>\
</seg-source>
<target><mrk mtype="seg" mid="1">Un ici.</mrk> <mrk mtype="seg" mid="2"/> <x id="9"/> \
<mrk mtype="seg" mid="3"/> <mrk mtype="seg" mid="4">4.</mrk></target>
<sdl:seg-defs><sdl:seg id="1" conf="Translated"/><sdl:seg id="2"/><sdl:seg id="3"/><sdl:seg id="4"/>
</sdl:seg-defs></trans-unit>
<trans-unit id="b"><source>Last one, really.</source>
<seg-source><mrk mtype="seg" mid="5">Last one, really.</mrk></seg-source></trans-unit>
</body></file></xliff>
"""
SECOND = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">
<file id="f"><unit id="u"><notes><note ref="#s2">about two</note></notes>
<segment id="s1"><source>One <pc id="1">here. And</pc> there.</source></segment>
<ignorable><source> <ph id="2"/> </source></ignorable>
<segment id="s2" state="translated"><source>Two, long.</source>
<target>Deux, long.</target></segment>
<segment id="s3"><source> Three it is.</source></segment></unit>
<unit id="v" canResegment="no"><segment><source>Fixed one.</source></segment>
<segment><source>Fixed two.</source></segment></unit>
</file></xliff>
"""
STRINGS = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

#. for the title
msgid "Open %s now. Then <b>close it. And</b> wait."
msgstr ""

msgid "One file.  Or two"
msgid_plural "%d files. Or more"
msgstr[0] ""
msgstr[1] ""
"""
SCATTERED = """<?xml version="1.0" encoding="utf-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="fr" datatype="plaintext"><body>
<trans-unit id="a"><source>One. Two. Three.</source>
<seg-source><mrk mtype="seg" mid="1">One.</mrk><mrk mtype="seg" mid="2"> </mrk>\
<mrk mtype="seg" mid="3">Two.</mrk> <mrk mtype="seg" mid="4">Three.</mrk></seg-source>
<target>TARGET</target></trans-unit>
</body></file></xliff>
"""
FILES = {"plain.xlf": PLAIN, "marked.sdlxliff": MARKED, "second.xlf": SECOND, "a.po": STRINGS}


def make(folder: Path, name: str) -> Project:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(FILES[name], encoding="utf-8")
    return project_of(folder, path)


def words(texts: list[TaggedText]) -> list[str]:
    return "".join(f" {text.plain}" for text in texts).split()


def tags(texts: list[TaggedText]) -> list[tuple[str, str]]:
    """Tags as the file has them, in order; pieces of a pair that was cut are one."""
    found: list[tuple[str, str]] = []
    for text in texts:
        for part in text.parts():
            key = (part.kind, part.markup) if isinstance(part, Tag) else None
            if key is not None and (key[0] == "single" or key not in found):
                found.append(key)
    return sorted(found)


def learned(project: Project) -> set[tuple[str, str]]:
    engine = project.engine
    assert isinstance(engine, ParrotEngine)
    return {(one.source, one.target) for one in engine.phrases.values()}


def test_a_piece_is_not_named_as_another_unit_is(tmp_path: Path) -> None:
    with make(tmp_path / "p", "plain.xlf") as project:
        cut = project.tools.recutting.split(1, len("Press *OK"))
        first, second, third = (row.key for row in project.segments.read()[:3])
        assert [row.key for row in cut.new] == [first, second]
        assert (second, third) == ("1:1+10+", "1:1+10")


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_whatever_is_cut_the_file_says_the_same(
    tmp_path_factory: pytest.TempPathFactory, name: str, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("units")
    chance = random.Random(seed)
    with make(folder, name) as project:
        original = project.files.all()[0].path
        before = open_document(original, "en", "fr").segments
        for row in project.segments.read():
            project.segments.confirm(row.row_id, swapped(row.source))
        for _ in range(6):
            cut_at_random(project, chance)
        rows = project.segments.read()
        assert len({row.key for row in rows}) == len(rows) == project.files.all()[0].segments
        for row in rows:
            assert words([row.target]) == words([swapped(row.source)])
            assert tags([row.target]) == tags([row.source])
            project.segments.confirm(row.row_id, swapped(row.source))
        out = folder / f"out-{name}"
        project.files.export(1, out)
        after = open_document(out, "en", "fr").segments
        assert len(after) <= len(before)
        sources = [one.source for one in after]
        targets = [one.target or TaggedText("") for one in after]
        assert words(sources) == words([one.source for one in before])
        assert words(targets) == words([swapped(one.source) for one in before])
        assert tags(targets) == tags(sources)
        assert {one.state for one in after} == {SegmentState.TRANSLATED}
        assert {row.source.plain for row in project.segments.read()} == {
            hit.unit.source.plain
            for hit in project.memories.concordance(".", mode="regex", limit=99)
        }


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_split_changes_not_a_byte(
    tmp_path_factory: pytest.TempPathFactory, name: str, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("units")
    chance = random.Random(seed)
    with make(folder, name) as project:
        whole, parts = folder / f"whole-{name}", folder / f"parts-{name}"
        for row in project.segments.read():
            project.segments.save_draft(row.row_id, swapped(row.source))
        project.files.export(1, whole)
        for _ in range(4):
            row = chance.choice(project.segments.read())
            offset = chance.randint(0, len(row.source))
            try:
                project.tools.recutting.split(row.row_id, offset, offset)
            except UsageError:
                continue
        project.files.export(1, parts)
        assert parts.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_undone_and_done_again(
    tmp_path_factory: pytest.TempPathFactory, name: str, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("units")
    chance = random.Random(seed)
    with make(folder, name) as project:
        for row in project.segments.read()[::2]:
            project.segments.confirm(row.row_id, swapped(row.source))
        states, known, cuts = [state(project)], [learned(project)], []
        for _ in range(5):
            cut = cut_at_random(project, chance)
            if cut is not None:
                cuts.append(cut)
                states.append(state(project))
                known.append(learned(project))
        recutting = project.tools.recutting
        for _ in range(2):
            for number in reversed(range(len(cuts))):
                recutting.undo(cuts[number])
                assert (state(project), learned(project)) == (states[number], known[number])
            for number in range(len(cuts)):
                cuts[number] = recutting.redo(cuts[number])
                assert state(project) == states[number + 1]
                assert learned(project) == known[number + 1]


def by_text(project: Project, start: str) -> int:
    return next(
        row.row_id for row in project.segments.read() if row.source.plain.strip().startswith(start)
    )


def test_merged_marks_are_one_in_the_file(tmp_path: Path) -> None:
    with make(tmp_path, "marked.sdlxliff") as project:
        cut = project.tools.recutting.merge(by_text(project, "Two"))
        (whole,) = cut.new
        assert whole.source.plain == "Two, there.  Three."
        first, _, *rest = whole.source.parts()
        project.segments.confirm(whole.row_id, TaggedText.from_parts([first, "Deux", *rest]))
        out = tmp_path / "out.sdlxliff"
        project.files.export(1, out)
    text = out.read_text()
    one = '<mrk mtype="seg" mid="2"><g id="5">{}</g> <x id="9"/> Three.</mrk>'
    assert one.format("Two, there.") in text
    assert one.format("Deux") in text
    assert '<sdl:seg id="2" conf="Translated"' in text
    assert 'id="3"' not in text and 'mid="3"' not in text
    assert '<mrk mtype="seg" mid="1">Un ici.</mrk>' in text


def test_merged_segments_of_xliff_2_keep_what_refers_to_them(tmp_path: Path) -> None:
    with make(tmp_path, "second.xlf") as project:
        whole = project.tools.recutting.merge(by_text(project, "One")).new[0]
        assert whole.target.plain == "Deux, long."
        again = project.tools.recutting.split(whole.row_id, len("One ") + 1)
        assert [row.source.plain for row in again.new] == ["One", "here. And there.  Two, long."]
        for row in again.new:
            project.segments.confirm(row.row_id, swapped(row.source))
        out = tmp_path / "out.xlf"
        project.files.export(1, out)
    text = out.read_text()
    assert '<note ref="#s1">' in text
    assert 'id="s2"' not in text
    segments = open_document(out, "en", "fr").segments
    assert segments[0].source.plain == "One here. And there.  Two, long."
    assert segments[0].target == swapped(segments[0].source)
    assert [one.state for one in segments[:2]] == [SegmentState.TRANSLATED, SegmentState.NEW]


def test_why_it_cannot_be(tmp_path: Path) -> None:
    with make(tmp_path / "second", "second.xlf") as project:
        with pytest.raises(UsageError, match="does not allow"):
            project.tools.recutting.merge(by_text(project, "Fixed"))
        with pytest.raises(UsageError, match="unit of its own") as raised:
            project.tools.recutting.merge(by_text(project, "Three"))
        assert "Write the translation of both into one" in raised.value.hint
    with make(tmp_path / "po", "a.po") as project:
        with pytest.raises(UsageError, match="unit of its own"):
            project.tools.recutting.merge(1)
        with pytest.raises(UsageError, match="needs a word"):
            project.tools.recutting.split(1, 0)


def test_a_code_that_begins_between_is_an_obstacle(tmp_path: Path) -> None:
    path = tmp_path / "a.xlf"
    path.write_text(
        MARKED.replace(
            '<mrk mtype="seg" mid="3">Three.</mrk>',
            '<g id="8"><mrk mtype="seg" mid="3">Three.</mrk></g>',
        ).replace('<mrk mtype="seg" mid="3"/>', '<g id="8"><mrk mtype="seg" mid="3"/></g>')
    )
    languages = {"source_language": "en", "target_language": "fr"}
    with create_project(
        tmp_path / "p", NewProject(name="x", documents=[path], **languages)
    ) as project:
        before = state(project)
        with pytest.raises(UsageError, match="begins or ends between"):
            project.tools.recutting.merge(by_text(project, "Two"))
        assert state(project) == before


def test_what_is_not_finished_stays_as_in_the_file(tmp_path: Path) -> None:
    with make(tmp_path, "plain.xlf") as project:
        original = project.files.all()[0].path.read_bytes()
        first = project.tools.recutting.split(1, len("Press .OK now.")).new[0]
        project.segments.confirm(first.row_id, swapped(first.source))
        out = tmp_path / "out.xlf"
        project.files.export(1, out, drafts="source")
        assert out.read_bytes() == original
        project.files.export(1, out)
        found = open_document(out, "en", "fr").segments[0]
        assert found.state == SegmentState.DRAFT
        assert found.target is not None
        assert found.target.plain.strip() == "pRESS ok NOW."


def test_it_goes_along_in_a_package(tmp_path: Path) -> None:
    with make(tmp_path, "marked.sdlxliff") as project:
        project.tools.recutting.merge(by_text(project, "Two"))
        project.tools.recutting.split(by_text(project, "Last"), len("Last one,"))
        project.segments.confirm(1, TaggedText("Un."))
        package = tmp_path / "a.postil-project"
        pack_project(project, package)
        with unpack_project(package, tmp_path / "there", engine_opener=ParrotEngine) as other:
            assert state(other) == state(project)
            assert other.tools.recutting.merge(by_text(other, "Last")).new[0].source.plain == (
                "Last one, really."
            )


@pytest.mark.parametrize("order", ["12", "23", "2", "1324", "2134"])
def test_a_mark_between_two_that_are_merged_goes_wherever_it_stands(
    tmp_path: Path, order: str
) -> None:
    marks = "".join(f'<mrk mtype="seg" mid="{mid}"> </mrk>' for mid in order)
    path = tmp_path / "scattered.xlf"
    path.write_text(SCATTERED.replace("TARGET", marks), encoding="utf-8")
    with create_project(
        tmp_path / "made",
        NewProject(
            name="x",
            source_language="en",
            target_language="fr",
            documents=[path],
        ),
    ) as project:
        project.tools.recutting.merge(project.segments.read()[0].row_id)
        for one in project.segments.read():
            project.segments.confirm(one.row_id, TaggedText(f"Fait {one.source.plain}"))
        project.files.export(project.files.all()[0].id, tmp_path / "out.xlf")
        wanted = [one.target.plain for one in project.segments.read()]
    found = [one.target.plain for one in open_document(tmp_path / "out.xlf", "en", "fr").segments]
    assert found == wanted

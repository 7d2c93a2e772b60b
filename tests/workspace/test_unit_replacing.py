"""Find and replace in memories: all or none, taken back, with the segments that units belong to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from workspace_project import MakeProject

from postil.errors import UsageError
from postil.memory.unit_filter import UnitFilter
from postil.memory.units import MemoryUnit
from postil.text.tags import Tag, TaggedText
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MemorySettings
from postil.workspace.segments.text_search import TextQuery

LINES = ["Save the file.", "Close the file.", "Print it."]
COPIER = TextQuery("fichier", "target")
BOLD = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    made = make_project(LINES, engine=True)
    made.units.add(
        "house",
        [
            MemoryUnit(TaggedText("File"), TaggedText("Fichier"), author="Ada"),
            MemoryUnit(
                TaggedText("A file"),
                TaggedText.from_parts(["Un ", BOLD[0], "fichier", BOLD[1]]),
                author="Bob",
            ),
            MemoryUnit(TaggedText("Page"), TaggedText("Page"), author="Bob"),
        ],
    )
    settings = made.memories.settings
    made.memories.set_settings(
        replace(settings, memories={"house": MemorySettings(read_only=False)})
    )
    return made


def targets(project: Project, memory: str) -> list[str]:
    ids = project.units.browse(memory).ids.tolist()[::-1]
    units = project.units.read(memory, ids)
    return [units[number].target.plain for number in ids]


def test_units_are_replaced_and_put_back_as_they_were(project: Project) -> None:
    ids = project.units.browse("house").ids.tolist()
    before = project.units.read("house", ids)
    replacer = project.unit_replacer
    hits = replacer.find("house", ids, COPIER, "document", keep_capitals=True)
    assert [(hit.found.plain, hit.new) for hit in hits] == [
        ("fichier", "document"),
        ("Fichier", "Document"),
    ]
    assert targets(project, "house")[0] == "Fichier", "it is only looked at"
    done = replacer.replace(hits)
    assert targets(project, "house") == ["Document", "Un document", "Page"]
    tagged = project.units.unit("house", hits[0].owner).target
    assert [tag.markup for tag in tagged.tags] == ["<b>", "</b>"], "tags stay"
    assert project.memories.concordance("document", "target"), "the new text is found"
    assert not project.memories.concordance("fichier", "target")
    back = replacer.put_back(done)
    assert (len(back.units), back.kept) == (2, 0)
    assert project.units.read("house", ids) == before


def test_a_filter_says_which_units_are_searched(project: Project) -> None:
    ids = project.units.browse("house", wanted=UnitFilter(author="Bob")).ids.tolist()
    hits = project.unit_replacer.find("house", ids, COPIER, "document")
    assert [hit.unit.author for hit in hits] == ["Bob"]


def test_confirmed_segments_follow_and_locked_ones_are_left_alone(project: Project) -> None:
    own = project.memories.own.name
    rows = [segment.row_id for segment in project.segments.read()]
    for row, text in zip(rows, ("Enregistrez le fichier.", "Fermez le fichier."), strict=False):
        project.segments.confirm(row, TaggedText(text))
    project.tools.annotations.lock([rows[1]])
    ids = project.units.browse(own).ids.tolist()
    learned = project.reports.counts().learned
    hits = project.unit_replacer.find(own, ids, COPIER, "document")
    assert [(hit.locked, hit.new) for hit in hits] == [(True, None), (False, "document")]
    done = project.unit_replacer.replace(hits)
    assert [segment.row_id for segment in done.segments] == [rows[0]]
    first, second = project.segments.read(0, 2)
    assert (first.target.plain, first.confirmed) == ("Enregistrez le document.", True)
    assert second.target.plain == "Fermez le fichier."
    assert project.reports.counts().learned == learned, "unlearned and learned anew"
    back = project.unit_replacer.put_back(done)
    assert project.segments.read(0, 1)[0].target.plain == "Enregistrez le fichier."
    assert len(back.segments) == 1


def test_all_are_replaced_or_none(project: Project) -> None:
    ids = project.units.browse("house").ids.tolist()
    hits = project.unit_replacer.find("house", ids, COPIER, "document")
    project.units.change("house", hits[-1].owner, TaggedText("Le fichier"))
    with pytest.raises(UsageError, match="changed since"):
        project.unit_replacer.replace(hits)
    assert targets(project, "house") == ["Le fichier", "Un fichier", "Page"]


def test_what_was_changed_since_is_not_put_back(project: Project) -> None:
    ids = project.units.browse("house").ids.tolist()
    hits = project.unit_replacer.find("house", ids, COPIER, "document")
    done = project.unit_replacer.replace(hits)
    project.units.change("house", hits[0].owner, TaggedText("autre"))
    project.units.delete("house", hits[1].owner)
    back = project.unit_replacer.put_back(done)
    assert (back.units, back.kept) == ([], 2)
    assert targets(project, "house") == ["autre", "Page"]


def test_protected_memories_and_senseless_searches_are_refused(project: Project) -> None:
    ids = project.units.browse("house").ids.tolist()
    replacer = project.unit_replacer
    with pytest.raises(UsageError, match="no text"):
        replacer.find("house", ids, TextQuery(""), "x")
    with pytest.raises(UsageError, match="regular expression"):
        replacer.find("house", ids, TextQuery("(", "target", is_regex=True), "x")
    hits = replacer.find("house", ids, COPIER, "document")
    settings = project.memories.settings
    protected = {"house": MemorySettings(read_only=True)}
    project.memories.set_settings(replace(settings, memories=protected))
    with pytest.raises(UsageError, match="read-only"):
        replacer.replace(hits)
    assert targets(project, "house")[0] == "Fichier"
    assert replacer.replace([]).units == []

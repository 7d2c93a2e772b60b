"""Matches of units that differ from a segment in case alone: found, near, and never exact."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workspace_project import MakeProject

from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.project import Project
from postil.workspace.proposals.recasing import adapt_case
from postil.workspace.segments.batch import PretranslatePolicy

LINES = [
    "PRESS THE START BUTTON",
    "Press The Start Button",
    "press the start button",
    "Press the start button",
    "PRESS THE START BUTTON",
    "Press the stop button",
]


@pytest.fixture
def project(make_project: MakeProject, tmp_path: Path) -> Project:
    """Its memory has the fourth line alone."""
    path = tmp_path / "known.tmx"
    with TmxWriter(path, "en", "fr") as writer:
        writer.write(
            TranslationUnit(
                TaggedText("Press the start button"), TaggedText("Appuyez sur le bouton vert")
            )
        )
    return make_project(LINES, memories=[path])


def test_matches_in_another_case_are_proposed_with_the_capitals_of_the_segment(
    project: Project,
) -> None:
    found = [project.matching.proposals(row)[0] for row in range(1, 7)]
    assert [(one.kind, one.score, one.target.plain) for one in found] == [
        ("memory", 99, "APPUYEZ SUR LE BOUTON VERT"),
        ("memory", 99, "Appuyez sur le bouton vert"),
        ("memory", 99, "Appuyez sur le bouton vert"),
        ("memory", 100, "Appuyez sur le bouton vert"),
        ("memory", 99, "APPUYEZ SUR LE BOUTON VERT"),
        ("memory", 75, "Appuyez sur le bouton vert"),
    ]
    unit = found[3]
    assert {(one.unit, one.memory) for one in found} == {(unit.unit, unit.memory)}
    assert [step.operation for step in found[0].differences] == ["replace"]
    assert [step.operation for step in found[1].differences] == ["equal", "replace"]


def test_they_are_never_taken_for_exact_ones(project: Project) -> None:
    exact = PretranslatePolicy(memory=100, repaired=False, machine=None)
    assert project.batch.pretranslate(exact).segments == {"exact": 1, "none": 5}
    near = PretranslatePolicy(memory=95, repaired=False, machine=None)
    assert project.batch.pretranslate(near).segments == {"memory": 4, "none": 1}
    filled = project.segments.read()
    assert [one.score for one in filled] == [99, 99, 99, 100, 99, None]
    assert {one.state for one in filled[:5]} == {SegmentState.DRAFT}


def test_repetitions_and_statistics_tell_case_apart(project: Project) -> None:
    counts = project.reports.analyse().documents["doc0.txt"]
    assert {name: one.segments for name, one in counts.items() if one.segments} == {
        "95–99%": 3,
        "100%": 1,
        "repetitions": 1,
        "75–84%": 1,
    }
    project.segments.confirm(1, TaggedText("APPUYEZ"))
    repeated = project.tools.propagation.repetitions(1)
    assert [one.row_id for one in repeated.open] == [5]
    known = project.matching.proposals(2)
    assert [(one.target.plain, one.score) for one in known] == [
        ("APPUYEZ", 99),  # of the project itself
        ("Appuyez sur le bouton vert", 99),
    ]


@pytest.mark.parametrize(
    ("unit", "source", "target", "language", "proposed"),
    [
        ("Print all", "PRINT ALL", "Imprimer tout", "fr", "IMPRIMER TOUT"),
        ("Print all", "PRINT ALL", "iki tuşa basın", "tr", "İKİ TUŞA BASIN"),
        ("“Print” all", '"PRINT" ALL', "Tout imprimer", "fr", "TOUT IMPRIMER"),
        ("print all", "Print all", "tout imprimer", "fr", "Tout imprimer"),
        ("print all", "Print All", "écrire tout", "fr", "Écrire tout"),
        ("print all", "Print all", "ijs", "nl", "IJs"),
        # in doubt
        ("PRINT ALL", "Print all", "TOUT IMPRIMER", "fr", "TOUT IMPRIMER"),
        ("Print all", "print all", "Tout imprimer", "fr", "Tout imprimer"),
        ("Print all", "Print All", "tout imprimer", "fr", "tout imprimer"),
        ("Print all", "PRINT ALL", "Σελίδες όλες", "el", "Σελίδες όλες"),
        ("Print all", "PRINT ALL", "ყველა", "ka", "ყველა"),
        ("Print all", "PRINT ALL", "Imprimer {name}", "fr", "Imprimer {name}"),
        ("Print all", "PRINT ALL", "Imprimer 5 mm", "fr", "Imprimer 5 mm"),
        ("Print all", "PRINT ALL", "Imprimer (iPhone)", "fr", "Imprimer (iPhone)"),
        ("Print all", "PRINT ALL", "Imprimer www.a.fr", "fr", "Imprimer www.a.fr"),
        ("Print all", "PRINT ALL", "", "fr", ""),
        ("It", "IT", "Il", "fr", "Il"),
        ("Print all now", "PRINT ALL", "Tout imprimer", "fr", "Tout imprimer"),
    ],
)
def test_capitals_that_are_beyond_doubt(
    unit: str, source: str, target: str, language: str, proposed: str
) -> None:
    texts = (TaggedText(text) for text in (unit, source, target))
    assert adapt_case(*texts, ("en", language)).plain == proposed


def test_tags_stay() -> None:
    bold = Tag("open", "1", "<b>", "b"), Tag("close", "1", "</b>", "b")
    target = TaggedText.from_parts([bold[0], "tout", bold[1], " imprimer"])
    for source, plain in (("PRINT ALL", "TOUT IMPRIMER"), ("Print all", "Tout imprimer")):
        found = adapt_case(TaggedText("print all"), TaggedText(source), target, ("en", "fr"))
        assert (found.plain, found.tags) == (plain, target.tags)


@given(st.text("aAbB ıİiIßé.1{", max_size=8), st.text("aAbB ıİiIßé.1{", max_size=8))
def test_nothing_but_case_changes(source: str, target: str) -> None:
    unit = TaggedText(source.lower())
    found = adapt_case(unit, TaggedText(source), TaggedText(target), ("en", "fr")).plain
    assert found.upper() == target.upper()

"""Filters and orders of segments, against plain Python."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from workspace_project import MakeProject, reopen

from postil.errors import Cancelled, UsageError
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText, placeholder
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.filters import BANDS, Order, SegmentFilter
from postil.workspace.segments.text_search import TextQuery

LINES = [
    ["Éclair", "apple", "Apple pie", "file", "The profile file", "file", "Zebra 12"],
    ["file", "éclair", "Bb"],
]


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    made = make_project(*LINES, engine=True)
    made.segments.confirm(1, TaggedText("Un éclair"), origin="memory", score=101)
    made.segments.confirm(2, TaggedText("pomme"))
    made.segments.save_draft(3, TaggedText("Tarte"), origin="memory", score=87)
    made.segments.save_draft(4, TaggedText("FICHIER"), origin="machine")
    made.segments.save_draft(7, TaggedText("Zèbre 13"), origin="memory", score=96)
    return made


def passes(one: ProjectSegment, wanted: SegmentFilter, counts: Counter[str]) -> bool:
    query = wanted.query
    texts = {"both": [one.source, one.target], "source": [one.source], "target": [one.target]}
    return (
        (
            not query.text
            or any(query.text.casefold() in t.plain.casefold() for t in texts[query.side])
        )
        and (not wanted.states or one.state in wanted.states)
        and (not wanted.origins or one.origin in wanted.origins)
        and (not wanted.bands or any(a <= (one.score or 0) <= b for a, b in wanted.bands))
        and wanted.document in (None, one.document)
        and (wanted.repeated is None or (counts[one.source.plain] > 1) == wanted.repeated)
        and (wanted.learned is None or one.confirmed == wanted.learned)
        and wanted.locked in (None, False)
    )


FILTERS = st.builds(
    SegmentFilter,
    st.builds(
        TextQuery,
        st.sampled_from(["", "file", "É", "pomme", "z"]),
        st.sampled_from(["both", "source", "target"]),
    ),
    st.frozensets(st.sampled_from(list(SegmentState)), max_size=3),
    st.frozensets(st.sampled_from(["", "memory", "machine", "translator"]), max_size=2),
    st.frozensets(st.sampled_from(BANDS), max_size=2),
    document=st.sampled_from([None, 1, 2]),
    repeated=st.sampled_from([None, True, False]),
    learned=st.sampled_from([None, True, False]),
    locked=st.sampled_from([None, True, False]),
)


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(wanted=FILTERS)
def test_all_conditions_together(project: Project, wanted: SegmentFilter) -> None:
    rows = project.segments.read()
    counts = Counter(row.source.plain for row in rows)
    expected = [place for place, row in enumerate(rows) if passes(row, wanted, counts)]
    assert project.tools.finder.find(wanted).tolist() == expected
    assert SegmentFilter.from_json(wanted.to_json()) == wanted


def sources(project: Project, order: str, *, backwards: bool = False) -> list[str]:
    rows = project.segments.read()
    places = project.tools.finder.find(SegmentFilter(), order, backwards=backwards)  # type: ignore[arg-type]
    return [rows[place].source.plain for place in places]


def test_segments_are_listed_in_each_order(project: Project) -> None:
    assert sources(project, "document") == [*LINES[0], *LINES[1]]
    assert sources(project, "document", backwards=True) == [*LINES[0], *LINES[1]][::-1]
    assert sources(project, "source") == [
        "apple", "Apple pie", "Bb", "Éclair", "éclair", "file", "file", "file", "The profile file",
        "Zebra 12",
    ]  # fmt: skip
    assert sources(project, "length")[0] == "Bb"
    assert sources(project, "length", backwards=True)[0] == "The profile file"
    assert sources(project, "match")[:4] == ["Éclair", "Zebra 12", "Apple pie", "file"]
    assert sources(project, "frequency")[:3] == ["file"] * 3
    assert set(sources(project, "changed")[:5]) == {
        "Éclair",
        "apple",
        "Apple pie",
        "file",
        "Zebra 12",
    }
    for order in get_args(Order):
        assert sorted(sources(project, order)) == sorted([*LINES[0], *LINES[1]])


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (TextQuery("FILE", whole=True), [3, 4, 5, 7]),
        (TextQuery("file", "source", whole=True, case=True), [3, 4, 5, 7]),
        (TextQuery("FICHIER", case=True), [3]),
        (TextQuery("fichier", case=True), []),
        (TextQuery(r"^\w+ \d+$", is_regex=True), [6]),
        (TextQuery("pro", whole=True), []),
        (TextQuery("(", "both"), []),
    ],
)
def test_texts(project: Project, query: TextQuery, expected: list[int]) -> None:
    assert project.tools.finder.find(SegmentFilter(query)).tolist() == expected


def test_text_that_is_a_tag_by_a_rule_is_found(make_project: MakeProject) -> None:
    project = make_project(["Open {file} now.", "Open the file."])
    project.files.text_tags.set([r"\{\w+\}"])
    found = project.tools.finder.find(SegmentFilter(TextQuery("open {FILE} n")))
    assert found.tolist() == [0]
    tags = project.segments.get(1).source.tags
    project.segments.save_draft(1, TaggedText("Ouvrez " + placeholder(0), tags))
    for side in ("source", "target"):
        query = TextQuery(r"\{f", side, is_regex=True)
        assert project.tools.finder.find(SegmentFilter(query)).tolist() == [0]


def test_expressions_that_cannot_be_used(project: Project) -> None:
    with pytest.raises(UsageError, match="not a regular expression"):
        project.tools.finder.find(SegmentFilter(TextQuery("(", is_regex=True)))
    project.segments.save_draft(5, TaggedText("a" * 60 + "b"))
    with pytest.raises(UsageError, match="takes too long"):
        project.tools.finder.find(SegmentFilter(TextQuery(r"(?:a+)+$|(?:a|aa)+c", is_regex=True)))


def test_findings_and_rows(project: Project) -> None:
    found = project.tools.finder.find(SegmentFilter(findings=True)).tolist()
    assert 6 in found  # 12 became 13
    issues = [one for one in project.checks.all() if one.row_id == 7]
    project.checks.ignore(issues)
    assert 6 not in project.tools.finder.find(SegmentFilter(findings=True))
    assert 6 in project.tools.finder.find(SegmentFilter(findings=False))
    assert project.tools.finder.find(SegmentFilter(rows=frozenset({2, 9}))).tolist() == [1, 8]


def test_named_filters(project: Project) -> None:
    mine = SegmentFilter(
        TextQuery("file", is_regex=True), bands=frozenset({(75, 84)}), repeated=True
    )
    project.tools.finder.keep(" Mine ", mine)
    with reopen(project) as again:
        assert again.tools.finder.named == {"Mine": mine}
        again.tools.finder.forget("Mine")
        assert again.tools.finder.named == {}
        with pytest.raises(UsageError, match="no filter"):
            again.tools.finder.forget("Mine")
        with pytest.raises(UsageError, match="needs a name"):
            again.tools.finder.keep("  ", mine)


def test_cancelling(project: Project) -> None:
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        project.tools.finder.find(SegmentFilter(), progress=progress)


def test_after_a_split_the_places_follow(make_project: MakeProject) -> None:
    project = make_project(["One thing. Two.", "Three"], ["Four"])
    project.tools.recutting.split(1, 4)
    rows = project.segments.read()
    found = project.tools.finder.find(SegmentFilter(TextQuery("o", "source")), "length")
    assert [rows[place].source.plain for place in found] == ["One", "Two.", "Four"]


@pytest.mark.parametrize(
    ("text", "query", "whole"),
    [
        ("افتح مُحَرِّر النصوص", "محرر", False),
        ("שָׁלוֹם", "שלום", False),
        ("２．５ＧＢです", "2.5gb", False),
        ("ﾃﾞｰﾀを送る", "データ", False),
        ("soft\u00adware", "software", False),
        ("設定を開く", "設定", True),
        ("USB設定", "設定", True),
    ],
)
def test_a_text_is_found_however_it_is_written(text: str, query: str, whole: bool) -> None:
    found = TextQuery(query, whole=whole).finder()
    assert found(text, "")
    assert found("", text)
    assert not found("reset", "x")

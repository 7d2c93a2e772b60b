"""Reviewing: changes against the translator's text, approval, findings, the report."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import reopen

from postil.errors import UsageError
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.package.merge import merge_package
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project
from postil.workspace.review import ProjectReview, ReviewFinding, changes_between


@pytest.fixture
def reviewed(project: Project) -> Project:
    """Two confirmed translations; the reviewer has changed one, in two places."""
    project.segments.confirm(1, TaggedText("Ouvrez un fichier maintenant."))
    project.segments.confirm(2, TaggedText("Fermez le fichier."))
    assert project.review.begin("Bea") == 2
    project.segments.save_draft(1, TaggedText("Ouvrez le fichier tout de suite."))
    return project


def words(project: Project, row_id: int) -> list[tuple[str, str]]:
    """Each change as (words of the base, words now)."""
    found = project.review.segment(row_id)
    assert found is not None
    base, text = found.base.plain, found.segment.target.plain
    return [
        (base[one.base_start : one.base_end], text[one.start : one.end]) for one in found.changes
    ]


def test_changes_are_told_word_by_word(reviewed: Project) -> None:
    assert words(reviewed, 1) == [("un", "le"), ("maintenant", "tout de suite")]
    assert [one.segment.row_id for one in reviewed.review.changed()] == [1]
    assert reviewed.review.reviewer == "Bea"


def test_each_change_is_accepted_or_rejected(reviewed: Project) -> None:
    reviewed.review.reject(1, 1)
    assert reviewed.segments.get(1).target.plain == "Ouvrez le fichier maintenant."
    assert words(reviewed, 1) == [("un", "le")]
    reviewed.review.accept(1, 0)
    assert words(reviewed, 1) == []
    assert reviewed.segments.get(1).target.plain == "Ouvrez le fichier maintenant."
    with pytest.raises(UsageError, match="no change 1"):
        reviewed.review.reject(1, 0)
    with pytest.raises(UsageError, match="no text"):
        reviewed.review.accept(3)


def test_all_at_once(reviewed: Project) -> None:
    reviewed.review.reject(1)
    assert reviewed.segments.get(1).target.plain == "Ouvrez un fichier maintenant."
    reviewed.segments.save_draft(1, TaggedText("Ouvrez."))
    reviewed.review.accept(1)
    assert reviewed.review.changed() == []
    assert reviewed.segments.get(1).target.plain == "Ouvrez."


def test_what_was_confirmed_is_confirmed_again_when_all_changes_are_rejected(
    reviewed: Project,
) -> None:
    """And remembered; not while some of them stay, nor where the base was a draft."""
    reviewed.segments.confirm(1, TaggedText("Ouvrez le fichier tout de suite."))
    base = reviewed.review.segment(1)
    assert base is not None
    assert base.base_state == SegmentState.TRANSLATED
    reviewed.review.reject(1, 1)
    assert reviewed.segments.get(1).state == SegmentState.DRAFT
    reviewed.review.reject(1, 0)
    again = reviewed.segments.get(1)
    assert again.target.plain == "Ouvrez un fichier maintenant."
    assert again.state == SegmentState.TRANSLATED
    assert reviewed.matching.proposals(1)[0].target.plain == "Ouvrez un fichier maintenant."


def test_the_base_outlives_the_window(reviewed: Project) -> None:
    project = reopen(reviewed)
    try:
        assert words(project, 1) == [("un", "le"), ("maintenant", "tout de suite")]
        assert project.review.begin("Bea") == 2  # again: the base stays that of the translator
        assert len(project.review.changed()) == 1
    finally:
        project.close()


def test_approved_segments_are_confirmed_and_learned(reviewed: Project) -> None:
    engine = reviewed.engine
    assert isinstance(engine, ParrotEngine)
    approved = reviewed.review.approve(1)
    assert approved.state is SegmentState.REVIEWED
    assert approved.confirmed
    assert {one.target for one in engine.phrases.values()} >= {"Ouvrez le fichier tout de suite."}
    reviewed.segments.unconfirm(1)
    assert reviewed.segments.get(1).state is SegmentState.DRAFT
    with pytest.raises(UsageError):
        reviewed.review.approve(3)  # there is nothing to approve


def test_the_translator_takes_over_and_can_take_it_back(reviewed: Project) -> None:
    engine = reviewed.engine
    assert isinstance(engine, ParrotEngine)
    reviewed.segments.save_draft(2, TaggedText("Fermez-le."))
    before = engine.state()
    assert reviewed.review.take_over() == 2
    assert reviewed.segments.get(1).confirmed
    assert reviewed.review.changed() == []
    assert engine.state() != before
    assert reviewed.matching.memory(4)[0].target.plain == "Ouvrez le fichier tout de suite."
    reviewed.segments.unconfirm(2)
    assert reviewed.segments.get(2).target.plain == "Fermez-le."


def test_what_is_locked_or_empty_is_not_taken_over(reviewed: Project) -> None:
    reviewed.segments.confirm(4, TaggedText("Imprimez."))
    assert reviewed.review.begin("Bea") >= 1
    reviewed.segments.save_draft(2, TaggedText(""))
    reviewed.segments.save_draft(4, TaggedText("Imprimez tout."))
    reviewed.tools.annotations.lock([4])
    assert reviewed.review.take_over() == 1
    assert [one.segment.row_id for one in reviewed.review.changed()] == [2, 4]


def test_findings_are_counted_and_reported(reviewed: Project) -> None:
    review = reviewed.review
    first = review.add_finding(1, "terminology", "major", "fichier, not document")
    review.add_finding(2, "style", "minor")
    gone = review.add_finding(2, "other", "critical")
    review.remove_finding(gone)
    assert [(one.id, one.author) for one in review.findings() if one.row_id == 1] == [
        (first, "Bea")
    ]
    (caption, _, kinds), (changed, headings, rows) = review.report()
    words_in_all = reviewed.reports.counts().total.words
    assert caption == f"Findings (penalty points: 6; in 1,000 words: {6000 / words_in_all:.1f})"
    assert kinds[-1] == ("total", 0, 1, 1, 0, 6)
    assert changed == f"Segments changed by Bea: {len(review.changed())}"
    assert headings[0] == "segment"
    assert [row[0] for row in rows] == [1, 2]
    assert rows[0][2:4] == ("Ouvrez un fichier maintenant.", "Ouvrez le fichier tout de suite.")
    with pytest.raises(UsageError, match="Kinds"):
        review.add_finding(1, "nonsense", "minor")  # type: ignore[arg-type]
    with pytest.raises(UsageError):
        review.add_finding(99, "style", "minor")


def test_a_review_ends(reviewed: Project) -> None:
    reviewed.review.end()
    assert reviewed.review.reviewer == ""
    assert reviewed.review.changed() == []
    with pytest.raises(UsageError):
        reviewed.review.begin(" ")


@given(st.text("ab .", max_size=20), st.text("ab .", max_size=20))
def test_rejecting_all_changes_gives_the_base_and_accepting_the_text(base: str, text: str) -> None:
    changes = changes_between(base, text)
    back = list(text)
    for one in reversed(changes):
        back[one.start : one.end] = base[one.base_start : one.base_end]
    assert "".join(back) == base
    forth = list(base)
    for one in reversed(changes):
        forth[one.base_start : one.base_end] = text[one.start : one.end]
    assert "".join(forth) == text


def test_the_report_follows_the_document_after_a_split(reviewed: Project) -> None:
    first = reviewed.segments.read()[0]
    second = reviewed.tools.recutting.split(first.row_id, len("Open ")).new[1]
    for row_id in (3, second.row_id):
        reviewed.review.add_finding(row_id, "style", "minor", "x")
    numbers = [row[0] for row in reviewed.review.report()[1][2]]
    order = [row.row_id for row in reviewed.segments.read()]
    assert numbers == sorted(numbers, key=order.index) != sorted(numbers)


def told(review: ProjectReview) -> list[tuple[object, ...]]:
    """What is changed, whenever that was."""
    return [(one.segment.row_id, one.segment.target, one.base) for one in review.changed()]


def test_everything_accepted_or_rejected_can_be_taken_back(reviewed: Project) -> None:
    review = reviewed.review
    reviewed.segments.confirm(2, TaggedText("Fermez ce fichier."))
    before = told(review)
    kept = review.accept_all()
    assert review.changed() == []
    accepted = review.swap_bases(kept)
    assert told(review) == before
    review.swap_bases(accepted)
    assert review.changed() == []
    review.swap_bases(kept)
    texts = [one.target for one in reviewed.segments.read()]
    change = review.reject_all()
    assert len(change.after) == 2
    assert [one.target.plain for one in reviewed.segments.read()[:2]] == [
        "Ouvrez un fichier maintenant.",
        "Fermez le fichier.",
    ]
    reviewed.tools.bulk.undo(change)
    assert [one.target for one in reviewed.segments.read()] == texts
    assert reviewed.segments.get(2).confirmed
    assert told(review) == before


def test_findings_are_resolved_answered_and_brought_back(reviewed: Project) -> None:
    review = reviewed.review
    number = review.add_finding(1, "style", "minor", "clumsy")
    (made,) = review.findings()
    assert (made.resolved, made.answer) == ("", "")
    done = replace(made, resolved="2026-01-01T00:00:00+00:00", answer="Changed.")
    assert review.set_finding(number, done) == made
    assert review.findings() == [done]
    assert "clumsy – Changed. (resolved)" in str(review.report())
    assert review.set_finding(number, None) == done
    assert review.findings() == []
    assert review.set_finding(number, done) is None
    assert [found for found in review.findings() if found.row_id == 1] == [done]
    project = reopen(reviewed)
    with project:
        assert project.review.findings() == [done]


def test_a_finding_is_changed_as_it_is_by_then(reviewed: Project) -> None:
    review = reviewed.review
    number = review.add_finding(1, "style", "minor", "clumsy")
    (made,) = review.findings()
    assert review.change_finding(number, answer="Why?") == made
    assert review.change_finding(number, resolved="2026-01-01") == replace(made, answer="Why?")
    (now,) = review.findings()
    assert now == replace(made, answer="Why?", resolved="2026-01-01")
    assert review.change_finding(number, answer="", resolved="") == now
    assert review.findings() == [made]
    review.remove_finding(number)
    with pytest.raises(UsageError, match="removed meanwhile"):
        review.change_finding(number, answer="Late.")
    assert review.findings() == []


def test_findings_have_places_and_targets_by_as_many_queries_whatever_their_number(
    reviewed: Project,
) -> None:
    review, queries = reviewed.review, list[str]()
    with reviewed.context.database.reading() as connection:
        connection.set_trace_callback(queries.append)

    def read() -> tuple[int, list[tuple[int, ReviewFinding, TaggedText]]]:
        queries.clear()
        found = review.placed_findings()
        return len(queries), found

    review.add_finding(3, "style", "minor", "one")
    few, _ = read()
    for row_id in (2, 1, 3, 2):
        review.add_finding(row_id, "style", "minor", "more")
    many, found = read()
    assert many == few
    assert [(place, one.text) for place, one, _ in found] == [
        (reviewed.segments.place(row_id), text)
        for row_id, text in [(1, "more"), (2, "more"), (2, "more"), (3, "one"), (3, "more")]
    ]
    assert all(target == reviewed.segments.get(one.row_id).target for _, one, target in found)
    with reviewed.context.database.reading() as connection:
        connection.set_trace_callback(None)


B, B_END = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
TARGETS = st.lists(st.sampled_from(["a", 'é"', "𝄞", "\\", B, B_END]), min_size=1, max_size=4).map(
    TaggedText.from_parts
)


@given(st.lists(st.tuples(TARGETS, TARGETS), min_size=1, max_size=2))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_what_is_changed_is_what_differs_from_the_base(
    project: Project, texts: list[tuple[TaggedText, TaggedText]]
) -> None:
    review = project.review
    review.end()
    for row_id, (base, _) in enumerate(texts, 1):
        project.segments.save_draft(row_id, base)
    review.begin("Bea")
    for row_id, (_, now) in enumerate(texts, 1):
        project.segments.save_draft(row_id, now)
    told = {one.segment.row_id: (one.base, one.segment.target) for one in review.changed()}
    differing = {n: pair for n, pair in enumerate(texts, 1) if pair[0] != pair[1]}
    assert {n: pair for n, pair in told.items() if n <= len(texts)} == differing


def test_a_resolved_finding_goes_along_and_comes_back(reviewed: Project, tmp_path: Path) -> None:
    review = reviewed.review
    review.add_finding(1, "style", "minor", "clumsy")
    package, back = tmp_path / "a.postil-project", tmp_path / "b.postil-project"
    pack_project(reviewed, package)
    with unpack_project(package, tmp_path / "there") as theirs:
        (found,) = theirs.review.findings()
        assert (found.text, found.resolved) == ("clumsy", "")
        done = replace(found, resolved="2026-01-01T00:00:00+00:00", answer="Changed.")
        theirs.review.set_finding(found.id, done)
        pack_project(theirs, back)
    merge_package(reviewed, back)
    (mine,) = review.findings()
    assert (mine.text, mine.resolved, mine.answer) == ("clumsy", done.resolved, "Changed.")
    assert mine.row_id == 1

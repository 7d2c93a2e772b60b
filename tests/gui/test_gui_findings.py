"""What the checks found, kept up while segments are checked, split and merged: against a list that
is gone through from the beginning every time.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from postil.text.tags import TaggedText
from postil.workspace.checks.finding import Finding
from postil.workspace.checks.project_checks import Issue
from postil_gui.features.checks.findings import EMPTY, SEVERITIES, Findings

CHECKS = (EMPTY, "numbers", "tags")
ISSUES = st.lists(
    st.tuples(st.sampled_from(CHECKS), st.sampled_from(SEVERITIES), st.booleans()), max_size=3
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("check"), st.integers(0, 20), ISSUES),
        st.tuples(st.just("merge"), st.integers(0, 20), st.just([])),
        st.tuples(st.just("split"), st.integers(0, 20), st.just([])),
    ),
    max_size=25,
)


def issue(row_id: int, check: str, severity: str, ignored: bool) -> Issue:
    return Issue(row_id, Finding(check, "message"), severity, b"", ignored)  # type: ignore[arg-type]


def not_ignored(one: Issue) -> bool:
    return not one.ignored


def leads(one: Issue) -> bool:
    return not_ignored(one) and one.finding.check != EMPTY


def test_a_sign_is_that_of_the_worst_finding() -> None:
    findings = Findings()
    found = [issue(1, "tags", severity, False) for severity in ("hint", "error", "warning")]
    findings.put(1, 0, TaggedText("text"), [*found, issue(1, "numbers", "error", True)])
    assert findings.signs == {1: ("error", 3)}


def test_the_segment_right_behind_a_cut_moves() -> None:
    findings = Findings()
    for row_id in (1, 2, 3):
        findings.put(row_id, row_id - 1, TaggedText("text"), [])
    findings.recut(1, [2], 2)
    assert [findings.place_of(row_id) for row_id in (1, 3)] == [0, 3]


@given(STEPS)
def test_against_a_list(steps: list[tuple[str, int, list[tuple[str, str, bool]]]]) -> None:
    rows, fresh = list(range(1, 9)), 9
    known: dict[int, list[Issue]] = {}
    findings = Findings()
    for what, number, given_issues in steps:
        place = number % len(rows)
        if what == "check":
            row_id = rows[place]
            known[row_id] = [issue(row_id, *one) for one in given_issues]
            findings.put(row_id, place, TaggedText(f"text {row_id}"), known[row_id])
            continue
        before = rows[place : place + (2 if what == "merge" else 1)]
        now = [fresh] if what == "merge" else [fresh, fresh + 1]
        fresh += 2
        rows[place : place + len(before)] = now
        for row_id in before:
            known.pop(row_id, None)
        findings.recut(place, before, len(now))
    ordered = [one for row_id in rows for one in known.get(row_id, [])]
    ordered.sort(key=lambda one: one.finding.check == EMPTY)
    assert findings.wanted(lambda _: True) == ordered
    assert findings.wanted(not_ignored, 2) == list(filter(not_ignored, ordered))[:2]
    told = [one for one in ordered if not one.ignored]
    assert +findings.counts == Counter(one.finding.check for one in told)
    for row_id, found_there in known.items():
        assert findings.place_of(row_id) == rows.index(row_id)
        assert findings.target_of(row_id).plain == f"text {row_id}"
        telling = [one.severity for one in found_there if leads(one)]
        worst = max(telling, key=SEVERITIES.index, default="")
        assert findings.signs.get(row_id, ("", 0)) == (worst, len(telling))
    leading = [n for n, row_id in enumerate(rows, 1) if any(map(leads, known.get(row_id, [])))]
    for here, direction in product(range(len(rows) + 2), (-1, 1)):
        ahead = [n for n in leading if (n - here) * direction > 0]
        around = (ahead or leading)[::direction]
        found = findings.step(here, direction, leads, missing=False)
        assert found == (rows[around[0] - 1] if around else None)

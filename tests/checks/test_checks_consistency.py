"""Contradictions between segments, followed while they change, against all of them counted anew."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from checks_cases import project_of
from hypothesis import given
from hypothesis import strategies as st

from postil.text.tags import TaggedText
from postil.workspace.checks.consistency import SOURCE, TARGET, Consistency, Contradiction, Reading

TEXTS = st.sampled_from(["", " ", "a", " a", "b", "c  d", "c d"])
READINGS = st.builds(Reading, st.integers(1, 12), TEXTS, TEXTS, st.booleans())


def counted(readings: list[Reading]) -> list[Contradiction]:
    """The same in plain Python."""
    texts = [(one, " ".join(one.source.split()), " ".join(one.target.split())) for one in readings]
    texts = [one for one in sorted(texts, key=lambda it: it[0].segment) if one[1] and one[2]]
    found = []
    for check, same, other in ((TARGET, 1, 2), (SOURCE, 2, 1)):
        groups: dict[str, dict[str, list[Reading]]] = defaultdict(lambda: defaultdict(list))
        for one in texts:
            groups[one[same]][one[other]].append(one[0])
        for readings_of in groups.values():
            votes = {
                text: (sum(one.sure for one in said), len(said), -said[0].segment)
                for text, said in readings_of.items()
            }
            usual = max(votes, key=lambda text: votes[text])
            found += [
                Contradiction(one.segment, readings_of[usual][0].segment, check)
                for text, said in readings_of.items()
                if text != usual
                for one in said
            ]
    return sorted(found, key=lambda one: (one.segment, one.check == SOURCE))


def what(found: list[Contradiction], now: dict[int, Reading]) -> set[tuple[int, str, str]]:
    """What is said of which segments, whichever of those with one reading says it."""
    sides = {TARGET: "target", SOURCE: "source"}
    return {
        (one.segment, one.check, " ".join(getattr(now[one.other], sides[one.check]).split()))
        for one in found
    }


@given(st.lists(READINGS, max_size=20), st.lists(st.lists(READINGS, max_size=3), max_size=8))
def test_followed_as_if_counted_anew(start: list[Reading], steps: list[list[Reading]]) -> None:
    known = Consistency()
    now = {one.segment: one for one in start}
    known.load(start)
    assert known.contradictions() == counted(list(now.values()))
    for step in steps:
        changed = {one.segment: one for one in step}
        gone = {one.segment for one in step if one.sure and one.source == "b"}
        before = what(known.contradictions(), now)
        for row in gone:
            changed.pop(row, None)
            now.pop(row, None)
        now.update(changed)
        told = known.change(changed.values(), gone)
        after = known.contradictions()
        assert after == counted(list(now.values()))
        assert {segment for segment, _, _ in before ^ what(after, now)} <= told
        some = sorted(now)[:4]
        assert known.contradictions(some) == [one for one in after if one.segment in some]
    known.close()


def test_what_is_accepted_is_taken_for_right(tmp_path: Path) -> None:
    """Five drafts of the machine do not outvote what a person confirmed."""
    with project_of(tmp_path, ["Save the file."] * 6) as project:
        for row in range(1, 6):
            project.segments.save_draft(row, TaggedText.of("Gardez le fichier."))
        project.segments.confirm(6, TaggedText.of("Enregistrez le fichier."))
        issues = [one for one in project.checks.all() if one.finding.check == TARGET]
        assert [one.row_id for one in issues] == [1, 2, 3, 4, 5]
        assert issues[0].finding.suggestions == ("Enregistrez le fichier.",)
        known = project.contradictions
        while (last := known.load(0, 100)) is not None and last < 6:
            pass
        assert known.all() == [1, 2, 3, 4, 5]
        found = known.of([1, 6])
        assert [one.place for one in found] == [0, 5]
        assert found[0].issues == [issues[0]] and not found[1].issues
        project.segments.save_draft(1, TaggedText.of("Enregistrez le fichier."))
        assert known.follow([1]) == [1]
        project.segments.unconfirm(6)  # four readings against two
        assert known.follow([6]) == [1, 2, 3, 4, 5, 6]
        assert known.all() == [1, 6]

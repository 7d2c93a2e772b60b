"""How like two sources are: their scores, and the differences that are easily overlooked."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.memory.comparing.likeness import doubts, percent
from postil.memory.lookup import compare
from postil.memory.options import Scoring
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import Tag, TaggedText

BOLD = (Tag("open", "1", "<b>", "b"), Tag("close", "1", "</b>", "b"))


def test_no_difference_is_rounded_away() -> None:
    words = [f"w{number}" for number in range(1000)]
    assert percent(words, [*words[1:], "other"]) == 99
    assert percent(words[:3], ["w0", "w1", "other"]) == 66
    assert percent([], []) == 100


@pytest.mark.parametrize(
    ("other", "found"),
    [
        (TaggedText("Press 2 to print."), ("tag",)),
        (TaggedText.from_parts(["Press ", BOLD[0], "2", BOLD[1], " now to print."]), ()),
        (TaggedText.from_parts([BOLD[0], "Press 3", BOLD[1], " to print."]), ("number",)),
        (TaggedText("Do not press 3 to print."), ("number", "tag", "negation")),
    ],
)
def test_differences_that_are_easily_overlooked(other: TaggedText, found: tuple[str, ...]) -> None:
    source = TaggedText.from_parts(["Press ", BOLD[0], "2", BOLD[1], " to print."])
    assert doubts(source, other, "en") == found


def test_other_apostrophes_and_quotation_marks_alone_are_nearly_exact(tmp_path: Path) -> None:
    memory = TranslationMemory.open_file(tmp_path / "memory.sqlite")
    for text in (
        'Don\'t open the "front cover".',
        "Don’t lift the lid.",
        "„Aus“ drücken.",
        "Press “Off”, don’t wait.",
    ):
        memory.add(MemoryUnit(TaggedText(text), TaggedText("x")))
    for text, score in (
        ("Don’t open the “front cover”.", 99),
        ("Don’t open the „front cover“.", 99),
        ("Don't open the „front cover”.", 99),
        ("Don't lift the lid.", 99),
        ("Don’t lift the lid.", 100),
        ('"Aus" drücken.', 99),
        ("“Aus” drücken.", 99),
        ("„Aus“ drücken.", 100),
        ('Press "Off", don\'t wait.', 99),
        ('Press "Off", don’t wait.', 99),
    ):
        (match, *_) = memory.lookup(TaggedText(text))
        assert match.score == score
        assert compare(TaggedText(text), match.unit, "en", Scoring()).score == score
    memory.close()


def test_what_cannot_be_seen_in_a_source_does_not_count(tmp_path: Path) -> None:
    memory = TranslationMemory.open_file(tmp_path / "memory.sqlite")
    memory.add(MemoryUnit(TaggedText("Refile the drop-down list."), TaggedText("x")))
    for text, score in (
        ("Re\u00adfile the drop-down list.", 99),
        ("\ufeffRefile\u200b the  drop\u2011down list.", 99),
        ("Reﬁle the drop‐down list.", 99),
        ("Refile the dr\u00adop\u2011down menu.", 85),
    ):
        (match,) = memory.lookup(TaggedText(text))
        assert (match.score, match.scores.tokens) == (score, 100 if score == 99 else score)
        assert compare(TaggedText(text), match.unit, "en", Scoring()).score == score
    memory.close()


def test_what_cannot_be_seen_in_a_unit_does_not_count_where_it_is_found(tmp_path: Path) -> None:
    memory = TranslationMemory.open_file(tmp_path / "memory.sqlite")
    memory.add(MemoryUnit(TaggedText("Close  the big drop\u2011down list."), TaggedText("y")))
    for text, score in (
        ("Close the big drop-down list.", 99),
        ("Close the big drop-down menu.", 87),
    ):
        (match, *_) = memory.lookup(TaggedText(text))
        assert (match.score, match.unit.target.text) == (score, "y")
        assert compare(TaggedText(text), match.unit, "en", Scoring()).score == score
    memory.close()

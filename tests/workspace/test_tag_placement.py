"""Missing tags find their places, whatever is there already."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.tags import Tag, TaggedText
from postil.workspace.checks.finding import Pair
from postil.workspace.checks.tags import extra, missing, pairing
from postil.workspace.segments.tag_placement import with_missing_tags

B, B_END = Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>")
ITALIC, ITALIC_END = Tag("open", "2", "<i>", "<i>"), Tag("close", "2", "</i>", "</i>")
BREAK = Tag("single", "3", "<br/>", "<br>")
LANGUAGES = ("en", "fr")


def made(*parts: str | Tag) -> TaggedText:
    return TaggedText.from_parts(parts)


def links(source: str, target: str, *pairs: tuple[str, str]):
    """Links between words, each of which stands once."""
    return [
        ((source.index(s), source.index(s) + len(s)), (target.index(t), target.index(t) + len(t)))
        for s, t in pairs
    ]


def test_a_pair_follows_its_words_to_the_other_end_of_the_sentence() -> None:
    source = made("Press the ", B, "green button", B_END, " now")
    target = "Maintenant, appuyez sur le bouton vert"
    pairs = [("Press", "appuyez"), ("green", "vert"), ("button", "bouton"), ("now", "Maintenant")]
    placed = with_missing_tags(
        source, TaggedText(target), LANGUAGES, links(source.plain, target, *pairs)
    )
    assert list(placed.parts()) == ["Maintenant, appuyez sur le ", B, "bouton vert", B_END]


def test_without_links_the_place_in_the_sentence_decides() -> None:
    source = made(B, "Attention", B_END, " hot surface", BREAK)
    placed = with_missing_tags(source, TaggedText("Attention surface chaude"), LANGUAGES)
    assert list(placed.parts()) == [B, "Attention", B_END, " surface chaude", BREAK]


def test_what_is_there_stays_and_its_partner_comes_to_it() -> None:
    source = made(B, "one", B_END, " two ", ITALIC, "three", ITALIC_END)
    target = made("trois ", B, "un deux")
    pairs = [("one", "un"), ("two", "deux"), ("three", "trois")]
    placed = with_missing_tags(source, target, LANGUAGES, links(source.plain, target.plain, *pairs))
    assert list(placed.parts()) == [ITALIC, "trois", ITALIC_END, " ", B, "un", B_END, " deux"]


def test_nested_pairs_nest_where_the_writing_has_no_spaces() -> None:
    source = made(B, ITALIC, "one", ITALIC_END, " two", B_END)
    target = "一二"
    placed = with_missing_tags(
        source,
        TaggedText(target),
        ("en", "zh"),
        links(source.plain, target, ("one", "一"), ("two", "二")),
    )
    assert list(placed.parts()) == [B, ITALIC, "一", ITALIC_END, "二", B_END]


def test_an_empty_translation_gets_the_tags_alone() -> None:
    source = made(B, "one", B_END, BREAK)
    assert list(with_missing_tags(source, TaggedText(""), LANGUAGES).parts()) == [B, B_END, BREAK]


sources = st.sampled_from(
    [
        made(B, ITALIC, "one", ITALIC_END, " two", B_END, BREAK),
        made("zero ", B, "one", B_END, " and ", ITALIC, "two", ITALIC_END, " end"),
        made(BREAK, "one ", B, "two", BREAK, " three ", ITALIC, ITALIC_END, B_END),
        made(ITALIC_END, "left ", B, "half"),
    ]
)
targets = st.lists(
    st.sampled_from([B, B_END, ITALIC, ITALIC_END, BREAK, "un ", "deux", " trois ", "  ", "é"]),
    max_size=9,
)
numbers = st.integers(0, 30)


@given(sources, targets, st.lists(st.tuples(numbers, numbers), max_size=6), st.randoms())
def test_all_tags_come_in_nothing_else_changes_and_no_pair_is_broken(
    source: TaggedText, parts: list[str | Tag], pairs: list[tuple[int, int]], chance
) -> None:
    there: list[str | Tag] = []
    for part in parts:
        if isinstance(part, str) or part not in there:
            there.append(part)
    target = TaggedText.from_parts(there)
    some = [((a, a + chance.randint(1, 4)), (b, b + chance.randint(1, 4))) for a, b in pairs]
    placed = with_missing_tags(source, target, LANGUAGES, some)
    before, after = Pair(source, target, *LANGUAGES), Pair(source, placed, *LANGUAGES)
    assert placed.plain == target.plain
    assert not list(missing(after))
    assert len(list(extra(after))) == len(list(extra(before)))
    rest = list(placed.parts())
    for part in there:  # what stood there stands in the same order
        if isinstance(part, Tag):
            rest = rest[rest.index(part) + 1 :]
    alone = [tag for tag in source.tags if sum(other.id == tag.id for other in source.tags) == 1]
    troubles = len(list(pairing(after)))
    assert troubles <= len(list(pairing(before))) + sum(tag.kind != "single" for tag in alone)


def test_what_is_complete_is_returned_as_it_is() -> None:
    target = made("un ", B, "deux", B_END)
    assert with_missing_tags(made(B, "one", B_END), target, LANGUAGES) is target


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_a_source_without_words_is_no_obstacle(text: str) -> None:
    placed = with_missing_tags(made(text, BREAK), TaggedText("un"), LANGUAGES)
    assert BREAK in list(placed.parts())


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        (["default", BREAK, " and"], "défaut et", ["défaut", BREAK, " et"]),
        (["default ", BREAK, "and"], "défaut et", ["défaut ", BREAK, "et"]),
        (["default ", BREAK, " and"], "défaut  et", ["défaut ", BREAK, " et"]),
        (["default ", BREAK, " and"], "défaut et", ["défaut", BREAK, " et"]),
    ],
)
def test_a_placed_tag_stands_at_the_word_it_touches_in_the_source(
    source: list[str | Tag], target: str, expected: list[str | Tag]
) -> None:
    text = made(*source)
    pairs = links(text.plain, target, ("default", "défaut"), ("and", "et"))
    assert list(with_missing_tags(text, TaggedText(target), LANGUAGES, pairs).parts()) == expected

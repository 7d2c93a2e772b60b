"""Where in a unit's target a repair puts its patches, by word alignment."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from postil.memory.comparing.tokens import match_spans
from postil.memory.composing.assembly import projected, with_loose_words
from postil.memory.composing.joints import run_together
from postil.memory.composing.pieces import Link
from postil.memory.composing.stretches import Stretch, Texts
from postil.text.function_words import function_words

_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")

Known = Callable[[str], Sequence[str]]
"""All translations a glossary has for a few words."""

PlaceOf = Callable[[int, int], tuple[int, int] | None]
"""Span in the machine's translation of the whole source that translates characters of it."""


def located(
    texts: Texts, stretch: Stretch, links: Sequence[Link], known: Known
) -> tuple[int, int] | None:
    """Span of the target that translates ``stretch`` of the unit's source."""
    old = texts.unit_source[stretch.unit_start : stretch.unit_end]
    if _NUMBER.fullmatch(old):
        return _only(texts.unit_target, old)
    for term in known(old):
        if place := _only(texts.unit_target, term):
            return place
    found = projected(stretch.unit_start, stretch.unit_end, links)
    return found and with_loose_words(texts.unit_target, found, links)


def with_hanging_words(
    texts: Texts, stretch: Stretch, place: tuple[int, int], links: Sequence[Link]
) -> tuple[int, int]:
    """A place that is taken out, with the articles and prepositions before it if nothing follows
    them then: "de rapport." of "le navigateur de rapport."; none that translates other words.
    """
    target, known = texts.unit_target, function_words(texts.language)
    start, end = place
    if target[end:].lstrip()[:1].isalnum():
        return place
    elsewhere = [
        there for here, there in links if here[0] < stretch.unit_start or here[1] > stretch.unit_end
    ]
    for first, last in reversed(match_spans(target[:start])[1]):
        is_linked = any(there[0] < last and first < there[1] for there in elsewhere)
        word = target[first:last].casefold()
        if is_linked or word not in known or target[last:start].strip(" '’"):
            break
        start = first
    return start, end


def _only(text: str, sought: str) -> tuple[int, int] | None:
    found = [
        hit.span()
        for hit in re.finditer(re.escape(sought), text, re.IGNORECASE)
        if not run_together(text[: hit.start()][-1:], hit[0][0])
        and not run_together(hit[0][-1], text[hit.end() : hit.end() + 1])
    ]
    return found[0] if len(found) == 1 else None


def beside(
    texts: Texts, stretch: Stretch, links: Sequence[Link], of_machine: PlaceOf
) -> tuple[int, int] | None:
    """Position for something that the unit's source lacks: before or behind the translation of the
    word that follows, as the machine has them.
    """
    word = re.match(r"\s*(\w+)", texts.source[stretch.end :])
    old = re.match(r"\s*(\w+)", texts.unit_source[stretch.unit_end :])
    if word is None or old is None or word[1] != old[1]:
        return None
    new = of_machine(stretch.start, stretch.end)
    there = of_machine(stretch.end + word.start(1), stretch.end + word.end(1))
    here = projected(stretch.unit_end + old.start(1), stretch.unit_end + old.end(1), links)
    if new is None or there is None or here is None:
        return None
    if new[1] <= there[0]:
        return here[0], here[0]
    return (here[1], here[1]) if new[0] >= there[1] else None


def gap(stretch: Stretch, links: Sequence[Link]) -> tuple[int, int] | None:
    """Position for something that the unit's source lacks: behind the word before, if the word
    behind does not come earlier in the target, else before that.
    """
    before = [link for link in links if link[0][1] <= stretch.unit_start]
    after = [link for link in links if link[0][0] >= stretch.unit_end]
    nearest = max((here for here, _ in before), default=None)
    left = max((there[1] for here, there in before if here == nearest), default=None)
    first = min((here for here, _ in after), default=None)
    right = min((there[0] for here, there in after if here == first), default=None)
    if left is not None and (right is None or left <= right):
        return left, left
    if right is not None and left is None:
        return right, right
    return None


def parts_a_swap(stretch: Stretch, place: int, links: Sequence[Link]) -> bool:
    """Whether words behind a stretch stand on both sides of a place in the target, in the other
    order: between "croisés" and "Tableaux" for something before "Pivot tables".
    """
    if stretch.unit_end > stretch.unit_start:
        return False
    behind = [link for link in links if link[0][0] >= stretch.unit_end]
    left = max((here for here, there in behind if there[1] <= place), default=None)
    right = min((here for here, there in behind if there[0] >= place), default=None)
    return left is not None and right is not None and right < left

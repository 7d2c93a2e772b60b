"""Segments that two engines translate differently, side by side, as a page of HTML. No Qt."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import signed, tr
from postil_gui.tagged_text.compared_words import compared
from postil_gui.theme.schemes import Scheme
from postil_gui.widgets.markup import SPACE, Html, element, joined

if TYPE_CHECKING:
    from postil.training.comparison import Example

SHOWN = 30
_PIECES = re.compile(r"\s+|\w+|[^\w\s]")
Marked = list[tuple[str, bool]]  # stretches of text, and whether the other side lacks them


def marked(before: str, after: str) -> tuple[Marked, Marked]:
    """Both texts in stretches, word by word, with those the other one lacks marked."""
    left, right = _PIECES.findall(before), _PIECES.findall(after)
    sides: tuple[Marked, Marked] = ([], [])
    steps = compared(left, right).get_opcodes()
    for kind, left_from, left_to, right_from, right_to in steps:
        for side, piece in (
            (sides[0], "".join(left[left_from:left_to])),
            (sides[1], "".join(right[right_from:right_to])),
        ):
            inner = piece.strip() if kind != "equal" else ""
            space, _, rest = piece.partition(inner) if inner else (piece, "", "")
            side += [part for part in ((space, False), (inner, True), (rest, False)) if part[0]]
    return sides


def examples_html(
    examples: Sequence[Example],
    scheme: Scheme,
    *,
    right_to_left: tuple[bool, bool] = (False, False),
) -> Html:
    """A page of examples, the first 30 of those given.

    Parameters
    ----------
    right_to_left
        Whether source and target run from right to left.
    """
    direction = ["rtl" if rtl else "ltr" for rtl in right_to_left]
    blocks = [_example(one, scheme, direction) for one in examples[:SHOWN]]
    if len(examples) > SHOWN:
        rest = tr("%Ln more are not shown.", len(examples) - SHOWN)
        blocks.append(element("p", rest, style=f"color:{scheme.muted}"))
    return element("body", *blocks, style=f"color:{scheme.text}")


def _example(example: Example, scheme: Scheme, direction: Sequence[str]) -> Html:
    before, after = marked(example.before, example.after)
    ink, tint = (
        (scheme.exact, scheme.exact_soft)
        if example.gain > 0
        else (scheme.wrong, scheme.wrong_soft)
        if example.gain < 0
        else (scheme.weak, scheme.weak_soft)
    )
    gain = element(
        "span",
        element("b", SPACE + signed(example.gain, 0) + SPACE),
        style=f"color:{ink}; background-color:{tint}",
    )
    source = element("td", gain, f"{SPACE} {example.source}", colspan=2, dir=direction[0])
    reference = element(
        "td",
        tr("Reference: {text}", text=example.reference),
        colspan=2,
        dir=direction[1],
        style=f"color:{scheme.muted}",
    )
    sides = (
        _side(tr("Before"), before, "removed", scheme, direction[1]),
        _side(tr("After"), after, "added", scheme, direction[1]),
    )
    return element(
        "table",
        element("tr", source),
        element("tr", *sides),
        element("tr", reference),
        width="100%",
        cellspacing=0,
        cellpadding=5,
        style="margin-bottom:18px",
    )


def painted(text: Marked, tint: str, line: str) -> Html:
    """A text whose marked stretches have a ground of a colour and a line, under or through."""
    style = f"background-color:{tint}; text-decoration:{line}"
    return joined(element("span", piece, style=style) if mark else piece for piece, mark in text)


def _side(title: str, text: Marked, role: str, scheme: Scheme, direction: str) -> Html:
    """One of the two texts; what it has alone is told by a line, too, not by colour only."""
    line = {"removed": "line-through", "added": "underline"}[role]
    return element(
        "td",
        element("span", title, style=f"color:{scheme.muted}"),
        element("br"),
        painted(text, getattr(scheme, role), line) or "–",
        width="50%",
        valign="top",
        dir=direction,
        bgcolor=scheme.window,
    )

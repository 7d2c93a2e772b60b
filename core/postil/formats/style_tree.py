"""Styles of office documents, which are based on each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Style = TypeVar("Style")


def styles_that(said: Mapping[Style, bool], based_on: Mapping[Style, Style]) -> set[Style]:
    """The styles of which something is true.

    Parameters
    ----------
    said
        What styles themselves say of it; the others take it from the style they are based on.
    based_on
        The style that each is based on, of all of them; one that does not exist ends the line.
    """
    found = set()
    for style in based_on:
        at, seen = style, set()
        while at not in said and at in based_on and at not in seen:
            seen.add(at)
            at = based_on[at]
        if said.get(at):
            found.add(style)
    return found

"""Styles of office documents, which are based on each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Style = TypeVar("Style")


def styles_that(said: Mapping[Style, bool], based_on: Mapping[Style, Style]) -> set[Style]:
    """The styles that have a property, by themselves or by inheritance.

    Parameters
    ----------
    said
        Values of the property in styles that set it; the others inherit it from the style they are
        based on.
    based_on
        The style that each is based on, of all of them; one that does not exist ends the line.
    """
    answers: dict[Style, bool] = {}
    for style in based_on:
        at, line = style, dict[Style, None]()
        while at not in said and at in based_on and at not in line and at not in answers:
            line[at] = None
            at = based_on[at]
        answer = answers.get(at, said.get(at, False))
        answers |= dict.fromkeys(line, answer)  # so that no style is come by twice
        answers[style] = answer
    return {style for style, answer in answers.items() if answer}

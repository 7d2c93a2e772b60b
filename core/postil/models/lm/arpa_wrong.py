"""Reasons to refuse a line of an ARPA file, in words."""

from __future__ import annotations

from postil.wording import Worded

WRONG = (
    Worded("more {first}-grams than announced"),
    Worded("a zero byte"),
    Worded("the log-probability is above 0"),
    Worded("the backoff is not a number"),
    Worded("more than {first} words and two numbers"),
    Worded("{first} words instead of {second}"),
    Worded("the n-gram without its last word is not in the file"),
    Worded("this n-gram comes twice"),
    Worded("the probability is not a number"),
    Worded("not UTF-8"),
)
"""In the order of the reader's reasons."""


def wrong(reason: int, first: int, second: int) -> Worded:
    """A reason with its numbers."""
    return Worded(WRONG[reason].template, first=first, second=second)

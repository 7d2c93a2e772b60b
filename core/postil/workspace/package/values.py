"""Texts and origins as packages write them."""

from __future__ import annotations

from typing import Any, get_args

from postil.memory.rows import tagged_column, tagged_value
from postil.text.tags import TaggedText
from postil.workspace.records import Origin


def packed(text: TaggedText) -> list[str | None]:
    """A text for a package."""
    return [text.plain, tagged_column(text)]


def text_of(value: Any) -> TaggedText:
    """A text that a package has."""
    plain, tagged = value
    if not isinstance(plain, str) or not isinstance(tagged, str | None):
        raise ValueError("a text is not one")
    return tagged_value(plain, tagged)


def origin_of(value: object) -> Origin:
    """Where a package says that a target came from."""
    return next((one for one in get_args(Origin) if one == value), "")

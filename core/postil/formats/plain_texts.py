"""Texts of an office file that no paragraph holds: attributes, and elements that hold nothing else.

Alternative texts of pictures, categories of charts, prompts of cells, titles of documents. What is
said several times in a part is one segment, and each place gets its translation. The id of a
segment is ``part:kind`` and the number of its first place, then the sentence: ``slide1:alt2.1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from postil.formats.blocks import BlockDocument, TextBlock
from postil.formats.codes import Part, text_of
from postil.formats.raw.xml_input import legal

_FILE_NAME = re.compile(
    r"(?:[\w.-]+://|[A-Za-z]:\\|/)?[^\s]*\.(?:png|jpe?g|gif|bmp|tiff?|svg|[ew]mf|webp|eps|pdf)",
    re.IGNORECASE,
)


class PlainText(NamedTuple):
    """A text that is an attribute of an element, or all its content (``attribute`` is "")."""

    element: Any
    attribute: str = ""

    @property
    def text(self) -> str:
        """The current text."""
        found = self.element.get(self.attribute) if self.attribute else self.element.text
        return found or ""

    def write(self, text: str) -> None:
        """Put another text in its place."""
        if self.attribute:
            self.element.set(self.attribute, legal(text))
        else:
            self.element.text = legal(text)


def plain_blocks(
    document: BlockDocument, name: str, texts: Iterable[PlainText]
) -> Iterator[TextBlock]:
    """A block for each different text.

    Parameters
    ----------
    name
        Part and kind: what the ids of the blocks begin with.
    texts
        All places in the order of the part, those without a text too: they count.
    """
    places: dict[str, list[PlainText]] = {}
    numbers: dict[str, int] = {}
    for number, one in enumerate(texts, 1):
        if one.text.strip():
            places.setdefault(one.text, []).append(one)
            numbers.setdefault(one.text, number)
    for text, same in places.items():
        line = same[0].element.sourceline
        yield document.block(f"{name}{numbers[text]}", [text], partial(_put, same), line=line)


def alternative_texts(elements: Iterable[Any], *attributes: str) -> Iterator[PlainText]:
    """Alternative texts of pictures; a name of a file, which some programs put there, is none."""
    for element in elements:
        for attribute in attributes:
            one = PlainText(element, attribute)
            if one.text and not _FILE_NAME.fullmatch(one.text.strip()):
                yield one


def _put(places: Iterable[PlainText], parts: list[Part]) -> None:
    for one in places:
        one.write(text_of(parts))

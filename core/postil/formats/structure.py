"""Parts of a document that a paragraph can be: a heading, a cell of a table, a footnote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast, get_args

Kind = Literal["title", "heading", "list", "cell", "footnote", "header", "footer", "box", "notes"]


@dataclass(frozen=True, slots=True)
class Structure:
    """Part of its document that a paragraph is.

    Attributes
    ----------
    numbers
        Of a heading its level from 1; of a cell the numbers of its table, row and column from 1.
    """

    kind: Kind
    numbers: tuple[int, ...] = ()

    @property
    def level(self) -> int:
        """Level of a heading; 1 of anything else."""
        return self.numbers[0] if self.kind == "heading" and self.numbers else 1

    @property
    def cell(self) -> tuple[int, int, int]:
        """Table, row and column of a cell; three times 0 of anything else."""
        if self.kind != "cell" or len(self.numbers) != 3:
            return 0, 0, 0
        table, row, column = self.numbers
        return table, row, column

    def __str__(self) -> str:
        return " ".join((self.kind, ".".join(map(str, self.numbers)))).rstrip()


def read_structure(text: str) -> Structure | None:
    """The reverse of ``str``; None of what a newer version may have written."""
    kind, _, numbers = text.partition(" ")
    if kind not in get_args(Kind):
        return None
    parts = numbers.split(".") if numbers else []
    if not all(part.isdecimal() and len(part) < 10 for part in parts):
        return None
    return Structure(cast("Kind", kind), tuple(map(int, parts)))


def paragraph_of(key: str) -> str:
    """Paragraph of a segment: sentences of one share their key up to the last point, behind which
    their number stands.
    """
    head, _, number = key.rpartition(".")
    return head if head and number.isdigit() else key

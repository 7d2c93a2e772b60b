"""Names of cells of a spreadsheet, and which of them show a text."""

from __future__ import annotations

from dataclasses import dataclass, field

_MOST_NAMED = 3


def cell_name(row: int, column: int) -> str:
    """Name of a cell, both counted from 0: ``A1`` is the first of all."""
    letters = ""
    column += 1
    while column > 0:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row + 1}"


@dataclass(slots=True)
class Places:
    """The cells that show one text, for the translator: the first few, and how many more."""

    named: list[tuple[str, str]] = field(default_factory=list)
    more: int = 0

    def add(self, sheet: str, row: int, column: int) -> None:
        """Name one more cell of a sheet."""
        if len(self.named) < _MOST_NAMED:
            self.named.append((sheet, cell_name(row, column)))
        else:
            self.more += 1

    def __str__(self) -> str:
        """Like ``Prices!A1, A7, Costs!B2 (+12)``."""
        names = []
        last = None
        for sheet, cell in self.named:
            names.append(cell if sheet == last else f"{sheet}!{cell}")
            last = sheet
        return ", ".join(names) + (f" (+{self.more:,})" if self.more else "")

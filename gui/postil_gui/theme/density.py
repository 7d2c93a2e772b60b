"""How close the rows of the grid stand: compact or comfortable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

DensityName = Literal["comfortable", "compact"]


@dataclass(frozen=True, slots=True)
class Density:
    """Measures of a row.

    Attributes
    ----------
    padding_x, padding_y
        Pixels between a text and the edges of its cell.
    inset_x, inset_y
        Pixels between the frame of the editor and the edges of its cell; less than the paddings.
    line_height
        Of segment text, in per cent.
    bar
        Pixels above and below the tool bar and the filter.
    header
        Pixels above and below the titles of columns.
    """

    padding_x: int
    padding_y: int
    inset_x: int
    inset_y: int
    line_height: float
    bar: int
    header: int


DENSITIES: Mapping[DensityName, Density] = {
    "comfortable": Density(12, 9, 5, 4, 135.0, 7, 7),
    "compact": Density(7, 2, 2, 1, 104.0, 3, 3),
}

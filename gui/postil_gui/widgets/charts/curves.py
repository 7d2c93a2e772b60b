"""Learning curves as data: series, axes with round numbers, and their summary in words. No Qt."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from postil_gui.i18n.messages import decimal, mark, tr

Point = tuple[float, float]
BLEU = "BLEU"
CURVES = {
    "BLEU of the tuning set": mark("BLEU of the tuning set"),
    "train BLEU": mark("BLEU of the training set"),
    "dev BLEU": mark("BLEU of the development set"),
    "training": mark("Quality on the training set"),
    "development": mark("BLEU of the development set"),
    "training objective": mark("Training objective"),
}
TICKS = 4
FALLING = ("loss", "error", "errors", "wer", "mwer", "ter", "risk")  # the less, the better


def curve_name(name: str) -> str:
    """Title of a series that trainings draw under a name."""
    return tr(CURVES.get(name, name))


def unit_title(unit: str) -> str:
    """Title of the axis of a unit: which way is better."""
    shown = BLEU if unit == BLEU else curve_name(unit)
    shown = shown[:1].upper() + shown[1:]
    if unit.lower() in FALLING:
        return tr("{unit}, the lower the better", unit=shown)
    return tr("{unit}, the higher the better", unit=shown)


@dataclass(frozen=True, slots=True)
class Axis:
    """Round tick values; the first and the last hold all values between them."""

    ticks: tuple[float, ...]

    def share(self, value: float) -> float:
        """Position of a value, 0 at the first tick and 1 at the last."""
        return (value - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])

    def text(self, value: float) -> str:
        """A tick with no more decimals than the step between ticks has."""
        step = self.ticks[1] - self.ticks[0]
        decimals = max(0, -math.floor(math.log10(step) + 1e-9))
        return decimal(value, decimals).replace("-", "−")


def axis(
    values: Iterable[float],
    *,
    whole: bool = False,
    ticks: int = TICKS,
    least: float | None = None,
) -> Axis:
    """An axis for finite values, of about as many steps as ``ticks``.

    Parameters
    ----------
    whole
        Steps of 1 at least, for what is counted.
    least
        What the axis spans at least.
    """
    found = [value for value in values if math.isfinite(value)] or [0.0]
    low, high = min(found), max(found)
    if high - low < 1e-9 * max(1.0, abs(high)):
        low, high = (math.floor(low), math.floor(low) + 1) if whole else (low - 0.5, high + 0.5)
    if least is not None and high - low < least:
        middle = (low + high) / 2
        low, high = middle - least / 2, middle + least / 2
    rough = (high - low) / max(1, ticks)
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    if whole:
        step = max(1.0, step)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return Axis(
        tuple(round(number * step, 13) for number in range(first, max(last, first + 1) + 1))
    )


@dataclass(slots=True)
class Curves:
    """Series by name, in the order in which they came, each a list of (x, y)."""

    series: dict[str, list[Point]] = field(default_factory=dict)

    def add(self, points: Iterable[tuple[str, float, float]]) -> None:
        """Points as they come; what is not a number is no point."""
        for name, x, y in points:
            if math.isfinite(x) and math.isfinite(y):
                self.series.setdefault(name, []).append((x, y))

    def units(self) -> list[tuple[str, list[str]]]:
        """Names of the series that share a scale, by unit: BLEU, or the last word of their names;
        "train BLEU" and "dev BLEU" do, "loss" does not.
        """
        found: dict[str, list[str]] = {}
        for name in self.series:
            unit = BLEU if BLEU in CURVES.get(name, name).split() else name.split()[-1]
            found.setdefault(unit, []).append(name)
        return list(found.items())

    def best(self, name: str) -> Point:
        """The point of the highest value; of the lowest, for losses and errors."""
        points = self.series[name]
        falling = name.rsplit(maxsplit=1)[-1].lower() in FALLING
        return min(points, key=lambda point: point[1] if falling else -point[1])

    def summary(self) -> str:
        """Last and best value of each series, in words."""
        return " ".join(self._sentence(name) for name in self.series)

    def _sentence(self, name: str) -> str:
        x, y = self.series[name][-1]
        best_x, best_y = self.best(name)
        shown = curve_name(name)
        title = shown[0].upper() + shown[1:]
        if (best_x, best_y) == (x, y):
            return tr(
                "{name}: {value} in round {place}, the best so far.",
                name=title,
                value=decimal(y, 2),
                place=f"{x:g}",
            )
        return tr(
            "{name}: {value} in round {place}; best {best} in round {best_place}.",
            name=title,
            value=decimal(y, 2),
            place=f"{x:g}",
            best=decimal(best_y, 2),
            best_place=f"{best_x:g}",
        )

    def at(self, x: float) -> tuple[float, list[tuple[str, float]]] | None:
        """The place nearest to ``x`` that has points, and the value of every series there."""
        places = {point[0] for points in self.series.values() for point in points}
        if not places:
            return None
        nearest = min(places, key=lambda place: (abs(place - x), place))
        values = [
            (name, y)
            for name, points in self.series.items()
            for place, y in points
            if place == nearest
        ]
        return nearest, values


def thinned(points: Sequence[Point], most: int) -> list[Point]:
    """At most about ``most`` points that paint the same line: of each stretch its first, lowest,
    highest and last one.
    """
    if len(points) <= most:
        return list(points)
    size = math.ceil(4 * len(points) / most)
    kept: list[Point] = []
    for start in range(0, len(points), size):
        stretch = points[start : start + size]
        lowest = min(range(len(stretch)), key=lambda n: stretch[n][1])
        highest = max(range(len(stretch)), key=lambda n: stretch[n][1])
        kept += [stretch[n] for n in sorted({0, lowest, highest, len(stretch) - 1})]
    return kept

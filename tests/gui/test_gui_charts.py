"""Learning curves: round axes, thinning that keeps the shape, words, painting in both themes."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import pytest
from desk_driver import Driver
from hypothesis import given
from hypothesis import strategies as st

from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.widgets.charts.chart import ABOUT, MOST_POINTS, CurveChart
from postil_gui.widgets.charts.curves import Curves, Point, axis, thinned

POINTS = [
    ("train BLEU", 1.0, 30.0),
    ("dev BLEU", 1.0, 28.0),
    ("train BLEU", 2.0, 33.0),
    ("dev BLEU", 2.0, 29.5),
    ("train BLEU", 3.0, 34.0),
    ("dev BLEU", 3.0, 29.0),
    ("loss", 3.0, 0.5),
]
VALUES = st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=30)


@given(VALUES, st.booleans())
def test_an_axis_holds_all_values_on_round_steps(values: list[float], whole: bool) -> None:
    found = axis(values, whole=whole)
    assert 2 <= len(found.ticks) <= 12
    slack = 1e-6 * max(map(abs, found.ticks))
    assert found.ticks[0] - slack <= min(values)
    assert max(values) <= found.ticks[-1] + slack
    step = (found.ticks[-1] - found.ticks[0]) / (len(found.ticks) - 1)
    for before, after in itertools.pairwise(found.ticks):
        assert math.isclose(after - before, step, rel_tol=1e-6, abs_tol=slack / 100)
    digits = step / 10 ** math.floor(math.log10(step) + 1e-9)
    assert min(abs(digits - one) for one in (1, 2, 5, 10)) < 1e-3
    assert not whole or step >= 1


def test_ticks_have_the_decimals_they_need() -> None:
    found = axis([0.21, 0.58])
    assert [found.text(tick) for tick in found.ticks] == ["0.2", "0.3", "0.4", "0.5", "0.6"]
    assert axis([31.2, 31.3], least=2.0).ticks == (30.0, 30.5, 31.0, 31.5, 32.0, 32.5)
    found = axis([-1500, 1500])
    assert found.text(found.ticks[0]) == "−2,000"


@given(st.lists(st.floats(-100, 100), min_size=1, max_size=500), st.integers(8, 100))
def test_thinning_keeps_ends_and_extremes(values: list[float], most: int) -> None:
    points = list(enumerate(values))
    kept = thinned(points, most)
    assert len(kept) <= max(len(values) if len(values) <= most else 0, most + 8)
    assert kept == sorted(set(kept))
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    assert max(y for _, y in kept) == max(values)
    assert min(y for _, y in kept) == min(values)


def test_curves_are_said_in_words() -> None:
    curves = Curves()
    assert curves.summary() == ""
    assert curves.at(1.0) is None
    curves.add([*POINTS, ("dev BLEU", 4.0, math.nan)])
    assert curves.summary() == (
        "BLEU of the training set: 34.00 in round 3, the best so far. "
        "BLEU of the development set: 29.00 in round 3; best 29.50 in round 2. "
        "Loss: 0.50 in round 3, the best so far."
    )
    assert curves.units() == [("BLEU", ["train BLEU", "dev BLEU"]), ("loss", ["loss"])]
    assert curves.at(1.7) == (2.0, [("train BLEU", 33.0), ("dev BLEU", 29.5)])
    curves.add([("loss", 4.0, 0.7)])
    assert curves.best("loss") == (3.0, 0.5)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chart_paints_speaks_and_obeys_the_keys(driver: Driver, theme: str) -> None:
    driver.desk.window.book[f"view.{theme}"].trigger()
    chart = CurveChart(driver.desk.theme, "Nothing yet.")
    driver.bot.addWidget(chart)
    chart.resize(600, 300)
    chart.show()
    assert chart.accessibleName() == "Learning curve"
    assert chart.accessibleDescription() == "Nothing yet."
    chart.add(POINTS)
    assert chart.accessibleDescription().startswith("BLEU of the training set: 34.00 in round 3")
    image = chart.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(600) for y in range(300)}
    for role in ("surface", "accent", "similar", "exact"):
        assert driver.desk.theme.colour(role).name() in colours
    driver.bot.keyClick(chart, Qt.Key.Key_Home)
    assert chart.accessibleDescription().startswith(
        "At 1: BLEU of the training set 30.00, BLEU of the development set 28.00."
    )
    driver.bot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription().startswith("At 2:")
    reader = QtGui.QAccessible.queryAccessibleInterface(chart)
    assert reader.text(QtGui.QAccessible.Text.Description).startswith("At 2:")
    chart.clear()
    assert chart.accessibleDescription() == "Nothing yet."


@pytest.mark.parametrize("share", [0.6, 2.0])
def test_what_the_chart_shows_is_said_in_full(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, share: float
) -> None:
    chart = CurveChart(driver.desk.theme, "Nothing yet.")
    driver.bot.addWidget(chart)
    metrics = QtGui.QFontMetricsF(driver.desk.theme.small_font())
    line = metrics.height()
    chart.resize(round(share * metrics.horizontalAdvance(ABOUT)), round(20 * line))
    chart.add(POINTS)
    drawn: dict[str, QtCore.QRectF] = {}
    draw = QtGui.QPainter.drawText

    def note(painter: QtGui.QPainter, *values: Any) -> None:
        if isinstance(values[0], QtCore.QRectF):
            drawn[values[-1]] = painter.boundingRect(*values)
        draw(painter, *values)

    monkeypatch.setattr(QtGui.QPainter, "drawText", note)
    chart.grab()
    place = drawn[ABOUT]
    assert QtCore.QRectF(chart.rect()).contains(place)
    assert (place.height() > 1.5 * line) == (share < 1)


def test_many_points_do_not_hold_up_the_window(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a series has become, few more points are painted than there are pixels."""
    painted: list[int] = []

    def thinner(points: Sequence[Point], most: int) -> list[Point]:
        kept = thinned(points, most)
        painted.append(len(kept))
        return kept

    monkeypatch.setattr("postil_gui.widgets.charts.chart.thinned", thinner)
    chart = CurveChart(driver.desk.theme, "")
    driver.bot.addWidget(chart)
    chart.resize(900, 500)
    chart.show()
    chart.add((f"series {n} BLEU", x, math.sin(x / 500)) for n in range(4) for x in range(5000))
    chart.add([("series 0 BLEU", 5000.0, 0.5)])
    chart.grab()
    assert len(painted) >= 4
    assert max(painted) <= MOST_POINTS + 4

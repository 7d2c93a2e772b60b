"""By pages through the segments, and the first and the last of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

LINES = 60


@pytest.fixture
def long(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk with a document of many lines."""
    path = tmp_path / "lines.txt"
    path.write_text("".join(f"Load tray {n}\n" for n in range(LINES)))
    return show(make_project(documents=[path], memories=[], glossaries=[]))


def test_page_keys_go_by_as_many_segments_as_are_in_sight(long: Driver) -> None:
    grid = long.view.grid
    in_sight = grid.rowAt(grid.viewport().height() - 1) - grid.rowAt(0)
    rows = [grid.current_row]
    while rows[-1] < LINES - 1:
        long.press("PgDown")
        assert rows[-1] < grid.current_row <= rows[-1] + in_sight + 1
        rows.append(grid.current_row)
        assert long.focus() is grid.editor
    long.wait_until_idle()
    assert 2 < len(rows) <= LINES // max(1, in_sight // 2) + 2
    while grid.current_row > 0:
        before = grid.current_row
        long.press("PgUp")
        assert before - in_sight - 1 <= grid.current_row < before


@pytest.mark.parametrize(
    ("number", "keys", "said"),
    [
        (1, ("Ctrl+Up", "Up", "PgUp"), "There is no segment before this one."),
        (LINES, ("Ctrl+Down", "Down", "PgDown"), "There is no segment after this one."),
    ],
)
def test_keys_say_where_the_segments_end(
    long: Driver, number: int, keys: tuple[str, ...], said: str
) -> None:
    long.go(number)
    told: list[str] = []
    long.view.announced.connect(told.append)
    for key in keys:
        long.press(key)
        assert told == [said], key
        assert long.view.grid.current_row == number - 1
        told.clear()

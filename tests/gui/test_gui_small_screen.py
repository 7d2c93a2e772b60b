"""Windows on a screen of 1280 to 800 pixels, at any size of text, in the font of the system."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

CHILD = Path(__file__).with_name("small_screen_child.py")
SCREEN = {
    "windowFrameMargins": True,
    "screens": [{"name": "small", "x": 0, "y": 0, "width": 1280, "height": 800}],
}


@pytest.mark.parametrize("text", [100, 125, 150])
def test_everything_fits_on_a_small_screen(tmp_path: Path, text: int) -> None:
    """The window with its status bar, dialogs with their buttons, lists, messages."""
    assert faults(tmp_path, text) == []


def test_a_window_that_was_left_on_a_larger_screen(tmp_path: Path) -> None:
    assert faults(tmp_path, 100, 1920) == []


def faults(tmp_path: Path, *arguments: int) -> object:
    """What does not fit, in a process of its own."""
    screen = tmp_path / "screen.json"
    screen.write_text(json.dumps(SCREEN), encoding="utf-8")
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}"}
    done = subprocess.run(
        [sys.executable, str(CHILD), *map(str, arguments)],
        env={**os.environ, **platform},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])

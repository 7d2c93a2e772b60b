"""Keystroke to paint in the target editor: a segment of 25 words and one of 2,000 characters.

``python tests/benchmarks/desk_typing.py [--engine FOLDER]`` prints one JSON object; another
benchmark calls :func:`keystrokes`. Each key is sent to the editor of a real window; the time runs
until the event loop has painted what the key changed. With an engine completion and the shading of
doubtful words are on, too.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from common import percentile

from postil.workspace.creation import NewProject, create_project

if TYPE_CHECKING:
    from postil_gui.shell.main_controller import MainController

KEYS = 300
PATIENCE_SECONDS = 30.0
SOURCE = (
    "Before you replace the toner cartridge, make sure that the front cover is open and that the "
    "power cord of the printer has been unplugged for five minutes."
)
TARGET = (
    "Avant de remplacer la cartouche de toner, assurez-vous que le capot avant est ouvert et que "
    "le cordon d'alimentation de l'imprimante est débranché depuis cinq minutes. "
)
LONG = 2000  # characters


def keystrokes(engine: Path | None = None, keys: int = KEYS) -> dict[str, float]:
    """Milliseconds from a key to its paint: median, 95th percentile and longest, for a segment of
    25 words ("words_*") and for typing at the end of 2,000 characters ("long_*"); "*_cpu_*" is the
    work alone, which other programs do not slow down.
    """
    from postil_gui.app import make_application, make_desk  # noqa: PLC0415 (Qt: once a platform is chosen)
    from postil_gui.settings import COMPLETE, Settings  # noqa: PLC0415

    application = make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        document = folder / "typing.xlf"
        document.write_text(_xliff(), encoding="utf-8")
        project = create_project(
            folder / "project",
            NewProject(
                name="Typing",
                source_language="en",
                target_language="fr",
                documents=[document],
                engine=engine,
            ),
        )
        settings = Settings(None)
        settings.set(COMPLETE, engine is not None)
        desk = make_desk(application, settings)
        try:
            desk.window.resize(1280, 800)
            desk.window.show()
            desk.show_project(project)
            desk.finish_showing()
            found = {}
            for number, kind in enumerate(("words", "long"), 1):
                times, busy = _type(desk, number, keys)
                found[f"{kind}_median_ms"] = percentile(times, 0.5)
                found[f"{kind}_p95_ms"] = percentile(times, 0.95)
                found[f"{kind}_longest_ms"] = max(times)
                found[f"{kind}_cpu_p95_ms"] = percentile(busy, 0.95)
            return found
        finally:
            desk.window.close()
            desk.window.deleteLater()


def _type(desk: MainController, number: int, keys: int) -> tuple[list[float], list[float]]:
    """Type into a segment; the text of the second one is long already. Milliseconds of each key,
    by the clock and of the thread's own work.
    """
    from postil.text.tags import TaggedText  # noqa: PLC0415
    from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets  # noqa: PLC0415

    application = QtWidgets.QApplication
    if desk.view is None or desk.open_project is None:
        raise RuntimeError("no project is shown")
    view, open_project = desk.view, desk.open_project
    view.go_to_number(number)
    editor = view.grid.editor
    editor.replace_all(TaggedText(TARGET * (LONG // len(TARGET)) if number == 2 else ""))
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end and not open_project.is_idle:
        application.processEvents(QtCore.QEventLoop.ProcessEventsFlag.AllEvents, 20)
    times, busy = [], []
    for count in range(keys):
        character = TARGET[count % len(TARGET)]
        start, worked = time.perf_counter(), time.thread_time()
        for kind in (QtCore.QEvent.Type.KeyPress, QtCore.QEvent.Type.KeyRelease):
            event = QtGui.QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
            application.sendEvent(editor, event)
        application.sendPostedEvents()
        editor.viewport().repaint()
        times.append(1000 * (time.perf_counter() - start))
        busy.append(1000 * (time.thread_time() - worked))
        pause = time.monotonic() + 0.03
        while time.monotonic() < pause:
            application.processEvents(QtCore.QEventLoop.ProcessEventsFlag.AllEvents, 5)
    return times, busy


def _xliff() -> str:
    units = "".join(
        f'<trans-unit id="{number}"><source>{escape(text)}</source></trans-unit>'
        for number, text in enumerate((SOURCE, f"{SOURCE} " * (LONG // len(SOURCE))), 1)
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>'
        '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
        '<file original="typing" source-language="en" target-language="fr" datatype="plaintext">'
        f"<body>{units}</body></file></xliff>"
    )


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description="Time from key to paint.")
    parser.add_argument("--engine", type=Path, help="folder of an engine en-fr")
    parser.add_argument("--keys", type=int, default=KEYS)
    given = parser.parse_args()
    print(json.dumps(keystrokes(given.engine, given.keys), indent=2))

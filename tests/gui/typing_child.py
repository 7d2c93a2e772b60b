"""A desk that types by itself until it is killed; says on standard output what it did and when.

Lines of JSON: ["typed", row id, text, time]; ["asked", row id, text, time] when a draft is given to
the thread that writes; ["saved", row id, text, time] and ["confirmed", row id, text, time] once
that is told by the desk. Times are of the monotonic clock, which all processes share.
Arguments: the folder of the project, a number that decides what is typed, "drafts" if nothing shall
be confirmed, and a TMX file to import meanwhile.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.records import Confirmation, ProjectSegment
from postil_gui.app import make_application, make_desk
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.settings import Settings

KEY_MILLISECONDS = 10
WORDS = ("une", "page", "de", "plus", "dans", "le", "guide")


def tell(kind: str, row: int, text: str) -> None:
    print(json.dumps((kind, row, text, time.monotonic())), flush=True)


def main() -> None:
    application = make_application()
    desk = make_desk(application, Settings(None))
    desk.window.show()
    desk.show_project(Project.open(Path(sys.argv[1])))
    desk.finish_showing()
    open_project, view = desk.open_project, desk.view
    assert open_project is not None
    assert view is not None

    def confirmed(done: Confirmation) -> None:
        tell("confirmed", done.segment.row_id, done.segment.target.plain)

    def saved(segment: ProjectSegment) -> None:
        tell("saved", segment.row_id, segment.target.plain)

    save_draft = open_project.save_draft

    def ask(row: int, target: TaggedText, *rest: Any) -> None:
        tell("asked", row, target.plain)
        save_draft(row, target, *rest)

    open_project.confirmed.connect(confirmed)
    open_project.saved.connect(saved)
    open_project.save_draft = ask  # type: ignore[method-assign]
    confirms = "drafts" not in sys.argv[3:]
    for path in sys.argv[3:]:
        if path.endswith(".tmx"):
            open_project.import_memory(Path(path), lambda _: tell("imported", 0, ""))
    rng = random.Random(int(sys.argv[2]))
    keys = itertools.chain.from_iterable(f"{rng.choice(WORDS)} " for _ in itertools.count())
    editor = view.grid.editor

    def type_on() -> None:
        if view.editing.segment is None:
            return
        row = view.editing.segment.row_id
        if confirms and len(editor.text().plain) > 120 and rng.random() < 0.2:
            view.editing.confirm()
            return
        none = Qt.KeyboardModifier.NoModifier
        event = QtGui.QKeyEvent(QtCore.QEvent.Type.KeyPress, 0, none, next(keys))
        QtWidgets.QApplication.sendEvent(editor, event)
        tell("typed", row, editor.text().plain)

    clock = QtCore.QTimer()
    clock.timeout.connect(type_on)
    clock.start(KEY_MILLISECONDS)
    application.exec()


if __name__ == "__main__":
    main()

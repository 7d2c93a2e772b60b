"""Welcome page, wizard, training, opening and what can go wrong with it."""

from __future__ import annotations

import time
from pathlib import Path

from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.errors import Cancelled
from postil.training.request import TrainingReport, TrainingRequest
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil_gui import places
from postil_gui.app import make_desk
from postil_gui.desk import Desk
from postil_gui.operations.training import Trainer
from postil_gui.places import sample_file
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.settings import RECENT, Settings


def endless(request: TrainingRequest, destination: Path, progress: Progress) -> TrainingReport:
    """A training that never ends unless it is cancelled; leaves a note that it has ended."""
    destination.parent.mkdir(parents=True, exist_ok=True)
    started = destination.parent / "started"
    started.touch()
    try:
        while True:
            progress.update(0.5, 1.0, "Waiting")
            time.sleep(0.01)
    except Cancelled:
        started.rename(destination.parent / "cleared up")
        raise


def broken(request: TrainingRequest, destination: Path, progress: Progress) -> TrainingReport:
    """A training that fails for a reason nobody foresaw."""
    raise RuntimeError("the lexicon caught fire")


def message_box(desk: Desk) -> QtWidgets.QMessageBox | None:
    return desk.window.findChild(QtWidgets.QMessageBox)


def drop(widget: QtWidgets.QWidget, paths: list[Path]) -> None:
    """Drop files on a widget, as a file manager does."""
    data = QtCore.QMimeData()
    data.setUrls([QtCore.QUrl.fromLocalFile(str(path)) for path in paths])
    where, action = QtCore.QPoint(5, 5), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QtWidgets.QApplication.sendEvent(
        widget, QtGui.QDragEnterEvent(where, action, data, buttons, keys)
    )
    QtWidgets.QApplication.sendEvent(
        widget, QtGui.QDropEvent(QtCore.QPointF(where), action, data, buttons, keys)
    )


def test_the_welcome_page_offers_a_beginning(desk: Desk) -> None:
    assert desk.window.pages.currentWidget() is desk.window.welcome
    assert desk.window.welcome.empty.isVisible()
    assert not desk.window.book["segment.confirm"].isEnabled()
    assert desk.window.book["project.new"].isEnabled()


def test_the_sample_opens_and_gets_its_engine(desk: Desk, qtbot: QtBot) -> None:
    desk.window.welcome.buttons["project.sample"].click()
    qtbot.waitUntil(lambda: desk.session is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: _engine(desk) is not None, timeout=PATIENCE)
    Driver(desk, qtbot).settle()
    assert desk.window.status.engine.text() == f"Engine: {places.SAMPLE_NAME}"
    assert len(places.known_engines()) == 1
    desk.close_project()
    desk.projects.open_sample()
    qtbot.waitUntil(lambda: _engine(desk) is not None, timeout=PATIENCE)
    assert len(places.known_engines()) == 1


def _engine(desk: Desk) -> object:
    return None if desk.session is None else desk.session.project.engine


def test_the_wizard_makes_a_project_and_trains_its_engine(desk: Desk, qtbot: QtBot) -> None:
    desk.window.book["project.new"].trigger()
    wizard = desk.projects.wizard
    assert wizard is not None
    first = wizard.documents
    qtbot.mouseClick(wizard.next, Qt.MouseButton.LeftButton)
    assert "at least one document" in wizard.problem.text()
    drop(first.documents, [sample_file("quick-guide.xlf"), sample_file("README.txt").parent])
    assert first.documents.paths == [sample_file("quick-guide.xlf")]
    assert first.name.text() == "quick-guide"
    assert Path(first.folder.text()) == places.projects_folder() / "quick-guide"
    assert (first.source.code, first.target.code) == ("en", "fr")  # the document says so
    first.target.setEditText("")
    qtbot.keyClicks(first.target.lineEdit(), "French")
    wizard.next.click()
    assert wizard.pages.currentIndex() == 1
    drop(wizard.memories.memories, [sample_file("printer-guide.tmx")])
    drop(wizard.memories.glossaries, [sample_file("glossary.tsv")])
    wizard.next.click()
    assert wizard.engine.train.isChecked()
    qtbot.keyClicks(wizard.engine.author, "A. Tester")
    wizard.next.click()
    qtbot.waitUntil(lambda: desk.session is not None, timeout=PATIENCE)
    assert desk.projects.wizard is None
    assert desk.session is not None
    info = desk.session.project.info
    assert (info.name, info.source_language, info.target_language, info.author) == (
        "quick-guide",
        "en",
        "fr",
        "A. Tester",
    )
    qtbot.waitUntil(lambda: _engine(desk) is not None, timeout=PATIENCE)
    Driver(desk, qtbot).settle()
    assert desk.settings.get(RECENT) == [str(info.folder)]


def test_the_wizard_survives_a_document_that_cannot_be_read(
    desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.xlf"
    bad.write_text("<xliff", encoding="utf-8")
    desk.window.book["project.new"].trigger()
    wizard = desk.projects.wizard
    assert wizard is not None
    wizard.documents.documents.add_paths([bad])
    wizard.documents.source.set_code("en")
    wizard.documents.target.set_code("fr")
    for _ in range(3):
        wizard.next.click()
    qtbot.waitUntil(lambda: bool(wizard.problem.text()), timeout=PATIENCE)
    assert "bad.xlf" in wizard.problem.text()
    assert wizard.next.isEnabled()
    assert desk.session is None
    assert not Path(wizard.documents.folder.text()).exists()
    wizard.reject()


def test_training_from_the_menu_and_using_the_engine(
    desk: Desk, qtbot: QtBot, make_project: MakeProject
) -> None:
    desk.show_project(make_project())
    driver = Driver(desk, qtbot)
    driver.settle()
    driver.press("Ctrl+T")
    dialog = desk.engines.dialog
    assert dialog is not None
    assert (dialog.source.code, dialog.target.code) == ("en", "fr")
    dialog.start.click()
    assert "at least one memory" in dialog.message.text()
    drop(dialog.corpora, [sample_file("printer-guide.tmx")])
    messages: list[str] = []
    desk.trainer.progressed.connect(lambda _, text: messages.append(text))
    dialog.start.click()
    assert dialog.cancel.isVisible()
    assert desk.window.status.training.isVisibleTo(desk.window)
    qtbot.waitUntil(lambda: _engine(desk) is not None, timeout=PATIENCE)
    driver.settle()
    assert dialog.message.text().startswith("Ready: trained on")
    assert len(set(messages)) > 3
    assert not desk.window.status.training.isVisible()
    dialog.close()


def test_cancel_stops_a_training_and_leaves_nothing(
    qapp: QtWidgets.QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    desk = make_desk(qapp, Settings(None))
    trainer = Trainer(endless)
    desk.trainer, old = trainer, desk.trainer
    old.close()
    desk.engines.dialog = None
    destination = tmp_path / "engines" / "x"
    ended: list[str] = []
    trainer.cancelled.connect(lambda: ended.append("cancelled"))
    trainer.start(TrainingRequest("x", "en", "fr", []), destination)
    started = tmp_path / "engines" / "started"
    qtbot.waitUntil(started.exists, timeout=PATIENCE)
    trainer.cancel()
    assert ended == ["cancelled"]  # at once, whatever the child still has to do
    assert not trainer.is_running
    qtbot.waitUntil((tmp_path / "engines" / "cleared up").exists, timeout=PATIENCE)
    assert not destination.exists()
    desk.window.close()
    desk.window.deleteLater()


def test_the_real_training_is_cancelled_without_a_trace(qtbot: QtBot, tmp_path: Path) -> None:
    trainer = Trainer()
    destination = tmp_path / "engines" / "x"
    request = TrainingRequest("x", "en", "fr", [sample_file("printer-guide.tmx")] * 40)
    with qtbot.waitSignal(trainer.progressed, timeout=PATIENCE):
        trainer.start(request, destination)
    qtbot.waitUntil(destination.parent.exists, timeout=PATIENCE)
    with qtbot.waitSignal(trainer.cancelled, timeout=PATIENCE):
        trainer.cancel()
    trainer.close()
    qtbot.waitUntil(lambda: not any(destination.parent.iterdir()), timeout=PATIENCE)


def test_a_training_that_fails_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    trainer = Trainer(broken)
    with qtbot.waitSignal(trainer.failed, timeout=PATIENCE) as caught:
        trainer.start(TrainingRequest("x", "en", "fr", []), tmp_path / "x")
    assert "the lexicon caught fire" in str(caught.args[0])
    assert not trainer.is_running
    trainer.close()


def test_a_folder_that_is_no_project_is_explained(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    desk.open_path(tmp_path)
    qtbot.waitUntil(lambda: message_box(desk) is not None, timeout=PATIENCE)
    box = message_box(desk)
    assert box is not None
    assert "is not a Postil project" in box.text()
    assert "Choose the folder" in box.informativeText()
    box.close()


def test_a_project_that_is_open_elsewhere_is_explained(
    desk: Desk, qtbot: QtBot, make_project: MakeProject
) -> None:
    with make_project() as project:
        desk.open_path(project.folder)
        qtbot.waitUntil(lambda: message_box(desk) is not None, timeout=PATIENCE)
        box = message_box(desk)
        assert box is not None
        assert "in use" in box.text()
        box.close()
    assert desk.session is None


def test_closing_frees_the_project_and_lists_it(
    desk: Desk, qtbot: QtBot, make_project: MakeProject
) -> None:
    project = make_project()
    folder = project.folder
    desk.show_project(project)
    Driver(desk, qtbot).settle()
    desk.window.book["project.close"].trigger()
    assert desk.window.pages.currentWidget() is desk.window.welcome
    assert [card.tip for card in desk.window.welcome.recent.cards] == [str(folder)]
    Project.open(folder).close()
    desk.window.welcome.recent.setFocus()
    qtbot.keyClick(desk.window.welcome.recent, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.session is not None, timeout=PATIENCE)


def test_a_wizard_closed_while_it_works_leaves_no_project(desk: Desk, qtbot: QtBot) -> None:
    desk.window.book["project.new"].trigger()
    wizard = desk.projects.wizard
    assert wizard is not None
    wizard.documents.documents.add_paths([sample_file("quick-guide.xlf")])
    folder = Path(wizard.documents.folder.text())
    for _ in range(3):
        wizard.next.click()
    assert wizard.is_working
    wizard.reject()
    qtbot.waitUntil(lambda: desk.lane.is_idle, timeout=PATIENCE)
    assert desk.session is None
    assert not folder.exists()


def test_an_engine_learns_what_was_confirmed_before_it_came(
    desk: Desk, qtbot: QtBot, make_project: MakeProject, sample_engine: Path
) -> None:
    desk.show_project(make_project())
    driver = Driver(desk, qtbot)
    driver.settle()
    driver.write("Guide rapide de votre imprimante")
    driver.press("Ctrl+Return")
    driver.settle()
    assert desk.session is not None
    desk.session.attach_engine(sample_engine)
    driver.settle()
    assert [entry.row_id for entry in driver.project.learned_events()] == [1]
    assert driver.view.learning.heading.text() == "Learned from segment 1"

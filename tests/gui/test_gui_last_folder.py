"""Where dialogs for files begin, and what a file to be written is called."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from postil_gui.qt import QtCore, QtWidgets
from postil_gui.settings import LAST_FOLDER, Settings
from postil_gui.widgets.dialogs import file_dialogs
from postil_gui.widgets.dialogs.file_dialogs import completed, last_folder


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "desk.json")


def test_a_dialog_begins_where_the_last_one_ended(settings: Settings, tmp_path: Path) -> None:
    settings.set(LAST_FOLDER, str(tmp_path))
    assert last_folder(settings, "open Memories") == str(tmp_path)


def test_each_kind_of_dialog_begins_where_it_ended(
    qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client's documents, the memories and what is delivered are in three folders."""
    parent, began = QtWidgets.QWidget(), []
    qtbot.addWidget(parent)
    answers: list[Path] = []

    def choose(_: object, __: str, start: str, *_rest: object) -> object:
        began.append(Path(start))
        return str(answers[0]), ""

    monkeypatch.setattr(QtWidgets.QFileDialog, "getOpenFileName", choose)
    monkeypatch.setattr(QtWidgets.QFileDialog, "getSaveFileName", choose)
    for folder in ("client", "memories", "delivered"):
        (tmp_path / folder).mkdir()
    for _ in range(2):
        answers[:] = [tmp_path / "client" / "a.docx"]
        file_dialogs.ask_file(parent, settings, "", file_dialogs.DOCUMENTS)
        answers[:] = [tmp_path / "memories" / "a.tmx"]
        file_dialogs.ask_file(parent, settings, "", file_dialogs.MEMORIES)
        answers[:] = [tmp_path / "delivered" / "a.fr.docx"]
        file_dialogs.ask_new_file(parent, settings, "", "a.fr.docx", file_dialogs.DOCUMENTS)
        settings.flush()
        settings = Settings(tmp_path / "desk.json")  # as at the next start
    assert [one.name for one in began[3:5]] == ["client", "memories"]
    assert began[5] == tmp_path / "delivered" / "a.fr.docx"


def test_a_folder_that_is_gone_gives_way_to_documents_or_home(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, documents = tmp_path / "home", tmp_path / "home" / "Documents"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(
        QtCore.QStandardPaths, "writableLocation", staticmethod(lambda _: str(documents))
    )
    for said in ("", str(tmp_path / "stick")):
        settings.set(LAST_FOLDER, said)
        assert last_folder(settings, "open Memories") == str(home)
    documents.mkdir()
    assert last_folder(settings, "open Memories") == str(documents)


@pytest.mark.parametrize(
    ("typed", "written", "proposed", "suffixes"),
    [
        ("job", "job.postilproject", "Printer.postilproject", (".postilproject",)),
        ("job.v2", "job.v2.postilproject", "Printer.postilproject", (".postilproject",)),
        ("JOB.PostilProject", "JOB.PostilProject", "a.postilproject", (".postilproject",)),
        ("old.tmx.gz", "old.tmx.gz", "a.tmx", (".tmx", ".tmx.gz")),
        ("memory.xml", "memory.xml", "a.tmx", (".tmx",)),
        ("guide", "guide.docx", "guide.de.docx", (".docx",)),
        ("notes", "notes", "notes", ()),
    ],
)
def test_a_file_that_is_written_has_an_ending(
    qtbot: QtBot, typed: str, written: str, proposed: str, suffixes: tuple[str, ...]
) -> None:
    parent = QtWidgets.QWidget()
    qtbot.addWidget(parent)
    folder = Path("nowhere")
    assert completed(parent, str(folder / typed), proposed, suffixes) == folder / written
    assert completed(parent, "", proposed, suffixes) is None


def test_a_file_the_dialog_did_not_ask_about_is_not_replaced_unasked(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answers = iter((False, True))

    def ask(_: QtWidgets.QWidget, text: str, *_rest: object) -> bool:
        asked.append(text)
        return next(answers)

    monkeypatch.setattr(file_dialogs, "ask", ask)
    (tmp_path / "job.tmx").write_text("work of yesterday")
    parent = QtWidgets.QWidget()
    qtbot.addWidget(parent)
    assert completed(parent, str(tmp_path / "job"), "a.tmx", (".tmx",)) is None
    assert completed(parent, str(tmp_path / "job"), "a.tmx", (".tmx",)) == tmp_path / "job.tmx"
    assert asked == ["job.tmx is there already. Replace it?"] * 2

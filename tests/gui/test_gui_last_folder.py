"""Where dialogs for files begin."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil_gui.qt import QtCore
from postil_gui.settings import LAST_FOLDER, Settings
from postil_gui.widgets.file_dialogs import last_folder


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "desk.json")


def test_a_dialog_begins_where_the_last_one_ended(settings: Settings, tmp_path: Path) -> None:
    settings.set(LAST_FOLDER, str(tmp_path))
    assert last_folder(settings) == str(tmp_path)


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
        assert last_folder(settings) == str(home)
    documents.mkdir()
    assert last_folder(settings) == str(documents)

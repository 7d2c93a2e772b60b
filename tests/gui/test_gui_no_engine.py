"""Dialogs of a project without an engine: what needs one cannot be chosen, and says why."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show

from postil_gui.features.batch.dialogs import FolderDialog, PretranslateDialog, RememberDialog
from postil_gui.features.projects.package_commands import PackDialog
from postil_gui.qt import QtWidgets

NONE = "This project has no engine: train one, or use one that exists."
LOST = "The engine of this project cannot be used: it was moved or deleted, or it is damaged."
Box = Callable[[QtWidgets.QDialog], QtWidgets.QCheckBox]

Asked = tuple[str, type[QtWidgets.QDialog], Box]

DIALOGS: list[Asked] = [
    ("project.pretranslate", PretranslateDialog, lambda form: form.policy.machine),
    ("project.translate_folder", FolderDialog, lambda form: form.policy.machine),
    ("project.remember", RememberDialog, lambda form: form.learning),
    ("project.pack", PackDialog, lambda form: form.engine),
]
NAMES = [action for action, _, _ in DIALOGS]


def opened(driver: Driver, action: str, kind: type[QtWidgets.QDialog]) -> QtWidgets.QDialog:
    driver.desk.window.book[action].trigger()
    driver.bot.waitUntil(lambda: driver.desk.window.findChild(kind) is not None, timeout=PATIENCE)
    found = driver.desk.window.findChild(kind)
    assert isinstance(found, QtWidgets.QDialog)
    return found


def in_sight(form: QtWidgets.QDialog) -> list[str]:
    return [one.text() for one in form.findChildren(QtWidgets.QLabel) if one.isVisible()]


@pytest.mark.parametrize("asked", DIALOGS, ids=NAMES)
def test_a_box_for_the_engine_says_why_it_cannot_be_checked(
    show: Show, make_project: MakeProject, asked: Asked
) -> None:
    driver, (action, kind, box) = show(make_project()), asked
    form = opened(driver, action, kind)
    assert not box(form).isEnabled()
    assert not box(form).isChecked()
    assert box(form).toolTip() == box(form).accessibleDescription() == NONE
    assert NONE in in_sight(form)
    form.reject()


@pytest.mark.parametrize("asked", DIALOGS, ids=NAMES)
def test_nothing_is_said_where_there_is_an_engine(
    show: Show, make_project: MakeProject, sample_engine: Path, asked: Asked
) -> None:
    driver, (action, kind, box) = show(make_project(sample_engine)), asked
    form = opened(driver, action, kind)
    assert box(form).isEnabled()
    assert NONE not in in_sight(form)
    assert LOST not in in_sight(form)
    form.reject()


def test_an_engine_that_was_moved_away_is_not_called_missing(
    show: Show, make_project: MakeProject, sample_engine: Path, tmp_path: Path
) -> None:
    engine = tmp_path / "engine"
    shutil.copytree(sample_engine, engine)
    project = make_project(engine)
    folder = project.folder
    project.close()
    shutil.rmtree(engine)
    driver = show(type(project).open(folder))
    form = opened(driver, "project.pretranslate", PretranslateDialog)
    assert LOST in in_sight(form)
    driver.keys("85", form.focusWidget())
    assert form.policy.memory.value() == 85, "another one is typed over what is there"
    form.reject()

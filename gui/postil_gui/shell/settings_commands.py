"""The settings dialog, and what a change of a setting does at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import install, tr
from postil_gui.qt import QtWidgets
from postil_gui.settings import FONTS, LANGUAGE, TEXT_SIZE, THEME
from postil_gui.shell.settings_dialog import SettingsDialog
from postil_gui.theme.theme import CHOICES, read_fonts

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk


def settings_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """By id of the action."""
    return {"project.settings": lambda: _show(desk)}


def follow_settings(desk: Desk) -> None:
    """Do what settings of the look say, now and whenever they change."""
    desk.theme.set_fonts(read_fonts(desk.settings.get(FONTS)))
    desk.settings.listen(lambda key: _changed(desk, key))


def _changed(desk: Desk, key: str) -> None:
    settings, theme = desk.settings, desk.theme
    if key == THEME.key:
        choice = next(one for one in CHOICES if one == settings.get(THEME))
        desk.window.book[f"view.{choice}"].setChecked(True)
        theme.choose(choice)
    elif key == TEXT_SIZE.key:
        theme.set_text_size(settings.get(TEXT_SIZE))
    elif key == FONTS.key:
        theme.set_fonts(read_fonts(settings.get(FONTS)))
    elif key == LANGUAGE.key:
        application = QtWidgets.QApplication.instance()
        if application is not None:
            install(application, settings.get(LANGUAGE))
        desk.window.status.announce(tr("Postil speaks this language from its next start on."))


def _show(desk: Desk) -> None:
    codes: tuple[str, ...] = ()
    if desk.session is not None:
        info = desk.session.project.info
        codes = (info.source_language, info.target_language)
    dialog = SettingsDialog(desk.settings, codes, desk.window)
    dialog.command_asked.connect(lambda name: desk.window.book[name].trigger())
    dialog.open()

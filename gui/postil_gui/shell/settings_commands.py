"""The settings dialog, and what a change of a setting does at once."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.i18n.messages import install, tr
from postil_gui.qt import QtWidgets
from postil_gui.settings import DENSITY, FONTS, LANGUAGE, TEXT_SIZE, THEME
from postil_gui.shell.settings_dialog import SettingsDialog
from postil_gui.theme.density import DENSITIES
from postil_gui.theme.theme import CHOICES, read_fonts
from postil_gui.widgets.keys.opening_keys import open_for_typing


def follow_settings(context: Context) -> None:
    """Apply the settings of the look, now and whenever they change."""
    context.theme.set_fonts(read_fonts(context.settings.get(FONTS)))
    _use_density(context)
    context.settings.listen(lambda key: _changed(context, key))


def show_settings(context: Context) -> None:
    """Show the settings of Postil."""
    codes: tuple[str, ...] = ()
    if context.open_project is not None:
        info = context.open_project.project.info
        codes = (info.source_language, info.target_language)
    dialog = SettingsDialog(context.theme, context.settings, codes, context.window)
    dialog.command_asked.connect(context.trigger)
    open_for_typing(dialog)


def _changed(context: Context, key: str) -> None:
    settings, theme = context.settings, context.theme
    if key == THEME.key:
        theme.choose(next(one for one in CHOICES if one == settings.get(THEME)))
    elif key == DENSITY.key:
        _use_density(context)
    elif key == TEXT_SIZE.key:
        theme.set_text_size(settings.get(TEXT_SIZE))
    elif key == FONTS.key:
        theme.set_fonts(read_fonts(settings.get(FONTS)))
    elif key == LANGUAGE.key:
        application = QtWidgets.QApplication.instance()
        if application is not None:
            install(application, settings.get(LANGUAGE))
        context.announce(tr("Postil speaks this language from its next start on."))


def _use_density(context: Context) -> None:
    name = next(one for one in DENSITIES if one == context.settings.get(DENSITY))
    context.theme.set_density(name)

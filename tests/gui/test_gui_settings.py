"""Settings: every one declared well, in the dialog, and working at once."""

from __future__ import annotations

from pathlib import Path

from desk_driver import Driver

from postil_gui.app import usual_text_size
from postil_gui.qt import QtCore, QtWidgets
from postil_gui.settings import (
    DECLARED,
    FONTS,
    KEYMAP,
    LAST_FOLDER,
    PREFILL_MEMORY,
    TEXT_SIZE,
    THEME,
    Settings,
)
from postil_gui.shell.main_controller import MainController
from postil_gui.shell.settings_dialog import SettingsDialog
from postil_gui.theme.schemes import CONTRAST, DARK, LIGHT
from postil_gui.theme.theme import LanguageFont, read_fonts, written_fonts
from postil_gui.widgets.dialogs.file_dialogs import last_folder


def _open(desk: MainController) -> SettingsDialog:
    desk.window.book["project.settings"].trigger()
    dialog = desk.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    return dialog


def test_settings_are_declared_well() -> None:
    keys = [one.key for one in DECLARED]
    assert len(keys) == len(set(keys))
    for one in DECLARED:
        assert one.accepts(one.default), f"{one.key}: its default is not allowed"
        assert not one.help or one.help.endswith("."), f"{one.key}: end the help with a full stop"
        assert len(one.labels) in (0, len(one.choices)), f"{one.key}: a label for every choice"


def test_every_setting_with_help_is_in_the_dialog_and_found(desk: MainController) -> None:
    dialog = _open(desk)
    assert set(dialog.rows) == {one.key for one in DECLARED if one.help or one.title}
    dialog.field.setText("keymap")
    shown = {key for key, row in dialog.rows.items() if not row.isHidden()}
    assert shown == {KEYMAP.key}
    dialog.field.setText("no such thing")
    assert not dialog.none.isHidden()
    dialog.close()


def test_a_change_works_at_once_and_goes_back_to_its_default(desk: MainController) -> None:
    themes = [desk.window.book[f"view.{choice}"] for choice in THEME.choices]
    dialog = _open(desk)
    row = dialog.rows[THEME.key]
    assert isinstance(row.editor, QtWidgets.QComboBox)
    assert [one.isChecked() for one in themes] == [True, False, False, False]
    for choice, scheme in (("dark", DARK), ("contrast", CONTRAST), ("light", LIGHT)):
        row.editor.setCurrentIndex(row.editor.findData(choice))
        row.editor.activated.emit(row.editor.currentIndex())
        assert desk.theme.scheme is scheme
        assert desk.window.book[f"view.{choice}"].isChecked()
        assert sum(one.isChecked() for one in themes) == 1
    row.reset.click()
    assert desk.settings.get(THEME) == "system"
    assert row.editor.currentData() == "system"
    desk.settings.set(TEXT_SIZE, 15)
    size = dialog.rows[TEXT_SIZE.key].editor
    assert isinstance(size, QtWidgets.QSpinBox)
    assert size.value() == 15, "changes made elsewhere show"
    assert desk.theme.segment_font().pointSize() == 15
    dialog.close()


def test_segment_text_begins_as_large_as_that_of_the_desktop(qapp: QtWidgets.QApplication) -> None:
    font = qapp.font()
    for size, expected in ((7, TEXT_SIZE.default), (15, 15), (60, TEXT_SIZE.maximum)):
        font.setPointSize(size)
        assert usual_text_size(font) == expected
    settings = Settings(None)
    settings.use_default(TEXT_SIZE, 15)
    assert settings.get(TEXT_SIZE) == 15
    settings.set(TEXT_SIZE, 10)
    assert (settings.get(TEXT_SIZE), settings.default(TEXT_SIZE)) == (10, 15)


def test_a_number_can_mean_never(desk: MainController) -> None:
    dialog = _open(desk)
    field = dialog.rows[PREFILL_MEMORY.key].editor
    assert isinstance(field, QtWidgets.QSpinBox)
    field.setValue(102)
    assert field.text().startswith("never")
    assert desk.settings.get(PREFILL_MEMORY) == 102
    dialog.close()


def test_fonts_of_the_languages_of_the_project(driver: Driver) -> None:
    desk = driver.desk
    dialog = _open(desk)
    source, target = dialog.fonts
    target.size_field.setValue(20)
    assert read_fonts(desk.settings.get(FONTS)) == {"fr": LanguageFont("", 20)}
    assert desk.theme.segment_font("target").pointSize() == 20
    assert desk.theme.segment_font("source").pointSize() == desk.settings.get(TEXT_SIZE)
    assert driver.view.grid.editor.document().defaultFont().pointSize() == 20
    assert driver.view.grid.source.document().defaultFont().pointSize() != 20
    target.size_field.setValue(7)
    assert not desk.settings.get(FONTS)
    assert source.family.count() >= 1
    dialog.close()


def test_fonts_are_kept_as_text() -> None:
    fonts = {"ja": LanguageFont("Noto Sans|CJK", 14), "ar": LanguageFont("", 16)}
    assert read_fonts(written_fonts(fonts)) == fonts
    assert read_fonts(["nonsense", "x=one|y", "=a|2"]) == {}


def test_the_language_changes_qt_s_own_words_at_once(desk: MainController) -> None:
    from postil_gui.i18n.messages import install  # noqa: PLC0415

    application = QtWidgets.QApplication.instance()
    assert application is not None
    try:
        assert install(application, "de") == "de"
        assert QtCore.QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
        assert QtCore.QLocale().toString(1234.5, "f", 1) == "1.234,5"
    finally:
        install(application, "en")


def test_dialogs_begin_in_a_folder_that_is_there(tmp_path: Path) -> None:
    settings = Settings(None)
    settings.set(LAST_FOLDER, str(tmp_path / "gone"))
    assert Path(last_folder(settings, "")).is_dir(), "else its name would stand as that of a file"
    settings.set(LAST_FOLDER, str(tmp_path))
    assert last_folder(settings, "") == str(tmp_path)

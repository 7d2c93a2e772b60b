"""Commands as data: keymaps without clashes, palette, shortcut editor, sheet, tool bar."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from desk_driver import PATIENCE, Driver
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from postil_gui.actions import keys
from postil_gui.actions.keymaps import EDITOR_KEYS, KEYMAP_NAMES, KEYMAPS, MAC_KEYS, Keymap
from postil_gui.actions.menus import MENUS, menu_name
from postil_gui.actions.other_names import OTHER_NAMES
from postil_gui.actions.search import fits
from postil_gui.context import Parts
from postil_gui.features.help.keyboard_sheet import KeysDialog, commands_markdown, keys_html
from postil_gui.features.terms.dialog import TermDialog
from postil_gui.i18n.messages import install, tr, without_mnemonic
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.qt_print import QtPrintSupport
from postil_gui.settings import KEYMAP, OWN_KEYS, RECENT_COMMANDS, TOOLBAR, TOOLBAR_LABELS
from postil_gui.shell.all_actions import ACTIONS
from postil_gui.shell.keys.palette import ID_ROLE, REASON_ROLE, CommandPalette
from postil_gui.shell.keys.shortcuts_dialog import ShortcutsDialog
from postil_gui.shell.keys.toolbar_dialog import ToolbarDialog
from postil_gui.shell.main_controller import MainController
from postil_gui.theme.schemes import LIGHT
from postil_gui.tools.messages import texts_of_sources


def test_every_command_has_a_title_a_help_and_a_menu() -> None:
    wrong = [
        f"{action.id}: give it {what}"
        for action in ACTIONS
        for what, there in (
            ("a title", action.title.strip()),
            ("a help text that ends with a full stop", action.help.endswith(".")),
            ("a menu of menus.MENUS", action.menu.partition("/")[0] in MENUS),
        )
        if not there
    ]
    assert not wrong, "\n".join(wrong)
    ids = [action.id for action in ACTIONS]
    assert len(ids) == len(set(ids)), "two commands have the same id"


def test_every_command_finds_who_answers_it_in_an_open_project(driver: Driver) -> None:
    commands, context = driver.desk.commands, driver.desk.context
    lost = [
        f"{action.id}: there is no {action.run.owner.__name__}"
        for action in ACTIONS
        if commands.find(action.run.owner) is None and context.part(action.run.owner) is None
    ]
    assert not lost, "\n".join(lost)


def test_a_part_is_found_by_its_own_type_and_is_there_once() -> None:
    class Kind:
        """A part."""

    parts, part = Parts(), Kind()
    assert parts.find(Kind) is None
    with pytest.raises(LookupError):
        parts.get(Kind)
    assert parts.add(part) is part
    assert parts.find(Kind) is parts.get(Kind) is part
    with pytest.raises(ValueError, match="two parts"):
        parts.add(Kind())


def test_the_declared_keys_do_not_clash() -> None:
    """One key, one command: whoever adds a command takes a key that is free."""
    holders: dict[str, str] = {}
    clashes = []
    for action in ACTIONS:
        for key in keys.unique(action.shortcuts):
            if key in holders:
                clashes.append(f"{key}: both {holders[key]} and {action.id} declare it")
            holders.setdefault(key, action.id)
    assert not clashes, "\n".join(clashes)


def test_only_three_commands_go_into_the_menu_of_the_application(desk: MainController) -> None:
    """macOS would also take "Project Settings …" for the preferences, by its title."""
    role = QtGui.QAction.MenuRole
    roles = {name: action.menuRole() for name, action in desk.window.book.actions.items()}
    assert {name: one for name, one in roles.items() if one is not role.NoRole} == {
        "project.quit": role.QuitRole,
        "project.settings": role.PreferencesRole,
        "help.about": role.AboutRole,
    }


@pytest.mark.parametrize("keymap", KEYMAP_NAMES)
def test_no_keymap_has_clashes_or_takes_keys_of_the_editor(keymap: Keymap) -> None:
    table = KEYMAPS[keymap]
    unknown = table.keys() - {action.id for action in ACTIONS}
    assert not unknown, f"keymap {keymap} names commands that do not exist: {unknown}"
    within = [key for entry in table.values() for key in keys.unique(entry)]
    twice = {key for key in within if within.count(key) > 1}
    assert not twice, f"keymap {keymap} gives {twice} to two commands"
    assigned = keys.assign(ACTIONS, keymap, {})
    used = [key for entry in assigned.values() for key in entry]
    assert len(used) == len(set(used))
    forbidden = {key for key in used if key in EDITOR_KEYS - {"Tab"}}
    assert not forbidden, f"{forbidden} are needed for typing; choose other keys"


@pytest.mark.parametrize("keymap", KEYMAP_NAMES)
def test_what_is_used_all_day_keeps_a_key_in_every_keymap(keymap: Keymap) -> None:
    assigned = keys.assign(ACTIONS, keymap, {})
    daily = ("confirm", "next_open", "previous", "next", "copy_source", "insert_tag", "match_1")
    without = [name for name in daily if not assigned[f"segment.{name}"]]
    assert not without, f"keymap {keymap} leaves {without} without a key: name one in keymaps.py"
    assert assigned["help.palette"] == ("Ctrl+Shift+P",)


@pytest.mark.parametrize("keymap", KEYMAP_NAMES)
def test_a_mac_keeps_its_own_keys(keymap: Keymap) -> None:
    elsewhere, there = (keys.assign(ACTIONS, keymap, {}, mac=mac) for mac in (False, True))
    used = [key for entry in there.values() for key in entry]
    assert len(used) == len(set(used))
    taken = {key for key in used if key in MAC_KEYS or re.fullmatch(r"Alt\+(Shift\+)?.", key)}
    assert not taken, f"{taken} do something else on a Mac, or type a character"
    moving = re.compile(r"(Alt|Meta)\+(Shift\+)?(Left|Right|Up|Down|Backspace|Del)")
    moves = {key for key in used if moving.fullmatch(key)}
    assert not moves, f"{moves} move by word in a text, or between desktops"
    for name, found in elsewhere.items():
        assert len(there[name]) == len(found), f"{name} has no key for {found} on a Mac"
    assert not {"Ctrl+H", "Ctrl+Space", "Ctrl+,"} & set(used)
    assert keys.declared(("Alt+Left", "Alt+Shift+Up", "Alt+PgUp"), mac=True) == [
        *("Meta+Alt+Left", "Meta+Alt+Shift+Up"),
        "Alt+PgUp",
    ]
    own = {"edit.replace": ("Ctrl+H",)}
    assert keys.assign(ACTIONS, keymap, own, mac=True)["edit.replace"] == ("Ctrl+H",)


def test_every_command_is_in_a_menu_and_in_the_palette(desk: MainController, qtbot: QtBot) -> None:
    in_menus: set[str] = set()
    pending: list[QtWidgets.QWidget] = [desk.window.menuBar()]
    while pending:
        for entry in pending.pop().actions():
            menu = cast("QtWidgets.QMenu | None", entry.menu())
            if menu is not None:
                pending.append(menu)
            elif not entry.isSeparator():
                in_menus.add(entry.objectName())
    palette = _palette(desk)
    listed = {palette.list.item(row).data(ID_ROLE) for row in range(palette.list.count())}
    palette.close()
    missing = {action.id for action in ACTIONS} - (in_menus & listed)
    assert not missing, f"not reachable by menu and palette: {missing}"


def test_messages_name_keys_by_their_command() -> None:
    """A key written into a text is wrong in another keymap: ``key_of`` knows it."""
    fixed = re.compile(r"(Ctrl|Alt)\+[^ {.,;:]+")
    ours = {key for table in (*KEYMAPS.values(),) for entry in table.values() for key in entry}
    ours |= {key for action in ACTIONS for key in action.shortcuts}
    wrong = [
        f"{text.place}: write {{key}} and key=key_of(...) for {found.group()}"
        for text in texts_of_sources()
        if not re.search(
            r"dialog|_list\.py|new_project|widgets/|window\.py", text.place
        )  # these have keys of their own
        and (found := fixed.search(text.source))
        and found.group() in ours
    ]
    assert not wrong, "\n".join(wrong)


@given(
    st.dictionaries(
        st.sampled_from([action.id for action in ACTIONS]),
        st.lists(st.sampled_from(["Ctrl+K", "Ctrl+Enter", "Ctrl+Return", "F3", "F12"])).map(tuple),
        max_size=6,
    ),
    st.sampled_from(list(KEYMAP_NAMES)),
)
def test_whatever_the_user_sets_no_key_belongs_to_two(
    own: dict[str, tuple[str, ...]], keymap: Keymap
) -> None:
    assigned = keys.assign(ACTIONS, keymap, own)
    used = [key for entry in assigned.values() for key in entry]
    assert len(used) == len(set(used))
    assert keys.read_own(keys.written_own(own)) == own
    for name, wanted in own.items():
        assert set(assigned[name]) <= set(keys.unique(wanted))


@pytest.mark.parametrize(
    ("query", "title", "found"),
    [
        ("cs", "Copy Source", True),
        ("copy src", "Copy Source", True),
        ("xz", "Copy Source", False),
        ("memory", "Import a Memory", True),
        ("", "Anything", True),
    ],
)
def test_a_few_letters_find_a_command(query: str, title: str, found: bool) -> None:
    assert (fits(query, title) is not None) == found


def test_starts_of_words_count_more_than_letters_in_between() -> None:
    at_starts, within = fits("cs", "Copy Source"), fits("cs", "Docs")
    assert at_starts is not None
    assert within is not None
    assert at_starts.score > within.score
    assert at_starts.places == (0, 5)


@pytest.mark.parametrize(
    ("language", "query", "wanted"),
    [
        ("en", "undo", "edit.undo"),
        ("en", "redo", "edit.redo"),  # no letters scattered over "Remove the Document"
        ("en", "save target", "project.export_document"),
        ("en", "mt", "segment.machine"),
        ("en", "join", "segment.merge_next"),
        ("en", "source edit", "segment.edit_source"),
        ("fr", "retablir", "edit.redo"),  # accents need not be typed
        ("fr", "TA", "segment.machine"),
        ("fr", "propager", "segment.repeat"),
        ("de", "zusammenführen", "segment.merge_next"),
        ("de", "Tastenkürzel", "help.shortcuts"),
        ("es", "zoom", "view.larger"),
        ("es", "diccionario", "project.glossaries"),
    ],
)
def test_commands_are_found_by_the_words_of_translators(
    qapp: QtWidgets.QApplication, language: str, query: str, wanted: str
) -> None:
    install(qapp, language)
    try:
        found = [(fits(query, one.name, one.searched), one.id) for one in ACTIONS]
        best = max((hit.score, name) for hit, name in found if hit is not None)[0]
        assert wanted in [name for hit, name in found if hit is not None and hit.score == best]
    finally:
        install(qapp, "en")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_places_in_menus_that_texts_name_are_there(
    qapp: QtWidgets.QApplication, language: str
) -> None:
    install(qapp, language)
    try:
        places = {f"{action.path} › {action.name}" for action in ACTIONS}
        resumed = without_mnemonic(tr("&Go On with the Training"))  # while it is paused
        places.add(f"{menu_name('Training')} › {resumed}")
        named = {tr(one.source) for one in texts_of_sources() if " › " in one.source}
    finally:
        install(qapp, "en")
    assert len(named) > 5
    rest = named
    for place in sorted(places, key=len, reverse=True):
        rest = {text.replace(place, "") for text in rest}
    assert not [text for text in rest if " › " in text and "} › {" not in text]


def test_other_names_are_of_commands_that_there_are() -> None:
    assert OTHER_NAMES.keys() <= {action.id for action in ACTIONS}


def test_accents_need_not_be_typed() -> None:
    meant, other = fits("mem", "Importer une mémoire"), fits("mem", "Compter les mots")
    assert meant is not None
    assert other is not None
    assert meant.score > other.score
    assert meant.places == (13, 14, 15)
    sharp = fits("grosse", "Größe der Schrift")
    assert sharp is not None
    assert sharp.places == (0, 1, 2, 3, 3, 4)


def _palette(desk: MainController) -> CommandPalette:
    desk.window.book["help.palette"].trigger()
    palette = desk.window.findChild(CommandPalette)
    assert isinstance(palette, CommandPalette)
    return palette


def test_the_palette_runs_a_command_and_remembers_it(driver: Driver) -> None:
    driver.press("Ctrl+Shift+P")
    palette = driver.desk.window.findChild(CommandPalette)
    assert isinstance(palette, CommandPalette)
    driver.keys("copsou", palette.field)
    assert palette.list.currentItem().data(ID_ROLE) == "segment.copy_source"
    driver.bot.keyClick(palette.field, Qt.Key.Key_Return)
    driver.wait_until_idle()
    segment = driver.view.editing.segment
    assert segment is not None
    assert driver.text == segment.source.plain
    assert driver.desk.settings.get(RECENT_COMMANDS) == ["segment.copy_source"]
    again = _palette(driver.desk)
    assert again.list.item(0).data(ID_ROLE) == "segment.copy_source"
    again.close()


def test_the_palette_says_why_a_command_is_not_possible(desk: MainController) -> None:
    palette = _palette(desk)
    palette.field.setText("confirm and")
    item = palette.list.currentItem()
    assert item.data(ID_ROLE) == "segment.confirm"
    assert "project" in item.data(REASON_ROLE)
    palette.run_chosen()
    assert palette.isVisible(), "what is not possible is not run"
    assert "project" in palette.help.text()
    palette.close()


def test_a_keymap_works_at_once(driver: Driver) -> None:
    driver.desk.settings.set(KEYMAP, "omegat")
    driver.go(11)
    number = driver.view.editing.segment
    assert number is not None
    driver.press("Alt+Down")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == 11
    driver.press("Ctrl+Down")
    assert driver.view.grid.current_row == 11, "the next match, as in OmegaT"
    driver.write("Texte")
    driver.press("Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(number.row_id + 1).state.is_confirmed, (
        "Enter confirms as in OmegaT"
    )


@pytest.mark.parametrize(
    ("keymap", "copy", "tag", "term"),
    [
        ("trados", "Ctrl+Ins", "Ctrl+,", "Ctrl+F2"),
        ("memoq", "Ctrl+Shift+S", "F9", "Ctrl+E"),
        ("omegat", "Ctrl+Shift+R", "Ctrl+T", "Ctrl+Shift+G"),
    ],
)
def test_keys_of_other_tools_do_what_they_do_there(
    driver: Driver, keymap: str, copy: str, tag: str, term: str
) -> None:
    driver.desk.settings.set(KEYMAP, keymap)
    driver.go(20)
    editor = driver.view.grid.editor
    driver.write("x")
    driver.press(copy)
    assert driver.view.editing.segment is not None
    assert editor.text().compact() == driver.view.editing.segment.source.compact()
    driver.write("Touchez")
    missing = len(editor.missing_tags())
    driver.press(tag)
    assert len(editor.missing_tags()) == missing - 1
    driver.press(term)
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(TermDialog)
    assert dialog is not None and dialog.isVisible()
    dialog.reject()


def test_a_key_is_recorded_and_taken_from_whoever_has_it(driver: Driver) -> None:
    desk, book = driver.desk, driver.desk.window.book
    book["help.shortcuts"].trigger()
    dialog = desk.window.findChild(ShortcutsDialog)
    assert isinstance(dialog, ShortcutsDialog)
    dialog.choose("segment.copy_source")
    driver.bot.keyClick(dialog.recorder, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert "Concordance" in dialog.message.text()
    dialog.use.click()
    assert book.assigned["segment.copy_source"] == ("Ctrl+K",)
    assert book.assigned["edit.concordance"] == ("F3",)
    assert book["segment.copy_source"].shortcut() == QtGui.QKeySequence("Ctrl+K")
    assert len(desk.settings.get(OWN_KEYS)) == 2
    dialog.choose("segment.copy_source")
    dialog.reset.click()
    assert "Ctrl+Ins" in book.assigned["segment.copy_source"]
    dialog.reset_all.click()
    assert not desk.settings.get(OWN_KEYS)
    assert "Ctrl+K" in book.assigned["edit.concordance"]
    dialog.close()


def test_keys_of_the_editor_are_refused(desk: MainController, qtbot: QtBot) -> None:
    desk.window.book["help.shortcuts"].trigger()
    dialog = desk.window.findChild(ShortcutsDialog)
    assert isinstance(dialog, ShortcutsDialog)
    dialog.choose("segment.copy_source")
    qtbot.keyClick(dialog.recorder, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.use.isEnabled()
    assert "typing" in dialog.message.text()
    dialog.close()


def test_the_sheet_shows_the_keymap_in_use_and_is_printed(
    desk: MainController, tmp_path: Path
) -> None:
    book = desk.window.book
    assert "Ctrl+Enter" in keys_html(book, LIGHT, "confirm and")
    assert "Ctrl+Shift+Z<br>Ctrl+Y" in keys_html(book, LIGHT, "redo"), "a line for each key"
    desk.settings.set(KEYMAP, "omegat")
    assert "Ctrl+N" in keys_html(book, LIGHT, "confirm and")
    table = commands_markdown(book)
    for action in ACTIONS:
        assert not book.assigned[action.id] or f"**{action.name}**" in table
    sheet = KeysDialog(desk.theme, book, desk.window)
    printer = QtPrintSupport.QPrinter()
    printer.setOutputFormat(QtPrintSupport.QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "keys.pdf"))
    sheet.print_to(printer)
    assert (tmp_path / "keys.pdf").read_bytes().startswith(b"%PDF")
    sheet.deleteLater()


def test_the_tool_bar_is_the_users(driver: Driver) -> None:
    desk = driver.desk
    desk.window.book["help.toolbar"].trigger()
    dialog = desk.window.findChild(ToolbarDialog)
    assert isinstance(dialog, ToolbarDialog)
    dialog.bar.setCurrentRow(0)
    dialog.remove.click()
    assert desk.settings.get(TOOLBAR)[0] == "segment.unconfirm"
    assert desk.window.project_area is not None
    shown = [entry.objectName() for entry in desk.window.project_area.toolbar.actions()]
    assert "segment.confirm" not in shown
    dialog.reset.click()
    shown = [entry.objectName() for entry in desk.window.project_area.toolbar.actions()]
    assert shown[0] == "segment.confirm"
    dialog.close()


def test_the_key_of_saving_saves_and_says_that_it_need_not_be_pressed(driver: Driver) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.go(4)
    row_id = driver.row_id
    driver.write("Bonjour")
    driver.press("Ctrl+S")
    assert [one for one in said if "saves while you type" in one]
    driver.bot.waitUntil(
        lambda: driver.project.segments.get(row_id).target.plain == "Bonjour", timeout=PATIENCE
    )


def test_no_menu_has_more_than_fifteen_entries() -> None:
    entries: dict[str, set[str]] = {}
    for action in ACTIONS:
        menu, _, submenu = action.menu.partition("/")
        entries.setdefault(menu, set()).add(submenu or action.id)
        if submenu:
            entries.setdefault(action.menu, set()).add(action.id)
    assert set(MENUS) <= set(entries)
    assert {menu: len(found) for menu, found in entries.items() if len(found) > 15} == {}


def test_names_stand_in_the_tool_bar_until_they_are_switched_off(driver: Driver) -> None:
    styles = Qt.ToolButtonStyle
    button = driver.desk.window.tool_button("segment.next_open")
    assert isinstance(button, QtWidgets.QToolButton)
    assert button.toolButtonStyle() == styles.ToolButtonTextBesideIcon
    driver.desk.settings.set(TOOLBAR_LABELS, False)
    QtWidgets.QApplication.processEvents()
    button = driver.desk.window.tool_button("segment.next_open")
    assert isinstance(button, QtWidgets.QToolButton)
    assert button.toolButtonStyle() != styles.ToolButtonTextBesideIcon

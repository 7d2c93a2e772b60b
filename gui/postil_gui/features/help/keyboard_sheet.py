"""The keyboard sheet: all commands and their keys in the keymap in use, to read and to print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.actions.book import ActionBook
from postil_gui.actions.keymaps import KEYMAP_NAMES
from postil_gui.actions.keys import shown
from postil_gui.actions.menus import MENUS, menu_name
from postil_gui.actions.search import folded
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtWidgets, Signal
from postil_gui.theme.schemes import LIGHT, Scheme
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.html_page import HtmlDocument, HtmlView
from postil_gui.widgets.markup import Html, element, joined
from postil_gui.widgets.measures import begin_with

MOST_KEYS = 3  # of one command

if TYPE_CHECKING:
    from postil_gui.qt_print import QtPrintSupport


class KeysDialog(Dialog):
    """All commands that have a key, by menu; made from the list of actions."""

    guide = "keys"

    change_asked = Signal()
    """The user wants to change keys."""

    def __init__(self, theme: Theme, book: ActionBook, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard"))
        begin_with(self, 680, 680)
        self._theme = theme
        self._book = book
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("Search: a command or a key"))
        self.field.setAccessibleName(tr("Search commands and keys"))
        self.field.setClearButtonEnabled(True)
        self.text = HtmlView(tr("Commands and their keys"))
        self.change = QtWidgets.QPushButton(tr("Change keys …"))
        self.print = QtWidgets.QPushButton(tr("Print …"))
        close = QtWidgets.QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.change.clicked.connect(self.change_asked)
        self.print.clicked.connect(self._ask_printer)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(self.change)
        buttons.addWidget(self.print)
        buttons.addStretch(1)
        buttons.addWidget(close)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(self.field)
        column.addWidget(self.text, 1)
        column.addLayout(buttons)
        self.field.textChanged.connect(lambda _: self.refresh())
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self, _result: int = 0) -> None:
        """Show the keys as they are now."""
        self.text.show_html(keys_html(self._book, self._theme.scheme, self.field.text()))

    def print_to(self, printer: QtPrintSupport.QPrinter) -> None:
        """Put the whole sheet on paper, dark on light."""
        sheet = HtmlDocument()
        sheet.show_html(joined((element("h1", "Postil"), keys_html(self._book, LIGHT))))
        sheet.print_(printer)

    def _ask_printer(self) -> None:
        from postil_gui.qt_print import QtPrintSupport  # noqa: PLC0415 (only to print)

        printer = QtPrintSupport.QPrinter()
        dialog = QtPrintSupport.QPrintDialog(printer, self)
        if dialog.exec() == QtWidgets.QDialog.DialogCode.Accepted:
            self.print_to(printer)


def keys_html(book: ActionBook, scheme: Scheme, search: str = "") -> Html:
    """The keyboard sheet; with ``search`` only what has that text in name, help or keys."""
    wanted = folded(search.strip())
    rows = []
    for menu in MENUS:
        entries = []
        for action in book.declared.values():
            keys = book.keys_text(action.id, MOST_KEYS)
            everything = folded(f"{action.name} {tr(action.help)} {keys}")
            if action.menu.partition("/")[0] == menu and keys and wanted in everything:
                lines = [shown(key) for key in book.assigned[action.id][:MOST_KEYS]]
                entries.append(_command(lines, action.name, tr(action.help), scheme))
        if entries:
            name = element("b", menu_name(menu), style=f"color:{scheme.accent}")
            title = element("td", name, colspan=2, style="padding-top:14px")
            rows += [element("tr", title), *entries]
    if not rows:
        return element("p", tr("No command with a key has this text."))
    head = tr("Keys of the keymap “{name}”", name=tr(KEYMAP_NAMES[book.keymap]))
    table = element("table", *rows, width="100%", cellspacing=0)
    return joined((element("p", head), table))


def _command(keys: list[str], name: str, text: str, scheme: Scheme) -> Html:
    lines = [keys[0], *(part for key in keys[1:] for part in (element("br"), key))]
    muted = element("span", text, style=f"color:{scheme.muted}")
    return element(
        "tr",
        element(
            "td",
            element("b", *lines),
            width="30%",
            style="padding:4px 24px 4px 0; white-space:nowrap",
        ),
        element("td", name, element("br"), muted, style="padding:4px 0"),
    )


def commands_markdown(book: ActionBook) -> str:
    """All commands, those without a key too, as tables in Markdown, for the guide."""
    lines = []
    for menu in MENUS:
        entries = [
            action for action in book.declared.values() if action.menu.partition("/")[0] == menu
        ]
        if entries:
            lines += ["", f"### {menu_name(menu)}", ""]
            lines += [f"| {tr('Keys')} | {tr('Command')} |", "|---|---|"]
            for one in entries:
                keys = _cell(book.keys_text(one.id)) or "–"
                lines.append(f"| {keys} | **{one.name}**: {_cell(tr(one.help))} |")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")

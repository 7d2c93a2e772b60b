"""Looks up what is selected on pages of the web; off as long as no address is given."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.web.addresses import WebAddress, read_addresses
from postil_gui.features.web.dialog import AddressesDialog
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.settings import WEB_ADDRESSES
from postil_gui.tagged_text.segment_text import SegmentText
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_gui.widgets.plain_text import add_named


def look_up(context: Context) -> None:
    """Open the page about the selected words; of several pages, ask which."""
    grid, open_project = context.part(SegmentGrid), context.open_project
    if grid is None or open_project is None:
        return
    texts: tuple[SegmentText, ...] = (grid.editor, grid.source)
    found = [one for one in texts if one.textCursor().hasSelection()]
    if not found:
        context.announce(tr("Select the words to be looked up, in the source or the translation."))
        return
    words = found[0].selected_text().plain
    addresses = read_addresses(context.settings.get(WEB_ADDRESSES))
    usable = [one for one in addresses if one.is_usable]
    languages = (
        open_project.project.info.source_language,
        open_project.project.info.target_language,
    )
    if not usable:
        change_addresses(context)
    elif len(usable) == 1:
        _open(usable[0], words, languages)
    else:
        _ask(found[0], usable, words, languages)


def change_addresses(context: Context) -> None:
    """Ask for the addresses."""
    dialog = AddressesDialog(context.settings.get(WEB_ADDRESSES), context.window)
    dialog.saved.connect(lambda lines: context.settings.set(WEB_ADDRESSES, lines))
    open_for_typing(dialog)


def _ask(
    text: SegmentText, addresses: list[WebAddress], words: str, languages: tuple[str, str]
) -> None:
    menu = QtWidgets.QMenu(text)
    menu.setObjectName("web addresses")
    menu.aboutToHide.connect(menu.deleteLater)
    for one in addresses:
        action = add_named(menu, one.name)
        action.triggered.connect(lambda _=False, page=one: _open(page, words, languages))
    menu.setActiveAction(menu.actions()[0])
    menu.popup(text.viewport().mapToGlobal(text.cursorRect().bottomLeft()))


def _open(page: WebAddress, words: str, languages: tuple[str, str]) -> None:
    QtGui.QDesktopServices.openUrl(QtCore.QUrl(page.filled(words, languages)))

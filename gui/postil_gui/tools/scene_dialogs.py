"""Dialogs in the state to be photographed: what a server offers, what rules find, which
dictionary there is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil.workspace.team.link import Offer
from postil_gui.features.checks.dialog import ChecksDialog
from postil_gui.features.team.connect_dialog import ConnectDialog
from postil_gui.features.text_tags.dialog import TextTagsDialog
from postil_gui.tools.scene_states import idle, there

if TYPE_CHECKING:
    from postil_gui.shell.main_controller import MainController


def offered(desk: MainController) -> None:
    """A server of a team that was tried, with all it can have."""
    desk.window.book["team.connect"].trigger()
    dialog = there(desk.window.findChild(ConnectDialog))
    dialog.address.setText("https://server.office:8585")
    dialog.show_offer(
        Offer("Ada", True, {"guides": "Office guides"}, ["Manuals"], ["Printer terms"])
    )


def text_tags(desk: MainController) -> None:
    """Rules that make text a tag, with what they find."""
    desk.window.book["project.text_tags"].trigger()
    idle(desk)
    dialog = there(desk.window.findChild(TextTagsDialog))
    dialog.rules.setPlainText("\\b[A-Z]{2,}\\b\n\\d+")
    dialog.look()


def dictionary(desk: MainController) -> None:
    """A language without a dictionary, and words of the project."""
    desk.window.book["qa.settings"].trigger()
    idle(desk)
    dialog = there(desk.window.findChild(ChecksDialog))
    dialog.show_dictionary("br", "")
    dialog.words.setPlainText("multifonction\nréimprimer")
    dialog.pages.setCurrentIndex(2)

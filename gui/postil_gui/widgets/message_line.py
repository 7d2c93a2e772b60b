"""A line of a dialog or a page that says what was done, or what went wrong."""

from __future__ import annotations

from postil_gui.i18n.messages import tr
from postil_gui.widgets.dialogs.dialog_parts import set_flag
from postil_gui.widgets.plain_text import Label


class MessageLine(Label):
    """Says one sentence at a time.

    Parameters
    ----------
    name
        For screen readers; "Message" by default.
    takes_no_room
        Whether it is hidden while it says nothing.
    """

    def __init__(self, text: str = "", *, name: str = "", takes_no_room: bool = False) -> None:
        super().__init__(text)
        self._takes_no_room = takes_no_room
        self.setProperty("kind", "muted")
        self.setWordWrap(True)
        self.setAccessibleName(name or tr("Message"))
        if takes_no_room and not text:
            self.hide()

    @property
    def is_wrong(self) -> bool:
        """Whether it says what went wrong."""
        return self.property("kind") == "wrong" and bool(self.text())

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Say something else; "" for nothing."""
        set_flag(self, "kind", "wrong" if wrong else "muted")
        self.setText(text)
        if self._takes_no_room:
            self.setVisible(bool(text))

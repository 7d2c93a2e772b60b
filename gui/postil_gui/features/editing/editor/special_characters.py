"""Characters no keyboard has: inserted by key or from a list, and shown on a switch."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.features.editing.editor.choice_popup import ChoicePopup, numbered
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import QtCore, QtGui
from postil_gui.settings import SHOW_INVISIBLE, Settings
from postil_gui.widgets.cards.cards_model import Card, Line

CHARACTERS: tuple[tuple[str, str, str], ...] = (
    ("\N{NO-BREAK SPACE}", "NBSP", mark("No-break space")),
    ("\N{NARROW NO-BREAK SPACE}", "NNBSP", mark("Narrow no-break space")),
    ("\N{EN DASH}", "–", mark("En dash")),
    ("\N{EM DASH}", "—", mark("Em dash")),
    ("\N{HORIZONTAL ELLIPSIS}", "…", mark("Ellipsis")),
    ("\N{NON-BREAKING HYPHEN}", "‑", mark("No-break hyphen")),
    ("\N{LEFT-TO-RIGHT MARK}", "LRM", mark("Left-to-right mark")),
    ("\N{RIGHT-TO-LEFT MARK}", "RLM", mark("Right-to-left mark")),
    ("\N{ZERO WIDTH SPACE}", "ZWSP", mark("Zero-width space")),
    ("\N{ZERO WIDTH NON-JOINER}", "ZWNJ", mark("Zero-width non-joiner")),
    ("\N{ZERO WIDTH JOINER}", "ZWJ", mark("Zero-width joiner")),
    ("\N{SOFT HYPHEN}", "SHY", mark("Soft hyphen")),
)
"""Character, how it is shown, its name."""


class SpecialCharacters(QtCore.QObject):
    """Commands on special characters."""

    def __init__(
        self, editor: TargetEditor, editing: SegmentEditing, settings: Settings, popup: ChoicePopup
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._settings = settings
        self._popup = popup
        editing.opened.connect(lambda _: self.refresh())

    def insert(self, character: str) -> None:
        """Insert a character at the caret."""
        if self._editing.can_edit:
            self._editor.textCursor().insertText(character)
            self._editor.setFocus()

    def choose(self) -> None:
        """Offer all of them in a list."""
        if not self._editing.can_edit:
            return
        cards = [
            Card(
                (Line(TaggedText(f"{shown}\t{tr(name)}")),),
                badge=numbered(number),
                spoken=tr(name),
                compact=True,
            )
            for number, (_, shown, name) in enumerate(CHARACTERS)
        ]
        self._popup.ask(
            tr("Insert a character"), cards, lambda number: self.insert(CHARACTERS[number][0])
        )

    def toggle(self) -> None:
        """Show spaces and other characters that cannot be seen, or hide them again; for good."""
        on = not self._settings.get(SHOW_INVISIBLE)
        self._settings.set(SHOW_INVISIBLE, on)
        self.refresh()

    def refresh(self) -> None:
        """Show or hide them by the setting."""
        document = self._editor.document()
        option = document.defaultTextOption()
        flag = (
            QtGui.QTextOption.Flag.ShowTabsAndSpaces | QtGui.QTextOption.Flag.ShowDefaultIgnorables
        )
        wanted = (
            option.flags() | flag if self._settings.get(SHOW_INVISIBLE) else option.flags() & ~flag
        )
        if wanted != option.flags():
            option.setFlags(wanted)
            document.setDefaultTextOption(option)
        self._editor.decorations.show_invisible(self._settings.get(SHOW_INVISIBLE))

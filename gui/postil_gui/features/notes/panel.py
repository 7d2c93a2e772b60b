"""Notes and history: note of the document, comments, and earlier versions of a segment."""

from __future__ import annotations

from itertools import pairwise

from postil.text.tags import TaggedText
from postil.workspace.segments.annotations import Comment
from postil.workspace.segments.history import Version
from postil_gui.i18n.messages import tr
from postil_gui.i18n.times import time_text
from postil_gui.qt import QtWidgets, Signal
from postil_gui.tagged_text.word_map import edited_text
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.segment_states import STATE_ICONS, STATE_NAMES


def note_card(note: str) -> Card:
    """Card of a note of the document."""
    return Card(
        (Line(TaggedText.of(" · ".join(note.split("\n")))),),
        icon=("document", "muted"),
        meta=tr("Note of the document"),
        spoken=tr("Note of the document: {note}", note=note),
    )


def comment_card(comment: Comment) -> Card:
    """Card of a comment."""
    who = " · ".join(part for part in (comment.author, time_text(comment.time)) if part)
    return Card(
        (Line(TaggedText.of(comment.text)),),
        icon=("note", "accent"),
        meta=who,
        tip=tr("F2 changes the comment, Del removes it."),
        spoken=tr("Comment: {text}", text=comment.text) + f" {who}",
    )


def version_card(version: Version, before: Version | None, *, right_to_left: bool) -> Card:
    """Card of a version, with what it changed of the one before."""
    old = before.target.plain if before is not None else ""
    text, marks = edited_text(old, version.target.plain) if old else (version.target.plain, [])
    state = tr(STATE_NAMES[version.state])
    who = (state, version.author, time_text(version.time))
    meta = " · ".join(part for part in who if part)
    return Card(
        (Line(TaggedText.of(text), tuple(marks), right_to_left),),
        icon=STATE_ICONS[version.state],
        meta=meta,
        tip=tr("Enter brings this version back."),
        spoken=f"{meta}: {version.target.plain}",
    )


class NotesPanel(CardPanel):
    """Notes, comments, then versions, the newest first; a field for another comment."""

    commented = Signal(str)
    """Text of a new comment."""

    comment_changed = Signal(int, str)
    """Id of a comment and its new text; empty takes it away."""

    version_chosen = Signal(object)
    """``Version`` to bring back."""

    def __init__(
        self, theme: Theme, *, right_to_left: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("Notes and history"), parent)
        self._right_to_left = right_to_left
        self._note = ""
        self._comments: list[Comment] = []
        self._versions: list[Version] = []
        self._changing: tuple[int, str] | None = None  # id and text of the comment in the field
        self._aside = ""  # a new comment that was begun before an old one came into the field
        self.field = QtWidgets.QLineEdit()
        self.field.setAccessibleName(tr("New comment"))
        self.field.setPlaceholderText(tr("Comment on this segment; Enter saves it"))
        self.field.returnPressed.connect(self._keep)
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(self.field)
        self.column.addLayout(row)
        self.list.taken.connect(self._take)
        self.list.edit_asked.connect(self._edit)
        self.list.delete_asked.connect(self._delete)
        self.entry = self.field
        self._show()

    @property
    def begun(self) -> str:
        """Text of a new comment that is not added yet."""
        return self._aside if self._changing is not None else self.field.text()

    @property
    def change(self) -> tuple[int, str] | None:
        """Id of an old comment that is edited, and its text as far as it is; None for none."""
        text = self.field.text()
        if self._changing is None or text in (self._changing[1], ""):
            return None
        return self._changing[0], text

    def clear_for(self, note: str, begun: str, change: tuple[int, str] | None = None) -> None:
        """Another segment is open; ``note`` is that of its document.

        Parameters
        ----------
        begun
            A comment on it that was typed and not added.
        change
            Id of a comment on it that was edited and not saved, and its text.
        """
        self._note, self._comments, self._versions = note, [], []
        self._changing, self._aside = None, ""
        self.field.setText(begun)
        self._name_field()
        if change is not None:
            self._begin_change(change[0], "", change[1])
        self._show()

    def show_comments(self, comments: list[Comment]) -> None:
        """Show the comments of the segment; one that is edited and gone becomes a new one."""
        self._comments = comments
        if self._changing is not None and self._changing[0] not in {one.id for one in comments}:
            self._aside = self.field.text()
            self._end_change()
        self._show()

    def show_versions(self, versions: list[Version]) -> None:
        """Show the history of the segment, the newest version first."""
        self._versions = versions
        self._show()

    def _show(self) -> None:
        cards = [note_card(self._note)] if self._note else []
        cards += [comment_card(one) for one in self._comments]
        cards += [
            version_card(version, before, right_to_left=self._right_to_left)
            for version, before in pairwise([*self._versions, None])
            if version is not None
        ]
        self.show_cards(cards, tr("No note, no comment, and no version before this one."))

    def _comment_at(self, row: int) -> Comment | None:
        place = row - bool(self._note)
        return self._comments[place] if 0 <= place < len(self._comments) else None

    def _take(self, row: int) -> None:
        place = row - bool(self._note) - len(self._comments)
        if place >= 0:
            self.version_chosen.emit(self._versions[place])
        else:
            self._edit(row)

    def _edit(self, row: int) -> None:
        comment = self._comment_at(row)
        if comment is not None:
            if self._changing is None or self._changing[0] != comment.id:
                self._begin_change(comment.id, comment.text, comment.text)
            self.field.setFocus()

    def _begin_change(self, number: int, old: str, text: str) -> None:
        """Take a comment into the field; a new one that is begun there is kept aside."""
        self._aside = self.begun
        self._changing = number, old
        self.field.setText(text)
        self._name_field()

    def _end_change(self) -> None:
        self._changing = None
        self.field.setText(self._aside)
        self._aside = ""
        self._name_field()

    def _name_field(self) -> None:
        new = self._changing is None
        self.field.setAccessibleName(tr("New comment") if new else tr("Change the comment"))

    def _delete(self, row: int) -> None:
        comment = self._comment_at(row)
        if comment is not None:
            if self._changing is not None and self._changing[0] == comment.id:
                self._end_change()
            self.comment_changed.emit(comment.id, "")

    def _keep(self) -> None:
        text = self.field.text().strip()
        changing = self._changing
        if changing is not None:
            self._end_change()
            self.comment_changed.emit(changing[0], text)
            return
        self.field.clear()
        if text:
            self.commented.emit(text)

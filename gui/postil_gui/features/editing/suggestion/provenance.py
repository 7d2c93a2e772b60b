"""Origins of the words of a draft, shown on hover and by key."""

from __future__ import annotations

from bisect import bisect_right

from postil.engine.suggestion import WordOrigin
from postil.text.tags import TaggedText
from postil.workspace.records import Proposal
from postil_gui.features.editing.editor.choice_popup import ChoicePopup, numbered
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import percent, tr, without_mnemonic
from postil_gui.i18n.times import date_text
from postil_gui.qt import QtCore, QtGui
from postil_gui.tagged_text.positions import plain_places
from postil_gui.tagged_text.word_map import moved_spans, word_at
from postil_gui.widgets.cards.cards_model import Card, Line

NEVER_AGAIN = "segment.never_again"


class Provenance(QtCore.QObject):
    """Explains the word at a place: phrase, memory unit, file, date, person."""

    def __init__(self, editor: TargetEditor, editing: SegmentEditing, popup: ChoicePopup) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._popup = popup
        editor.tip_fillers.append(self.explain)

    def word_at_caret(self) -> WordOrigin | None:
        """Provenance of the word at the caret; None where it is not the machine's."""
        machine = self._editing.machine
        if self._editing.origin != "machine" or machine is None:
            return None
        place = self._plain_place(self._editor.textCursor().position())
        text = self._editor.text().plain
        spans = moved_spans(machine.target.plain, text, [(w.start, w.end) for w in machine.words])
        before = None
        for word in machine.words:
            span = spans.get((word.start, word.end))
            if span is not None and span[0] <= place < span[1]:
                return word
            if span is not None and span[1] == place:
                before = word
        return before

    def explain(self, position: int) -> str:
        """Origin of the word at a position of the document, "" where there is none."""
        text = self._editor.text()
        place = self._plain_place(position)
        span = word_at(text.plain, place)
        if span is None:
            return ""
        origin = self._editing.origin
        taken = self._taken()
        if origin == "machine" and taken is not None:
            moved = moved_spans(
                taken.target.plain, text.plain, [(w.start, w.end) for w in taken.words]
            )
            here = min(max(span[0], place), span[1] - 1)  # of its letters, also right behind them
            for word in taken.words:
                stands = moved.get((word.start, word.end))
                if stands is not None and stands[0] < span[1] and here < stands[1]:
                    return machine_word(word, taken.origin)
            return tr("You wrote this word.")
        if origin == "memory" and taken is not None:
            if span not in moved_spans(taken.target.plain, text.plain, [span]).values():
                moved = moved_spans(text.plain, taken.target.plain, [span])
                if not moved:
                    return tr("You wrote this word.")
            return memory_word(taken)
        return {
            "machine": tr("From a draft of the machine, which would write something else now."),
            "memory": tr("From a memory match that is not there any more."),
            "translator": tr("You wrote this word."),
            "earlier": tr("From the earlier version of the document, whose source was another."),
        }.get(origin, "")

    def show(self) -> None:
        """Explain the word at the caret in a list beside it."""
        cursor = self._editor.textCursor()
        said = self.explain(cursor.position())
        if not said:
            self._editing.announced.emit(tr("There is no word here."))
            return
        text = self._editor.text().plain
        span = word_at(text, self._plain_place(cursor.position())) or (0, 0)
        lines = said.split("\n")
        cards = [
            Card(
                tuple(Line(TaggedText.of(line), quiet=n > 0) for n, line in enumerate(lines)),
                spoken=said,
            )
        ]
        never = self._never_again()
        if never is not None and self.word_at_caret() is not None:
            title = without_mnemonic(never.text())
            cards.append(
                Card((Line(TaggedText.of(title)),), badge=numbered(1), spoken=title, compact=True)
            )

        def chosen(number: int) -> None:
            if number == 1 and never is not None:
                never.trigger()

        self._popup.ask(tr("Where “{word}” comes from", word=text[slice(*span)]), cards, chosen)

    def _never_again(self) -> QtGui.QAction | None:
        found = self._editor.window().findChild(QtGui.QAction, NEVER_AGAIN)
        return found if isinstance(found, QtGui.QAction) and found.isEnabled() else None

    def _taken(self) -> Proposal | None:
        """The proposal the draft came from, as far as it is still proposed."""
        if self._editing.origin == "machine":
            return self._editing.machine
        wanted = self._editing.suggestion or self._editor.text()
        plain = wanted.plain
        return next((p for p in self._editing.proposals if p.target.plain == plain), None)

    def _plain_place(self, position: int) -> int:
        places = plain_places(self._editor.text())
        return max(0, min(bisect_right(places, position) - 1, len(places) - 1))


def machine_word(word: WordOrigin, engine: str) -> str:
    """Origin of a word of the machine, in a few lines."""
    pair = tr("“{target}” for “{source}”", target=word.target, source=word.source)
    if word.kind == "unknown":
        return tr("“{source}” is unknown to the engine, and copied.", source=word.source)
    if word.kind == "injected":
        return tr("“{source}” needs no translation, and is copied.", source=word.source)
    lines = [pair]
    if word.part is not None:
        lines.append(tr("“…” stands for words that are translated on their own"))
    if word.kind == "glossary":
        lines.append(tr("As the glossary {name} says", name=word.glossary))
    elif word.kind == "session" and word.provenance is not None:
        found = word.provenance
        where = [found.document, tr("segment {key}", key=found.segment) if found.segment else ""]
        lines.append(tr("Confirmed before: {where}", where=", ".join(w for w in where if w)))
        who = [found.author, date_text(found.time)]
        lines.append(", ".join(w for w in who if w))
    elif word.corpora:
        lines.append(tr("The engine learned it from {files}", files=", ".join(word.corpora)))
    else:
        lines.append(tr("From the engine {name}", name=engine))
    lines.append(tr("Expected to stay: {percent}", percent=percent(word.confidence)))
    return "\n".join(line for line in lines if line)


def memory_word(proposal: Proposal) -> str:
    """Origin of a word of a memory match."""
    if proposal.score is None:
        lines = [tr("From {origin}", origin=proposal.origin)]
    else:
        score = percent(proposal.score / 100)
        lines = [tr("From {origin}, {score}", origin=proposal.origin, score=score)]
    who = [proposal.author, date_text(proposal.date)]
    lines.append(", ".join(one for one in who if one))
    if proposal.source is not None:
        lines.append(tr("“{text}”", text=proposal.source.plain))
    return "\n".join(line for line in lines if line)

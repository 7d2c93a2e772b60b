"""The menu behind the filter bar: every condition that has no field of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from postil.workspace.records import DocumentInfo
from postil.workspace.segments.filters import BANDS, NO_MATCH, Band, SegmentFilter
from postil.workspace.segments.text_search import SearchSide, TextQuery
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.widgets.plain_text import add_named

SIDES: tuple[tuple[SearchSide, str], ...] = (
    ("both", mark("Source and translation")),
    ("source", mark("Source only")),
    ("target", mark("Translation only")),
)
QUERY_OPTIONS = (
    ("case", mark("Match case")),
    ("whole", mark("Whole words")),
    ("is_regex", mark("Regular expression")),
)
ORIGINS = (
    ("memory", mark("From a memory")),
    ("machine", mark("From the machine")),
    ("repeated", mark("Repeated from another segment")),
    ("earlier", mark("From an earlier version of the document")),
    ("translator", mark("Typed")),
)
CONDITIONS: tuple[tuple[str, bool, str], ...] = (
    ("findings", True, mark("With findings of the checks")),
    ("commented", True, mark("With a comment")),
    ("bookmarked", True, mark("With a bookmark")),
    ("locked", True, mark("Locked")),
    ("locked", False, mark("Not locked")),
    ("repeated", True, mark("Repeated in the project")),
    ("repeated", False, mark("Only once in the project")),
    ("learned", True, mark("Learned from by the engine")),
    ("edited", True, mark("With an edited source")),
)


class StayMenu(QtWidgets.QMenu):
    """A menu that stays open while boxes are ticked in it."""

    def _tick(self) -> bool:
        action = self.activeAction()
        if action is None or not action.isCheckable() or not action.isEnabled():
            return False
        action.trigger()
        return True

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        if not self._tick():
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() not in keys or not self._tick():
            super().keyPressEvent(event)


@dataclass(frozen=True, slots=True)
class _Box:
    """A line of the menu, and what it stands for."""

    action: QtGui.QAction
    kind: str
    value: object


class FilterMenu(StayMenu):
    """Ticks for every condition; those of one kind that exclude each other untick each other."""

    changed = Signal()
    """A box was ticked or unticked."""

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("More conditions"))
        self._boxes: list[_Box] = []
        self._rows: frozenset[int] | None = None
        look = self._submenu(tr("Look &in"))
        for side, name in SIDES:
            self._add(look, tr(name), "side", side)
        for option, name in QUERY_OPTIONS:
            self._add(look, tr(name), option, True)
        origin = self._submenu(tr("&Where the translation came from"))
        for value, name in ORIGINS:
            self._add(origin, tr(name), "origin", value)
        match = self._submenu(tr("&Match"))
        for band in BANDS:
            self._add(match, band_name(band), "band", band)
        self._documents = self._submenu(tr("&Document"))
        self.addSeparator()
        for kind, wanted, name in CONDITIONS:
            self._add(self, tr(name), kind, wanted)
        self.addSeparator()
        self.show_filter(SegmentFilter())

    def set_documents(self, documents: Sequence[DocumentInfo]) -> None:
        """Offer these documents."""
        wanted = self.filter("")
        self._boxes = [box for box in self._boxes if box.kind != "document"]
        self._documents.clear()
        for info in documents:
            self._add(self._documents, info.title, "document", info.id)
        self.show_filter(wanted)
        self._documents.menuAction().setVisible(len(documents) > 1)

    def filter(self, text: str) -> SegmentFilter:
        """Filter as ticked, with ``text`` to look for."""
        ticked = [box for box in self._boxes if box.action.isChecked()]
        options = {box.kind: True for box in ticked if box.kind in dict(QUERY_OPTIONS)}
        side = next((box.value for box in ticked if box.kind == "side"), "both")
        query = TextQuery(text, side, **options)  # type: ignore[arg-type]
        conditions = {box.kind: box.value for box in ticked if box.kind in _CONDITION_KINDS}
        document = next((box.value for box in ticked if box.kind == "document"), None)
        return SegmentFilter(
            query,
            origins=frozenset(_strings(ticked, "origin")),
            bands=frozenset(_bands(ticked)),
            document=document if isinstance(document, int) else None,
            rows=self._rows,
            **conditions,  # type: ignore[arg-type]
        )

    def show_filter(self, wanted: SegmentFilter) -> None:
        """Tick the conditions of a filter, without a signal."""
        self._rows = wanted.rows
        for box in self._boxes:
            box.action.setChecked(_wants(wanted, box.kind, box.value))

    def show_rows(self, rows: Iterable[int] | None) -> None:
        """Show only these segments, beside what is ticked."""
        self._rows = None if rows is None else frozenset(rows)

    @property
    def count(self) -> int:
        """Number of conditions that hide segments; options of the text do not count."""
        wanted = replace(self.filter(""), query=TextQuery())
        conditions = [getattr(wanted, name) for name in (*_CONDITION_KINDS, "document", "rows")]
        given = sum(one is not None for one in conditions)
        return given + bool(wanted.origins) + bool(wanted.bands)

    def _submenu(self, title: str) -> StayMenu:
        menu = StayMenu(title, self)
        self.addMenu(menu)
        return menu

    def _add(self, menu: QtWidgets.QMenu, title: str, kind: str, value: object) -> None:
        action = add_named(menu, title)
        action.setCheckable(True)
        box = _Box(action, kind, value)
        self._boxes.append(box)
        action.triggered.connect(lambda checked: self._ticked(box, checked))

    def _ticked(self, box: _Box, checked: bool) -> None:
        if box.kind == "side" and not checked:
            box.action.setChecked(True)  # one side is always looked at
        if checked and box.kind not in ("origin", "band"):
            for other in self._boxes:
                if other.kind == box.kind and other is not box:
                    other.action.setChecked(False)
        self.changed.emit()


_CONDITION_KINDS = tuple(dict.fromkeys(kind for kind, _, _ in CONDITIONS))


def band_name(band: Band) -> str:
    """A match band, for people."""
    if band == NO_MATCH:
        return tr("No match")
    low, high = band
    return tr("{number}%", number=whole(low) if low == high else f"{whole(low)}–{whole(high)}")


def _strings(boxes: Iterable[_Box], kind: str) -> list[str]:
    return [box.value for box in boxes if box.kind == kind and isinstance(box.value, str)]


def _bands(boxes: Iterable[_Box]) -> list[Band]:
    return [box.value for box in boxes if box.kind == "band" and isinstance(box.value, tuple)]


def _wants(wanted: SegmentFilter, kind: str, value: object) -> bool:
    if kind == "side":
        return wanted.query.side == value
    if kind in dict(QUERY_OPTIONS):
        return bool(getattr(wanted.query, kind))
    if kind == "origin":
        return value in wanted.origins
    if kind == "band":
        return value in wanted.bands
    return bool(getattr(wanted, kind) == value and value is not None)

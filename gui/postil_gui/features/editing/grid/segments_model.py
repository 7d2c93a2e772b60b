"""The segments of a project as a table, read from its database page by page.

Rows of the table are the segments that pass the filter; without one, all. A project of 100,000
segments costs the pages that were looked at, and nine bytes a segment for its row id and whether it
is confirmed.

Pages are read where rows are painted, the only thing of a project that is asked on the GUI thread:
rows that came a moment later would flicker at every turn of the wheel. A page is about as much as
two of the view: it takes 0.5 ms, a jump one or two of them; and it waits for nobody who writes or
reads. The system has it in memory, for the whole project is read once in passing when it is opened.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, groupby
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from postil.errors import PostilError
from postil.formats.segment import SegmentState
from postil.formats.structure import Structure, paragraph_of
from postil.text.tags import TaggedText
from postil.workspace.documents.files import Outline
from postil.workspace.documents.structures import Structures
from postil.workspace.records import DocumentInfo, ProjectSegment
from postil_gui.features.editing.grid.match_texts import match_text, origin_text
from postil_gui.features.editing.grid.structure_names import long_name, short_name
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, Signal
from postil_gui.widgets.plain_text import tip_text
from postil_gui.widgets.segment_states import STATE_NAMES

PAGE = 64
PAGES_KEPT = 120
BLOCK = 40  # rows of a filter that are read at once, wherever they stand
BLOCKS_KEPT = 50
NUMBER, SOURCE, TARGET, STATE, MATCH, STRUCTURE = range(6)
COLUMNS = 6
_UNKNOWN, _OPEN, _CONFIRMED = 0, 1, 2
_WRITTEN = ("target", "state", "origin", "score", "confirmed")  # by the translator


Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex


class SegmentSource(Protocol):
    """Source of the rows: the segments of a project, or anything like them."""

    def count(self) -> int: ...
    def read(self, start: int = 0, stop: int | None = None) -> list[ProjectSegment]: ...
    def at(self, places: Sequence[int]) -> list[ProjectSegment]: ...


def marks_text(segment: ProjectSegment) -> str:
    """Bookmark and comments of a segment, in words."""
    words = [tr("bookmark")] if segment.bookmarked else []
    if segment.comments:
        words.append(tr("%Ln comments", segment.comments))
    return ", ".join(words)


class SegmentModel(QtCore.QAbstractTableModel):
    """Number, source, target, state, match and structure of every segment that passes the filter.

    *Places* count all segments of the project from 0; *rows* those that are shown.

    Parameters
    ----------
    languages
        Names of source and target language, for the header.
    right_to_left
        Whether they run so.

    Attributes
    ----------
    remark
        Remark about a draft, a sentence, or "".
    """

    shown_changed = Signal()
    """Another set of rows is shown."""

    heads_changed = Signal(bool)
    """The documents have other names, or begin at other rows; whether none was known before."""

    structures_changed = Signal()
    """It is known of other segments what part of their document they are."""

    unreadable = Signal(object)
    """The exception when rows cannot be read, and not again before some could; said while they are
    painted. Locked ones stand in for them, which are not kept: they are tried again.
    """

    def __init__(
        self,
        source: SegmentSource,
        languages: tuple[str, str],
        right_to_left: tuple[bool, bool] = (False, False),
        parent: QtCore.QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._source = source
        self.remark: Callable[[ProjectSegment], str] = lambda _segment: ""
        self._titles = ("#", languages[0], languages[1], "", tr("Match"), "")
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        middle = Qt.AlignmentFlag.AlignHCenter
        texts = [right if one else left for one in right_to_left]
        self._sides = (middle, *texts, middle, middle, middle)
        self._total = source.count()
        self._pages: OrderedDict[int, list[ProjectSegment]] = OrderedDict()
        self._blocks: OrderedDict[int, dict[int, ProjectSegment]] = OrderedDict()
        self._places: dict[int, int] = {}
        self._ids: npt.NDArray[np.int64] = np.zeros(self._total, dtype=np.int64)
        self._known = bytearray(self._total)
        self._findings: dict[int, tuple[str, int]] = {}
        self._shown: npt.NDArray[np.int64] | None = None
        self._rows: npt.NDArray[np.int64] | None = None  # row of each place, or -1
        self._is_unreadable = False
        self._documents: tuple[str, ...] = ()
        self._begins: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)  # places of documents
        self._in_order = True
        self._structures: Structures = {}
        self.structure_names: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """Segments of the project, shown or not."""
        return self._total

    def name_documents(self, documents: Sequence[DocumentInfo]) -> None:
        """Set where each document begins, if there are several."""
        is_first = not self._documents
        ends = np.cumsum([one.segments for one in documents], dtype=np.int64)
        self._documents = tuple(one.title for one in documents)
        self._begins = np.concatenate((np.zeros(1, dtype=np.int64), ends[:-1]))
        self.heads_changed.emit(is_first)

    def document_head(self, row: int) -> str:
        """Name of a document above the first row of it that is shown; "" elsewhere."""
        if len(self._documents) < 2 or not self._in_order or not 0 <= row < self.rowCount():
            return ""
        number = self._document_of(row)
        return "" if row and self._document_of(row - 1) == number else self._documents[number]

    def _document_of(self, row: int) -> int:
        return int(np.searchsorted(self._begins, self.place_of(row), side="right")) - 1

    def show_structures(self, structures: Structures) -> None:
        """Set the structure of each paragraph; those of running text are left out."""
        self._structures = structures
        known = {structure for one in structures.values() for structure in one.values()}
        self.structure_names = tuple({short_name(one) for one in known})
        self.structures_changed.emit()

    def structure(self, segment: ProjectSegment) -> Structure | None:
        """Part of its document that a segment is; None for running text."""
        return self._structures.get(segment.document, {}).get(paragraph_of(segment.key))

    def structure_name(self, segment: ProjectSegment) -> str:
        """Name of that part, in as few characters as a column has; "" for running text."""
        structure = self.structure(segment)
        return "" if structure is None else short_name(structure)

    @property
    def is_filtered(self) -> bool:
        return self._shown is not None

    @property
    def places(self) -> npt.NDArray[np.int64]:
        """The places that are shown, in their order; not to be changed."""
        return np.arange(self._total) if self._shown is None else self._shown

    def place_of(self, row: int) -> int:
        """Place of a row."""
        return row if self._shown is None else int(self._shown[row])

    def row_of_place(self, place: int) -> int | None:
        """Row of a place, or None if the filter hides it."""
        if not 0 <= place < self._total:
            return None
        if self._rows is None:
            return place
        row = int(self._rows[place])
        return row if row >= 0 else None

    def row_of(self, row_id: int) -> int | None:
        """Row of a segment that has been looked at, or None if it has not or is hidden."""
        place = self._places.get(row_id)
        return None if place is None else self.row_of_place(place)

    def number_of(self, row_id: int) -> int:
        """Number from 1 of a segment, as the first column shows it; 0 if it was never looked at."""
        place = self._places.get(row_id)
        if place is None:
            found = np.flatnonzero(self._ids == row_id)
            place = int(found[0]) if len(found) else -1
        return place + 1

    def segment(self, row: int) -> ProjectSegment:
        """The segment of a row."""
        place = self.place_of(row)
        if self._shown is None or place // PAGE in self._pages:
            return self.segment_at(place)
        block = self._blocks.get(row // BLOCK)
        if block is None:
            block = self._read_block(row // BLOCK)
        else:
            self._blocks.move_to_end(row // BLOCK)
        return block[place]

    def segment_at(self, place: int) -> ProjectSegment:
        """The segment of a place, shown or not."""
        number, offset = divmod(place, PAGE)
        page = self._pages.get(number)
        if page is None:
            page = self._read(number)
        else:
            self._pages.move_to_end(number)
        return page[offset]

    def replace(self, segment: ProjectSegment) -> None:
        """Show a segment as it is now."""
        place = self._places.get(segment.row_id)
        if place is None:
            return
        self._put(place, segment)
        self._known[place] = _CONFIRMED if segment.state.is_confirmed else _OPEN
        row = self.row_of_place(place)
        if row is not None:
            self.dataChanged.emit(self.index(row, 0), self.index(row, COLUMNS - 1))

    def reload(self, row_ids: Sequence[int] | frozenset[int]) -> None:
        """Read segments again that changed in the project; many cost no more than their pages."""
        places = [self._places[row_id] for row_id in row_ids if row_id in self._places]
        if len(places) < len(row_ids):  # whether those are confirmed is to be found out again
            self._known = bytearray(self._total)
            for number, page in self._pages.items():
                self._note(number * PAGE, page)
        for _, group in groupby(sorted(places), lambda place: place // PAGE):
            wanted = list(group)
            found = self._source.read(wanted[0], wanted[-1] + 1)
            for place in wanted:  # the others may be ahead of the disk
                self._put(place, found[place - wanted[0]])
                self._note(place, [found[place - wanted[0]]])
        rows = [row for place in places if (row := self.row_of_place(place)) is not None]
        if rows:
            self.dataChanged.emit(self.index(min(rows), 0), self.index(max(rows), COLUMNS - 1))

    def _put(self, place: int, segment: ProjectSegment) -> None:
        """Keep a segment wherever it is kept already."""
        page = self._pages.get(place // PAGE)
        if page is not None:
            page[place % PAGE] = segment
        row = self.row_of_place(place)
        block = self._blocks.get(row // BLOCK) if row is not None else None
        if block is not None and place in block:
            block[place] = segment

    def _note(self, start: int, segments: Sequence[ProjectSegment]) -> None:
        """Take note of what is confirmed."""
        for place, segment in enumerate(segments, start):
            self._known[place] = _CONFIRMED if segment.state.is_confirmed else _OPEN

    def show_only(self, places: Sequence[int] | npt.NDArray[np.int64] | None) -> None:
        """Show these places in this order, or all in theirs."""
        self.beginResetModel()
        self._set_shown(None if places is None else np.asarray(places, dtype=np.int64))
        self.endResetModel()
        self.shown_changed.emit()

    def recut(
        self, place: int, before: int, now: Sequence[ProjectSegment], hidden: Collection[int] = ()
    ) -> None:
        """Put others in place of some; if one of those was shown, they are, but ``hidden`` ids."""
        self.beginResetModel()
        old = range(place, place + before)
        rows = [row for one in old if (row := self.row_of_place(one)) is not None]
        added = len(now) - before
        self._total += added
        self._begins = np.where(self._begins > place, self._begins + added, self._begins)
        self._known[place : place + before] = bytes(len(now))
        self._note(place, now)
        self._drop_blocks(self._blocks)
        for number in [number for number in self._pages if number >= place // PAGE]:
            self._drop_page(number)
        ids = [one.row_id for one in now]
        self._ids = np.concatenate((self._ids[:place], ids, self._ids[place + before :]))
        if self._shown is not None:
            shown = np.delete(self._shown, rows)
            shown = np.where(shown < place, shown, shown + added)
            if rows:
                new = [at for at, row_id in enumerate(ids, place) if row_id not in hidden]
                shown = np.insert(shown, min(rows), new)
            self._set_shown(shown)
        self.endResetModel()
        self.shown_changed.emit()

    def rearrange(self, outline: Outline, ahead: Collection[int]) -> None:
        """These segments are there now: documents were added, replaced or removed.

        Parameters
        ----------
        ahead
            Row ids of those whose texts are on their way to the disk: they go on showing them.
        """
        self.beginResetModel()
        pages = chain(*self._pages.values(), (one for _, one in self._in_blocks()))
        kept = [one for one in pages if one.row_id in ahead]
        shown = None if self._shown is None else self._ids[self._shown]
        self._pages.clear()
        self._blocks.clear()
        self._places.clear()
        self._ids, self._total = outline.row_ids, len(outline.row_ids)
        states = np.where(outline.confirmed, _CONFIRMED, _OPEN)
        self._known = bytearray(states.astype(np.uint8))
        self._set_shown(None if shown is None else _places_of(shown, self._ids))
        for one in kept:
            place = self.number_of(one.row_id) - 1
            if place >= 0:
                now = self.segment_at(place)
                ours = {name: getattr(one, name) for name in _WRITTEN}
                self._put(place, replace(now, **ours))
                self._note(place, [one])
        self.endResetModel()
        self.shown_changed.emit()

    def _set_shown(self, shown: npt.NDArray[np.int64] | None) -> None:
        self._shown = shown
        self._in_order = shown is None or bool(np.all(np.diff(shown) > 0))
        self._rows = None
        self._drop_blocks(self._blocks)
        if shown is not None:
            self._rows = np.full(self._total, -1, dtype=np.int64)
            self._rows[shown] = np.arange(len(shown))

    def finding(self, row_id: int) -> tuple[str, int]:
        """Severity of the worst finding of a segment and how many it has; "" and 0 for none."""
        return self._findings.get(row_id, ("", 0))

    def set_findings(self, row_id: int, severity: str, number: int) -> None:
        """Show a sign at a segment, or none."""
        if self.finding(row_id) == (severity, number):
            return
        self._findings[row_id] = (severity, number)
        row = self.row_of(row_id)
        if row is not None:
            place = self.index(row, STATE)
            self.dataChanged.emit(place, place)

    def reset_findings(self, findings: Mapping[int, tuple[str, int]]) -> None:
        """Show these signs, and no others."""
        self._findings = dict(findings)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, STATE), self.index(self.rowCount() - 1, STATE))

    def survey(self, start: int, segments: Sequence[ProjectSegment]) -> None:
        """Take note of segments that were read elsewhere, so that jumps need not read them."""
        for place, segment in zip(range(start, self._total), segments, strict=False):
            if self._ids[place] not in (0, segment.row_id):
                continue  # it has another place since
            self._ids[place] = segment.row_id
            if self._known[place] == _UNKNOWN:
                self._known[place] = _CONFIRMED if segment.state.is_confirmed else _OPEN

    def next_open(self, row: int) -> int | None:
        """The next row after ``row`` that is not confirmed, round from the top; None if none is."""
        while True:
            known = np.frombuffer(self._known, dtype=np.uint8)
            if self._shown is not None:
                known = known[self._shown]
            maybe = np.flatnonzero(known != _CONFIRMED)
            maybe = maybe[maybe != row]
            if not len(maybe):
                return None
            candidate = int(maybe[np.searchsorted(maybe, row) % len(maybe)])
            if known[candidate] == _OPEN:
                return candidate
            del known  # else the bytes could not be replaced
            self.segment(candidate)  # reads its page: now it is known
            if self._known[self.place_of(candidate)] == _UNKNOWN:
                return candidate  # it cannot be read

    def _read(self, number: int) -> list[ProjectSegment]:
        start = number * PAGE
        places = range(start, min(start + PAGE, self._total))
        try:
            page = self._source.read(start, start + PAGE)
        except PostilError as error:
            return self._stand_in(places, error)
        self._is_unreadable = False
        if len(page) < len(places):
            return page + self._stand_in(places[len(page) :])
        for place, segment in self._in_blocks():  # it may be ahead of the disk
            if place // PAGE == number:
                page[place - start] = segment
        self._pages[number] = page
        self._places.update((segment.row_id, place) for place, segment in enumerate(page, start))
        self._note(start, page)
        self._ids[start : start + len(page)] = [segment.row_id for segment in page]
        while len(self._pages) > PAGES_KEPT:
            self._drop_page(next(iter(self._pages)))
        return page

    def _drop_page(self, number: int) -> None:
        for segment in self._pages.pop(number):
            del self._places[segment.row_id]
        for place, segment in self._in_blocks():
            if place // PAGE == number:
                self._places[segment.row_id] = place

    def _in_blocks(self) -> Iterator[tuple[int, ProjectSegment]]:
        """Places and segments of the rows of the filter that are kept."""
        return chain.from_iterable(block.items() for block in self._blocks.values())

    def _read_block(self, number: int) -> dict[int, ProjectSegment]:
        """Read rows of a filter: they may stand anywhere, on as many pages as they are."""
        places = self.places[number * BLOCK : (number + 1) * BLOCK].tolist()
        try:
            found = self._source.at(places)
        except PostilError as error:
            return dict(zip(places, self._stand_in(places, error), strict=True))
        self._is_unreadable = False
        if len(found) < len(places):
            return dict(zip(places, self._stand_in(places), strict=True))
        block = self._blocks[number] = dict(zip(places, found, strict=True))
        for place, segment in block.items():
            if place // PAGE in self._pages:
                block[place] = self._pages[place // PAGE][place % PAGE]  # maybe ahead of the disk
                continue
            self._places[segment.row_id] = place
            self._ids[place] = segment.row_id
            self._note(place, [segment])
        if len(self._blocks) > BLOCKS_KEPT:
            self._drop_blocks([next(iter(self._blocks))])
        return block

    def _stand_in(
        self, places: Iterable[int], error: PostilError | None = None
    ) -> list[ProjectSegment]:
        """Segments to show in place of those that cannot be read: the disk was taken out; or a
        document was, a signal of which is about to come.
        """
        if error is not None and not self._is_unreadable:
            self._is_unreadable = True
            self.unreadable.emit(error)
        source, target = TaggedText(tr("This segment cannot be read now.")), TaggedText("")
        return [
            ProjectSegment(-1 - place, 0, place, "", source, target, SegmentState.NEW, locked=True)
            for place in places
        ]

    def _drop_blocks(self, numbers: Iterable[int]) -> None:
        """Forget rows of the filter, but for those that are on a page, too."""
        for number in list(numbers):
            for place, segment in self._blocks.pop(number).items():
                if place // PAGE not in self._pages:
                    self._places.pop(segment.row_id, None)

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return self._total if self._shown is None else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else COLUMNS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return self._sides[section] | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and index.column() in (SOURCE, TARGET):
            return self._spoken(index.row())
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == NUMBER:
            return tip_text(marks_text(self.segment(index.row())))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in (STATE, MATCH, STRUCTURE):
            return tip_text(self._tip(index.row(), index.column()))
        return None

    def _text(self, row: int, column: int) -> str:
        segment = self.segment(row)
        if column == NUMBER:
            marks = marks_text(segment)
            number = str(self.place_of(row) + 1)
            return f"{number}, {marks}" if marks else number
        if column in (SOURCE, TARGET):
            return (segment.source if column == SOURCE else segment.target).plain
        if column == STRUCTURE:
            return self.structure_name(segment)
        return tr(STATE_NAMES[segment.state]) if column == STATE else match_text(segment)

    def _spoken(self, row: int) -> str:
        """Number, state and match of a row, as a text for screen readers."""
        number = tr("Segment {number}", number=self._text(row, NUMBER))
        findings = self.finding(self.segment(row).row_id)[1]
        findings_text = tr("%Ln findings", findings) if findings else ""
        structure = self.structure(self.segment(row))
        part = "" if structure is None else long_name(structure)
        head = self.document_head(row)
        parts = (head, number, self._text(row, STATE), self._text(row, MATCH), part, findings_text)
        return ", ".join(part for part in parts if part)

    def _tip(self, row: int, column: int) -> str:
        segment = self.segment(row)
        if column == STRUCTURE:
            structure = self.structure(segment)
            return "" if structure is None else long_name(structure)
        if column == STATE:
            number = self.finding(segment.row_id)[1]
            return (
                tr(STATE_NAMES[segment.state])
                + (tr(" · locked") if segment.locked else "")
                + (" · " + tr("%Ln findings", number) if number else "")
            )
        return "\n".join(one for one in (origin_text(segment), self.remark(segment)) if one)


def _places_of(
    row_ids: npt.NDArray[np.int64], among: npt.NDArray[np.int64]
) -> npt.NDArray[np.int64]:
    """Positions of segments, in the order they are given in; those that are gone are left out."""
    _, rows, places = np.intersect1d(row_ids, among, return_indices=True)
    return places[np.argsort(rows)]

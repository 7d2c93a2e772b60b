"""A table of any length: ids of its rows are there, what stands in them comes a page at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from postil_gui.qt import QtCore, Signal
from postil_gui.widgets.titled_model import Index, TitledModel

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Ids = npt.NDArray[np.int64]

Item = TypeVar("Item")
PAGE = 100  # rows read at once
KEPT = 60  # pages


@dataclass(frozen=True, slots=True, eq=False)
class Listed:
    """Ids that are listed, and the store they are of, if there are several."""

    store: str
    ids: Ids

    def page(self, number: int) -> list[int]:
        """The ids that are read together."""
        ids: list[int] = self.ids[number * PAGE : (number + 1) * PAGE].tolist()
        return ids


class PagedModel(TitledModel, Generic[Item]):
    """Items by place; a place that was not read yet is empty, and asked for."""

    wanted = Signal(object, int)
    """:class:`Listed`, and the number of a page of it."""

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._listed: Listed | None = None
        self._pages: OrderedDict[int, Mapping[int, Item]] = OrderedDict()
        self._asked: set[int] = set()

    @property
    def store(self) -> str:
        """Store of the rows shown, "" for none."""
        return "" if self._listed is None else self._listed.store

    def show(self, listed: Listed | None) -> None:
        """Show these."""
        self.beginResetModel()
        self._listed = listed
        self._pages.clear()
        self._asked.clear()
        self.endResetModel()

    def fill(self, listed: Listed, page: int, items: Mapping[int, Item]) -> None:
        """A page was read; of what is not listed any more it is of no use."""
        if listed is not self._listed:
            return
        self._asked.discard(page)
        self._pages[page] = items
        while len(self._pages) > KEPT:
            self._pages.popitem(last=False)
        first, last = page * PAGE, min((page + 1) * PAGE, self.rowCount()) - 1
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    def forget(self) -> None:
        """Read again the rows in sight: they may differ now."""
        self._pages.clear()
        self._asked.clear()
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def id_at(self, place: int) -> int:
        """Id of the item in a row; 0 if there is none."""
        if self._listed is None or not 0 <= place < len(self._listed.ids):
            return 0
        return int(self._listed.ids[place])

    def ids_at(self, places: Collection[int]) -> list[int]:
        """Ids of the items in rows."""
        if self._listed is None:
            return []
        ids: list[int] = self._listed.ids[list(places)].tolist()
        return ids

    def place_of(self, number: int) -> int | None:
        """The row of an id."""
        found = [] if self._listed is None else (self._listed.ids == number).nonzero()[0]
        return int(found[0]) if len(found) else None

    def item(self, place: int) -> Item | None:
        """Item of a row, if it was read."""
        page = place // PAGE
        items = self._pages.get(page)
        if items is not None:
            self._pages.move_to_end(page)
            return items.get(self.id_at(place))
        if page not in self._asked and self.id_at(place):
            self._asked.add(page)
            self.wanted.emit(self._listed, page)
        return None

    def known(self, places: Collection[int]) -> Iterator[Item]:
        """Items of rows, as far as they were read."""
        ids = set(self.ids_at(places))
        return (
            item for page in self._pages.values() for number, item in page.items() if number in ids
        )

    def rowCount(self, parent: Index | None = None) -> int:
        if self._listed is None or (parent is not None and parent.isValid()):
            return 0
        return len(self._listed.ids)

"""The units of a memory as a table of any length: ids are there, texts come a page at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from postil_gui.engines.words import day_text
from postil_gui.i18n import tr
from postil_gui.models.titled import Index, TitledModel
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.row_table import RowTable

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from postil.memory.units import MemoryUnit

    Ids = npt.NDArray[np.int64]

SOURCE, TARGET, CHANGED, AUTHOR, ORIGIN = range(5)
PAGE = 100  # units read at once
KEPT = 60  # pages
WIDTHS = {CHANGED: 112, AUTHOR: 136, ORIGIN: 150}


@dataclass(frozen=True, slots=True, eq=False)
class Listed:
    """What is listed: a memory, and ids of units in it."""

    memory: str
    ids: Ids

    def page(self, number: int) -> list[int]:
        """The ids that are read together."""
        ids: list[int] = self.ids[number * PAGE : (number + 1) * PAGE].tolist()
        return ids


class UnitModel(TitledModel):
    """Units by place; a place that was not read yet is empty, and asked for."""

    wanted = Signal(object, int)
    """:class:`Listed`, and the number of a page of it."""

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._listed: Listed | None = None
        self._pages: OrderedDict[int, Mapping[int, MemoryUnit]] = OrderedDict()
        self._asked: set[int] = set()

    @property
    def memory(self) -> str:
        """The memory whose units are shown, "" for none."""
        return "" if self._listed is None else self._listed.memory

    def show(self, listed: Listed | None) -> None:
        """Show these units."""
        self.beginResetModel()
        self._listed = listed
        self._pages.clear()
        self._asked.clear()
        self.endResetModel()

    def fill(self, listed: Listed, page: int, units: Mapping[int, MemoryUnit]) -> None:
        """A page was read; of what is not listed any more it is of no use."""
        if listed is not self._listed:
            return
        self._asked.discard(page)
        self._pages[page] = units
        while len(self._pages) > KEPT:
            self._pages.popitem(last=False)
        first, last = page * PAGE, min((page + 1) * PAGE, self.rowCount()) - 1
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, ORIGIN))

    def forget(self) -> None:
        """Units may differ now: read again what is in sight."""
        self._pages.clear()
        self._asked.clear()
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, ORIGIN))

    def id_at(self, place: int) -> int:
        """Id of the unit in a row; 0 if there is none."""
        if self._listed is None or not 0 <= place < len(self._listed.ids):
            return 0
        return int(self._listed.ids[place])

    def unit(self, place: int) -> MemoryUnit | None:
        """The unit in a row, if it was read."""
        page = place // PAGE
        units = self._pages.get(page)
        if units is not None:
            self._pages.move_to_end(page)
            return units.get(self.id_at(place))
        if page not in self._asked and self._listed is not None:
            self._asked.add(page)
            self.wanted.emit(self._listed, page)
        return None

    def rowCount(self, parent: Index | None = None) -> int:
        if self._listed is None or (parent is not None and parent.isValid()):
            return 0
        return len(self._listed.ids)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return None
        unit = self.unit(index.row())
        if unit is None:
            return "…" if index.column() == SOURCE else ""
        return (
            " ".join(unit.source.plain.split()),
            " ".join(unit.target.plain.split()),
            day_text(unit.changed or unit.created),
            unit.changed_by or unit.author,
            origin_text(unit),
        )[index.column()]

    def titles(self) -> tuple[str, ...]:
        return (tr("Source"), tr("Translation"), tr("Changed"), tr("By"), tr("From"))


def origin_text(unit: MemoryUnit) -> str:
    """Where a unit is from."""
    how = {"alignment": tr("alignment"), "machine": tr("machine")}.get(unit.origin, "")
    return " · ".join(part for part in (how, unit.document) if part)


class UnitTable(RowTable):
    """The table of units."""

    def __init__(self) -> None:
        self.units = UnitModel()
        resizing = QtWidgets.QHeaderView.ResizeMode.Fixed
        name = tr("Units of the memory")
        super().__init__(name, self.units, (SOURCE, TARGET), WIDTHS, resizing)
        self.units.setParent(self)

    @property
    def chosen(self) -> list[int]:
        """Ids of the units that are selected."""
        return [self.units.id_at(place) for place in self.places]

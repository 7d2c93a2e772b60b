"""The units of a memory as a table of any length."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from postil_gui.i18n.messages import mark, tr
from postil_gui.i18n.times import date_text
from postil_gui.qt import Qt, QtWidgets
from postil_gui.widgets.paged_model import PagedModel
from postil_gui.widgets.row_table import RowTable
from postil_gui.widgets.titled_model import Index

if TYPE_CHECKING:
    from postil.memory.units import MemoryUnit

SOURCE, TARGET, CHANGED, AUTHOR, ORIGIN = range(5)
_ORIGINS = {"alignment": mark("alignment"), "machine": mark("machine")}
WIDTHS = {CHANGED: 124, AUTHOR: 136, ORIGIN: 120}


class UnitModel(PagedModel["MemoryUnit"]):
    """Units by place."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return None
        unit = self.item(index.row())
        if unit is None:
            return "…" if index.column() == SOURCE else ""
        column = index.column()
        if column in (SOURCE, TARGET):
            return " ".join((unit.source if column == SOURCE else unit.target).plain.split())
        if column == CHANGED:
            return date_text(unit.last_touched)
        return unit.last_author if column == AUTHOR else origin_text(unit)

    def titles(self) -> tuple[str, ...]:
        return (tr("Source"), tr("Translation"), tr("Changed"), tr("By"), tr("Origin"))


def origin_text(unit: MemoryUnit) -> str:
    """Origin of a unit."""
    how = tr(_ORIGINS[unit.origin]) if unit.origin in _ORIGINS else ""
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
        return self.units.ids_at(self.places)

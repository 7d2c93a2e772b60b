"""A table that looks the same whether its window is the active one or not."""

from __future__ import annotations

from postil_gui.qt import QtCore, QtWidgets


class StillTable(QtWidgets.QTableView):
    """Is not painted anew when its window becomes active or inactive.

    Qt paints all rows then, each time a dialog opens over them and closes.
    """

    def viewportEvent(self, event: QtCore.QEvent) -> bool:
        kinds = QtCore.QEvent.Type
        if event.type() in (kinds.WindowActivate, kinds.WindowDeactivate):
            return False
        return super().viewportEvent(event)

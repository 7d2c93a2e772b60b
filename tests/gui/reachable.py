"""What the keyboard reaches in a window, and what a screen reader gets to know of it."""

from __future__ import annotations

from collections.abc import Iterator

from postil_gui.qt import Qt, QtGui, QtWidgets

Role = QtGui.QAccessible.Role
NAME = QtGui.QAccessible.Text.Name


def focusable(root: QtWidgets.QWidget) -> Iterator[QtWidgets.QWidget]:
    """Widgets in sight that the keyboard can reach."""
    for widget in (root, *root.findChildren(QtWidgets.QWidget)):
        if (
            widget.isVisible()
            and widget.isEnabled()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None
            and not (isinstance(widget, QtWidgets.QTabBar) and not widget.count())  # Qt's spare
        ):
            yield widget


def without_name(root: QtWidgets.QWidget) -> list[str]:
    """What has no role or no name for a screen reader."""
    found = []
    for widget in focusable(root):
        reader = QtGui.QAccessible.queryAccessibleInterface(widget)
        what = f"{type(widget).__name__} {widget.objectName()!r} in {type(root).__name__}"
        if reader is None or reader.role() in (Role.NoRole, Role.Client):
            found.append(f"{what}: has no role")
        elif not reader.text(NAME).strip() and not isinstance(widget, QtWidgets.QMenuBar):
            found.append(f"{what}: has no accessible name")
    return found


def out_of_reach(window: QtWidgets.QWidget) -> list[str]:
    """What Tab does not reach in a window, going round once."""
    wanted = list(focusable(window))
    if not wanted:
        return []
    reached, here = [], wanted[0]
    for _ in range(2000):
        reached.append(here)
        here = here.nextInFocusChain()
        if here is wanted[0]:
            break
    missed = [one for one in wanted if one not in reached]
    return [f"{type(one).__name__} in {window.windowTitle()}" for one in missed]

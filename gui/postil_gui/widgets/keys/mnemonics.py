"""Letters that Alt reaches: each once in a menu, and once in what a window shows at a time.

Texts declare theirs with "&", in each language. Two that meet in one place would only take turns,
so the later one gets another of its letters, or none if all are taken.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from postil_gui.qt import QtGui, QtWidgets

MARK = "&"
Texts = list[tuple[str, Callable[[str], object]]]
"""Texts with what sets them anew."""


def letter_of(text: str) -> str:
    """The letter that Alt reaches a text by, in lower case, or ""."""
    place = _place(text)
    return text[place + 1].lower() if place is not None else ""


def distinct(texts: Iterable[str], taken: Collection[str] = ()) -> list[str]:
    """The texts with letters that are all different, and none of ``taken``."""
    found = list(texts)
    used = set(taken)
    late = []
    for number, text in enumerate(found):
        letter = letter_of(text)
        if letter in used:
            late.append(number)
        elif letter:
            used.add(letter)
    for number in late:
        found[number] = _with_another(found[number], used)
        used.add(letter_of(found[number]))
    return found


def use_distinct(texts: Texts, taken: Collection[str] = ()) -> None:
    """Set those texts anew whose letter another one has."""
    old = [text for text, _ in texts]
    for (text, put), new in zip(texts, distinct(old, taken), strict=True):
        if new != text:
            put(new)


def of_menu(menu: QtWidgets.QMenu | QtWidgets.QMenuBar) -> Texts:
    """Entries of a menu."""
    entries: list[QtGui.QAction] = menu.actions()
    return [(one.text(), one.setText) for one in entries if not one.isSeparator()]


def of_widget(root: QtWidgets.QWidget) -> Texts:
    """Buttons and labels of fields in a window or a part of one."""
    return list(_texts(root))


def _texts(root: QtWidgets.QWidget) -> Iterator[tuple[str, Callable[[str], object]]]:
    for widget in root.findChildren(QtWidgets.QWidget):
        match widget:
            case QtWidgets.QLabel() if widget.buddy() is not None:
                yield widget.text(), widget.setText
            case QtWidgets.QToolButton() if widget.defaultAction() is not None:
                pass  # its text is that of a command
            case QtWidgets.QAbstractButton() if widget.window() is root.window():
                yield widget.text(), widget.setText


def _place(text: str) -> int | None:
    """Position of the sign of a mnemonic; "&&" is none."""
    place = 0
    while (place := text.find(MARK, place)) >= 0 and place + 1 < len(text):
        if text[place + 1] != MARK:
            return place
        place += 2
    return None


def _with_another(text: str, used: Collection[str]) -> str:
    """A text with another letter: that of a word, else any; without one if none is free."""
    plain = text
    while (place := _place(plain)) is not None:
        plain = plain[:place] + plain[place + 1 :]
    begins = [n for n in range(len(plain)) if n == 0 or plain[n - 1] in " -'’"]
    rest = [n for n in range(len(plain)) if n not in begins]
    for number in (*begins, *rest):
        letter = plain[number].lower()
        if letter.isascii() and letter.isalnum() and letter not in used:
            return plain[:number] + MARK + plain[number:]
    return plain

"""The words of the desk in the translator's language.

Every text a user can see goes through :func:`tr`; what is declared as data before there is an
application goes through :func:`mark`, and through :func:`tr` where it is shown.
"""

from __future__ import annotations

from postil_gui.qt import QtCore

CONTEXT = "Postil"


def mark(text: str) -> str:
    """A text to be translated later, where it is shown."""
    return text


def tr(text: str, number: int | None = None, **values: object) -> str:
    """A text in the language of the desk.

    Parameters
    ----------
    text
        In English, a literal; ``%n`` stands for ``number``, ``{name}`` for one of ``values``.
    number
        Chooses the plural form.
    """
    count = -1 if number is None else number
    found = QtCore.QCoreApplication.translate(CONTEXT, text, None, count)
    return found.format(**values) if values else found

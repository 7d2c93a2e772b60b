"""Reports as files, in the words and numbers of the desk's language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.messages import Message
from postil.workspace.reports.tables import Table, write_report
from postil_gui.i18n.messages import decimal, language, say, whole


def export_report(title: str, tables: Sequence[Table], path: Path) -> None:
    """Write HTML or CSV by the ending of ``path``."""
    write_report(title, tables, path, _shown, language())


def _shown(value: Message | float) -> str:
    if isinstance(value, Message):
        return say(value)
    return whole(value) if isinstance(value, int) else decimal(value)

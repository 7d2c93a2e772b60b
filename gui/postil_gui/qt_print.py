"""Printing, apart from the rest of Qt: only who prints loads it."""

from __future__ import annotations

from PySide6 import QtPrintSupport

__all__ = ["QtPrintSupport"]

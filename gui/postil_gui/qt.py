"""The one place that imports Qt; everything else in the desk imports it from here."""

from __future__ import annotations

from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
from PySide6.QtCore import Qt, Signal

__all__ = ["Qt", "QtCore", "QtGui", "QtSvg", "QtWidgets", "Signal"]

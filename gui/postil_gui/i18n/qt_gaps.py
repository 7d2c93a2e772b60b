"""Texts of Qt that Qt's own translations lack in a language: labels of its dialog for files."""

from __future__ import annotations

from postil_gui.qt import QtCore

TEXTS: dict[str, dict[str, str]] = {
    "es": {"&Look in:": "&Buscar en:", "Files of &type:": "&Tipo de archivos:"},
    "fr": {"&Look in:": "&Regarder dans\u00a0:", "Files of &type:": "&Type de fichiers\u00a0:"},
}
CONTEXT = "QFileDialog"


class QtGaps(QtCore.QTranslator):
    """Asked last, so that it slows nothing down: Qt asks those first that were installed last."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._texts = TEXTS.get(language, {})

    def isEmpty(self) -> bool:
        return not self._texts

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803  # as Qt calls it
        disambiguation: str | None = None,  # noqa: ARG002
        n: int = -1,  # noqa: ARG002
    ) -> str | None:
        return self._texts.get(sourceText) if context == CONTEXT else None

"""Documents that are no UTF-8: asked in which encoding they are to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.features.documents.encoding_dialog import EncodingDialog
from postil_gui.i18n.messages import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from postil.workspace.documents.encodings import Reading
    from postil.workspace.records import DocumentInfo
    from postil_gui.context import Context
    from postil_gui.features.projects.page_service import OverviewService


class EncodingCommands:
    """Asks for the chosen document, and for those just brought whose encoding is unsure.

    Parameters
    ----------
    chosen
        The document that is chosen, if one is.
    """

    def __init__(self, context: Context, chosen: Callable[[], DocumentInfo | None]) -> None:
        self._context = context
        self._chosen = chosen
        self._service: OverviewService | None = None
        self._unsure: list[int] = []
        context.project_closed.connect(self._closed)

    def follow(self, service: OverviewService) -> None:
        """A project was opened."""
        self._service = service
        service.unsure.connect(self._begin)
        service.readings.connect(self._show)

    def ask_unsure(self) -> None:
        """Ask for every document of the project, just made, whose encoding is unsure."""
        if self._service is not None:
            self._service.find_unsure()

    def ask(self) -> None:
        """Ask for the chosen document."""
        document = self._chosen()
        if self._service is None or document is None:
            return
        if document.code_page:
            self._service.list_readings(document.id)
        else:
            self._context.announce(
                tr("{name} says itself what encoding it is in, or needs none.", name=document.name)
            )

    def _begin(self, documents: list[int]) -> None:
        self._unsure = documents
        self._ask_next()

    def _closed(self) -> None:
        self._service = None
        self._unsure = []

    def _ask_next(self) -> None:
        if self._unsure and self._service is not None:
            self._service.list_readings(self._unsure[0])

    def _show(self, document: DocumentInfo, readings: Sequence[Reading]) -> None:
        service = self._service
        if service is None or not readings:
            return
        unsure = document.id in self._unsure
        dialog = EncodingDialog(document.name, readings, self._context.window, unsure=unsure)

        def read() -> None:
            self._context.save()
            service.read_as(document.id, document.name, dialog.encoding)

        def go_on() -> None:
            if unsure:
                self._unsure = [one for one in self._unsure if one != document.id]
                self._ask_next()

        dialog.accepted.connect(read)
        dialog.finished.connect(go_on)
        dialog.open()

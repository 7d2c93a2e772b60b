"""A stretch of the document around a segment, with its pictures, read in the background."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from postil.errors import PostilError
from postil.formats.office.docx_pictures import DocxPictures
from postil.formats.structure import paragraph_of
from postil.workspace.records import ProjectSegment
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, QtGui, Signal

REACH = 60  # segments before and after
WIDEST, HIGHEST = 360, 200  # of a picture, in pixels
MOST_PIXELS = 40_000_000  # of a picture in its file
MOST_KEPT = 200  # pictures

Paragraph = tuple[int, str]
"""Document and key."""


def paragraph(segment: ProjectSegment) -> Paragraph:
    """The paragraph of a segment."""
    return segment.document, paragraph_of(segment.key)


class PreviewPictures:
    """Pictures of the documents of a project, small; any number of threads may ask."""

    def __init__(self, open_project: OpenProject) -> None:
        self._files = open_project.project.files
        self._documents: dict[int, DocxPictures | None] = {}
        self._small: dict[tuple[int, str], QtGui.QImage] = {}

    def forget(self) -> None:
        """Documents are others now."""
        self._documents.clear()
        self._small.clear()

    def of(self, place: Paragraph) -> list[QtGui.QImage]:
        """Pictures that stand in a paragraph or before it."""
        document, key = place
        if document not in self._documents:
            try:
                self._documents[document] = self._files.pictures(document)
            except PostilError:
                self._documents[document] = None
        found = self._documents.get(document)
        if found is None:
            return []
        images = [self._image(document, found, one) for one in found.members.get(key, ())]
        return [one for one in images if not one.isNull()]

    def _image(self, document: int, pictures: DocxPictures, member: str) -> QtGui.QImage:
        """A picture, no larger than the preview has room for; null if it cannot be read."""
        small = self._small.get((document, member))
        if small is None:
            if len(self._small) >= MOST_KEPT:
                self._small.clear()
            try:
                small = shrunk(pictures.read(member))
            except PostilError:
                small = QtGui.QImage()
            self._small[document, member] = small
        return small


def shrunk(data: bytes) -> QtGui.QImage:
    """A picture within ``WIDEST`` and ``HIGHEST``; null if it is none, or far too large."""
    buffer = QtCore.QBuffer()
    buffer.setData(QtCore.QByteArray(data))
    reader = QtGui.QImageReader(buffer)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MOST_PIXELS:
        return QtGui.QImage()
    if size.width() > WIDEST or size.height() > HIGHEST:
        room = QtCore.QSize(WIDEST, HIGHEST)
        reader.setScaledSize(size.scaled(room, QtCore.Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


@dataclass(frozen=True, slots=True)
class PreviewSegments:
    """Segments in a row; ``first`` is the place of the first, ``more`` whether some follow;
    ``pictures`` stand before their paragraphs.
    """

    first: int
    segments: list[ProjectSegment]
    total: int
    pictures: Mapping[Paragraph, list[QtGui.QImage]] = field(default_factory=dict)

    @property
    def more(self) -> bool:
        """Whether there are segments after these."""
        return self.first + len(self.segments) < self.total


class PreviewService(QtCore.QObject):
    """Reads stretches on the search executor; a later question replaces the one before."""

    read = Signal(object)
    """:class:`PreviewSegments`."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._pictures = PreviewPictures(open_project)
        open_project.documents_changed.connect(lambda _: self._pictures.forget())

    def around(self, place: int) -> None:
        """Read what stands around a place."""
        project = self._open_project.project
        first = max(0, place - REACH)

        def work() -> PreviewSegments:
            found = project.segments.read(first, place + REACH + 1)
            places = dict.fromkeys(map(paragraph, found))
            pictures = {place: self._pictures.of(place) for place in places}
            return PreviewSegments(first, found, project.segments.count(), pictures)

        self._open_project.search.submit(
            Operation(tr("Read the document"), lambda _: work(), self.read.emit, key="preview")
        )

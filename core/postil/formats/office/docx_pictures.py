"""Pictures of a Word document, each with the paragraph that it stands in or before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from postil.errors import InputError
from postil.formats.office.docx_runs import W
from postil.formats.office.office import related_parts, relations
from postil.formats.raw.package import Package
from postil.formats.raw.xml_input import parse

SUFFIXES = (".png", ".jpg", ".jpeg", ".gif", ".bmp")
_FALLBACK = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"


class DocxPictures:
    """Pictures of the body of a document.

    Parameters
    ----------
    path
        The file; it is read once, here.

    Attributes
    ----------
    members
        Of the package, by the key of the paragraph. What stands in paragraphs without text goes to
        the next one that has some.

    Raises
    ------
    InputError
        No Word document, damaged, or not safe to unpack.
    """

    def __init__(self, path: Path) -> None:
        self._package = Package(path)
        kinds = ((one.kind, one.part) for one in relations(self._package, ""))
        body = next((part for kind, part in kinds if kind == "officeDocument"), "")
        if body not in self._package:
            raise InputError("this is no Word document", file=path)
        names = related_parts(self._package, body)
        root = parse(self._package.read(body), path, body).getroot()
        self.members: Mapping[str, tuple[str, ...]] = dict(
            _by_paragraph(root, PurePosixPath(body).stem, names)
        )

    def read(self, member: str) -> bytes:
        """A picture as it is; :class:`~postil.errors.InputError` if it is damaged."""
        return self._package.read(member)


def _by_paragraph(
    root: Any, label: str, names: Mapping[str, str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Keys of paragraphs, as :class:`~postil.formats.office.docx.DocxDocument` counts them, and the
    pictures there.
    """
    waiting: list[str] = []
    number = 0
    for paragraph in root.iter(f"{W}p"):
        if next(paragraph.iterancestors(_FALLBACK), None) is not None:
            continue
        number += 1
        waiting += [names[one] for one in _shown(paragraph) if one in names]
        if any(text.text and text.text.strip() for text in paragraph.iter(f"{W}t")):
            found = [one for one in waiting if one.lower().endswith(SUFFIXES)]
            if found:
                yield f"{label}:{number}", tuple(dict.fromkeys(found))
            waiting.clear()


def _shown(paragraph: Any) -> Iterator[str]:
    """Ids of the pictures in a paragraph."""
    for picture in paragraph.iter("{*}blip", "{*}imagedata"):
        if next(picture.iterancestors(_FALLBACK), None) is None:
            for name, value in picture.attrib.items():
                if name.endswith(("}embed", "}id")):
                    yield value

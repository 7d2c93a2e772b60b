"""What LibreOffice reads in office files: an independent reader beside our own filters.

Files are converted to flat OpenDocument, in which all that LibreOffice has read stands: text,
titles of pictures, entries of the index. What a file says is that text without white space.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from lxml import etree

from postil.formats.document import Document
from postil.text.tags import TaggedText

_FLAT = {
    **dict.fromkeys((".docx", ".docm", ".dotx", ".odt", ".ott", ".fodt", ".rtf"), "fodt"),
    **dict.fromkeys((".xlsx", ".xlsm", ".xltx", ".ods", ".ots", ".fods"), "fods"),
    **dict.fromkeys((".pptx", ".pptm", ".potx", ".ppsx", ".odp", ".otp", ".fodp"), "fodp"),
}
KINDS = tuple(_FLAT)
_SECONDS = 60  # to start; and for each file
_AT_A_TIME = 20


def program() -> str:
    """Path of LibreOffice, or ""."""
    return shutil.which("soffice") or shutil.which("libreoffice") or ""


def convert(files: Sequence[Path], kind: str, folder: Path) -> None:
    """Convert files to a kind (``docx``) in a folder, where they are called as before. Those that
    LibreOffice cannot read are not there then.
    """
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [
            program(),
            f"-env:UserInstallation={(folder.parent / 'libreoffice').resolve().as_uri()}",
            "--headless",
            "--convert-to",
            kind,
            "--outdir",
            str(folder),
            *map(str, files),
        ],
        capture_output=True,
        check=False,
        timeout=_SECONDS * (1 + len(files)),
    )


def texts(files: Sequence[Path], scratch: Path) -> dict[Path, str]:
    """What each file says; those that LibreOffice cannot read are left out."""
    found = {}
    for kind in ("fodt", "fods", "fodp"):
        wanted = [file for file in files if _FLAT.get(file.suffix.lower()) == kind]
        for start in range(0, len(wanted), _AT_A_TIME):
            found |= _texts(wanted[start : start + _AT_A_TIME], kind, scratch)
    return found


def _texts(files: Sequence[Path], kind: str, scratch: Path) -> dict[Path, str]:
    given, flat = scratch / "given", scratch / "flat"
    for folder in (given, flat):
        shutil.rmtree(folder, ignore_errors=True)
    given.mkdir(parents=True)
    copies = {file: given / f"{number}{file.suffix}" for number, file in enumerate(files)}
    for file, copy in copies.items():
        shutil.copyfile(file, copy)
    convert(list(copies.values()), kind, flat)
    made = {file: flat / f"{copy.stem}.{kind}" for file, copy in copies.items()}
    return {file: _text(one) for file, one in made.items() if one.exists()}


def _text(flat: Path) -> str:
    tree = etree.parse(flat, etree.XMLParser(huge_tree=True, resolve_entities=False))
    pieces = []
    for element in tree.getroot().iter("*"):
        pieces += [element.text or "", *element.values()]
        pieces += [child.tail or "" for child in element]
    # In the order of the text, for a text that goes on behind a tag; then attributes and all.
    return squeezed("".join(tree.getroot().itertext()) + "\n" + "\n".join(pieces))


def squeezed(text: str) -> str:
    """A text without white space: programs write it in many ways."""
    return "".join(text.split())


def untold(
    document: Document, before: str, after: str, targets: Mapping[str, TaggedText]
) -> list[str]:
    """Ids of segments that LibreOffice reads in a document, but not their targets in its export.

    Parameters
    ----------
    before, after
        What the document and the export say.
    """
    return [
        one.id
        for one in document.segments
        if one.id in targets and says(before, one.source) and not says(after, targets[one.id])
    ]


def says(said: str, text: TaggedText) -> bool:
    """Whether all pieces of a text between its tags are there that have a letter."""
    pieces = (squeezed(part) for part in text.parts() if isinstance(part, str))
    return all(piece in said for piece in pieces if any(map(str.isalpha, piece)))

"""Text of a PDF, as paragraphs of a plain Word document.

A PDF has the places of letters on a page, not their sentences. Its text is taken line by line;
lines become paragraphs again by their lengths and ends; numbers of pages and lines that stand at
the top or the foot of most pages are left out. Layout, formatting, pictures and the grid of tables
are lost, and so a PDF is never translated in place.
"""

from __future__ import annotations

import logging
import re
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

from postil.errors import InputError, PostilError
from postil.formats.raw.files import read_bytes
from postil.formats.raw.xml_input import content
from postil.messages import Message
from postil.text.scripts import WIDE
from postil.types.progress import Progress

SUFFIX = ".pdf"
LOSS = Message("only its text is taken, into a Word document: layout, pictures and tables are lost")
MAX_SIZE = 256 << 20
MOST_PAGES = 5000
MOST_CHARACTERS = 32 << 20
_REPEATED_FROM = 3  # pages
_FULL = 0.7  # of the usual length of a line: a shorter one ends a paragraph
_ENDS = re.compile(r"[.!?:;…。！？：；][\"'”’»)\]]*$")
_ITEM = re.compile(r"(?:[•◦▪–—*·-]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s")
_NUMBER = re.compile(r"\W*\d{0,5}\W*|(?:page|seite|página|p\.) ?\d+\W*(?:\w+ \d+)?", re.IGNORECASE)
_HYPHEN = re.compile(r"[^\W\d_]{2}[-\u00ad]$")
_WIDE = re.compile(f"[{WIDE}]")
_TYPES = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-'
    'officedocument.wordprocessingml.document.main+xml"/></Types>'
)
_RELATIONS = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/'
    'relationships/officeDocument" Target="word/document.xml"/></Relationships>'
)


def is_pdf(path: Path) -> bool:
    """Whether a file is a PDF, by its name."""
    return path.suffix.lower() == SUFFIX


def word_name(name: str) -> str:
    """Name of the Word document with the text of a PDF."""
    return f"{name}.docx"


def write_as_word(path: Path, out: Path, progress: Progress | None = None) -> None:
    """Write the text of a PDF as a Word document.

    Raises
    ------
    InputError
        It is no PDF, damaged, protected by a password, or has no text: a scan.
    """
    paragraphs = pdf_paragraphs(path, progress)
    body = "".join(
        f'<w:p><w:r><w:t xml:space="preserve">{content(one)}</w:t></w:r></w:p>'
        for one in paragraphs
    )
    document = (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="http://'
        'schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
        f"{body}<w:sectPr/></w:body></w:document>"
    )
    members = {
        "[Content_Types].xml": _TYPES, "_rels/.rels": _RELATIONS, "word/document.xml": document,
    }  # fmt: skip
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in members.items():
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    out.write_bytes(packed.getvalue())


def pdf_paragraphs(path: Path, progress: Progress | None = None) -> list[str]:
    """The paragraphs of a PDF; errors as :func:`write_as_word`."""
    pages = _without_repeated(list(_pages(path, progress or Progress())))
    paragraphs = list(joined(pages))
    if not any(any(map(str.isalpha, one)) for one in paragraphs):
        raise InputError(
            "there is no text in it, only pictures of pages",
            file=path,
            hint="Have its text recognised (OCR), or ask for the document that it was made from.",
        )
    return paragraphs


def _pages(path: Path, progress: Progress) -> Iterator[list[str]]:
    """The lines of each page."""
    from pypdf import PdfReader  # noqa: PLC0415 (rarely needed)

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it warns of each odd object
    data = read_bytes(path, MAX_SIZE)
    if b"%PDF-" not in data[:1024]:
        raise InputError("this is no PDF", file=path)
    try:
        reader = PdfReader(BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise InputError(
                "the file is protected by a password", file=path, hint="Save it without."
            )
        count = len(reader.pages)
        if count > MOST_PAGES:
            raise InputError(Message("holds {number} pages", number=count), file=path)
        left = MOST_CHARACTERS
        for number in range(count):
            progress.update(done=number, total=count)
            text = reader.pages[number].extract_text()
            left -= len(text)
            if left < 0:
                raise InputError("too large", file=path)
            yield [" ".join(line.split()) for line in text.splitlines()]
    except PostilError:
        raise
    except Exception as error:  # a damaged file fails in many ways
        raise InputError(
            Message("the PDF is damaged ({reason})", reason=f"{type(error).__name__}: {error}"),
            file=path,
            hint="Open it in the program it comes from, and save it again.",
        ) from error


def _without_repeated(pages: list[list[str]]) -> list[list[str]]:
    """Pages without page numbers, and without the lines that most of them have at the same end."""
    cut = [_trimmed(page) for page in pages]
    if len(pages) < _REPEATED_FROM:
        return cut
    for end in (0, -1):
        while True:
            ends = Counter(_NUMBERS.sub("#", page[end]) for page in cut if page)
            line, times = ends.most_common(1)[0] if ends else ("", 0)
            if times < _REPEATED_FROM or times * 2 <= len(pages):
                break
            for page in cut:
                if page and _NUMBERS.sub("#", page[end]) == line:
                    del page[end]
            cut = [_trimmed(page) for page in cut]
    return cut


_NUMBERS = re.compile(r"\d+")


def _trimmed(page: list[str]) -> list[str]:
    """A page without empty lines and numbers at its ends."""
    first, last = 0, len(page)
    while first < last and _NUMBER.fullmatch(page[first]):
        first += 1
    while last > first and _NUMBER.fullmatch(page[last - 1]):
        last -= 1
    return page[first:last]


def joined(pages: Iterable[list[str]]) -> Iterator[str]:
    """Paragraphs of the lines of pages."""
    now = ""
    for page in pages:
        lengths = sorted(len(line) for line in page if line)
        usual = lengths[len(lengths) * 3 // 4] if lengths else 0
        last = ""  # the line before, on this page
        for line in page:
            if now and (not line or _ITEM.match(line) or _ended(now, last, line, usual)):
                yield now
                now = ""
            if line:
                now = _with(now, line)
            last = line
    if now:
        yield now


def _ended(now: str, last: str, line: str, usual: int) -> bool:
    """Whether the paragraph so far ends before a line."""
    if not last:  # the page before
        return bool(_ENDS.search(now)) or not line[0].islower()
    is_short = len(last) < usual * _FULL
    if _ENDS.search(last):
        return is_short
    return is_short and not line[0].islower()


def _with(text: str, line: str) -> str:
    """A paragraph that goes on with a line."""
    if not text:
        return line
    if _HYPHEN.search(text[-4:]) and line[0].islower():
        return text[:-1] + line
    if _WIDE.match(text[-1]) and _WIDE.match(line[0]):
        return text + line
    return f"{text} {line}"

"""XML from outside, read without risk: no entities, no network, no DTD, bounded size.

A document that declares entities of its own is refused (neither TMX nor XLIFF needs any), so that
nothing can be expanded, fetched or blown up, not even in attribute values, which the parser expands
unasked. Whether it does is read in its prolog, and asked of the parser itself, which is first given
no more than the prolog. A DOCTYPE that only names a DTD is welcome and ignored.

Every parser of the formats is made here.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from html import escape
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from lxml import etree

from postil.errors import InputError
from postil.formats.raw.files import MAX_TREE_SIZE, unreadable
from postil.messages import Message
from postil.types.reasons import xml_reason

PROLOG_SIZE = 1 << 16
# Length of the text of one node above which libxml2 needs an option (embedded originals).
_LARGE = 9 << 20
_MOST_BETWEEN = 16 << 20  # bytes; millions of elements, of which each takes a hundred
MOST_ATTRIBUTES = 2000
"""Of one element; to find one, the parser looks through those before it. InDesign writes 300."""
_LONGEST_MESSAGE = 500  # characters; it may quote the file
_DAMAGED = Message("The file is damaged or was cut off; ask for it again, or repair that line.")
_ENCODING_HINTS = {  # by codes of libxml2
    etree.ErrorTypes.ERR_UNSUPPORTED_ENCODING: Message(
        "The file declares an encoding that is not read; save it as UTF-8."
    ),
    etree.ErrorTypes.ERR_INVALID_ENCODING: Message(
        "That line is not in the encoding that the file declares, or UTF-8 if it declares none;"
        " save it as UTF-8."
    ),
}

SAFE: dict[str, Any] = {"resolve_entities": False, "no_network": True, "load_dtd": False}
"""Options of every parser."""
_STREAMED = SAFE | {"remove_comments": True, "remove_pis": True}

_DECLARED = re.compile(rb"""<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']""")
_PROLOG = re.compile(
    r"""\s+ | <\?.*?\?> | <!--.*?--> | <!DOCTYPE(?>(?:"[^"]*+"|'[^']*+'|[^\["'>]++)*)
    (?:\[(?P<subset>(?>(?:"[^"]*+"|'[^']*+'|<!--.*?-->|<\?.*?\?>|<(?!!--|\?)|[^\]"'<]++)*))\]\s*)?>""",
    re.VERBOSE | re.DOTALL,
)
_LONG_TAG = re.compile(rb"<(?=[^<!?/][^<]{%d})" % (MOST_ATTRIBUTES * 4))  # as a="" at least
_TAG = re.compile(rb"""<(?>(?:[^<>"']++|"[^"<]*+"|'[^'<]*+')*)""")
_VALUE = re.compile(rb"""=\s*(?:"[^"]*"|'[^']*')""")
_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def legal(text: str) -> str:
    """``text`` with the characters that XML cannot hold replaced by U+FFFD."""
    if text.isprintable():  # in a tenth of the time
        return text
    return _ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", text)


def attribute(value: str) -> str:
    """``value`` escaped, in double quotes."""
    escaped = escape(value, quote=False).replace('"', "&quot;").replace("\n", "&#10;")
    escaped = escaped.replace("\t", "&#9;").replace("\r", "&#13;")
    return f'"{escaped}"'


def content(text: str) -> str:
    """Text from anywhere, escaped for the content of an element."""
    escaped = legal(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return escaped.replace("\r", "&#13;")


def local_name(element: Any) -> str:
    """Name without namespace; empty for comments, processing instructions and entities."""
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def language_of(element: Any, *names: str) -> str:
    """The first of these attributes that is there; by default ``xml:lang``, then ``lang``."""
    for name in names or ("{http://www.w3.org/XML/1998/namespace}lang", "lang"):
        value = element.get(name)
        if value:
            return str(value).strip()
    return ""


def attributes_of(element: Any) -> list[tuple[str, str]]:
    """Names and values of the attributes of an element that was not read by :func:`parse`.

    Raises
    ------
    ValueError
        There are more than ``MOST_ATTRIBUTES``.
    """
    if len(element.attrib) > MOST_ATTRIBUTES:
        raise ValueError(Message("more than {most} attributes", most=MOST_ATTRIBUTES))
    return [(str(name), str(value)) for name, value in element.items()]


def _refuse_attributes(data: bytes, path: Path, unit: str) -> None:
    """Raise ``InputError`` if an element has more than ``MOST_ATTRIBUTES``."""
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or b"\0" in data[:2]
    text = data.replace(b"\0", b"") if wide else data
    for found in _LONG_TAG.finditer(text):
        tag = _TAG.match(text, found.start())
        if tag is not None and len(_VALUE.findall(tag[0])) > MOST_ATTRIBUTES:
            raise InputError(
                Message("more than {most} attributes", most=MOST_ATTRIBUTES),
                file=path,
                line=text.count(b"\n", 0, found.start()) + 1,
                unit=unit,
            )


def refuse_entities(head: bytes, path: Path, unit: str = "") -> bool:
    """Raise ``InputError`` if ``head``, the start of a file, declares entities or is no XML; else
    tell whether it has a DOCTYPE.

    Parameters
    ----------
    unit
        The part of ``path`` that this is, for the error.
    """
    text = _decode_head(head, path)
    at = 0
    for found in _prolog(text):
        if "<!ENTITY" in (found["subset"] or ""):
            raise _entities(path, text.count("\n", 0, found.start()) + 1, unit)
        at = found.end()
    rest = text[at : at + 2]
    cut_off = len(head) >= PROLOG_SIZE and (not rest or rest in ("<!", "<?"))
    if cut_off:
        raise _no_elements(path, unit)
    if not rest:
        raise InputError("the file is empty", file=path, unit=unit)
    if rest[0] != "<" or not (rest[1:].isalpha() or rest[1:] in ("_", ":")):
        line = text.count("\n", 0, at) + 1
        raise InputError("this is not an XML file", file=path, line=line, unit=unit)
    return _ask_parser(head, path, unit)


def _ask_parser(head: bytes, path: Path, unit: str) -> bool:
    """Raise ``InputError`` if the parser finds entities declared before the root element; else tell
    whether it finds a DOCTYPE.
    """
    parser = etree.XMLPullParser(events=("start",), **SAFE)

    def feed() -> None:
        parser.feed(head)
        if len(head) < PROLOG_SIZE:  # all of it
            parser.close()

    wrong: InputError | None = None
    try:
        checked(path, feed, unit)
    except InputError as error:
        wrong = error
    root: Any = next((element for _, element in parser.read_events()), None)
    if root is None:
        raise wrong or _no_elements(path, unit)
    declared: Any = root.getroottree().docinfo.internalDTD
    if declared is not None and next(declared.iterentities(), None) is not None:
        raise _entities(path, 1, unit)
    return declared is not None


def _no_elements(path: Path, unit: str) -> InputError:
    return InputError(
        "the file begins with too much that is not XML elements", file=path, unit=unit
    )


def _entities(path: Path, line: int, unit: str) -> InputError:
    return InputError(
        "the file declares XML entities of its own, which is not safe to read",
        file=path,
        line=line,
        unit=unit,
        hint="Save it without a DTD.",
    )


def head_text(path: Path) -> str:
    """The first 64 KiB of an XML file as characters.

    Raises
    ------
    InputError
        It cannot be read.
    """
    try:
        with path.open("rb") as stream:
            return _decode_head(stream.read(PROLOG_SIZE), path)
    except OSError as error:
        raise unreadable(path, error) from error


def root_start(text: str) -> int:
    """Start of the root element in a well-formed document."""
    return max((found.end() for found in _prolog(text)), default=0)


def _prolog(text: str) -> Iterator[re.Match[str]]:
    at = 0
    while found := _PROLOG.match(text, at):
        yield found
        at = found.end()


def declared_encoding(data: bytes) -> str:
    """The encoding that an XML declaration names, in lower case; "" if there is none."""
    found = _DECLARED.match(data[:PROLOG_SIZE].lstrip())
    return found[1].decode().lower() if found else ""


def _decode_head(head: bytes, path: Path) -> str:
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encoding = "utf-16"
    elif head.startswith(codecs.BOM_UTF8):
        encoding = "utf-8"
    elif head[:2] in (b"<\0", b"\0<"):
        encoding = "utf-16-le" if head[:1] == b"<" else "utf-16-be"
    else:
        encoding = declared_encoding(head) or "utf-8"
        if encoding.replace("_", "-") in ("utf-16", "ucs-2", "utf-32", "ucs-4"):
            encoding = "utf-8"  # the declaration could be read as ASCII, so it is wrong
    try:
        return head.decode(encoding, "replace").removeprefix("\ufeff")
    except LookupError as error:
        raise InputError(
            Message("the encoding {encoding} is not known", encoding=encoding), file=path, line=1
        ) from error


def iterate(stream: IO[bytes], path: Path) -> Any:
    """The start and the end of each element as they come: pairs of "start" or "end" and the
    element. Comments and processing instructions are left out.

    Raises
    ------
    InputError
        It is not safe.
    XMLSyntaxError
        It is not well-formed, when that is reached; see :func:`syntax_error`.
    """
    return etree.iterparse(
        _CheckedHead(stream, path),
        events=("start", "end"),
        **_STREAMED,
    )


class Ends:
    """The elements of some names, each when it ends; else as :func:`iterate`.

    What is not of these names costs no step of Python's, but is not freed either before one of them
    comes: so they may not be further apart than ``_MOST_BETWEEN`` bytes.

    Attributes
    ----------
    root
        The first element, with no more than its start, which the head has to hold; None if the file
        is not well-formed before it.
    """

    def __init__(self, stream: IO[bytes], path: Path, names: Sequence[str]) -> None:
        self._path = path
        self._checked = _CheckedHead(stream, path)
        self._between = 0
        self.root = self._checked.first_element()
        self._steps = etree.iterparse(self, tag=[f"{{*}}{name}" for name in names], **_STREAMED)

    def __iter__(self) -> Iterator[Any]:
        for _, element in self._steps:
            self._between = 0
            yield element

    def read(self, size: int = -1) -> bytes:
        """Some more of the file, for the parser."""
        if self._between > _MOST_BETWEEN:
            raise InputError(
                Message("{size} MB without the end of a unit", size=_MOST_BETWEEN >> 20),
                file=self._path,
            )
        piece = self._checked.read(size)
        self._between += len(piece)
        return piece


def each_element(data: bytes, path: Path, unit: str, name: str) -> Iterator[Any]:
    """The elements of a name in a document that is too large for a tree; each is freed, and all
    before it, when the next one is asked for.

    Raises
    ------
    InputError
        As of :func:`parse`.
    """
    refuse_entities(data[:PROLOG_SIZE], path, unit)
    _refuse_attributes(data, path, unit)
    steps = etree.iterparse(
        BytesIO(data), tag=name, huge_tree=len(data) > _LARGE, remove_comments=True, **SAFE
    )
    while (step := checked(path, lambda: next(steps, None), unit)) is not None:
        element = step[1]
        yield element
        element.clear()
        parent = element.getparent()
        while parent is not None and element.getprevious() is not None:
            del parent[0]


def fragment(xml: str) -> Any:
    """The element that ``xml``, which we wrote ourselves around mark-up from outside, is.

    Raises
    ------
    XMLSyntaxError
        It is not well-formed.
    """
    return etree.fromstring(xml, etree.XMLParser(**SAFE))


class _CheckedHead:
    """A stream whose start goes through :func:`refuse_entities` before anyone reads it."""

    def __init__(self, stream: IO[bytes], path: Path) -> None:
        self._stream = stream
        self._head = _read_fully(stream, PROLOG_SIZE)
        refuse_entities(self._head, path)

    def first_element(self) -> Any:
        """The root, with no more than its start; None if the head has no whole start of one."""
        parser = etree.XMLPullParser(events=("start",), **SAFE)
        with suppress(etree.XMLSyntaxError):  # who reads on gets to know
            parser.feed(self._head)
        _, element = next(parser.read_events(), (None, None))
        return element

    def read(self, size: int = -1) -> bytes:
        if self._head:
            head, self._head = self._head, b""
            return head
        return self._stream.read(size)


def _read_fully(stream: IO[bytes], size: int) -> bytes:
    pieces = []
    while size > 0 and (piece := stream.read(size)):
        pieces.append(piece)
        size -= len(piece)
    return b"".join(pieces)


def parse(data: bytes, path: Path, unit: str = "") -> Any:
    """The tree of a whole document.

    Parameters
    ----------
    unit
        The part of ``path`` that this is, for the error.

    Raises
    ------
    InputError
        Not well-formed, too large, not safe, or an element has more than ``MOST_ATTRIBUTES``; names
        the line.
    """
    if len(data) > MAX_TREE_SIZE:
        raise InputError(
            Message("larger than {mebibytes} MiB", mebibytes=MAX_TREE_SIZE >> 20),
            file=path,
            unit=unit,
        )
    has_doctype = refuse_entities(data[:PROLOG_SIZE], path, unit)
    _refuse_attributes(data, path, unit)
    # Nothing here looks elements up by id, and some programs write an id twice. A parser that
    # collects none reads the external subset of a DTD, though.
    parser = etree.XMLParser(
        strip_cdata=False, huge_tree=len(data) > _LARGE, collect_ids=has_doctype, **SAFE
    )
    tree = checked(path, lambda: etree.fromstring(data, parser).getroottree(), unit)
    for found in parser.error_log:  # an error as well, but lxml forgets it if a warning follows
        if found.type == etree.ErrorTypes.WAR_NS_URI:
            raise _malformed(path, found.message[:_LONGEST_MESSAGE], found.line, unit)
    return tree


def checked(path: Path, work: Callable[[], Any], unit: str = "") -> Any:
    """Result of ``work``; a syntax error that it raises becomes an ``InputError``."""
    try:
        return work()
    except etree.XMLSyntaxError as error:
        raise syntax_error(path, error, unit) from error


def syntax_error(path: Path, error: etree.XMLSyntaxError, unit: str = "") -> InputError:
    """The error for XML that is not well-formed."""
    said = str(error.msg or error)
    place = re.search(r", line \d+, column (\d+).*$", said)
    message = xml_reason((said[: place.start()] if place else said).strip()[:_LONGEST_MESSAGE])
    if place:
        message = Message("{reason} (column {column})", reason=message, column=place[1])
    hint = _ENCODING_HINTS.get(getattr(error, "code", 0), _DAMAGED)
    return _malformed(path, message, error.lineno, unit, hint)


def _malformed(
    path: Path, message: str, line: int | None, unit: str, hint: Message = _DAMAGED
) -> InputError:
    return InputError(
        Message("not well-formed XML: {message}", message=message),
        file=path,
        line=line or None,
        unit=unit,
        hint=hint,
    )

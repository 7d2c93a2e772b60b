"""Reasons that Python's own readers, libxml2 and ``regex`` give, in words that can be translated.

What reads JSON, XML, text, archives and regular expressions says what is wrong in English of its
own, and the system in the language it has, which a message would quote. The usual reasons are said
here as messages are; others stay as they are.
"""

from __future__ import annotations

import errno
import json
import re
import sqlite3
import zipfile
import zlib
from typing import TYPE_CHECKING

from postil.errors import PostilError
from postil.messages import Message

if TYPE_CHECKING:
    import regex

_JSON = {
    "Expecting value": Message("a value is missing"),
    "Expecting property name enclosed in double quotes": Message(
        "a name in double quotes is missing"
    ),
    "Expecting ':' delimiter": Message("a colon is missing"),
    "Expecting ',' delimiter": Message("a comma is missing"),
    "Extra data": Message("something follows the end"),
    "Illegal trailing comma before end of object": Message("a comma too many"),
    "Illegal trailing comma before end of array": Message("a comma too many"),
    "Invalid \\escape": Message("a backslash that stands for nothing"),
    "Invalid \\uXXXX escape": Message("a backslash that stands for nothing"),
    "Invalid control character at": Message("a control character in a text"),
    "Unexpected UTF-8 BOM (decode using utf-8-sig)": Message("a byte order mark at its beginning"),
    "Unterminated string starting at": Message("a text without its closing quote"),
}
_XML = {  # what libxml2 says, with the values in groups, and the message with these gaps
    r"Premature end of data in tag (?P<tag>.+) line (?P<begun>\d+)": Message(
        "the file ends within <{tag}>, which begins in line {begun}"
    ),
    r"Opening and ending tag mismatch: (?P<tag>.+) line (?P<begun>\d+) and (?P<other>.+)": Message(
        "</{other}> does not close <{tag}>, which begins in line {begun}"
    ),
    r"Couldn't find end of Start Tag (?P<tag>\S+).*": Message("the tag <{tag}> does not end"),
    "xmlParseEntityRef: no name": Message("an & that should be &amp;"),
    "StartTag: invalid element name": Message("a < that should be &lt;"),
    "Unescaped '<' not allowed in attributes values": Message("a < that should be &lt;"),
    r"Entity '(?P<name>.+)' not defined": Message("the entity &{name}; is not defined"),
    "EntityRef: expecting ';'": Message("an entity without its semicolon"),
    r"(?:PCDATA|xmlParseCharRef:) invalid (?:xmlChar|Char) value (?P<number>\d+)": Message(
        "a character that XML does not allow (number {number})"
    ),
    r"Attribute (?P<name>.+) redefined": Message("the attribute {name} stands twice in a tag"),
    "AttValue: \" or ' expected": Message("the value of an attribute without quotes"),
    r"Namespace prefix (?P<name>\S+)(?: (?:for|on) .+)? is not defined": Message(
        "the prefix {name} is not defined"
    ),
    "Extra content at the end of the document": Message("something follows the end"),
    "Invalid bytes in character encoding|Input is not proper UTF-8.*": Message(
        "bytes that are no text in its encoding"
    ),
}
_SYSTEM = {
    errno.EACCES: Message("Permission denied"),
    errno.EBUSY: Message("Device or resource busy"),
    errno.EDQUOT: Message("Disk quota exceeded"),
    errno.EEXIST: Message("File exists"),
    errno.EFBIG: Message("File too large"),
    errno.EIO: Message("Input/output error"),
    errno.EISDIR: Message("Is a directory"),
    errno.EMFILE: Message("Too many open files"),
    errno.ENAMETOOLONG: Message("File name too long"),
    errno.ENODEV: Message("No such device"),
    errno.ENOENT: Message("No such file or directory"),
    errno.ENOSPC: Message("No space left on device"),
    errno.ENOTDIR: Message("Not a directory"),
    errno.ENOTEMPTY: Message("Directory not empty"),
    errno.EPERM: Message("Operation not permitted"),
    errno.EROFS: Message("Read-only file system"),
}
_CUT_SHORT = re.compile(r"\d+ requested and \d+ written")  # numpy, which gives no number
_SQLITE = {
    "attempt to write a readonly database": Message("it may only be read"),
    "database disk image is malformed": Message("a part of it is not as it was written"),
    "database is locked": Message("another program has it in use"),
    "database or disk is full": Message("No space left on device"),
    "disk I/O error": Message("Input/output error"),
    "file is not a database": Message("it is no SQLite database"),
    "unable to open database file": Message("the system does not open it"),
}


_EXPRESSION = {
    str(reason): reason
    for reason in (
        Message("bad character range"),
        Message("bad escape (end of pattern)"),
        Message("invalid group reference"),
        Message("min repeat greater than max repeat"),
        Message("missing )"),
        Message("missing >"),
        Message("multiple repeat"),
        Message("nothing to repeat"),
        Message("unbalanced parenthesis"),
        Message("unknown extension"),
        Message("unknown group"),
        Message("unknown property"),
        Message("unterminated character set"),
    )
}


def json_reason(error: json.JSONDecodeError) -> str:
    """What is wrong with JSON, without the place."""
    return _JSON.get(error.msg.partition(": ")[0], error.msg)


def xml_reason(message: str) -> str:
    """What libxml2 says is wrong with XML, without the place."""
    for pattern, reason in _XML.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return Message(reason.template, **found.groupdict())
    return message


def expression_reason(error: regex.error) -> str:
    """What is wrong with a regular expression, and where."""
    what, _, place = str(error).partition(" at position ")
    known = _EXPRESSION.get(what)
    if known is None:
        return str(error)
    return Message("{reason} at position {place}", reason=known, place=place) if place else known


def reason_of(error: BaseException) -> str:
    """What an error says, to fill a gap of a message."""
    if isinstance(error, PostilError):
        return error.message
    if error.args and isinstance(error.args[0], Message):
        return error.args[0]
    return _of_text(error) or _of_archive(error) or _of_python(error) or str(error)


def _of_text(error: BaseException) -> str:
    if isinstance(error, json.JSONDecodeError):
        return Message(
            "line {line}, column {column}: {message}",
            line=error.lineno,
            column=error.colno,
            message=json_reason(error),
        )
    if isinstance(error, UnicodeDecodeError):
        encoding = error.encoding.upper()
        return Message("not {encoding} (byte {place})", encoding=encoding, place=error.start + 1)
    return ""


def _of_archive(error: BaseException) -> str:
    if isinstance(error, zipfile.BadZipFile) and "not a zip file" in str(error):
        return Message("it is no ZIP archive, or its end is missing")
    if isinstance(error, zipfile.BadZipFile | zlib.error | EOFError):
        return Message("a part of it is not as it was written")
    return ""


def _of_python(error: BaseException) -> str:
    if isinstance(error, RecursionError):
        return Message("it is nested too deeply")
    if isinstance(error, KeyError) and error.args:
        return Message("{name} is missing", name=error.args[0])
    if isinstance(error, sqlite3.Error):
        return _SQLITE.get(str(error), "")
    if isinstance(error, OSError) and _CUT_SHORT.fullmatch(str(error)):
        return _SYSTEM[errno.ENOSPC]
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, error.strerror or "")
    return ""

"""Reasons of Python's readers, as messages that can be translated."""

from __future__ import annotations

import errno
import json
import re
import zipfile
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from lxml import etree

from postil.errors import UsageError
from postil.messages import Message
from postil.text.expressions import compile_expression
from postil.types.reasons import reason_of, xml_reason


def error_of(call: Callable[[], object]) -> Exception:
    with pytest.raises(Exception) as caught:
        call()
    return caught.value


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("{", "line 1, column 2: a name in double quotes is missing"),
        ('{"a"\n 1}', "line 2, column 2: a colon is missing"),
        ('["a" 1]', "line 1, column 6: a comma is missing"),
        ("", "line 1, column 1: a value is missing"),
        ("[1] 2", "line 1, column 5: something follows the end"),
        ('["a', "line 1, column 2: a text without its closing quote"),
        ('["a\n"]', "line 1, column 4: a control character in a text"),
        ('["\\q"]', "line 1, column 3: a backslash that stands for nothing"),
        ('["\\u12"]', "line 1, column 4: a backslash that stands for nothing"),
        ("\ufeff1", "line 1, column 1: a byte order mark at its beginning"),
    ],
)
def test_what_is_wrong_with_json_is_a_message(written: str, reason: str) -> None:
    found = reason_of(error_of(lambda: json.loads(written)))
    assert found == reason
    assert isinstance(found, Message)
    assert isinstance(found.values["message"], Message)


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: b"ab\xff".decode("utf-8"), "not UTF-8 (byte 3)"),
        (lambda: zipfile.ZipFile(BytesIO(b"no")), "it is no ZIP archive, or its end is missing"),
        (lambda: zlib.decompress(b"no"), "a part of it is not as it was written"),
        (lambda: {}["name"], "name is missing"),
        (lambda: Path("nowhere/at/all").read_text(), "No such file or directory"),
        (lambda: compile_expression("a("), "missing ) at position 2"),
        (lambda: compile_expression("a" * 20_000), "it has more than 10000 characters"),
    ],
)
def test_other_reasons_are_messages(call: Callable[[], object], reason: str) -> None:
    found = reason_of(error_of(call))
    assert found == reason
    assert isinstance(found, Message)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("<a>\n<b>x", "the file ends within <b>, which begins in line 2"),
        ("<a>\n<b>x</a>", "</a> does not close <b>, which begins in line 2"),
        ("<a><b", "the tag <b> does not end"),
        ("<a>x & y</a>", "an & that should be &amp;"),
        ("<a>x < y</a>", "a < that should be &lt;"),
        ("<a b='<'/>", "a < that should be &lt;"),
        ("<a>&foo;</a>", "the entity &foo; is not defined"),
        ("<a>x&amp</a>", "an entity without its semicolon"),
        ("<a>\x01</a>", "a character that XML does not allow (number 1)"),
        ("<a>&#0;</a>", "a character that XML does not allow (number 0)"),
        ("<a b='1' b='2'/>", "the attribute b stands twice in a tag"),
        ("<a b=1/>", "the value of an attribute without quotes"),
        ("<x:a/>", "the prefix x is not defined"),
        ("<a/><b/>", "something follows the end"),
        ("<a>\udce9</a>", "bytes that are no text in its encoding"),
    ],
)
def test_what_is_wrong_with_xml_is_a_message(written: str, reason: str) -> None:
    error = error_of(lambda: etree.fromstring(written.encode("utf-8", "surrogateescape")))
    found = xml_reason(re.sub(r", line \d+, column \d+.*", "", str(error.msg)))  # type: ignore[attr-defined]
    assert found == reason
    assert isinstance(found, Message)


def test_known_errors_of_the_system_are_messages() -> None:
    found = reason_of(OSError(errno.ENOSPC, "as the system says it"))
    assert found == "No space left on device"
    assert isinstance(found, Message)
    assert reason_of(OSError(errno.ESTALE, "as the system says it")) == "as the system says it"


def test_arrays_that_a_full_disk_cuts_short_name_the_disk() -> None:
    assert reason_of(OSError("54606 requested and 52876 written")) == "No space left on device"


def test_what_is_not_known_stays_as_it_is() -> None:
    assert reason_of(ValueError("something else")) == "something else"
    assert reason_of(UsageError("This cannot be.", hint="Try another.")) == "This cannot be."

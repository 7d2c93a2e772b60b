"""Changes that tools, accidents and enemies make to files; all chance comes from the generator.

A file is changed as what it is: a zip by its members and its directory, a database by its cells,
XML by its tags, a folder of arrays so that its checksums fit again; anything by its bytes.
"""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Callable, Sequence
from random import Random

from fuzz_database import mutate_database
from fuzz_folders import mend_manifests
from fuzz_seeds import Case
from fuzz_zip import mutate_zip

Mutation = Callable[[bytes, Random], bytes]

HUGE = 1 << 20  # bytes a case may grow to by repetition
_NUMBERS = (
    b"0", b"-1", b"1", b"255", b"65536", b"2147483647", b"2147483648", b"4294967295",
    b"9223372036854775808", b"1" + b"0" * 400, b"1e308", b"-1e999", b"nan", b"0x7f", b"\xd9\xa3",
)  # fmt: skip
_TEXTS = (
    b"", b" ", b"\0", b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"&#0;",
    b"&#x110000;", b"&lol;", b"%s%n", b"{", b"}", b"[", b"<", b">", b'"', b"\\",
    b"\\u", b"\\ud800", b"\r", b"\n",
    b"\xe2\x80\xa8", b"\xc2\x85", b"\xee\x80\x80", b"\xef\xb7\x90", b"../../etc/passwd",
    b"file:///etc", b"\xe2\x80\xae", b"\x1b", b"\x0b", b"\x0c",
    b"-->", b"]]>", b"<![CDATA[", b"<?x ", b"A" * 5000,
)  # fmt: skip
_ENTITIES = (
    b'<!DOCTYPE a [<!ENTITY lol "lol"><!ENTITY b "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>',
    b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    b'<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x.dtd">',
    b'<!DOCTYPE a [<!ENTITY % p SYSTEM "file:///etc/hosts"> %p;]>',
    b"<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]>",
)
_ENCODINGS = (
    b"UTF-16",
    b"latin-1",
    b"utf-7",
    b"EBCDIC-CP-US",
    b"base64",
    b"none",
    b"utf-8-sig",
    b"",
)
_TAG = re.compile(rb"<[^<>]{0,2000}>")
_ATTRIBUTE = re.compile(rb"""\s([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')""")


def mutate(case: Case, others: Sequence[Case], random: Random) -> Case:
    """``case`` with one to four changes to one of its files, now and then to two."""
    changed = dict(case)
    for _ in range(1 if len(case) == 1 or random.random() < 0.8 else 2):
        name = random.choice(sorted(changed))
        fellow = random.choice(others)
        other = fellow.get(name, b"") or next(iter(fellow.values()))
        for _ in range(random.choice((1, 1, 1, 2, 4))):
            changed[name] = mutate_file(changed[name], other, random)
    if len(changed) > 1 and random.random() < 0.05:
        del changed[random.choice(sorted(changed))]
    if random.random() < 0.8:
        mend_manifests(changed)
    return changed


def mutate_file(data: bytes, other: bytes, random: Random) -> bytes:
    """One change to a file, by its kind."""
    if random.random() < 0.15:
        changed = _bytes(data, other, random)
    elif data.startswith(b"PK\3\4"):
        changed = mutate_zip(data, random, lambda member: mutate_file(member, b"", random))
    elif data.startswith(b"\x1f\x8b"):
        changed = _unpacked_and_changed(data, random)
    elif data.startswith(b"SQLite format 3"):
        changed = mutate_database(data, random)
    elif data[:2] in (b"\xff\xfe", b"\xfe\xff") and random.random() < 0.8:
        changed = _recoded(data, other, random)
    elif b"<" in data[:200] and random.random() < 0.7:
        changed = random.choice(_XML)(data, random)
    elif random.random() < 0.6:
        changed = random.choice(_TEXT)(data, random)
    else:
        changed = _bytes(data, other, random)
    return changed


def _unpacked_and_changed(data: bytes, random: Random) -> bytes:
    try:
        plain = gzip.decompress(data)
    except (OSError, EOFError, zlib.error):
        return _bytes(data, b"", random)
    return gzip.compress(mutate_file(plain, b"", random), mtime=0)


def _recoded(data: bytes, other: bytes, random: Random) -> bytes:
    text = data.decode("utf-16", "ignore").encode("utf-8", "ignore")
    changed = mutate_file(text, other, random)
    return changed.decode("utf-8", "ignore").encode("utf-16")


def _bytes(data: bytes, other: bytes, random: Random) -> bytes:
    """A change that knows nothing of what the bytes mean."""
    at = random.randrange(len(data) + 1)
    end = min(len(data), at + random.choice((1, 2, 4, 16, 64, 1024)))
    value = random.choice((0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, random.getrandbits(32)))
    number = value.to_bytes(4, random.choice(("little", "big")))
    flipped = bytes([data[at] ^ (1 << random.randrange(8))]) if at < len(data) else b""
    return random.choice(
        (
            data[:at] + flipped + data[at + 1 :],
            data[:at] + random.choice(_TEXTS) + data[at:],
            data[:at] + data[end:],
            data[:at],
            data[:end] + repeated(data[at:end], random.choice((1, 2, 50))) + data[end:],
            data[:at] + number + data[at + 4 :],
            data[:at] + other[random.randrange(len(other) + 1) :],
            data[:at] + random.randbytes(random.randrange(1, 9)) + data[at:],
        )
    )


def repeated(data: bytes, times: int) -> bytes:
    """``data`` so many times, but no more of them than make it huge: changes come upon changes."""
    return data * min(times, 1 + HUGE // max(1, len(data)))


def _place(data: bytes, random: Random) -> int:
    return random.randrange(len(data) + 1)


def _big_number(data: bytes, random: Random) -> bytes:
    found = list(re.finditer(rb"\d+(?:\.\d+)?", data))
    if not found:
        return data + random.choice(_NUMBERS)
    hit = random.choice(found)
    return data[: hit.start()] + random.choice(_NUMBERS) + data[hit.end() :]


def _line(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    at = random.randrange(len(lines))
    kind = random.randrange(4)
    if kind == 0:
        lines.insert(random.randrange(len(lines) + 1), lines[at])
    elif kind == 1:
        del lines[at]
    elif kind == 2:
        other = random.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at] = repeated(lines[at], random.choice((2, 1000)))
    return b"".join(lines)[: max(HUGE, len(data))]


def _nested(data: bytes, random: Random) -> bytes:
    opening, closing = random.choice(
        (
            (b"[", b"]"),
            (b"{", b"}"),
            (b'{"a":', b"}"),
            (b"(", b")"),
            (b"> ", b""),
            (b"* ", b""),
            (b"<b>", b"</b>"),
        )
    )
    at, deep = _place(data, random), random.choice((2, 50, 3000, 100_000))
    return data[:at] + opening * deep + data[at:] + closing * deep


def _inserted(data: bytes, random: Random) -> bytes:
    at = _place(data, random)
    return data[:at] + random.choice(_TEXTS) + data[at:]


def _other_encoding(data: bytes, random: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    encoding = random.choice(
        ("utf-16", "utf-16-be", "utf-32", "utf-8-sig", "cp1252", "utf-7", "cp037")
    )
    return text.encode(encoding, "replace")


def _tags(data: bytes) -> list[re.Match[bytes]]:
    return list(_TAG.finditer(data))


def _tag_moved(data: bytes, random: Random) -> bytes:
    tags = _tags(data)
    if len(tags) < 2:
        return _inserted(data, random)
    one, two = random.sample(tags, 2)
    kind = random.randrange(4)
    if kind == 0:
        return data[: one.start()] + data[one.end() :]
    if kind == 1:
        return data[: two.start()] + one[0] + data[two.start() :]
    if kind == 2:
        return data[: one.start()] + two[0] + data[one.end() :]
    start, end = sorted((one.start(), two.start()))
    return data[:end] + repeated(data[start:end], random.choice((1, 1, 30))) + data[end:]


def _element_removed(data: bytes, random: Random) -> bytes:
    tags = _tags(data)
    if len(tags) < 2:
        return data[: _place(data, random)]
    start, end = sorted(tag.start() for tag in random.sample(tags, 2))
    return data[:start] + data[end:]


def _element_nested(data: bytes, random: Random) -> bytes:
    tags = [tag for tag in _tags(data) if tag[0][1:2].isalpha() and not tag[0].endswith(b"/>")]
    if not tags:
        return _nested(data, random)
    tag = random.choice(tags)
    name = re.match(rb"<([^\s>/]+)", tag[0])
    deep = random.choice((2, 5, 100, 255, 300, 5000, 100_000 if len(tag[0]) < 40 else 3000))
    closing = b"</" + (name[1] if name else b"a") + b">"
    at = data.find(closing, tag.end())
    at = len(data) if at < 0 else at
    middle = data[tag.end() : at]
    return data[: tag.start()] + tag[0] * deep + middle + closing * (deep - 1) + data[at:]


def _attribute(data: bytes, random: Random) -> bytes:
    found = list(_ATTRIBUTE.finditer(data))
    if not found:
        return _inserted(data, random)
    hit = random.choice(found)
    kind = random.randrange(5)
    if kind == 0:
        return data[: hit.start()] + data[hit.end() :]
    if kind == 1:
        return data[: hit.end()] + hit[0] + data[hit.end() :]
    if kind == 2:  # the value of another attribute: ids twice, languages wrong
        alike = [other for other in found if other[1] == hit[1]]
        return data[: hit.start(2)] + random.choice(alike or found)[2] + data[hit.end(2) :]
    value = random.choice(_NUMBERS + _TEXTS)
    value = value.replace(b"<", b"&lt;").replace(b'"', b"&quot;")
    return data[: hit.start(2)] + b'"' + value + b'"' + data[hit.end(2) :]


def _prolog(data: bytes, random: Random) -> bytes:
    kind = random.randrange(3)
    end = data.find(b"?>") + 2 if data.startswith(b"<?xml") else 0
    if kind == 0:
        return data[:end] + random.choice(_ENTITIES) + data[end:].replace(b"e", b"&b;", 1)
    if kind == 1:
        return b'<?xml version="1.0" encoding="' + random.choice(_ENCODINGS) + b'"?>' + data[end:]
    return data[:end] + b"<!-- " + b"x" * random.choice((10, 70_000)) + b" -->" + data[end:]


_TEXT: tuple[Mutation, ...] = (
    _big_number,
    _line,
    _nested,
    _inserted,
    _other_encoding,
    _line,
    _inserted,
)
_XML: tuple[Mutation, ...] = (
    _tag_moved, _tag_moved, _element_removed, _element_nested, _attribute, _attribute, _prolog,
    _inserted, _big_number, _nested,
)  # fmt: skip

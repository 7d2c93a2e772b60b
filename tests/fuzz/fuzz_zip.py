"""What can be wrong with a zip: its members, its directory, what they promise and hold."""

from __future__ import annotations

import io
import re
import struct
import warnings
import zipfile
from collections.abc import Callable
from random import Random

_NAMES = (
    "../../evil.txt", "/etc/evil", "C:\\evil", "a/../b", "", "x" * 5000, "word/document.xml/",
    "CON", "a\\b", "é\u202e.xml", "content.xml", "[Content_Types].xml",
)  # fmt: skip
BOMB = 80 << 20  # bytes of zeros: small when packed, too much for what holds it


def mutate_zip(data: bytes, random: Random, change: Callable[[bytes], bytes]) -> bytes:
    """``data`` with something about its members or its directory changed.

    Parameters
    ----------
    change
        Changes the contents of a member.
    """
    members = _members(data)
    if not members:
        return data[: random.randrange(len(data) + 1)]
    if random.random() < 0.6:
        at = random.randrange(len(members))
        members[at] = (members[at][0], change(members[at][1]))
        return _written(members, random)
    return random.choice(_CHANGES)(data, members, random)


Members = list[tuple[str, bytes]]


def _members(data: bytes) -> Members:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return [
                (info.filename, archive.read(info))
                for info in archive.infolist()
                if info.file_size < 4 << 20
            ]
    except Exception:  # already broken beyond what the library reads
        return []


def _written(members: Members, random: Random) -> bytes:
    out = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(out, "w") as archive:
        warnings.simplefilter("ignore")  # two members of one name are meant
        for name, contents in members:
            info = zipfile.ZipInfo(name or "x", (2020, 1, 1, 0, 0, 0))
            stored = name == "mimetype" or random.random() < 0.1
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, contents)
    return out.getvalue()


def _renamed(_: bytes, members: Members, random: Random) -> bytes:
    at = random.randrange(len(members))
    members[at] = (random.choice(_NAMES), members[at][1])
    return _written(members, random)


def _doubled(_: bytes, members: Members, random: Random) -> bytes:
    name, contents = random.choice(members)
    if random.random() < 0.5:
        name = name.upper()
    if name in dict(members):
        return _patched(_written([*members, (name[:-1] + "~", contents)], random), name)
    return _written([*members, (name, contents)], random)


def _patched(data: bytes, name: str) -> bytes:
    """A zip in which ``name~`` is called ``name``, so that two members have one name."""
    return data.replace((name[:-1] + "~").encode(), name.encode())


def _dropped(_: bytes, members: Members, random: Random) -> bytes:
    del members[random.randrange(len(members))]
    return _written(members, random)


def _swapped(_: bytes, members: Members, random: Random) -> bytes:
    one, two = random.randrange(len(members)), random.randrange(len(members))
    members[one], members[two] = (
        (members[one][0], members[two][1]),
        (members[two][0], members[one][1]),
    )
    return _written(members, random)


def _cut(_: bytes, members: Members, random: Random) -> bytes:
    at = random.randrange(len(members))
    name, contents = members[at]
    members[at] = (name, contents[: random.randrange(len(contents) + 1)])
    return _written(members, random)


def _bomb(_: bytes, members: Members, random: Random) -> bytes:
    at = random.randrange(len(members))
    if random.random() < 0.9:  # costs a third of a second, so not every time
        return _cut(_, members, random)
    members[at] = (members[at][0], bytes(BOMB))
    return _written(members, random)


def _many(_: bytes, members: Members, random: Random) -> bytes:
    return _written([*members, *((f"n{number}", b"") for number in range(3000))], random)


def _directory(data: bytes, _: Members, random: Random) -> bytes:
    """A field of a record of the directory, or of a local header, says something else."""
    places = [hit.start() for hit in re.finditer(rb"PK\x01\x02|PK\x03\x04|PK\x05\x06", data)]
    at = random.choice(places) + random.randrange(4, 46)
    value = random.choice((0, 1, 8, 14, 99, 0xFF, 0xFFFF, 0xFFFFFFFF, len(data)))
    size = random.choice(("<H", "<I"))
    packed = struct.pack(size, value & (0xFFFF if size == "<H" else 0xFFFFFFFF))
    return data[:at] + packed + data[at + len(packed) :]


def _surrounded(data: bytes, _: Members, random: Random) -> bytes:
    extra = bytes(random.choice((1, 100, 70_000)))
    return extra + data if random.random() < 0.5 else data + extra


_CHANGES = (
    _renamed, _doubled, _dropped, _swapped, _cut, _bomb, _many, _directory, _directory, _surrounded,
)  # fmt: skip

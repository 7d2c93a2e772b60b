"""Changes to JSON, alone and in learning events: values that no writer puts there."""

from __future__ import annotations

import base64
import json
import sys
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

_DEEP = "@@deep@@"
_HOSTILE: tuple[Any, ...] = (
    None, True, 0, -1, 1, 7, 1.5, 1e308, -1e308, float("nan"), float("inf"), float("-inf"), 2**31,
    2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64, -(2**63), 10**400, "", "x" * 100_000, "\ud800",
    "\0", "../../x", "nan", "9" * 400, "\ue000\ue001", "a\nb\tc", [], {}, [[]], [None], {"": ""},
    [0] * 5000, _DEEP,
)  # fmt: skip


def mutate_json(data: bytes, random: Random) -> bytes:
    """Another value, a key less or more, two values exchanged."""
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        return _cut(data, random)
    places = list(_places(whole))
    if not places:
        whole = random.choice(_HOSTILE)
    else:
        inside, key = random.choice(places)
        kind = random.random()
        if kind < 0.1:
            del inside[key]
        elif kind < 0.2:
            other, place = random.choice(places)
            inside[key] = _copy(other[place])
        elif kind < 0.3 and isinstance(inside, list):
            inside.insert(key, _copy(inside[key]))
        elif kind < 0.3:
            inside[random.choice(("", "x", "__class__", str(key) + "2"))] = inside.pop(key)
        elif kind < 0.55 and isinstance(inside[key], int | float):
            inside[key] = _neighbour(inside[key], random)
        else:
            inside[key] = _copy(random.choice(_HOSTILE))
    try:
        text = json.dumps(whole)
    except (ValueError, RecursionError, OverflowError):
        return data
    deep = random.choice((100, 3000, 100_000))
    return text.replace(f'"{_DEEP}"', "[" * deep + "]" * deep).encode()


def mutate_event(blob: bytes, random: Random) -> bytes:
    """A learning event: JSON, packed."""
    try:
        plain = zlib.decompress(blob)
    except zlib.error:
        return _cut(blob, random)
    return zlib.compress(mutate_json(plain, random))


def mutate_events(data: bytes, random: Random) -> bytes:
    """``learned.jsonl``: packed events, one on each line."""
    lines = data.splitlines(keepends=True)
    if not lines or random.random() < 0.05:
        return _cut(data, random)
    at = random.randrange(len(lines))
    kind = random.random()
    if kind < 0.1:
        lines.insert(at, lines[at])
    elif kind < 0.2:
        del lines[at]
    else:
        try:
            event = base64.b64decode(lines[at])
        except ValueError:
            return _cut(data, random)
        lines[at] = base64.b64encode(mutate_event(event, random)) + b"\n"
    return b"".join(lines)


def _places(value: Any, deep: int = 0) -> Iterator[tuple[Any, Any]]:
    """Containers and keys of all values within."""
    if deep < 30 and isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key], deep + 1)


def _cut(data: bytes, random: Random) -> bytes:
    """Something less, or a bit changed, where nothing is known of what it is."""
    if not data or random.random() < 0.5:
        return data[: random.randrange(len(data) + 1)]
    at = random.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << random.randrange(8))]) + data[at + 1 :]


def _copy(value: Any) -> Any:
    try:
        return json.loads(json.dumps(value))
    except (ValueError, RecursionError):
        return None


def _neighbour(value: float, random: Random) -> float:
    half = value / 2 if abs(value) < sys.float_info.max else value // 2  # of an int of any size
    return random.choice((value + 1, value - 1, -value, value * 2, half, value * 1000, 0))

"""Changes to models, engines and what they learned, made where it hurts: single elements of arrays,
values in JSON, parts of learning events; checksums fit again, so that readers get beyond them.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from fuzz_folders import array_types, mend_manifests
from fuzz_json import mutate_events, mutate_json
from fuzz_mutate import mutate, mutate_file
from fuzz_seeds import Case, packed

Array = np.ndarray[Any, Any]


def mutate_models(case: Case, others: Sequence[Case], random: Random) -> Case:
    """A folder with arrays in it: an engine, a model, a snapshot."""
    if random.random() < 0.1:
        return mutate(case, others, random)
    changed = dict(case)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        name = random.choice(sorted(changed))
        changed[name] = _changed(changed, name, random)
    if len(changed) > 1 and random.random() < 0.02:
        del changed[random.choice(sorted(changed))]
    if random.random() < 0.95:
        mend_manifests(changed)
    return changed


def mutate_archive(case: Case, others: Sequence[Case], random: Random) -> Case:
    """One file, a zip of an engine: its members are changed as those of a folder."""
    ((name, data),) = case.items()
    if random.random() < 0.1:
        return mutate(case, others, random)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        members = {info.filename: archive.read(info) for info in archive.infolist()}
    return {name: packed(mutate_models(members, [members], random))}


def mutate_array(data: bytes, dtype: np.dtype[Any], random: Random) -> bytes:
    """Other elements, fewer or more of them, in another order."""
    values = np.frombuffer(data[: len(data) - len(data) % dtype.itemsize], dtype).copy()
    kind = random.random()
    if not len(values) or kind < 0.1:
        return _resized(values, random).tobytes()
    if dtype == np.uint8 and data[:1] in (b"{", b"[") and kind < 0.9:
        return mutate_json(data, random)
    if kind < 0.2:
        return _reordered(values, random).tobytes()
    for _ in range(random.choice((1, 1, 1, 2, 8))):
        _set_one(values, random)
    return values.tobytes()


def _changed(case: Case, name: str, random: Random) -> bytes:
    data = case[name]
    if name.endswith(".bin") and (dtype := array_types(case).get(name)) is not None:
        return mutate_array(data, dtype, random)
    if name.endswith(".json"):
        return mutate_json(data, random)
    if name.endswith(".jsonl"):
        return mutate_events(data, random)
    return mutate_file(data, b"", random)


def _resized(values: Array, random: Random) -> Array:
    size = len(values)
    kind = random.randrange(5)
    if kind == 0 or not size:
        return np.concatenate([values, np.zeros(random.choice((1, 2, 100)), values.dtype)])
    if kind == 1:
        return np.concatenate([values, values[-1:]])
    if kind == 2:
        return np.concatenate([values, values])
    return values[: random.choice((0, size - 1, size // 2, random.randrange(size)))]


def _reordered(values: Array, random: Random) -> Array:
    one, two = sorted(random.randrange(len(values)) for _ in range(2))
    kind = random.randrange(4)
    if kind == 0:
        values[one : two + 1] = values[one : two + 1][::-1].copy()
    elif kind == 1:
        values[[one, two]] = values[[two, one]]
    elif kind == 2:
        values[one:] = values[one]
    else:
        values[:] = np.roll(values, 1)
    return values


def _set_one(values: Array, random: Random) -> None:
    at = random.choice((0, len(values) - 1, random.randrange(len(values))))
    if values.dtype.names:
        values = values[random.choice(values.dtype.names)]
    place = (at, *(random.randrange(size) for size in values.shape[1:]))
    if values.dtype.kind in "iu":
        values[place] = _whole_number(values, place, random)
    elif values.dtype.kind == "f":
        values[place] = _real_number(float(values[place]), np.finfo(values.dtype), random)


def _whole_number(values: Array, place: tuple[int, ...], random: Random) -> Any:
    about = np.iinfo(values.dtype)
    value = int(values[place])
    near = int(values[(random.randrange(len(values)), *place[1:])])
    bits = about.bits
    hostile = (
        0, 1, -1, about.max, about.max - 1, about.min, about.max // 2 + 1, value + 1, value - 1,
        value * 2, value ^ (1 << random.randrange(bits)), near, near + 1, near - 1,
        len(values), len(values) - 1, random.getrandbits(bits), random.getrandbits(bits // 2),
    )  # fmt: skip
    wanted = random.choice(hostile)
    wanted &= (1 << bits) - 1
    return wanted - (1 << bits) if wanted > about.max else wanted


def _real_number(value: float, about: Any, random: Random) -> float:
    hostile = (
        float("nan"), float("inf"), float("-inf"), float(about.max), float(about.min),
        float(about.tiny), 0.0, -0.0, 1.0, -1.0, -value, value + 1, value / 1e6,
        max(float(about.min), min(float(about.max), value * 1e6)),
    )  # fmt: skip
    return random.choice(hostile)

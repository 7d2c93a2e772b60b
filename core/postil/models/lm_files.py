"""The folder of a language model: names, types and the checks that opening it makes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from postil.errors import EngineError
from postil.models.array_folder import Array, open_arrays

KIND = "language model"
VERSION = 1
MAX_ORDER = 6

# Slots of a middle order are (key u64, prob f32, backoff f32), of the longest (key u64, prob f32).
UNIGRAM = np.dtype([("prob", "<f4"), ("backoff", "<f4")])
MIDDLE = np.dtype([("key", "<u8"), ("prob", "<f4"), ("backoff", "<f4")])
LONGEST = np.dtype([("key", "<u8"), ("prob", "<f4")])
EMPTY = 0xFFFFFFFFFFFFFFFF

# Tables are stored as bytes: the slot type depends on whether an order is the longest.
ARRAY_TYPES: dict[str, np.dtype[Any]] = {
    "unigrams": np.dtype("<f4"),
    **{f"order{n}": np.dtype("u1") for n in range(2, MAX_ORDER + 1)},
}


def slot_type(n: int, order: int) -> np.dtype[Any]:
    """Type of the slots of order ``n`` in a model of ``order``."""
    return LONGEST if n == order else MIDDLE


def open_model(folder: Path) -> tuple[dict[str, Any], dict[str, Array]]:
    """Map a model and check that a query can never leave its arrays.

    Returns
    -------
    settings, arrays
        ``settings`` holds "order", "counts" and "buckets" besides how the model was made;
        ``arrays`` the unigrams, shape (vocabulary, 2) float32, and ``order2`` … as slots.

    Raises
    ------
    EngineError
        The folder is missing, damaged or of another format version.
    """
    settings, raw = open_arrays(folder, KIND, VERSION, ARRAY_TYPES)
    if not isinstance(settings, dict):
        raise _damaged(folder, "its manifest has no settings")
    order = settings.get("order")
    if not isinstance(order, int) or not 1 <= order <= MAX_ORDER:
        raise _damaged(folder, f"order {order!r} is not between 1 and {MAX_ORDER}")
    for name in ("counts", "buckets"):
        values = settings.get(name)
        if not (
            isinstance(values, list)
            and len(values) == order
            and all(isinstance(value, int) for value in values)
        ):
            raise _damaged(folder, f"its manifest does not tell the {name} of each order")
    unigrams = raw["unigrams"]
    if unigrams.size < 6 or unigrams.size % 2 or np.isnan(unigrams[0]):
        raise _damaged(folder, "its unigrams do not hold <unk>, <s> and </s>")
    arrays = {"unigrams": unigrams.reshape(-1, 2)}
    for n in range(2, order + 1):
        slots = slot_type(n, order)
        data = raw[f"order{n}"]
        if data.size % slots.itemsize:
            raise _damaged(folder, f"order{n} is not a whole number of slots")
        table = data.view(slots)
        buckets = settings["buckets"][n - 1]
        if not 0 < buckets < min(len(table), 1 << 32) or table["key"][-1] != EMPTY:
            raise _damaged(folder, f"order{n} does not end in an empty slot")
        arrays[f"order{n}"] = table
    return settings, arrays


def _damaged(folder: Path, why: str) -> EngineError:
    return EngineError(
        f"{folder} is damaged: {why}.", hint="Import the engine again or train it again."
    )

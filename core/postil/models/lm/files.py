"""The folder of a language model, in either form: names, types, the checks of opening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from postil.messages import Message
from postil.models.lm.checks import is_table
from postil.types.array_folder import MANIFEST, Array, damaged, kind_of, open_checked

KIND = "language model"
VERSION = 1
TRIE_KIND = "language model trie"
TRIE_VERSION = 1
MAX_ORDER = 6

# Slots of a middle order are (key u64, prob f32, backoff f32), of the longest (key u64, prob f32).
MIDDLE = np.dtype([("key", "<u8"), ("prob", "<f4"), ("backoff", "<f4")])
LONGEST = np.dtype([("key", "<u8"), ("prob", "<f4")])
EMPTY = 0xFFFFFFFFFFFFFFFF

# Tables are stored as bytes: the slot type depends on whether an order is the longest.
ARRAY_TYPES: dict[str, np.dtype[Any]] = {
    "unigrams": np.dtype("<f4"),
    **{f"order{n}": np.dtype("u1") for n in range(2, MAX_ORDER + 1)},
}
TRIE_TYPES: dict[str, np.dtype[Any]] = {
    **ARRAY_TYPES,
    "roots": np.dtype("<u4"),
    "bins": np.dtype("<f4"),
}
BINS = 256  # of a quantised value: codes of 8 bits
PADDING = 8  # bytes behind the last record of a trie array


@dataclass(frozen=True, slots=True)
class LevelLayout:
    """Bits of a record of one order of a trie (``trie_format.pxd``)."""

    word: int
    prob: int
    backoff: int
    next: int

    @property
    def stride(self) -> int:
        """Bits of a whole record."""
        return self.word + self.prob + self.backoff + self.next

    def size(self, count: int) -> int:
        """Bytes of ``count`` records, the one that ends the last, and the padding."""
        records = count + (self.backoff > 0)
        return (records * self.stride + 7) // 8 + PADDING


def trie_layout(k: int, counts: Sequence[int], word_bits: int, quantised: bool) -> LevelLayout:
    """Layout of order ``k`` of a model with ``counts`` n-grams of each order."""
    prob, backoff = (8, 8) if quantised else (31, 32)
    if k == len(counts):
        return LevelLayout(word_bits, prob, 0, 0)
    return LevelLayout(word_bits, prob, backoff, max(1, counts[k].bit_length()))


def word_bits_for(vocabulary_size: int) -> int:
    """Bits of a scrambled word."""
    return max(2, (vocabulary_size - 1).bit_length())


def slot_type(n: int, order: int) -> np.dtype[Any]:
    """Type of the slots of order ``n`` in a model of ``order``."""
    return LONGEST if n == order else MIDDLE


def open_model(folder: Path) -> tuple[dict[str, Any], dict[str, Array]]:
    """Map a model and check that a query can never leave its arrays.

    Returns
    -------
    settings, arrays
        ``settings`` holds "order" and "counts" besides how the model was made; ``arrays`` the
        unigrams, shape (vocabulary, 2) float32, and ``order2`` …. In probing form they are slots,
        and the settings hold "buckets". In a trie they are bytes; there are "roots" too, the
        settings hold "quantised", and if it is true there are "bins", shape (order + 1, 2, 256).

    Raises
    ------
    EngineError
        The folder is missing, damaged or of another format version.
    """
    if kind_of(folder) == TRIE_KIND:
        settings, raw, _ = open_checked(
            folder, TRIE_KIND, TRIE_VERSION, TRIE_TYPES, partial(_check_trie, folder)
        )
        return settings, _trie_arrays(settings, raw)
    settings, raw, _ = open_checked(folder, KIND, VERSION, ARRAY_TYPES, partial(_check, folder))
    order = settings["order"]
    tables = {f"order{n}": raw[f"order{n}"].view(slot_type(n, order)) for n in range(2, order + 1)}
    return settings, {"unigrams": raw["unigrams"].reshape(-1, 2), **tables}


def _trie_arrays(settings: dict[str, Any], raw: dict[str, Array]) -> dict[str, Array]:
    order = settings["order"]
    arrays = {f"order{k}": raw[f"order{k}"] for k in range(2, order + 1)}
    arrays |= {"unigrams": raw["unigrams"].reshape(-1, 2), "roots": raw["roots"]}
    if settings["quantised"] and order > 1:
        arrays["bins"] = raw["bins"].reshape(order + 1, 2, BINS)
    return arrays


def _check(folder: Path, settings: dict[str, Any], raw: dict[str, Array]) -> dict[str, int]:
    """The check of the probing form (see ``array_folder.open_checked``)."""
    order = _check_settings(folder, settings, ("counts", "buckets"))
    facts = _check_unigrams(folder, raw, order)
    for n in range(2, order + 1):
        slots = slot_type(n, order)
        data = raw[f"order{n}"]
        if data.size % slots.itemsize:
            raise damaged(
                folder, Message("{file} is not a whole number of slots", file=f"order{n}.bin")
            )
        table = data.view(slots)
        buckets, count = settings["buckets"][n - 1], settings["counts"][n - 1]
        if not 0 < buckets < min(len(table), 1 << 32) or table["key"][-1] != EMPTY:
            raise damaged(
                folder, Message("{file} does not end in an empty slot", file=f"order{n}.bin")
            )
        if not is_table(data, n == order, buckets, count):
            raise damaged(
                folder,
                Message(
                    "{file} does not hold {number} n-grams", file=f"order{n}.bin", number=count
                ),
            )
    return facts


def _check_trie(folder: Path, settings: dict[str, Any], raw: dict[str, Array]) -> dict[str, int]:
    """The check of a trie. The places in its records need none: they are cut to what is there."""
    order = _check_settings(folder, settings, ("counts",))
    quantised = settings.get("quantised")
    facts = _check_unigrams(folder, raw, order)
    counts = settings["counts"]
    word_bits = word_bits_for(facts["words"])
    if not isinstance(quantised, bool) or not all(0 <= count < 1 << 40 for count in counts):
        raise damaged(folder, Message("{file} does not tell how it is laid out", file=MANIFEST))
    for k in range(2, order + 1):
        layout = trie_layout(k, counts, word_bits, quantised)
        if raw[f"order{k}"].size != layout.size(counts[k - 1]):
            raise damaged(
                folder,
                Message(
                    "{file} does not hold {number} n-grams",
                    file=f"order{k}.bin",
                    number=counts[k - 1],
                ),
            )
    roots = raw["roots"]
    if order > 1 and (
        len(roots) != (1 << word_bits) + 1
        or np.any(roots[1:] < roots[:-1])
        or roots[-1] != counts[1]
    ):
        raise damaged(folder, "roots.bin does not fit the words")
    if quantised and order > 1 and raw["bins"].size != (order + 1) * 2 * BINS:
        raise damaged(folder, "bins.bin is not complete")
    return facts


def _check_settings(folder: Path, settings: dict[str, Any], lists: tuple[str, ...]) -> int:
    """The order, once it and ``lists`` of one whole number per order are there."""
    order = settings.get("order")
    if not isinstance(order, int) or not 1 <= order <= MAX_ORDER:
        raise damaged(
            folder,
            Message(
                "{file}: order {order!r} is not between 1 and {most}",
                file=MANIFEST,
                order=order,
                most=MAX_ORDER,
            ),
        )
    for name in lists:
        values = settings.get(name)
        if not (
            isinstance(values, list)
            and len(values) == order
            and all(isinstance(value, int) for value in values)
        ):
            raise damaged(
                folder,
                Message("{file} does not tell the {name} of each order", file=MANIFEST, name=name),
            )
    return order


def _check_unigrams(folder: Path, raw: dict[str, Array], order: int) -> dict[str, int]:
    """Facts: how many words there are."""
    unigrams = raw["unigrams"]
    if unigrams.size < 6 or unigrams.size % 2 or np.isnan(unigrams[0]):
        raise damaged(folder, "unigrams.bin does not hold <unk>, <s> and </s>")
    backoffs = unigrams[1::2]
    if order == 1 and not np.all((backoffs == 0) & np.signbit(backoffs)):
        raise damaged(folder, "unigrams.bin has contexts, but the model has none")
    return {"words": unigrams.size // 2}

"""Checks of the models of an engine: each thing that kernels rely on is looked at, on its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from postil.errors import PostilError
from postil.features.sparse_model import ARRAYS as WEIGHTS
from postil.features.sparse_model import MOST_WEIGHT, MOST_WORD, check_sparse_model
from postil.models.grammar.grammar import MOST_LABELS, check_labels
from postil.models.grammar.rule_corpus import TYPES as RULE_CORPUS
from postil.models.grammar.rule_corpus import OnDemandOptions, check_rule_corpus
from postil.models.lexicon.count import LEXICON_TYPES
from postil.models.lexicon.model import check_lexicon
from postil.models.lm import files as lm_files
from postil.models.phrase_table.pair_scores import MOST_SCORE, check_scores
from postil.models.tree_grammar.rule_trees import MOST_NODES, check_trees
from postil.models.tree_grammar.rule_trees import TYPES as TREES
from postil.models.word_distortion import TYPES as DISTORTION
from postil.models.word_distortion import check_word_distortion

Array = npt.NDArray[Any]
Check = Callable[[dict[str, Any], dict[str, Array]], Mapping[str, int]]
Change = tuple[str, Callable[[Array], Any] | object]
HOME = Path("engine")
HIGH = 2**64 - 1
FARTHEST = 1 << 16  # slots from the home of a key, see lm/checks.pyx
BINS = 21  # of jumps, see word_distortion.pxd
REFUSED = (ArithmeticError, LookupError, TypeError, ValueError, PostilError)


@dataclass(frozen=True)
class Model:
    """A sound model, and changes that make it none: a setting or an array, and what becomes of it;
    several at once where each alone is noticed by something else.
    """

    check: Check
    settings: dict[str, Any]
    arrays: dict[str, Array]
    changes: tuple[tuple[Change, ...], ...]

    def changed(self, changes: tuple[Change, ...]) -> tuple[dict[str, Any], dict[str, Array]]:
        settings = dict(self.settings)
        arrays = {name: values.copy() for name, values in self.arrays.items()}
        for name, change in changes:
            if name in arrays:
                arrays[name] = change(arrays[name]) if callable(change) else np.asarray(change)
            else:
                settings[name] = change
        return settings, arrays


def put(at: Any, value: Any, field: str = "") -> Callable[[Array], Array]:
    def change(values: Array) -> Array:
        (values[field] if field else values)[at] = value
        return values

    return change


def cut(values: Array) -> Array:
    return values[:-1]


def longer(values: Array) -> Array:
    return np.append(values, values[-1:])


def one(name: str, *changes: Any) -> tuple[tuple[Change, ...], ...]:
    """Changes of one thing, each alone."""
    return tuple(((name, change),) for change in changes)


def arrays_of(types: Mapping[str, np.dtype[Any]], **values: Any) -> dict[str, Array]:
    return {name: np.array(values.get(name, ()), kind) for name, kind in types.items()}


def slots(size: int, keys: int) -> Array:
    found = np.zeros(size, WEIGHTS["slots"])
    found["key"][:keys] = np.arange(1, keys + 1)
    found["weight"][:keys] = 0.5
    return found


SPARSE = Model(
    check_sparse_model,
    {"features": 2, "templates": ["block"], "forms": ["class"], "frequent": [[3], [4, 5]]},
    {"slots": slots(16, 2)},
    (
        *one("slots", slots(8, 2), slots(24, 2), slots(0, 0), slots(16, 3)),
        (("slots", slots(16, 16)), ("features", 16)),
        *one("slots", put(5, np.nan, "weight"), put(0, np.inf, "weight")),
        *one("slots", put(0, 2 * MOST_WEIGHT, "weight"), put(0, -2 * MOST_WEIGHT, "weight")),
        *one("features", 1, 16, 2**70, 2.0, "2", None),
        (("slots", slots(16, 1)), ("features", True)),
        *one("templates", ["no such template"], 5, None),
        *one("forms", ["no such form"]),
        *one("frequent", [[3]], [[3], [4], [5]], [[True], []], [[3.0], []], [[], ["3"]]),
        *one("frequent", [[-1], []], [[], [MOST_WORD]]),
    ),
)

ROWS = 2
JUMPS = Model(
    check_word_distortion,
    {"rows": ROWS, "bins": BINS},
    arrays_of(
        DISTORTION,
        rows=[0, 0, 0, 1],
        outbound=np.full(ROWS * BINS, -1.0),
        inbound=np.full(ROWS * BINS, -1.0),
    ),
    (
        *one("rows", 3, 0, True, 2.0),  # the setting of that name is changed below
        *one("bins", BINS + 1, None),
        *one("outbound", cut, longer, put(3, np.nan), put(0, np.inf), put(0, -np.inf)),
        *one("inbound", cut, longer, put(3, np.nan), put(-1, np.inf)),
    ),
)
JUMPS_ROWS = (put(-1, ROWS), put(0, 2**32 - 1), np.empty(0, np.uint32))

LEXICON = Model(
    check_lexicon,
    {},
    arrays_of(
        LEXICON_TYPES,
        offsets=[0, 0, 1, 3, 4],  # of three words and of none
        columns=[0, 0, 1, 1],
        counts=[1, 2, 3, 4],
        source_totals=[1, 5, 4, 4],
        target_totals=[3, 7, 4],
    ),
    (
        *one("offsets", cut, longer, put(0, 1), put(1, 3), put(2, HIGH), put(-1, 3), put(-1, 5)),
        *one("columns", cut, longer),
        *one("counts", cut, longer),
        *one("source_totals", cut, longer),
        *one("target_totals", np.empty(0, np.uint64)),
        *one("offsets", [1, 1, 1, 3, 4]),
        (("source_totals", [1]), ("offsets", [0, 4, 4])),
        (("source_totals", np.empty(0, np.uint64)), ("offsets", np.zeros(1, np.uint64)),
         ("columns", np.empty(0, np.uint32)), ("counts", np.empty(0, np.uint32))),
    ),
)  # fmt: skip


def probing(keys: list[int], order: int, spare: int = 4) -> Array:
    """A table of one home slot for each key, as bytes."""
    kind = lm_files.slot_type(order, 3)
    found = np.zeros(len(keys) + spare, kind)
    found["key"] = lm_files.EMPTY
    found["key"][: len(keys)] = keys
    return found.view(np.uint8)


KEYS = [5, 1 << 62, 2 << 62, 3 << 62]
PROBING = Model(
    partial(lm_files._check, HOME),
    {"order": 3, "counts": [3, 4, 4], "buckets": [0, 4, 4]},
    {
        **arrays_of(lm_files.ARRAY_TYPES, unigrams=[-1.0, -0.5] * 3),
        "order2": probing(KEYS, 2),
        "order3": probing(KEYS, 3),
    },
    (
        *one("unigrams", cut, np.full(4, -1.0, np.float32), put(0, np.nan)),
        (("unigrams", np.full(7, -1.0, np.float32)),),
        *one("order2", cut, longer, np.empty(0, np.uint8), probing(KEYS, 2, spare=0)),
        *one("order3", cut, longer, np.empty(0, np.uint8), probing(KEYS, 3, spare=0)),
        *one("order2", probing([*KEYS[:2], KEYS[3], KEYS[2]], 2), probing([7, 7, *KEYS[2:]], 2)),
        *one("order2", probing([KEYS[3], *KEYS[1:]], 2)),  # before its home
        (("order2", probing([*KEYS, lm_files.EMPTY - 1], 2)),),  # one more than is said
        (("order2", probing([*KEYS[:3]], 2)),),
        (("order2", probing([1 << 62], 2)), ("counts", [3, 1, 4])),  # before its home, the first
        (("order2", probing([*KEYS, lm_files.EMPTY - 1], 2, spare=0)), ("counts", [3, 5, 4])),
        (("order2", probing([], 2, spare=1)), ("counts", [3, 0, 4]), ("buckets", [0, 1, 4])),
        *one("buckets", [0, 0, 4], [0, -1, 4], [0, 8, 4], [0, 1 << 32, 4], [0, 4], 4),
        *one("buckets", [0, 4.0, 4], [0, "4", 4]),
        *one("counts", [3, 5, 4], [3, -1, 4], [3, 8, 4], [3, 4], None, [3, 4, 4, 4]),
        *one("order", 0, 7, "3", 3.0, None),
    ),
)
FIRST_ORDER = Model(
    partial(lm_files._check, HOME),
    {"order": 1, "counts": [3], "buckets": [0]},
    arrays_of(lm_files.ARRAY_TYPES, unigrams=[-1.0, -0.0] * 3),
    one("unigrams", put(1, 0.0), put(3, -0.5), put(5, np.nan)),
)


def trie_arrays(*, quantised: bool) -> dict[str, Array]:
    sizes = {
        f"order{k}": lm_files.trie_layout(k, [4, 5, 6], 2, quantised).size([0, 0, 5, 6][k])
        for k in (2, 3)
    }
    return {
        **arrays_of(
            lm_files.TRIE_TYPES,
            unigrams=[-1.0, -0.5] * 4,
            roots=[0, 1, 1, 3, 5],
            bins=np.zeros(4 * 2 * lm_files.BINS) if quantised else [],
        ),
        **{name: np.zeros(size, np.uint8) for name, size in sizes.items()},
    }


TRIE = Model(
    partial(lm_files._check_trie, HOME),
    {"order": 3, "counts": [4, 5, 6], "quantised": False},
    trie_arrays(quantised=False),
    (
        *one("unigrams", cut, put(0, np.nan), np.full(4, -1.0, np.float32)),
        *one("order2", cut, longer, np.empty(0, np.uint8)),
        *one("order3", cut, longer, np.empty(0, np.uint8)),
        *one("roots", cut, longer, put(1, 4), put(-1, 6), put(-1, 3), put(0, 2**32 - 1)),
        *one("counts", [4, 50, 6], [4, 5, 60], [4, -1, 6], [4, 1 << 40, 6], [1 << 40, 5, 6]),
        *one("counts", [-1, 5, 6], [4, 5], [4, 5.0, 6]),
        *one("quantised", 0, None, "no", True),
        *one("order", 0, 7, None),
    ),
)
QUANTISED = Model(
    partial(lm_files._check_trie, HOME),
    {"order": 3, "counts": [4, 5, 6], "quantised": True},
    trie_arrays(quantised=True),
    one("bins", cut, longer, np.empty(0, np.float32)),
)

RULE_TREES = Model(
    partial(check_trees, 3),
    {},
    arrays_of(TREES, offsets=[0, 2, 2, 3], nodes=[0 << 16, 2 << 16 | 1, 1 << 16]),
    (
        *one("offsets", np.empty(0, np.uint64), put(0, 1), put(-1, 2), put(-1, 4), put(1, 3)),
        *one("offsets", put(1, HIGH)),
        *one("nodes", put(1, 3 << 16), put(0, 2**32 - 1), cut, longer),
        (("offsets", [0, MOST_NODES + 1]), ("nodes", np.zeros(MOST_NODES + 1, np.uint32))),
        (("offsets", np.empty(0, np.uint64)), ("nodes", np.empty(0, np.uint32))),
    ),
)

LABELS = Model(
    lambda settings, _: check_labels(HOME, settings) or {},
    {"labels": ["NP", "VP"], "unknown": [[0, -0.5], [1, -1.0]]},
    {},
    (
        *one("labels", "NP", ("NP", "VP"), ["NP", 3], {"NP": 0, "VP": 1}),
        *one("labels", [str(n) for n in range(MOST_LABELS + 1)]),
        *one("unknown", ((0, -0.5),), [[2, -0.5]], [[-1, -0.5]], [[0, 0.5]], [[0, -101.0]]),
        *one("unknown", [[0, float("nan")]], [[0]], [0], [[0, "x"]], [["NP", -0.5]], None),
    ),
)

LONG = ("source_tokens", "suffixes", "source_weights")
CORPUS = Model(
    check_rule_corpus,
    {"options": asdict(OnDemandOptions())},
    arrays_of(
        RULE_CORPUS,
        source_tokens=[3, 4, 5],
        source_offsets=[0, 2, 3],
        target_tokens=[6, 7, 8, 9],
        target_offsets=[0, 1, 4],
        points=[1, 0, 0, 2],
        point_offsets=[0, 1, 2],
        suffixes=[0, 1, 2],
        source_weights=[-1.0] * 3,
        target_weights=[-1.0] * 4,
    ),
    (
        *one("source_offsets", cut, longer, put(0, 1), put(1, HIGH), put(-1, 2), put(-1, 4)),
        *one("target_offsets", cut, longer, put(0, 1), put(1, HIGH), put(-1, 3), put(-1, 5)),
        *one("point_offsets", cut, longer, put(0, 1), put(1, HIGH), put(-1, 1), put(-1, 3)),
        *one("source_tokens", cut, longer),
        *one("target_tokens", cut, longer),
        *one("points", cut, longer, put(0, 2), put(1, 1), put(2, 1), put(3, 3), put(3, 2**16 - 1)),
        *one("suffixes", cut, longer, put(0, 3), put(-1, 2**32 - 1)),
        *one("source_weights", cut, longer, put(0, np.nan), put(1, np.inf)),
        *one("target_weights", cut, longer, put(0, np.nan), put(1, -np.inf)),
        tuple((name, np.empty(0, kind)) for name, kind in RULE_CORPUS.items()),
        (("points", []), ("point_offsets", [0, 0])),  # one sentence less
        (("points", [0, 0, 0, 2]), ("source_offsets", [1, 2, 3])),
        (("points", [0, 0, 0, 0]), ("target_offsets", [1, 2, 4])),
        (("points", []), ("point_offsets", [0, 0, 0]), ("source_offsets", put(1, HIGH))),
        (
            *((name, np.broadcast_to(np.zeros(1, RULE_CORPUS[name]), 2**32)) for name in LONG),
            ("source_offsets", [0, 2, 2**32]),
        ),
        *one("options", {}, {"colour": "red"}, asdict(OnDemandOptions()) | {"span": 99}, None),
        *one("options", asdict(OnDemandOptions()) | {"colour": "red"}),
    ),
)

SCORES = Model(
    partial(check_scores, HOME),
    {},
    {"scores": np.array([0.5, -1.0], np.float32)},
    one("scores", put(0, np.nan), put(1, np.inf), put(0, -np.inf), put(0, 2 * MOST_SCORE),
        put(1, -2 * MOST_SCORE)),
)  # fmt: skip

MODELS = {
    "sparse weights": SPARSE,
    "lexicon": LEXICON,
    "language model": PROBING,
    "language model of single words": FIRST_ORDER,
    "trie": TRIE,
    "quantised trie": QUANTISED,
    "trees of rules": RULE_TREES,
    "labels of rules": LABELS,
    "rule corpus": CORPUS,
    "scores of phrases": SCORES,
}


def passes(model: Model, changes: tuple[Change, ...]) -> bool:
    try:
        model.check(*model.changed(changes))
    except REFUSED:
        return False
    return True


@pytest.mark.parametrize("name", MODELS)
def test_each_flaw_is_found(name: str) -> None:
    model = MODELS[name]
    model.check(dict(model.settings), dict(model.arrays))
    assert [changes for changes in model.changes if passes(model, changes)] == []


def test_each_flaw_of_a_word_distortion_model_is_found() -> None:
    """A setting and an array have one name there."""
    JUMPS.check(dict(JUMPS.settings), dict(JUMPS.arrays))
    for changes in JUMPS.changes:
        ((name, change),) = changes
        settings, arrays = dict(JUMPS.settings), dict(JUMPS.arrays)
        if name in ("rows", "bins"):
            settings[name] = change
        else:
            _, arrays = JUMPS.changed(changes)
        with pytest.raises(REFUSED):
            JUMPS.check(settings, arrays)
    for change in JUMPS_ROWS:
        _, arrays = JUMPS.changed((("rows", change),))
        with pytest.raises(REFUSED):
            JUMPS.check(dict(JUMPS.settings), arrays)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("order2", cut, "order2.bin is not a whole number of slots"),
        ("order", 0, "order 0 is not between 1 and 6"),
        ("order", 7, "order 7 is not between 1 and 6"),
        ("order", 3.0, "order 3.0 is not between 1 and 6"),
        ("order", "3", "order '3' is not between 1 and 6"),
        ("buckets", 4, "does not tell the buckets of each order"),
        ("counts", [3, 4], "does not tell the counts of each order"),
    ],
)
def test_what_is_wrong_with_a_language_model_is_said(name: str, value: Any, said: str) -> None:
    with pytest.raises(PostilError, match=said):
        PROBING.check(*PROBING.changed(((name, value),)))


def test_a_key_that_stands_far_behind_its_home_is_found() -> None:
    """Each search would go through all that lies between."""
    settings = {**PROBING.settings, "counts": [3, 1, 4], "buckets": [0, 1, 4]}
    for place in (FARTHEST, FARTHEST + 1):
        slots = np.zeros(place + 2, lm_files.MIDDLE)
        slots["key"] = lm_files.EMPTY
        slots["key"][place] = 5
        arrays = {**PROBING.arrays, "order2": slots.view(np.uint8)}
        if place == FARTHEST:
            PROBING.check(settings, arrays)
        else:
            with pytest.raises(PostilError, match="does not hold 1"):
                PROBING.check(settings, arrays)

"""The yardstick: speed of the machine itself, measured beside each figure.

Three loops, each of about a second of CPU time: ``compute`` (arithmetic on numbers that stay in the
processor's first caches), ``memory`` (reads at random places of an array far larger than any cache)
and, if the package ``kenlm`` is there, ``kenlm`` (its queries on a model made here). Each gives a
rate per CPU second; over its ``REFERENCE`` that is the pace of the machine, 1.0 for one that does
exactly that much. A figure relative to the yardstick is the figure on a machine of pace 1.0.
"""

from __future__ import annotations

import argparse
import math
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from common import Row

from postil.models.lm.arpa import write_arpa
from postil.models.lm.estimate import LMOptions, estimate_lm
from postil.text.vocabulary import Vocabulary

REFERENCE = {"compute": 4e8, "memory": 1e8, "kenlm": 5e6}  # steps, reads, queries per CPU second
SECONDS = 1.0  # CPU time of each loop; see ``--yardstick``
_TIMES = {"s", "ms", "µs", "CPU s", "CPU ms", "CPU µs"}
_CELLS = 1 << 25  # of four bytes
_READS = 1 << 18  # in one call of numpy
_IN_CACHE = 1 << 11  # numbers of the compute loop
_WORDS, _SENTENCES, _LENGTH = 50_000, 30_000, 20  # of the text of kenlm's model

READING = """\
how to read the figures:
  VALUE UNIT [LEAST to GREATEST]  relative to LOOP VALUE, ...
  A figure is the median of --repeats measurements, with the least and the greatest of
  them. Beside each measurement the speed of the machine is measured by short loops
  (CPU time): "compute" is arithmetic within the caches, "memory" reads at random places
  outside them, "kenlm" queries of that package, if it is there. The value relative to a
  loop is the figure on a machine that runs this loop at the reference pace (1.0), so it
  compares with notes of other days and machines, which the value itself does not:
  compare relative values of the same loop. Decoding, look-ups and training lie between
  compute and memory; if the two disagree on what changed, the machine did. A pace that
  differs much from that of the row before says that other work disturbed the run.
  The JSON file has the paces too ("pace"), and "spread" and "relative" for each row."""

Pace = dict[str, float]


def add_yardstick_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = READING
    parser.add_argument("--repeats", type=int, default=3, help="of each measurement (%(default)s)")
    parser.add_argument(
        "--yardstick",
        type=float,
        default=SECONDS,
        metavar="SECONDS",
        help="of CPU time for each loop that measures the machine; 0 leaves it out (%(default)s)",
    )


class Yardstick:
    """Repeats of measurements, with the pace of the machine before, between and after them.

    Parameters
    ----------
    repeats
        How often each measurement is taken.
    seconds
        CPU time of each loop; 0 measures no pace, and rows get nothing relative to it.
    """

    def __init__(self, repeats: int, seconds: float = SECONDS) -> None:
        if repeats < 1 or seconds < 0:
            raise ValueError(f"{repeats} repeats, {seconds} seconds of the yardstick")
        self._repeats = repeats
        self._seconds = seconds

    @classmethod
    def of(cls, args: argparse.Namespace) -> Yardstick:
        """From the options of :func:`add_yardstick_arguments`."""
        return cls(args.repeats, args.yardstick)

    def beside(self, measured: Callable[..., list[Row]], *args: Any) -> list[Row]:
        """Rows of ``measured(*args)``: the median of all repeats, their spread, and the median
        relative to the pace on both sides of each.
        """
        runs: list[tuple[list[Row], Pace]] = []
        before = pace(self._seconds)
        for _ in range(self._repeats):
            rows = measured(*args)
            after = pace(self._seconds)
            runs.append((rows, {name: math.sqrt(before[name] * after[name]) for name in after}))
            before = after
        names = [found["name"] for found in runs[0][0]]
        for rows, _ in runs:
            if [found["name"] for found in rows] != names:
                raise ValueError(f"repeats gave other rows than the first: {names}")
        return [
            combined([(rows[number], paces) for rows, paces in runs])
            for number in range(len(names))
        ]


def combined(runs: list[tuple[Row, Pace]]) -> Row:
    """One row of a figure's repeats, each with the pace of the machine beside it."""
    first = runs[0][0]
    values = [found["value"] for found, _ in runs]
    peers = [found["peer_value"] for found, _ in runs if found["peer_value"] is not None]
    result: Row = {
        **first,
        "value": statistics.median(values),
        "peer_value": statistics.median(peers) if peers else None,
    }
    if len(values) > 1:
        result["spread"] = [min(values), max(values)]
    if (is_rate := speed_is_rate(first["unit"])) is not None and runs[0][1]:
        relatives = [relative(found["value"], paces, is_rate=is_rate) for found, paces in runs]
        result["relative"] = {
            name: statistics.median(each[name] for each in relatives) for name in relatives[0]
        }
        result["pace"] = {
            name: statistics.median(paces[name] for _, paces in runs) for name in runs[0][1]
        }
    return result


def speed_is_rate(unit: str) -> bool | None:
    """Whether more of the unit is faster; None for a unit that is no speed."""
    if unit in _TIMES:
        return False
    return True if unit.endswith(("/CPU s", "/s")) else None


def relative(value: float, paces: Pace, *, is_rate: bool) -> dict[str, float]:
    """The value on a machine of pace 1.0, as each loop says."""
    return {name: value / speed if is_rate else value * speed for name, speed in paces.items()}


def pace(seconds: float) -> Pace:
    """Pace of this machine now by each loop that can run here."""
    if not seconds:
        return {}
    rates = {"compute": compute_rate(seconds), "memory": memory_rate(seconds)}
    if (queries := kenlm_rate(seconds)) is not None:
        rates["kenlm"] = queries
    return {name: rate / REFERENCE[name] for name, rate in rates.items()}


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per CPU second; ``work`` says how many it did."""
    work()
    done, start = 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        done += work()
    return done / used


def compute_rate(seconds: float) -> float:
    """Steps of a generator of random numbers (xorshift) per CPU second, many beside each other."""
    numbers = np.arange(1, _IN_CACHE + 1, dtype=np.uint64)
    shifted = np.empty_like(numbers)
    rounds = 256

    def work() -> int:
        for _ in range(rounds):
            for shift, by in ((np.left_shift, 13), (np.right_shift, 7), (np.left_shift, 17)):
                shift(numbers, by, out=shifted)
                np.bitwise_xor(numbers, shifted, out=numbers)
        return rounds * _IN_CACHE

    return _rate(work, seconds)


@cache
def _scattered() -> tuple[np.ndarray, np.ndarray]:
    """An array larger than the caches, and places in it in random order."""
    random = np.random.default_rng(30)
    # not zeros: the system would show one page everywhere
    return np.arange(_CELLS, dtype=np.uint32), random.integers(0, _CELLS, 1 << 23, np.intp)


def memory_rate(seconds: float) -> float:
    """Reads at random places per CPU second."""
    cells, places = _scattered()
    found = np.empty(_READS, np.uint32)
    parts = _cycle(places.reshape(-1, _READS))

    def work() -> int:
        np.take(cells, next(parts), out=found, mode="clip")
        return _READS

    return _rate(work, seconds)


def _cycle(parts: np.ndarray) -> Iterator[np.ndarray]:
    while True:
        yield from parts


def kenlm_rate(seconds: float) -> float | None:
    """Queries per CPU second of the package ``kenlm``; None if it is not there."""
    try:
        import kenlm  # noqa: F401, PLC0415  (not needed to measure)
    except ImportError:
        return None
    model, texts = _kenlm_text()
    sentences = _cycle(np.array(texts, object).reshape(-1, 100))

    def work() -> int:
        for text in next(sentences):
            model.score(text)
        return 100 * (_LENGTH + 1)

    return _rate(work, seconds)


@cache
def _kenlm_text() -> tuple[Any, list[str]]:
    """A model of order 3 of drawn words, frequent and rare ones as in text, and that text."""
    import kenlm  # noqa: PLC0415

    random = np.random.default_rng(30)
    vocabulary = Vocabulary(f"w{number}" for number in range(_WORDS))
    first = len(vocabulary) - _WORDS
    drawn = random.zipf(1.1, _SENTENCES * _LENGTH) % _WORDS
    tokens = (drawn + first).astype(np.uint32)
    offsets = np.arange(0, len(tokens) + 1, _LENGTH, dtype=np.uint64)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = LMOptions(form="trie")  # which keeps its words
        ours = estimate_lm(
            [(tokens, offsets)], 3, folder / "lm", options, vocabulary_size=len(vocabulary)
        )
        write_arpa(ours, folder / "lm.arpa", vocabulary)
        config = kenlm.Config()
        config.show_progress = False
        model = kenlm.Model(str(folder / "lm.arpa"), config)
    words = vocabulary.decode(tokens)
    texts = [" ".join(words[start : start + _LENGTH]) for start in range(0, len(words), _LENGTH)]
    return model, texts

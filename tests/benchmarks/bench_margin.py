"""The max-margin system: CPU and memory of training at 1x, 2x and 4x, and decoding speed.

tech-en-fr and large-en-fr together, shuffled, lower-cased, cut by Postil's tokeniser; the whole is
4x. Decoded are the development segments of tech-en-fr, on one thread, with the weights an engine
starts from.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from common import Clock, Row, measure, row
from engines import read_lines

from postil.bitext.store import Bitext
from postil.models.lm import LanguageModel
from postil.models.lm_estimate import estimate_lm
from postil.models.max_margin.builder import MarginOptions, build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.search.margin_translator import (
    PAPER,
    MarginSearchOptions,
    MarginTranslator,
    margin_weights,
)
from postil.text.tokeniser import Tokeniser

FILES = (
    ("tech-en-fr/train.en-fr.en", "tech-en-fr/train.en-fr.fr"),
    ("large-en-fr/train.en.xz", "large-en-fr/train.fr.xz"),
)
TEST = "tech-en-fr/dev.en-fr.en"
LONGEST = 100  # words on a side
SMALL = 4000  # pairs of a --small run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--gaps", action="store_true", help="source phrases may leave words out")


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="postil-benchmark.") as name:
        folder = Path(name)
        pairs = list(_pairs(args.data))
        random.Random(1).shuffle(pairs)
        pairs = pairs[:SMALL] if args.small else pairs
        for times in (1, 2, 4):
            count = len(pairs) * times // 4
            _write(folder / f"text.{times}", pairs[:count])
            measured = measure(train, folder, times, args.threads, gaps=args.gaps)
            facts = {"pairs": count, "threads": args.threads, "gaps": args.gaps}
            rows += [
                row(f"margin.{times}x.cpu", measured.value["cpu"], "s", **facts),
                row(f"margin.{times}x.peak", measured.peak_mb, "MiB", **facts),
                row(f"margin.{times}x.pairs", measured.value["pairs"], "pairs", **facts),
            ]
        sentences = read_lines(args.data / TEST)[: 100 if args.small else 1000]
        speed = measure(decode, folder, [line.lower() for line in sentences]).value
        for mode, value in speed.items():
            rows.append(row(f"margin.decode.{mode}", value, "sentences/s", threads=1))
    return rows


def _pairs(data: Path) -> Iterator[tuple[list[str], list[str]]]:
    left, right = Tokeniser("en"), Tokeniser("fr")
    for source, target in FILES:
        for pair in zip(read_lines(data / source), read_lines(data / target), strict=True):
            tokens = left.tokenise(pair[0].lower()), right.tokenise(pair[1].lower())
            if min(map(len, tokens)) > 0 and max(map(len, tokens)) <= LONGEST:
                yield tokens


def _write(folder: Path, pairs: list[tuple[list[str], list[str]]]) -> None:
    with Bitext.create(folder, "en", "fr") as writer:
        for source, target in pairs:
            writer.add(source, target)


def train(folder: Path, times: int, threads: int, *, gaps: bool) -> dict[str, float]:
    """Build one matrix; CPU seconds and pairs kept."""
    bitext = Bitext.open(folder / f"text.{times}")
    sizes = len(bitext.source.vocabulary), len(bitext.target.vocabulary)
    with Clock() as clock:
        build_matrix(bitext, sizes, folder / "matrix", MarginOptions(gaps=gaps, threads=threads))
    return {"cpu": clock.cpu, "pairs": len(MarginMatrix.open(folder / "matrix"))}


def decode(folder: Path, lines: list[str]) -> dict[str, float]:
    """Sentences per CPU second of each mode, on the largest matrix."""
    bitext = Bitext.open(folder / "text.4")
    vocabulary, words = bitext.source.vocabulary, len(bitext.target.vocabulary)
    estimate_lm([bitext.target], 5, folder / "lm", vocabulary_size=words)
    matrix, lm = MarginMatrix.open(folder / "matrix"), LanguageModel.open(folder / "lm")
    tokeniser = Tokeniser("en")
    sources = [vocabulary.encode(tokeniser.tokenise(line)) for line in lines]
    found = {}
    for options in (MarginSearchOptions(), PAPER):
        translator = MarginTranslator(matrix, lm, margin_weights(), options)
        with Clock() as clock:
            for source in sources:
                translator.best(source)
        found[options.mode] = len(sources) / clock.cpu
    return found

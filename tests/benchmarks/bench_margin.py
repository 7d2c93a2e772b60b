"""The max-margin system: cost of training and decoding, figure 4.3, gain for a phrase-based engine.

``cost``: CPU and memory of training at 1x, 2x and 4x, and decoding speed. tech-en-fr and
large-en-fr together, shuffled, lower-cased, cut by Postil's tokeniser; the whole is 4x. Decoded are
the development segments of tech-en-fr, on one thread, with the weights an engine starts from.

``figure``: figure 4.3 of Cesa-Bianchi et al. 2008 in both directions of tech-en-fr, as ``postil
experiment sm-figure-4-3`` makes it.

``beside``: a tuned phrase-based engine of tech-en-fr and what the recipe makes of it with
``beside=yes``, on its test part; also with nothing but the phrase options for missing words.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from common import Clock, Row, measure, row
from engines import Trained, add_work_argument, read_lines, trained, work_folder

from postil.bitext.store import Bitext
from postil.engine.engine import Engine
from postil.engine.kinds.phrase import PhraseModels
from postil.metrics.corpus import paired_bootstrap
from postil.models.lm.estimate import estimate_lm
from postil.models.lm.model import LanguageModel
from postil.models.max_margin.builder import MarginOptions, build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.margin.translator import PAPER, MarginTranslator
from postil.search.settings import MarginSearchOptions
from postil.text.tags import TaggedText
from postil.text.tokeniser import Tokeniser
from postil.training.corpora import CorpusFiles
from postil.training.experiments.experiment import run_experiment
from postil.training.experiments.laboratory import FULL, Laboratory
from postil.training.experiments.laboratory import SMALL as SMALL_SIZE
from postil.training.experiments.max_margin import FIGURE_4_3
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.types.progress import Progress

PARTS = ("cost", "figure", "beside")
FILES = (
    ("tech-en-fr/train.en-fr.en", "tech-en-fr/train.en-fr.fr"),
    ("large-en-fr/train.en.xz", "large-en-fr/train.fr.xz"),
)
TEST = "tech-en-fr/dev.en-fr.en"
LONGEST = 100  # words on a side
SMALL = 4000  # pairs of a --small run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--gaps", action="store_true", help="source phrases may leave words out")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with work_folder(args) as work:
        if "cost" in args.parts:
            rows += cost_rows(args)
        if "figure" in args.parts:
            rows += figure_rows(args, work)
        if "beside" in args.parts:
            rows += beside_rows(args, work)
    return rows


def cost_rows(args: argparse.Namespace) -> list[Row]:
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
                row(f"margin.{times}x.wall", measured.value["wall"], "s", **facts),
                row(f"margin.{times}x.peak", measured.peak_mb, "MiB", **facts),
                row(f"margin.{times}x.pairs", measured.value["pairs"], "pairs", **facts),
            ]
        sentences = read_lines(args.data / TEST)[: 100 if args.small else 1000]
        speed = measure(decode, folder, [line.lower() for line in sentences]).value
        words = speed.pop("words")
        for mode, value in speed.items():
            row_name = f"margin.decode.{mode}"
            rows.append(row(row_name, value, "sentences/s", threads=1, words=words))
    return rows


def figure_rows(args: argparse.Namespace, work: Path) -> list[Row]:
    """Rows of the figure: n-gram recall and BLEU of each method and set, with the paper's."""
    rows = []
    size = SMALL_SIZE if args.small else FULL
    for pair in FIGURE_4_3.pairs:
        place = f"{pair}.{size.name}"
        laboratory = Laboratory(work / "engines" / place, args.data, pair, size, args.threads)
        table = run_experiment(FIGURE_4_3, laboratory, work / FIGURE_4_3.name / place, Progress())
        for method, found in table.rows.items():
            for column, value in found.figures.items():
                rows.append(row(f"margin.figure.{pair}.{method}.{column}", value, "per cent"))
    return rows


def beside_rows(args: argparse.Namespace, work: Path) -> list[Row]:
    """The engine with the matrix against the one it was made of."""
    engine = trained(work, args.data, "tech-en-fr", "en-fr", "product", small=args.small)
    folder = work / "engines" / "tech-en-fr.en-fr.beside"
    if not folder.exists():
        measure(train_beside, engine, folder, args.threads)
    lines, references = engine.lines("test", "source"), engine.lines("test", "target")
    base = translated(engine.folder, lines)
    models = PhraseModels.open(folder)
    offered = sum(
        bool(models.predicted(models.source.prepare(TaggedText.of(line)))) for line in lines
    )
    rows = []
    for name, weights in (("recipe", None), ("options-only", engine.folder)):
        found = translated(folder, lines, weights)
        gain = paired_bootstrap(base, found, [references])
        facts = {
            "interval": [gain.low, gain.high],
            "p_value": gain.p_value,
            "segments": len(lines),
            "changed": sum(x != y for x, y in zip(base, found, strict=True)),
            "segments_with_options": offered,
        }
        rows.append(row(f"margin.beside.{name}.bleu_gain", gain.difference, "points", **facts))
    return rows


def train_beside(engine: Trained, folder: Path, threads: int) -> None:
    corpora, tuning = (
        CorpusFiles(engine.file(part, "source"), engine.file(part, "target"))
        for part in ("train", "tune")
    )
    request = TrainingRequest(
        "beside", engine.source, engine.target, [corpora], tuning_set=tuning, threads=threads
    )
    recipe = recipe_named("max-margin")
    recipe.run(RecipeRequest(request, engine.folder, {"beside": True}), folder, Progress())


def translated(folder: Path, lines: list[str], weights: Path | None = None) -> list[str]:
    """Texts by an engine; with the dense weights of another."""
    models = PhraseModels.open(folder)
    if weights is not None:
        models.manifest.weights = PhraseModels.open(weights).manifest.weights
    engine = Engine(models, folder)
    sources = [TaggedText.of(line) for line in lines]
    return [suggestion.target.plain for suggestion in engine.suggest_all(sources)]


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
    return {
        "cpu": clock.cpu,
        "wall": clock.wall,
        "pairs": len(MarginMatrix.open(folder / "matrix")),
    }


def decode(folder: Path, lines: list[str]) -> dict[str, Any]:
    """Sentences per CPU second of each mode, on the largest matrix; words per sentence."""
    bitext = Bitext.open(folder / "text.4")
    vocabulary, words = bitext.source.vocabulary, len(bitext.target.vocabulary)
    estimate_lm([bitext.target], 5, folder / "lm", vocabulary_size=words)
    matrix, lm = MarginMatrix.open(folder / "matrix"), LanguageModel.open(folder / "lm")
    tokeniser = Tokeniser("en")
    sources = [vocabulary.encode(tokeniser.tokenise(line)) for line in lines]
    found: dict[str, Any] = {"words": sum(map(len, sources)) / len(sources)}
    for options in (MarginSearchOptions(), PAPER):
        translator = MarginTranslator(matrix, lm, MARGIN_FEATURES.default_weights(), options)
        with Clock() as clock:
            for source in sources:
                translator.best(source)
        found[options.mode] = len(sources) / clock.cpu
    return found

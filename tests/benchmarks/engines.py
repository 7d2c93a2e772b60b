"""Engines for the benchmarks: text as the peers had it, training in a child process, a work folder.

Two settings. "moses": punctuation normalised, tokenised and escaped by sacremoses, lower-cased; the
engine splits at spaces only, and scores are taken on this text. That is how the peers' figures were
made. "product": the text as it stands, through Postil's own tokeniser and truecaser.

Everything lands in a work folder and is taken from there the next time; each engine has a
``<name>.json`` beside it with what its training cost.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from common import Clock, Row, cpu_seconds, measure

from postil.engine.engine import Engine
from postil.engine.kinds.registry import open_models
from postil.models.session.ngrams import SessionNgrams
from postil.search.forest.hypergraph import PASS_THROUGH
from postil.search.sparse.rule_scorer import RuleScorer
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.experiments.corpora import CORPORA, Part, read_lines
from postil.training.phrase_based.training import train_engine
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.training.tuning.loop import TuningOptions
from postil.types.progress import Progress

PARTS = ("train", "tune", "test")
# decoder: the recipe of its engine
RECIPES = {
    "block": "phrase-based",
    "chart": "hierarchical",
    "topdown": "hierarchical-left-to-right",
    "ondemand": "hierarchical-on-demand",
    "tree": "syntax",
}
SMALL = {"train": 3000, "tune": 150, "test": 60}  # lines of a --small run


@dataclass(frozen=True, slots=True)
class Trained:
    """An engine folder, the text it goes with, and what its training cost."""

    folder: Path
    text: Path
    corpus: str
    source: str
    target: str
    setting: str
    cost: dict[str, Any]

    def file(self, part: str, side: str) -> Path:
        """The text file of a part; ``side`` is "source" or "target"."""
        language = self.source if side == "source" else self.target
        return self.text / f"{self.corpus}.{self.setting}.{part}.{language}"

    def lines(self, part: str, side: str) -> list[str]:
        return read_lines(self.file(part, side))


def add_work_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--work",
        type=Path,
        help="folder for text and engines; what is there already is used again (a temporary one)",
    )


@contextmanager
def work_folder(args: argparse.Namespace) -> Iterator[Path]:
    """``args.work``, or one that goes when the benchmark ends; small runs have their own."""
    if args.work is None:
        with tempfile.TemporaryDirectory(prefix="postil-benchmark.") as name:
            yield Path(name)
        return
    folder = args.work / "small" if args.small else args.work
    folder.mkdir(parents=True, exist_ok=True)
    yield folder


def fair(rows: list[Row], *, small: bool) -> list[Row]:
    """The rows; without their peers if the run was too small to compare."""
    return [{**row, "peer": None, "peer_value": None} for row in rows] if small else rows


def write_lines(path: Path, lines: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def trained(
    work: Path,
    data: Path,
    corpus: str,
    direction: str,
    setting: str = "moses",
    *,
    decoder: str = "block",
    classes: bool = True,
    small: bool,
) -> Trained:
    """The engine of a corpus, direction, setting and decoder: from the work folder, or trained
    now. Without ``classes`` it has no language model of word classes, as Moses had none.
    """
    source, target = direction.split("-")
    for language in (source, target):
        prepare_text(work / "text", data, corpus, language, setting, small=small)
    name = f"{corpus}.{direction}.{setting}" + ("" if decoder == "block" else f".{decoder}")
    name += "" if classes else ".no-classes"
    folder = work / "engines" / name
    engine = Trained(folder, work / "text", corpus, source, target, setting, {})
    request = TrainingRequest(
        corpus,
        source,
        target,
        [CorpusFiles(engine.file("train", "source"), engine.file("train", "target"))],
        tuning_set=CorpusFiles(engine.file("tune", "source"), engine.file("tune", "target")),
        tokeniser="space" if setting == "moses" else "postil",
        truecase=setting != "moses",
        tuning=TuningOptions(rounds=2 if small else TuningOptions().rounds),
    )
    if not classes:
        request = replace(request, class_model=0)
    engine.cost.update(train_measured(request, folder, RECIPES[decoder]))
    return engine


def prepare_text(
    folder: Path, data: Path, corpus: str, language: str, setting: str, *, small: bool
) -> None:
    """Write the three parts of one language, unless they are there."""
    for name in PARTS:
        path = folder / f"{corpus}.{setting}.{name}.{language}"
        if path.exists():
            continue
        part: Part = getattr(CORPORA[corpus], name)
        lines = part.lines(data, language)
        lines = lines[: SMALL[name]] if small else lines
        write_lines(path, moses_text(lines, language) if setting == "moses" else lines)


def moses_text(lines: list[str], language: str) -> list[str]:
    """Punctuation normalised, tokenised with escapes, lower-cased."""
    # here, because only this setting needs it
    from sacremoses import MosesPunctNormalizer, MosesTokenizer  # noqa: PLC0415

    normalise = MosesPunctNormalizer(language).normalize
    tokenise = MosesTokenizer(language).tokenize
    return [tokenise(normalise(x), return_str=True, escape=True).lower() for x in lines]


def train_measured(
    request: TrainingRequest,
    folder: Path,
    recipe: str = "phrase-based",
    settings: dict[str, Any] | None = None,
    *,
    base: Path | None = None,
) -> dict[str, Any]:
    """What training ``folder`` cost, in a process of its own; at once if the folder is there.

    ``base``: the engine that the recipe starts from.
    """
    facts = folder.with_name(f"{folder.name}.json")
    if folder.exists() and facts.exists():
        kept: dict[str, Any] = json.loads(facts.read_text(encoding="utf-8"))
        return kept
    folder.parent.mkdir(parents=True, exist_ok=True)
    wanted = RecipeRequest(request, base, settings or {})
    measured = measure(_train, wanted, folder, recipe)
    cost = {**measured.value, "wall": measured.wall, "peak_mb": measured.peak_mb}
    facts.write_text(json.dumps(cost, indent=1), encoding="utf-8")
    return cost


def _train(wanted: RecipeRequest, folder: Path, recipe: str) -> dict[str, Any]:
    """Train; CPU seconds up to tuning and of tuning apart."""
    tuning_starts: list[float] = []

    def listen(progress: Progress) -> None:
        if not tuning_starts and progress.message.startswith("Tuning"):
            tuning_starts.append(clock.cpu)

    with Clock() as clock:
        if recipe == "phrase-based":
            report = train_engine(wanted.training, folder, Progress(listen))
        else:
            report = recipe_named(recipe).run(wanted, folder, Progress(listen))
    before_tuning = tuning_starts[0] if tuning_starts else clock.cpu
    return {
        "train_cpu": before_tuning,
        "tune_cpu": clock.cpu - before_tuning,
        "pairs": report.pairs,
        "phrase_pairs": report.phrase_pairs,
        "tuning_bleu": report.tuning,
        "wall_by_step": report.seconds,
    }


def open_translator(engine: Path, **search: Any) -> tuple[Any, Any]:
    """The models of an engine, and its decoders; ``search``: settings other than its own."""
    models = open_models(engine)
    weights = models.KIND.features.weights(models.manifest.weights)
    translator = models.decoder(weights, models.scorer(RuleScorer()), None, SessionNgrams())
    translator.options = replace(translator.options, **search)  # before the first decoder
    return models, translator


def translate_tokens(
    engine: Path, source: Path, output: Path, *, translator: Any = None, **search: Any
) -> dict[str, float]:
    """Decode tokenised text on one thread at the engine's own settings; outputs go to a file.

    The clock runs while sentences are decoded: models are open, words are numbers.
    """
    models, own = open_translator(engine, **search)
    translator = translator or own
    words = [line.split() for line in read_lines(source)]
    ids = [models.source.vocabulary.encode(line) for line in words]
    with Clock() as clock:
        results = list(translator.map(translator.best, ids, threads=1))
    lines = [
        " ".join(target_words(models, tokens.tolist(), line))
        for (tokens, _), line in zip(results, words, strict=True)
    ]
    write_lines(output, lines)
    score = sum(score for _, score in results) / len(results)
    return {"cpu": clock.cpu, "words": sum(map(len, words)), "score": score}


def target_words(models: Any, tokens: list[int], source: list[str]) -> list[str]:
    """Target ids as words; ids that copy a source word give that word."""
    vocabulary = models.target.vocabulary
    return [
        source[token - PASS_THROUGH] if token >= PASS_THROUGH else vocabulary.token(token)
        for token in tokens
    ]


def translate_segments(engine: Path, source: Path, output: Path) -> dict[str, float]:
    """Translate a text as the desk would, one thread; outputs go to a file."""
    opened = Engine.open(engine)
    lines = read_lines(source)
    start = cpu_seconds()
    write_lines(output, [opened.suggest(TaggedText.of(line)).target.plain for line in lines])
    return {"cpu": cpu_seconds() - start, "words": sum(len(line.split()) for line in lines)}

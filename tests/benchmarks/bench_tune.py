"""Tuning by batch MIRA, MERT and four rules of learning: BLEU of tuning and test set, and cost.

For each pair one engine is trained; each run then starts from the default weights (or from equal
ones, ``--start flat``), tunes in a process of its own, and translates the test set once. Tuners
draw at random (the order of sentences, restarts and directions), so that every figure is the mean
of several seeds, with its standard deviation (Clark et al. 2011). ``default`` are the weights
before tuning. Text and scoring are those of the peer: sacremoses tokens, lower-cased, sacrebleu
without a tokenizer.

fisher.es-en, a small engine for transcribed telephone speech, is tuned on all four references of
its tuning set ("refs4") and on the first alone ("refs1"); the test set is judged by all four.

The figures of Moses (phrase-based, batch MIRA or MERT, 5-gram KenLM, msd-bidirectional-fe,
distortion limit 6) were taken on a 2-core Xeon.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
from common import Clock, Measured, Row, measure, row
from engines import (
    CORPORA,
    SMALL,
    add_work_argument,
    fair,
    moses_text,
    open_translator,
    read_lines,
    target_words,
    train_measured,
    trained,
    work_folder,
    write_lines,
)

from postil.metrics.corpus import corpus_scores
from postil.search.phrase.features import PHRASE_FEATURES
from postil.training.corpora import CorpusFiles
from postil.training.preparation import tuning_set
from postil.training.request import TrainingRequest
from postil.training.tuning.loop import TuningOptions, tune
from postil.training.tuning.mert import MertOptions
from postil.training.tuning.mira import MiraOptions
from postil.training.tuning.sentence_passes import PassOptions
from postil.types.progress import Progress

TUNERS = ("mira", "mert", "large-margin", "expected-bleu", "cost-margin", "perceptron")
STARTS = ("default", "flat")
FISHER = "fisher.es-en"
PAIRS = (
    *(f"{name}.{way}" for name, corpus in CORPORA.items() for way in corpus.directions),
    FISHER,
)
TRANSLATORS = range(4)  # of the Fisher set: each line has that many references
FISHER_LINES = {"train": (0, 2579), "tune": (2579, 3279), "test": (3279, 3979)}

PEER_BLEU = {
    ("multi30k.en-de", "mira"): 34.8,
    ("multi30k.en-de", "mert"): 35.1,
    ("multi30k.en-fr", "mira"): 58.1,
    ("multi30k.fr-en", "mira"): 49.1,
    ("multi30k.fr-en", "mert"): 49.3,
    ("tech-en-fr.en-fr", "mira"): 38.4,
}
PEER_CPU = {("multi30k.en-de", "mira"): 176.0, ("multi30k.en-de", "mert"): 772.0}
PEER = {"mira": "moses, batch MIRA", "mert": "moses, MERT"}


@dataclass(frozen=True, slots=True)
class Task:
    """One tuning: which engine, on which text, how."""

    name: str
    engine: Path
    tune: CorpusFiles
    test: CorpusFiles
    start: str = "default"
    options: TuningOptions | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pair", choices=PAIRS, action="append", help="corpus and direction (all; repeatable)"
    )
    parser.add_argument("--tuners", nargs="+", choices=TUNERS, default=TUNERS, help="(all)")
    parser.add_argument("--seeds", nargs="+", type=int, default=(1, 2, 3), help="(1 2 3)")
    parser.add_argument(
        "--start", nargs="+", choices=STARTS, default=("default",), help="weights (default)"
    )
    parser.add_argument("--threads", type=int, default=2, help="to decode and search (%(default)s)")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with work_folder(args) as work:
        for name in args.pair or PAIRS:
            for task in tasks(name, work, args):
                rows += figures(task, args)
    return fair(rows, small=args.small)


def tasks(name: str, work: Path, args: argparse.Namespace) -> Iterator[Task]:
    """What to tune for a pair; trains its engine if need be."""
    if name != FISHER:
        corpus, direction = name.rsplit(".", 1)
        made = trained(work, args.data, corpus, direction, small=args.small)
        held_out, test = (
            CorpusFiles(made.file(part, "source"), made.file(part, "target"))
            for part in ("tune", "test")
        )
        yield Task(name, made.folder, held_out, test)
        return
    engine, parts = fisher(work, args.data, small=args.small)
    first = replace(parts["tune"], others=())
    yield Task(f"{name}.refs{len(TRANSLATORS)}", engine, parts["tune"], parts["test"])
    yield Task(f"{name}.refs1", engine, first, parts["test"])


def fisher(work: Path, data: Path, *, small: bool) -> tuple[Path, dict[str, CorpusFiles]]:
    """The engine of the Fisher set, not tuned, and its three parts as text."""
    parts = {}
    for part, (start, end) in FISHER_LINES.items():
        stop = min(end, start + SMALL[part]) if small else end
        files = []
        for name in ("es", *(f"en.{number}" for number in TRANSLATORS)):
            path = work / "text" / f"fisher.{part}.{name}"
            if not path.exists():
                lines = read_lines(data / "multiref" / f"fisher_dev.{name}")[start:stop]
                write_lines(path, moses_text(lines, name[:2]))
            files.append(path)
        parts[part] = CorpusFiles(files[0], files[1], tuple(files[2:]))
    request = TrainingRequest(
        "fisher", "es", "en", [parts["train"]], tokeniser="space", truecase=False, tuning=None
    )
    folder = work / "engines" / FISHER
    train_measured(request, folder)
    return folder, parts


def figures(task: Task, args: argparse.Namespace) -> list[Row]:
    """Rows of one pair: the start weights, then every tuner and start over all seeds."""
    base = measure(tuned_and_tested, task).value
    rows = [row(f"tune.test_bleu.{task.name}.default", base["test"], "points")]
    for tuner in args.tuners:
        for start in args.start:
            found = [
                measure(tuned_and_tested, replace(task, start=start, options=options))
                for options in choices(tuner, args)
            ]
            label = tuner if start == "default" else f"{tuner}-{start}"
            rows += list(run_rows(task.name, label, args.seeds, found))
            rows += list(mean_rows(task.name, tuner, label, found))
    return rows


def choices(tuner: str, args: argparse.Namespace) -> Iterator[TuningOptions]:
    """The tuner's own defaults, once for each seed."""
    usual = TuningOptions(method=tuner, threads=args.threads)
    for seed in args.seeds:
        yield replace(
            usual,
            rounds=2 if args.small else usual.rounds,
            mira=replace(MiraOptions(), seed=seed),
            mert=replace(MertOptions(), seed=seed),
            passes=replace(PassOptions(), seed=seed),
        )


def run_rows(name: str, label: str, seeds: list[int], found: list[Measured]) -> Iterator[Row]:
    """Each run by itself."""
    for seed, one in zip(seeds, found, strict=True):
        facts = {key: one.value[key] for key in ("dev", "fresh", "weights")}
        known = {"seed": seed, "wall": round(one.value["wall"], 1), **facts}
        place = f"{name}.{label}.seed{seed}"
        yield row(f"tune.dev_bleu.{place}", max(one.value["dev"]), "points", **known)
        yield row(f"tune.test_bleu.{place}", one.value["test"], "points")
        yield row(f"tune.cpu_s.{place}", one.value["cpu"], "CPU s")
        yield row(f"tune.peak_mb.{place}", one.peak_mb, "MiB")
        yield row(f"tune.rounds.{place}", len(one.value["dev"]), "rounds")


def mean_rows(name: str, tuner: str, label: str, found: list[Measured]) -> Iterator[Row]:
    """Mean and standard deviation over the seeds, beside the peer's one run."""
    values = {
        "dev_bleu": [max(one.value["dev"]) for one in found],
        "test_bleu": [one.value["test"] for one in found],
        "cpu_s": [one.value["cpu"] for one in found],
    }
    peers = {"test_bleu": PEER_BLEU.get((name, tuner)), "cpu_s": PEER_CPU.get((name, tuner))}
    for kind, runs in values.items():
        unit = "CPU s" if kind == "cpu_s" else "points"
        known = peers.get(kind)
        against: dict[str, Any] = {"peer": PEER[tuner], "peer_value": known} if known else {}
        yield row(f"tune.{kind}_mean.{name}.{label}", fmean(runs), unit, **against, of=len(runs))
        if len(runs) > 1:
            yield row(f"tune.{kind}_sd.{name}.{label}", stdev(runs), unit, of=len(runs))


def tuned_and_tested(task: Task) -> dict[str, Any]:
    """Tune (unless the task says nothing about it) and translate the test set; runs in a child.

    The clock of ``cpu`` and ``wall`` runs while the weights are sought: models are open, words are
    numbers.
    """
    models, translator = open_translator(task.engine)
    translator.set_weights(
        flat_weights() if task.start == "flat" else PHRASE_FEATURES.default_weights()
    )
    made: dict[str, Any] = {}
    if task.options is not None:
        segments = [
            (source.split(), [target.split() for target in targets if target])
            for source, targets in task.tune.segments("", "", Progress())
            if source and any(targets)
        ]
        data = tuning_set(segments, models.source.vocabulary, models.target.vocabulary)
        with Clock() as clock:
            weights, rounds = tune(translator, data, task.options)
        made = {
            "cpu": clock.cpu,
            "wall": clock.wall,
            "dev": [round(100 * item.bleu, 2) for item in rounds],
            "fresh": [item.fresh for item in rounds],
            "weights": {key: round(x, 4) for key, x in PHRASE_FEATURES.named(weights).items()},
        }
    return {**made, "test": tested(task, models, translator)}


def tested(task: Task, models: Any, translator: Any) -> float:
    """BLEU of the test set under the translator's weights."""
    words = [line.split() for line in read_lines(task.test.source)]
    ids = [models.source.vocabulary.encode(line) for line in words]
    lines = [
        " ".join(target_words(models, tokens.tolist(), line))
        for (tokens, _), line in zip(translator.map(translator.best, ids), words, strict=True)
    ]
    references = [read_lines(path) for path in (task.test.target, *task.test.others)]
    return float(corpus_scores(lines, references, tokenize="none").bleu)


def flat_weights() -> np.ndarray[Any, np.dtype[np.float32]]:
    """All tuned weights equal, adding up to 1; the others as they are by default."""
    weights = PHRASE_FEATURES.weights({})
    weights[PHRASE_FEATURES.tuned] = 1 / PHRASE_FEATURES.tuned.sum()
    return weights

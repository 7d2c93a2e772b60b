"""Large-margin training of sparse features, beside the engine it starts from.

Text, tuning and scoring are those of the benchmark ``quality``: sacremoses tokens, lower-cased,
batch MIRA on dense weights (``mira-dense``). From that engine the recipe ``large-margin`` makes
others, with the settings of its form: ``forest`` is hope and fear (Chiang et al. 2009), ``k-best``
is algorithm 1 of Watanabe et al. 2007. In the settings of ``large_margin.bleu``, ``low`` and
``high`` are the 95 % interval of the difference to ``mira-dense`` (paired bootstrap), ``p`` is that
of "no better", ``features`` those with a weight. With ``--on expected-bleu`` phrase scores are
trained first (Gao & He 2013), and differences are to the engine with these; with ``--set
phrase-scores=yes`` the recipe learns the same ones itself, so that it has those of parts, too.
``--against expected-bleu`` compares the engines with the one of that recipe, of the same start.

``large_margin.speedup.learners2``: one round with one worker and with two, by the clock, in turns;
the quickest of each counts. Two are processes of their own. Both find the same weights, so they
reach every BLEU after the same round. ``large_margin.speedup.dask2``: the same with workers of a
Dask cluster on this machine; ``start`` is how long workers took to be there, with what they import,
before the clock. ``cpu`` beside ``seconds`` shows whether others were at work: one worker wants
about as many of one as of the other (but for the start of workers, which comes on top). With one
worker of a cluster the learner has a processor to itself; on a machine with two, two workers share
them with it, so ``seconds`` say more than their ratio. Of pairs and ways of ``--pair`` and
``--set`` the first one is timed, with the engine of ``--decoder``, over ``--sentences``: opening
models in each worker is no small part of short rounds.
"""

from __future__ import annotations

import argparse
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from common import Row, cpu_seconds, measure, row
from engines import (
    Trained,
    add_work_argument,
    fair,
    read_lines,
    train_measured,
    trained,
    translate_tokens,
    work_folder,
)

from postil.engine.manifest import EngineManifest
from postil.metrics.corpus import corpus_scores, paired_bootstrap
from postil.training.corpora import CorpusFiles
from postil.training.request import TrainingRequest

if TYPE_CHECKING:
    from postil.training.large_margin.loop import LargeMarginTask
    from postil.training.workers import Workers

PAIRS = ("multi30k.en-de", "multi30k.fr-en", "tech-en-fr.en-fr")
WAYS = {"forest": {"mode": "hope-fear"}, "k-best": {"mode": "k-best"}}
TIMED = 5000  # sentences
START = 1.0  # seconds in which two processes begin


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pair", choices=PAIRS, action="append", help="all of them; repeatable")
    parser.add_argument("--way", choices=list(WAYS), action="append", help="repeatable")
    parser.add_argument("--decoder", choices=["block", "chart", "topdown"], default="block")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="settings")
    parser.add_argument(
        "--on", choices=["expected-bleu"], help="start from an engine that this recipe made first"
    )
    parser.add_argument(
        "--against", choices=["expected-bleu"], help="compare with what this recipe makes, too"
    )
    parser.add_argument("--only", choices=["quality", "speedup"], help="else both")
    parser.add_argument("--turns", type=int, default=2, help="of the speed-up (%(default)s)")
    parser.add_argument("--sentences", type=int, default=TIMED, help="timed (%(default)s; 0: all)")
    parser.add_argument("--workers", choices=list(WORKERS), action="append", help="timed (all)")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with work_folder(args) as work:
        if args.only != "speedup":
            for pair in args.pair or PAIRS:
                rows += pair_figures(args, work, pair)
        if args.only != "quality":
            rows += [speedup(args, work, kind) for kind in args.workers or WORKERS]
    return fair(rows, small=args.small)


def pair_figures(args: argparse.Namespace, work: Path, pair: str) -> list[Row]:
    """The engine, and what each way makes of it."""
    corpus, _, direction = pair.rpartition(".")
    base = trained(work, args.data, corpus, direction, decoder=args.decoder, small=args.small)
    references = [base.lines("test", "target")]
    end = pair if args.decoder == "block" else f"{pair}.{args.decoder}"
    outputs = {"mira-dense": translated(work, base.folder, base, end)}
    rows = [row_of(f"{end}.mira-dense", outputs["mira-dense"], references)]
    start, plain = "mira-dense", base
    others = {name: improved(base, name) for name in (args.on, args.against) if name}
    for name, other in others.items():
        outputs[name] = translated(work, other.folder, base, f"{end}.{name}")
        rows.append(row_of(f"{end}.{name}", outputs[name], references, outputs["mira-dense"]))
    if args.on:
        start, base, end = args.on, others[args.on], f"{end}.{args.on}"
    given = dict_of(args.set)
    for way in args.way or WAYS:
        settings = known({**WAYS[way], **({"folds": 2} if args.small else {}), **given})
        name = ".".join([way, *(f"{key}-{value}" for key, value in sorted(given.items()))])
        folder = base.folder.with_name(f"{base.folder.name}.large-margin.{name}")
        begun = plain if settings.get("phrase-scores") else base
        cost = train_measured(request_of(base), folder, "large-margin", settings, base=begun.folder)
        outputs[way] = translated(work, folder, base, f"{end}.{name}")
        made = EngineManifest.load(folder).settings["large-margin"]
        facts = {"development": cost["tuning_bleu"], "features": made["number"], **given}
        rows += [
            row_of(f"{end}.{way}", outputs[way], references, outputs[start], **facts),
            row(f"large_margin.cpu_s.{end}.{way}", cost["train_cpu"] + cost["tune_cpu"], "CPU s"),
            row(f"large_margin.wall_s.{end}.{way}", cost["wall"], "s", threads=2),
            row(f"large_margin.peak_mb.{end}.{way}", cost["peak_mb"], "MiB"),
        ]
        if args.against:
            name = f"{end}.{way}.against.{args.against}"
            rows.append(row_of(name, outputs[way], references, outputs[args.against]))
    return rows


def improved(base: Trained, recipe: str) -> Trained:
    """What another recipe makes of an engine."""
    folder = base.folder.with_name(f"{base.folder.name}.{recipe}")
    train_measured(request_of(base), folder, recipe, base=base.folder)
    return replace(base, folder=folder)


def row_of(
    name: str,
    output: list[str],
    references: list[list[str]],
    start: list[str] | None = None,
    **facts: Any,
) -> Row:
    """BLEU of an output, and what it is ahead of the one it started from."""
    score = corpus_scores(output, references, tokenize="none").bleu
    if start is not None:
        found = paired_bootstrap(start, output, references, tokenize="none")
        facts = {"low": found.low, "high": found.high, "p": found.p_value, **facts}
    return row(f"large_margin.bleu.{name}", score, "points", **facts)


def dict_of(given: list[str]) -> dict[str, str]:
    """Settings as they are given, each as "name=value"."""
    return dict(item.split("=", 1) for item in given)


def known(given: dict[str, Any]) -> dict[str, Any]:
    """Settings of the recipe from text."""
    from postil.training.large_margin.recipe import SETTINGS  # noqa: PLC0415

    settings = {one.name: one for one in SETTINGS}
    return {name: settings[name].parse(str(value)) for name, value in given.items()}


def request_of(base: Trained, threads: int = 2) -> TrainingRequest:
    return TrainingRequest(
        base.corpus,
        base.source,
        base.target,
        [CorpusFiles(base.file("train", "source"), base.file("train", "target"))],
        tuning_set=CorpusFiles(base.file("tune", "source"), base.file("tune", "target")),
        tokeniser="space",
        truecase=False,
        threads=threads,
    )


def translated(work: Path, engine: Path, base: Trained, name: str) -> list[str]:
    output = work / "out" / f"large-margin.{name}.txt"
    measure(translate_tokens, engine, base.file("test", "source"), output)
    return read_lines(output)


def speedup(args: argparse.Namespace, work: Path, kind: str) -> Row:
    """One round with one worker and with two, in turns."""
    pair = args.pair[0] if args.pair else PAIRS[0]
    corpus, _, direction = pair.rpartition(".")
    base = trained(work, args.data, corpus, direction, decoder=args.decoder, small=args.small)
    given = {**WAYS[args.way[0] if args.way else "forest"], **dict_of(args.set), "rounds": 1}
    plan = TimedPlan(200 if args.small else args.sentences, known(given))
    found = measure(timed_rounds, base, work, plan, args.turns, kind).value
    facts: dict[str, Any] = {name: found[name] for name in ("seconds", "cpu", "start", "same")}
    facts |= {"sentences": plan.sentences, **dict_of(args.set)}
    name = kind if (pair, args.decoder) == (PAIRS[0], "block") else f"{kind}.{pair}.{args.decoder}"
    return row(f"large_margin.speedup.{name}", found["speedup"], "times", **facts)


@dataclass(frozen=True, slots=True)
class TimedPlan:
    """What is timed: a round over so many sentences, 0 for all, with settings of the recipe."""

    sentences: int
    settings: dict[str, Any]


def timed_rounds(
    base: Trained, work: Path, plan: TimedPlan, turns: int, kind: str
) -> dict[str, Any]:
    """Seconds of a round with one worker and with two, and whether the weights agree."""
    from postil.training.large_margin.loop import train_large_margin  # noqa: PLC0415
    from postil.training.large_margin.recipe import RECIPE, options_of  # noqa: PLC0415

    folder = work / "speedup" / f"{base.folder.name}.{plan.sentences}"
    folder.mkdir(parents=True, exist_ok=True)
    task, options = timed_task(base, folder, plan), options_of(RECIPE.values(plan.settings), 1)
    found: dict[str, dict[int, list[float]]] = {
        name: {1: [], 2: []} for name in ("seconds", "cpu", "start")
    }
    results = []
    for turn in range(turns):
        for count in (1, 2):
            state = folder / f"state-{kind}-{turn}-{count}"
            shutil.rmtree(state, ignore_errors=True)  # or rounds of an earlier run are taken up
            used, opened = cpu_seconds(), time.perf_counter()
            with WORKERS[kind](count) as workers:
                start = time.perf_counter()
                results.append(train_large_margin(task, options, state, workers))
                seconds = time.perf_counter() - start
            found["seconds"][count].append(round(seconds, 2))
            found["start"][count].append(round(start - opened, 2))
            found["cpu"][count].append(round(cpu_seconds() - used, 2))
    seconds_of = found["seconds"]
    weights = {(result.sparse / "slots.bin").read_bytes() for result in results}
    return {
        "speedup": min(seconds_of[1]) / min(seconds_of[2]),
        **found,
        "same": len(weights) == 1,
    }


def timed_task(base: Trained, folder: Path, plan: TimedPlan) -> LargeMarginTask:
    """A training on some sentences, in two parts."""
    from postil.engine.kinds.registry import open_models  # noqa: PLC0415
    from postil.features.sparse_model import NO_WORDS  # noqa: PLC0415
    from postil.features.templates import CONTEXT  # noqa: PLC0415
    from postil.training.folded_text import folded_text  # noqa: PLC0415
    from postil.training.large_margin.loop import (  # noqa: PLC0415
        LargeMarginTask,
        frequent_words,
    )
    from postil.training.large_margin.recipe import FEATURES, FORMS, RECIPE  # noqa: PLC0415
    from postil.training.preparation import prepare, tuning_set  # noqa: PLC0415
    from postil.training.request import TrainingReport  # noqa: PLC0415
    from postil.types.progress import Progress  # noqa: PLC0415

    models = open_models(base.folder)
    prepared = prepare(request_of(base), folder, TrainingReport(folder), Progress(), must_tune=True)
    dev = tuning_set(prepared.held_out, models.source.vocabulary, models.target.vocabulary)
    bitext = prepared.bitext
    text, parts = folded_text(
        models, base.folder, bitext, folder, folds=2, sentences=plan.sentences
    )
    settings = RECIPE.values(plan.settings)
    templates, forms = FEATURES[str(settings["features"])], FORMS[str(settings["forms"])]
    frequent = frequent_words(text) if templates & CONTEXT else NO_WORDS
    return LargeMarginTask(base.folder, models, text, parts, dev, templates, forms, frequent)


@contextmanager
def local(count: int) -> Iterator[Workers]:
    """This process or, for more than one worker, so many others."""
    from postil.training.workers import open_workers  # noqa: PLC0415

    with open_workers(None, count) as workers:
        list(workers.map(woken, [START] * count))
        yield workers


def woken(seconds: float) -> None:
    """Import what finds candidates, and leave time for another worker to be woken, too."""
    import_module("postil.training.large_margin.candidates")
    time.sleep(seconds)


@contextmanager
def dask(count: int) -> Iterator[Workers]:
    """Workers of a cluster on this machine, each a process."""
    from distributed import LocalCluster  # noqa: PLC0415 (optional)

    from postil.training.workers import open_workers  # noqa: PLC0415

    with (
        LocalCluster(
            n_workers=count, threads_per_worker=1, processes=True, dashboard_address=":0"
        ) as cluster,
        open_workers(cluster.scheduler_address, 1) as workers,
    ):
        list(workers.map(woken, [START] * count))
        yield workers


WORKERS = {"learners2": local, "dask2": dask}

"""Post-editing by simulation: what learning from each confirmed segment gains.

Segments come in document order; each is translated by the engine as trained (static) and by one
that has learned from those before it; then its reference or recorded post-edit is confirmed. Sets:
see ``simulate_sets`` and ``simulate_correction``; ``--shuffle SEED`` takes their segments in
another order, too, as ``<set>.shuffled``.

Engines have the product's settings; BLEU 13a, cased. Compared are: all learning (``adaptive``); the
same without stepping back where it does harm (``always``), as all the others: the two halves of it
by themselves (``weights``, ``session``), every learner with weights alone
(``weights.<learner>``) and with all learning (``adaptive.<learner>``), all but the weights of dense
features (``adaptive.dense-fixed``) or of word endings (``adaptive.endings-fixed``), the four
feature sets of the paper's figure 3.4, also with weights alone (``features.<set>``); with
``--memory`` also thresholds of the simulated memory; with
``--passes`` figures are of all passes together. p-values: paired bootstrap, no better than static.
``length``: words beside those of the static engine (``reference``, ``static_reference``: words of
both beside those of the reference); ``last_words``, ``ends``: per cent of segments that have the
last word, and the closing sign, of their reference, less those of the static engine;
``calibration``: error of the confidence, of the first 500 segments and (``calibration_late``) of
those after (``chance`` beside it: what so few segments would show of a confidence without fault);
``harm``: 1 where learning is worse than static by the interval of BLEU, TER or chrF.
``--summary`` is for all that at once: all learning, in the order of the document and in three
others, as a table. With ``--resume FOLDER`` the figures of each set and order are kept there as
soon as they are known, and only those are measured that it has not: a run may be stopped and gone
on with.
``--thot``: Thot's online training beside it, on tech-en-fr (see ``thot_online``).
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import simulate_correction
import simulate_table
from common import Row, row, write
from engines import (
    RECIPES,
    add_work_argument,
    read_lines,
    trained,
    work_folder,
    write_lines,
)
from simulate_sets import SETS, Pairs, material

from postil.cli.engines.learning_curve import simulation_charts
from postil.engine.engine import EngineOptions
from postil.engine.kinds.phrase import PhraseModels
from postil.learning.registry import LEARNERS
from postil.metrics.corpus import BootstrapResult, corpus_scores
from postil.text.tags import TaggedText
from postil.training.simulation.replay import ReplayedSuggestion
from postil.training.simulation.report import (
    SimulationReport,
    WayReport,
    calibration,
    effort_as_dict,
)
from postil.training.simulation.simulator import simulate
from postil.training.simulation.ways import SimulationPlan, Way

ALWAYS = EngineOptions(steps_back=False)  # offers what it learned even where that does harm
WAYS = {
    "adaptive": EngineOptions(),
    "always": ALWAYS,
    "weights": replace(ALWAYS, use_session=False),
    "session": replace(ALWAYS, use_weights=False),
    "adaptive.dense-fixed": replace(ALWAYS, dense_rate=0.0),
    "adaptive.endings-fixed": replace(ALWAYS, ending_rate=0.0),
    **{f"weights.{name}": replace(ALWAYS, use_session=False, learner=name) for name in LEARNERS},
    **{f"adaptive.{name}": replace(ALWAYS, learner=name) for name in LEARNERS},
    **{
        f"features.{name}": replace(ALWAYS, use_session=False, features=name)
        for name in ("target-words", "target-phrases", "entries", "entries+target-words")
    },
}
ALL_SETS = (*SETS, simulate_correction.NAME)
WHOLE = ("tech-en-fr-dev", "tech-en-fr-new")  # sets of which all segments are replayed
MOST = 1000  # of the others
EARLY = 500  # confirmed segments
THOT_WORDS = 60  # longest segments that Thot is trained on


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", choices=ALL_SETS, action="append", help="all of them; repeatable")
    parser.add_argument(
        "--shuffle", type=int, nargs="+", default=[], metavar="SEED", help="other orders"
    )
    parser.add_argument(
        "--segments", type=int, help="at most so many (1000, or all of dev; 60 with --small)"
    )
    parser.add_argument("--ways", nargs="+", choices=list(WAYS), default=list(WAYS))
    parser.add_argument("--memory", nargs="+", type=float, default=[], help="thresholds, per cent")
    parser.add_argument("--memory-metric", choices=["wer", "per"], default="wer")
    parser.add_argument("--passes", type=int, default=1)
    parser.add_argument("--typing", action="store_true", help="replay typing with completion")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--decoder", choices=list(RECIPES), default="block", help="of the engines (%(default)s)"
    )
    parser.add_argument("--summary", action="store_true", help="--ways adaptive --shuffle 1 2 3")
    parser.add_argument("--resume", type=Path, metavar="FOLDER", help="of figures known already")
    parser.add_argument("--thot", action="store_true", help="with sil-thot and sil-machine")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    if args.summary:
        args.ways, args.shuffle = ["adaptive"], [1, 2, 3]
    chosen = args.set or (["sample"] if args.small else ALL_SETS)
    rows: list[Row] = []
    with work_folder(args) as work:
        replays = Replays(work, args)
        for seed in (0, *args.shuffle):
            for name in chosen:
                if seed and name == simulate_correction.NAME:
                    continue
                rows += kept(args.resume, f"{name}.{seed}.json", partial(replays.rows, name, seed))
                if args.json:
                    write(args.json, rows)  # the next set may take an hour
    return rows


def overview(args: argparse.Namespace, rows: list[Row]) -> str | None:
    """The table of a summary."""
    return simulate_table.table(rows) if args.summary else None


def kept(folder: Path | None, name: str, measured: Callable[[], list[Row]]) -> list[Row]:
    """Rows from a file of the folder; if there is none, they are measured and written there."""
    path = folder and folder / name
    if path and path.exists():
        found: list[Row] = json.loads(path.read_text(encoding="utf-8"))
        return found
    rows = measured()
    if path:
        write(path, rows)
    return rows


class Replays:
    """Replays of sets in several orders; the engine as trained translates each segment once."""

    def __init__(self, work: Path, args: argparse.Namespace) -> None:
        self._work = work
        self._args = args
        # by set and place in the document
        self._static: dict[str, dict[int, ReplayedSuggestion]] = {}

    def rows(self, name: str, seed: int) -> list[Row]:
        """Figures of a set in the order of ``seed``; 0: the document's."""
        if name == simulate_correction.NAME:
            return correction_rows(self._work, self._args)
        engine, pairs = material(name, self._work, self._args)
        pairs = [pair for pair in pairs[: limit(name, self._args)] if has_text(pair)]
        order = list(range(len(pairs)))
        if seed:
            order = random.Random(seed).sample(order, len(order))
        known = self._static.get(name)
        plan = plan_of(engine, [pairs[place] for place in order], self._args)
        report = simulate(plan, static=[known[place] for place in order] if known else ())
        self._static[name] = dict(zip(order, report.static, strict=True))
        ending = "" if self._args.decoder == "block" else f".{self._args.decoder}"
        label = f"{name}.shuffled{ending}" if seed else f"{name}{ending}"
        out = self._work / (f"out.seed{seed}" if seed else "out")
        rows = figures(label, report, out, engine.name, seed=seed)
        if self._args.thot and name == "tech-en-fr" and not seed:
            rows += thot_rows(self._work, self._args, report)
        return rows


def has_text(pair: tuple[TaggedText, TaggedText]) -> bool:
    """Whether both sides have text."""
    return all(text.plain.strip() for text in pair)


def correction_rows(work: Path, args: argparse.Namespace) -> list[Row]:
    """Figures of the corrector; smaller with ``--segments`` or ``--small``."""
    most = args.segments or (60 if args.small else 2 * MOST)
    triples = simulate_correction.post_edits(args.data)
    first = 300 if args.small else simulate_correction.FIRST
    report = simulate_correction.correct_all(triples, first, most)
    rows = figures(simulate_correction.NAME, report, work / "out", simulate_correction.WAY)
    return rows + simulate_correction.coverage_rows(report)


def plan_of(engine: Path, pairs: Pairs, args: argparse.Namespace) -> SimulationPlan:
    """All ways over some segments."""
    return SimulationPlan(
        engine,
        pairs,
        chosen_ways(args),
        memory_metric=args.memory_metric,
        passes=args.passes,
        typing=args.typing,
        processes=args.processes,
    )


def limit(name: str, args: argparse.Namespace) -> int | None:
    """How many segments of a set are replayed; None: all."""
    usual = None if name in WHOLE else MOST
    return args.segments or (60 if args.small else usual)


def thot_rows(work: Path, args: argparse.Namespace, report: SimulationReport) -> list[Row]:
    """Thot on the same text, tokens and order; scored as text, as the engines here are."""
    engine = trained(work, args.data, "tech-en-fr", "en-fr", "product", small=args.small)
    models = PhraseModels.open(engine.folder)
    folder = work / "thot"
    folder.mkdir(exist_ok=True)
    texts = {
        "train": (engine.lines("train", "source"), engine.lines("train", "target")),
        "test": (list(report.sources), list(report.references)),
    }
    for part, sides in texts.items():
        tokens = [
            [side.prepare(TaggedText.of(line)).tokens for line in lines]
            for side, lines in zip((models.source, models.target), sides, strict=True)
        ]
        kept = [
            pair
            for pair in zip(*tokens, strict=True)
            if part == "test" or all(0 < len(side) <= THOT_WORDS for side in pair)
        ]
        for number, side in enumerate(("source", "target")):
            write_lines(folder / f"{part}.{side}", [" ".join(pair[number]) for pair in kept])
    program = Path(__file__).with_name("thot_online.py")
    command = [sys.executable, str(program), str(folder)]
    cost = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    rows = [row(f"thot.{step}_cpu_s", value, "CPU s") for step, value in cost.items()]
    for way in ("static", "online"):
        texts_out = [
            _realised(models, line.split(" "), source)
            for line, source in zip(read_lines(folder / way), report.sources, strict=True)
        ]
        scores = corpus_scores([text.plain for text in texts_out], [report.references])
        rows += score_rows("tech-en-fr", f"thot.{way}", scores.as_dict(), {"tuned": False})
    return rows


def _realised(models: PhraseModels, tokens: list[str], source: str) -> TaggedText:
    """Tokens as the text that the engine would make of them."""
    prepared = models.source.prepare(TaggedText.of(source))
    return models.target.realise(models.target.recase(tokens, prepared), [], prepared)


def chosen_ways(args: argparse.Namespace) -> list[Way]:
    ways = [Way(name, WAYS[name]) for name in args.ways]
    thresholds = [
        Way(f"{name}.memory{threshold:g}", WAYS[name], threshold)
        for name in args.ways
        for threshold in args.memory
    ]
    return [*ways, *thresholds]


def figures(
    name: str, report: SimulationReport, out: Path, engine: str, *, seed: int = 0
) -> list[Row]:
    """Static figures, then those of each way; texts and curves go to files. ``seed``: of the order;
    0 is the document's.
    """
    settings = {"segments": len(report.references), "engine": engine, "order": seed}
    static = {**report.scores.as_dict(), **effort_as_dict(report.typing)}
    rows = score_rows(name, "static", static, settings)
    confidence = calibration(report.static)
    if confidence.segments:
        kind = f"simulate.calibration.static.{name}"
        rows.append(row(kind, confidence.error, "share", **settings))
    keep(out / f"simulate.{name}.static.txt", [item.text for item in report.static])
    keep(out / f"simulate.{name}.reference.txt", report.references)
    for way in report.ways.values():
        scores = {**way.scores.as_dict(), **effort_as_dict(way.typing)}
        rows += score_rows(name, way.name, scores, {**settings, "from_memory": way.from_memory})
        rows += gain_rows("p_value", way.name, name, way.bootstrap, seed)
        rows += gain_rows("ter_p_value", way.name, name, way.ter_bootstrap, seed)
        rows += gain_rows("chrf_p_value", way.name, name, way.chrf_bootstrap, seed)
        rows += outline_rows(name, way, settings)
        for moment, share in (("median", 50), ("p95", 95)):
            value = way.learn_milliseconds(share)
            kind = f"learn.confirm_{moment}_ms.{way.name}.{name}"
            rows.append(row(kind, value, "ms", **settings))
        keep(out / f"simulate.{name}.{way.name}.txt", [item.text for item in way.shown])
    for chart, svg in simulation_charts(report).items():
        keep(out / f"simulate.{name}.{chart}.svg", svg.splitlines())
    return rows


def outline_rows(name: str, way: WayReport, settings: dict[str, Any]) -> list[Row]:
    """Length, ends, calibration and harm of a way."""
    here, there = way.outline, way.static_outline
    is_worse = way.ter_bootstrap.low > 0 or any(
        gain.high < 0 for gain in (way.bootstrap, way.chrf_bootstrap)
    )
    last_words = (here.last_words - there.last_words) / max(1, here.segments)
    found = {
        "length": (way.length_ratio, "ratio"),
        "last_words": (100 * last_words, "points"),
        "ends": (100 * (here.ends - there.ends) / max(1, here.wanted_ends), "points"),
        "harm": (float(is_worse), "0 or 1"),
    }
    wanted = {
        "reference": here.words / max(1, here.wanted_words),
        "static_reference": there.words / max(1, there.wanted_words),
    }
    beside = {"length": wanted}
    rows = [
        row(f"simulate.{kind}.{way.name}.{name}", value, unit, **settings, **beside.get(kind, {}))
        for kind, (value, unit) in found.items()
    ]
    parts = {"calibration": way.calibration(end=EARLY), "calibration_late": way.calibration(EARLY)}
    for kind, part in parts.items():
        if part.segments:
            label = f"simulate.{kind}.{way.name}.{name}"
            rows.append(row(label, part.error, "share", chance=part.chance, **settings))
    return rows


def gain_rows(kind: str, way: str, name: str, gain: BootstrapResult, seed: int) -> list[Row]:
    interval = {
        "difference": gain.difference,
        "interval": [gain.low, gain.high],
        "order": seed,
    }
    return [row(f"simulate.{kind}.{way}.{name}", gain.p_value, "p", **interval)]


def keep(path: Path, lines: Sequence[str]) -> None:
    write_lines(path, [line.replace("\n", " ") for line in lines])


def score_rows(
    name: str, way: str, scores: dict[str, float], settings: dict[str, Any]
) -> list[Row]:
    return [
        row(f"simulate.{metric}.{way}.{name}", value, "points", **settings)
        for metric, value in scores.items()
    ]

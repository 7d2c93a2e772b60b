"""``postil simulate``: replay a finished translation as a translator would confirm it, in one or
several ways of learning.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import (
    Subparsers,
    add_command,
    existing_file,
    fresh_folder,
    in_a_folder,
    whole,
)
from postil.errors import InputError, UsageError

if TYPE_CHECKING:
    from postil.engine.manifest import EngineManifest
    from postil.metrics.corpus import CorpusScores
    from postil.text.tags import TaggedText
    from postil.training.simulation.report import SimulationReport, WayReport
    from postil.training.simulation.typing import TypingEffort
    from postil.training.simulation.ways import SimulationPlan, Way

    Pairs = list[tuple[TaggedText, TaggedText]]

EXAMPLES = """\
  postil simulate engines/printer --sample
  postil simulate engines/guides finished.xlf --plot out/curve.svg
  postil simulate engines/guides source.en:post-edited.fr --limit 1000 --json out/figures.json
  postil simulate engines/guides finished.xlf --learners perceptron pa2 mira --memory 75
  postil simulate engines/guides finished.xlf --learners mira --set oracles=3 --average
  postil simulate engines/guides finished.xlf --only phrases weights --typing
  postil simulate engines/guides finished.xlf --tune engines/guides-tuned
  postil simulate engines/guides finished.xlf --save engines/guides-learned"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "simulate",
        run,
        about="replay a finished translation: what learning from each segment gains",
        examples=EXAMPLES,
    )
    parser.add_argument("engine", type=Path, help="folder of the engine")
    parser.add_argument(
        "translation",
        nargs="?",
        help="a document with its targets (XLIFF), or parallel text files as SOURCE:TARGET; "
        "a log of post-edits is such a pair",
    )
    parser.add_argument(
        "--sample", action="store_true", help="the document of the sample project instead"
    )
    parser.add_argument("--limit", type=whole(1), metavar="N", help="only the first N segments")
    parser.add_argument(
        "--tune",
        type=Path,
        metavar="FOLDER",
        help="tune how much confirmed segments count on the first half of the segments, write the "
        "engine so tuned to FOLDER, and simulate it on the other half",
    )
    parser.add_argument(
        "--save",
        type=Path,
        metavar="FOLDER",
        help="write to FOLDER the engine with what it learned; for one way of learning, with the "
        "features that engines learn",
    )
    _add_ways(parser)
    parser.add_argument(
        "--tokenize",
        choices=["13a", "none", "intl", "char", "zh"],
        help="sacrebleu's tokenizer (13a; char for Japanese, zh for Chinese)",
    )
    parser.add_argument(
        "--plot",
        type=Path,
        metavar="FILE",
        help="draw the curves as SVG (and PNG, if resvg is installed): FILE, and others beside it",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write figures and segments")


def _add_ways(parser: argparse.ArgumentParser) -> None:
    """Options: the ways to compare, and how segments are replayed."""
    parser.add_argument(
        "--only",
        choices=["phrases", "weights"],
        nargs="+",
        action="extend",
        help="learn only new phrases, or only the weights of those known; named both, they are "
        "compared with learning all (default: all)",
    )
    parser.add_argument(
        "--learners",
        nargs="+",
        metavar="NAME",
        help="learners to compare (perceptron, pa2, ...; default: the engine's)",
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting of the learners that have it: oracles (m), competitors (k), "
        "aggressiveness, ...; repeatable",
    )
    parser.add_argument(
        "--average",
        action="store_true",
        help="suggest with the average of all weights so far, not with the latest",
    )
    parser.add_argument(
        "--features",
        nargs="+",
        metavar="SET",
        help="what weights are learned for, to compare (entries, target-words, structure, ...; "
        "default: the engine's)",
    )
    parser.add_argument(
        "--metric",
        help="measure that learners use: bleu_smooth, 1-ter, bleu_smooth:0.5,1-per:0.5, ...",
    )
    parser.add_argument(
        "--memory",
        nargs="+",
        type=float,
        metavar="THRESHOLD",
        help="segments with a memory match of so many per cent come from the memory and teach "
        "nothing; several thresholds are compared",
    )
    parser.add_argument(
        "--memory-metric",
        choices=["wer", "per"],
        default="wer",
        help="how the memory compares: word error rate, or in any order (%(default)s)",
    )
    parser.add_argument("--passes", type=whole(1), default=1, help="times through the document")
    parser.add_argument(
        "--typing", action="store_true", help="also replay typing with completion (KSR, KSMR)"
    )
    parser.add_argument(
        "--processes", type=whole(1), default=2, help="ways to run at a time (%(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    from postil.engine.exchange.archive import save_learned  # noqa: PLC0415
    from postil.engine.manifest import EngineManifest  # noqa: PLC0415
    from postil.training.simulation.simulator import simulate  # noqa: PLC0415
    from postil.training.simulation.ways import SimulationPlan  # noqa: PLC0415

    for path in (args.plot, args.json):
        if path is not None:
            in_a_folder(path)  # now, not after hours
    pairs = _pairs(args, EngineManifest.load(args.engine))[: args.limit]
    engine = args.engine
    if args.tune:
        engine, pairs = _tune(args, pairs)
    plan = SimulationPlan(
        engine,
        pairs,
        _ways(args),
        memory_metric=args.memory_metric,
        passes=args.passes,
        typing=args.typing,
        tokenize=args.tokenize,
        processes=args.processes,
        keep=args.save is not None,
    )
    _check_save(args, plan)
    with console.progress_bar(quiet=args.quiet) as progress:
        report = simulate(plan, progress)
    console.say_lines(describe(report))
    if args.plot:
        _plot(report, args.plot)
    if args.json:
        import json  # noqa: PLC0415

        text = json.dumps(report.as_dict(), ensure_ascii=False, indent=1)
        console.write_lines([text], args.json)
        console.say(f"figures: {args.json}")
    if args.save:
        (way,) = report.ways.values()
        events = [item.event for item in way.shown if item.event is not None]
        save_learned(engine, args.save, events)
        console.say(f"engine with {len(events):,} segments learned: {args.save}")
    return 0


def _check_save(args: argparse.Namespace, plan: SimulationPlan) -> None:
    """Check the options of saving, before anything is replayed."""
    from postil.engine.engine import EngineOptions  # noqa: PLC0415

    if not args.save:
        return
    fresh_folder(args.save)
    if len(plan.ways) != 1:
        raise UsageError("Only one way of learning can be saved.", hint="Ask for no others.")
    if plan.ways[0].options.features != EngineOptions().features:
        raise UsageError(
            "What was learned for other features than engines learn cannot be saved.",
            hint="Leave --features out.",
        )


def _tune(args: argparse.Namespace, pairs: Pairs) -> tuple[Path, Pairs]:
    """The engine tuned on the first half of the segments, and the other half."""
    from postil.training.simulation.session_weights import tuned_engine  # noqa: PLC0415

    fresh_folder(args.tune)
    half = len(pairs) // 2
    with console.progress_bar(quiet=args.quiet) as progress:
        found = tuned_engine(args.engine, args.tune, pairs[:half], progress)
    gain = found.gain
    console.say(
        f"tuning on {half} segments: BLEU {found.before:.2f}, {gain.difference:+.2f}, "
        f"95% of samples within [{gain.low:+.2f}, {gain.high:+.2f}], p = {gain.p_value:.3f}"
    )
    console.say(f"engine: {args.tune}" if found.taken else "The engine keeps the weights it has.")
    return (args.tune if found.taken else args.engine), pairs[half:]


def _ways(args: argparse.Namespace) -> list[Way]:
    """Every combination of what was asked for side by side."""
    from postil.engine.engine import EngineOptions  # noqa: PLC0415
    from postil.features.sets import feature_set  # noqa: PLC0415
    from postil.training.simulation.ways import Way  # noqa: PLC0415

    kinds = {name: name for name in args.only or ()}
    if len(kinds) != 1:
        kinds = {"all": "", **kinds}
    goal = {"metric": args.metric} if args.metric else {}
    ways = []
    given = _settings(args)
    for learner, features in product(args.learners or [""], args.features or [""]):
        if features:
            feature_set(features)
        for kind, only in kinds.items():
            for threshold in args.memory or [0.0]:
                parts = [learner, features, only, f"memory {threshold:g}" if threshold else ""]
                options = EngineOptions(
                    use_session=kind != "weights",
                    use_weights=kind != "phrases",
                    steps_back=kind == "all",
                    average=args.average,
                    learner_options=given[learner],
                    **({"learner": learner} if learner else {}),
                    **({"features": features} if features else {}),
                    **goal,
                )
                name = ", ".join(filter(None, parts)) or "adaptive"
                ways.append(Way(name, options, threshold))
    return ways


def _settings(args: argparse.Namespace) -> dict[str, dict[str, str]]:
    """Settings of each learner to compare, "" for the engine's, of those that were given.

    Raises
    ------
    UsageError
        There is no such learner, no learner has the setting, or it cannot have the value.
    """
    from postil.engine.engine import EngineOptions  # noqa: PLC0415
    from postil.learning.registry import learner_options, make_learner  # noqa: PLC0415

    learners = {name: name or EngineOptions().learner for name in args.learners or [""]}
    known = {name: learner_options(learner) for name, learner in learners.items()}
    found: dict[str, dict[str, str]] = {name: {} for name in learners}
    for item in args.set:
        setting, equals, value = item.partition("=")
        having = [name for name, settings in known.items() if setting in settings]
        if not (equals and having):
            every = sorted({name for settings in known.values() for name in settings})
            raise UsageError(
                f"{item!r} is no setting of these learners.",
                hint=f"NAME=VALUE, where NAME is one of: {', '.join(every)}.",
            )
        for name in having:
            found[name][setting] = value
    for name, learner in learners.items():
        make_learner(learner, found[name])  # a wrong value is an error now
    return found


def _pairs(args: argparse.Namespace, engine: EngineManifest) -> Pairs:
    """(source, confirmed target) in document order."""
    if args.sample == bool(args.translation):
        raise UsageError("Name a finished translation, or --sample.")
    if args.sample:
        from postil_resources.sample_project import REFERENCE, sample_file  # noqa: PLC0415

        return _document_pairs(sample_file(REFERENCE), engine)
    path = Path(args.translation)
    if path.exists() or ":" not in args.translation:
        return _document_pairs(existing_file(path), engine)
    from postil.text.tags import TaggedText  # noqa: PLC0415
    from postil.training.corpora import corpus_of  # noqa: PLC0415
    from postil.types.progress import Progress  # noqa: PLC0415

    corpus = corpus_of(args.translation)
    pairs = corpus.pairs(engine.source_language, engine.target_language, Progress())
    return [(TaggedText.of(source), TaggedText.of(target)) for source, target in pairs]


def _document_pairs(path: Path, engine: EngineManifest) -> Pairs:
    from postil.formats.registry import open_document  # noqa: PLC0415

    document = open_document(path, engine.source_language, engine.target_language)
    pairs = [
        (segment.source, segment.target)
        for segment in document.segments
        if segment.target is not None and not segment.target.is_empty
    ]
    if not pairs:
        raise InputError(
            "it has no translated segments.",
            file=path,
            hint="A simulation needs the finished translation.",
        )
    return pairs


def describe(report: SimulationReport) -> str:
    """Static beside each way of learning, the significance of the differences, and times."""
    heading = ["", "BLEU", "chrF", "TER"]
    if report.typing:
        heading += ["KSR", "KSMR"]
    rows = [heading, _row("as trained (static)", report.scores, report.typing)]
    notes = []
    for way in report.ways.values():
        rows.append(_row(_title(way.name), way.scores, way.typing))
        notes += _notes(way)
    return "\n".join([f"{len(report.references)} segments", console.table(rows), *notes])


def _title(name: str) -> str:
    return "learning (adaptive)" if name == "adaptive" else name


def _row(name: str, scores: CorpusScores, typing: TypingEffort | None) -> list[str]:
    row = [name, f"{scores.bleu:.2f}", f"{scores.chrf:.2f}", f"{scores.ter:.2f}"]
    return [*row, f"{typing.ksr:.2f}", f"{typing.ksmr:.2f}"] if typing else row


def _notes(way: WayReport) -> list[str]:
    notes = [f"{_title(way.name)}:"]
    if way.from_memory:
        notes.append(f"  {way.from_memory} of {len(way.shown)} segments came from the memory")
    for metric, gain in (("BLEU", way.bootstrap), ("TER", way.ter_bootstrap)):
        notes.append(
            f"  {metric} difference {gain.difference:+.2f}, 95% of samples within "
            f"[{gain.low:+.2f}, {gain.high:+.2f}], p = {gain.p_value:.3f}"
        )
    median, most = way.learn_milliseconds(50), way.learn_milliseconds(95)
    notes.append(f"  learning takes {median:.0f} ms (median), {most:.0f} ms (p95)")
    return notes


def _plot(report: SimulationReport, path: Path) -> None:
    from postil.cli.engines.chart import write_chart  # noqa: PLC0415
    from postil.cli.engines.learning_curve import simulation_charts  # noqa: PLC0415

    for name, svg in simulation_charts(report).items():
        file = path if name == "bleu" else path.with_name(f"{path.stem}.{name}{path.suffix}")
        for written in write_chart(svg, file):
            console.say(f"curve: {written}")

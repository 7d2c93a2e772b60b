"""``postil simulate``: replay a finished translation as a translator would confirm it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli import console
from postil.cli.options import Subparsers, add_command, existing_file
from postil.errors import InputError, UsageError

if TYPE_CHECKING:
    from postil.engine.manifest import EngineManifest
    from postil.metrics.corpus import CorpusScores
    from postil.text.tags import TaggedText
    from postil.training.simulation import SimulationReport

    Pairs = list[tuple[TaggedText, TaggedText]]

EXAMPLES = """\
  postil simulate engines/printer --sample
  postil simulate engines/guides finished.xlf --plot out/curve.svg
  postil simulate engines/guides source.en:post-edited.fr --limit 1000 --json out/figures.json"""


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
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N segments")
    parser.add_argument(
        "--only",
        choices=["phrases", "weights"],
        help="learn only new phrases, or only the weights of those known (default: both)",
    )
    parser.add_argument(
        "--tokenize",
        default="13a",
        choices=["13a", "none", "intl", "char", "zh"],
        help="sacrebleu's tokenizer (%(default)s)",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the curve as SVG")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write figures and segments")


def run(args: argparse.Namespace) -> int:
    from postil.engine.engine import EngineOptions  # noqa: PLC0415
    from postil.engine.manifest import EngineManifest  # noqa: PLC0415
    from postil.training.simulation import simulate  # noqa: PLC0415

    pairs = _pairs(args, EngineManifest.load(args.engine))[: args.limit]
    options = EngineOptions(use_session=args.only != "weights", use_weights=args.only != "phrases")
    with console.progress_bar(quiet=args.quiet) as progress:
        report = simulate(args.engine, pairs, options, tokenize=args.tokenize, progress=progress)
    console.say(describe(report))
    if args.plot:
        _plot(report, args.plot, args.tokenize)
        console.say(f"curve: {args.plot}")
    if args.json:
        figures = {
            **report.as_dict(),
            "bleu_difference": report.bleu_difference,
            "adaptive_text": [segment.adaptive for segment in report.segments],
            "static_text": [segment.static for segment in report.segments],
        }
        console.write_lines([json.dumps(figures, ensure_ascii=False, indent=1)], args.json)
        console.say(f"figures: {args.json}")
    return 0


def _pairs(args: argparse.Namespace, engine: EngineManifest) -> Pairs:
    """(source, confirmed target) in document order."""
    if args.sample == bool(args.translation):
        raise UsageError("Name a finished translation, or --sample.")
    if args.sample:
        from postil.cli.demo import REFERENCE, sample_file  # noqa: PLC0415

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
    from postil.formats.documents import open_document  # noqa: PLC0415

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
    """Static beside adaptive, the significance of the difference, and the time learning takes."""
    assert report.static and report.adaptive and report.bootstrap  # noqa: S101  (a finished report)
    rows = [
        ("", "BLEU", "chrF", "TER"),
        _row("as trained (static)", report.static),
        _row("learning (adaptive)", report.adaptive),
    ]
    gain = report.bootstrap
    return "\n".join(
        [
            f"{len(report.segments)} segments",
            console.table(rows),
            f"BLEU difference {gain.difference:+.2f}, 95 % of samples within "
            f"[{gain.low:+.2f}, {gain.high:+.2f}], p = {gain.p_value:.3f}",
            f"learning takes {report.learn_milliseconds(50):.0f} ms (median), "
            f"{report.learn_milliseconds(95):.0f} ms (p95)",
        ]
    )


def _row(name: str, scores: CorpusScores) -> tuple[str, ...]:
    return name, f"{scores.bleu:.2f}", f"{scores.chrf:.2f}", f"{scores.ter:.2f}"


def _plot(report: SimulationReport, path: Path, tokenize: str) -> None:
    from postil.cli.learning_curve import learning_curve  # noqa: PLC0415

    svg = learning_curve(
        [segment.static for segment in report.segments],
        [segment.adaptive for segment in report.segments],
        [segment.reference for segment in report.segments],
        tokenize=tokenize,
    )
    console.write_lines(svg.splitlines(), path)

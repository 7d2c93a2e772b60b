"""``postil evaluate``: score a translation, or compare two."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, whole
from postil.errors import InputError, UsageError

if TYPE_CHECKING:
    from postil.training.comparison import Example

EXAMPLES = """\
  postil evaluate output.fr reference.fr
  postil evaluate output.fr reference-1.fr reference-2.fr     several references
  postil evaluate new.fr reference.fr --baseline old.fr       is the new one better?
  postil evaluate engines/new test.tmx --against engines/old  is the new engine better?
  postil evaluate engines/new test.en:test.fr --against engines/old --examples 5"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "evaluate",
        run,
        about="score a translation against references: BLEU, chrF, TER",
        examples=EXAMPLES,
    )
    parser.add_argument(
        "hypothesis",
        type=Path,
        help="the translation, one segment a line; with --against, the folder of an engine",
    )
    parser.add_argument(
        "references",
        nargs="+",
        metavar="reference",
        help="translations to compare with; with --against, a corpus neither engine was trained "
        "on: a TMX file or SOURCE:TARGET",
    )
    parser.add_argument(
        "--against", type=Path, metavar="ENGINE", help="let this engine translate the corpus, too"
    )
    parser.add_argument(
        "--examples",
        type=whole(0),
        default=3,
        metavar="N",
        help="with --against: show the N greatest gains and losses (%(default)s)",
    )
    parser.add_argument(
        "--threads",
        type=whole(1),
        default=os.cpu_count() or 1,
        help="with --against: threads to translate with (%(default)s)",
    )
    parser.add_argument(
        "--baseline", type=Path, help="another translation: paired bootstrap of the two on BLEU"
    )
    parser.add_argument(
        "--samples", type=whole(1), default=1000, help="bootstrap samples (%(default)s)"
    )
    parser.add_argument(
        "--tokenize",
        choices=["13a", "none", "intl", "char", "zh"],
        help="sacrebleu's tokenizer; none for text that is tokenised already (13a; char for "
        "Japanese, zh for Chinese; with --against always these)",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    if not args.against:
        if args.hypothesis.is_dir():
            raise UsageError(
                f"{args.hypothesis} is a folder, not a translation.",
                hint="If it is an engine, name another to compare it with:  --against ENGINE",
            )
        return _score(args)
    if args.baseline:
        raise UsageError("--baseline is a translation: it does not go with --against, an engine.")
    return _compare_engines(args)


def _json(values: dict[str, object]) -> str:
    import json  # noqa: PLC0415

    return json.dumps(values, ensure_ascii=False, indent=1)


def _compare_engines(args: argparse.Namespace) -> int:
    from postil.engine.manifest import EngineManifest  # noqa: PLC0415
    from postil.training.comparison import compare  # noqa: PLC0415
    from postil.training.corpora import Segment, corpus_of  # noqa: PLC0415

    manifest = EngineManifest.load(args.hypothesis)
    languages = manifest.source_language, manifest.target_language
    with console.progress_bar(quiet=args.quiet) as progress:
        segments: list[Segment] = []
        for corpus in map(corpus_of, args.references):
            found_there = list(corpus.segments(*languages, progress))
            if not found_there:
                raise UsageError(
                    f"{corpus.name} holds no segment in {languages[0]} with a translation into "
                    f"{languages[1]}.",
                    hint="Check the languages and the files.",
                )
            segments += found_there
        found = compare(
            args.against,
            args.hypothesis,
            segments,
            threads=args.threads,
            samples=args.samples,
            progress=progress,
        )
    if args.json:
        from dataclasses import asdict  # noqa: PLC0415

        examples = [asdict(example) for example in found.examples]
        values = found.as_dict() | {"examples": examples}
        console.say_lines(_json(values))
        return 0
    rows = [("", "BLEU", "chrF", "TER")]
    for name, scores in ((args.against, found.before), (args.hypothesis, found.after)):
        rows.append((f"{name}", f"{scores.bleu:.2f}", f"{scores.chrf:.2f}", f"{scores.ter:.2f}"))
    console.say_lines(console.table(rows))
    console.say_lines(found.sentence())
    console.say_lines(_examples_text(found.examples, args.examples))
    return 0


def _examples_text(examples: Sequence[Example], number: int) -> str:
    """The greatest gains and the greatest losses."""
    gains = [example for example in examples if example.gain > 0][:number]
    losses = [example for example in reversed(examples) if example.gain < 0][:number]
    segments = console.counted(len(examples), "segment")
    lines = [f"{segments} translated differently."]
    for title, shown in (("gained most", gains), ("lost most", losses)):
        for example in shown:
            lines += [
                "",
                f"{title}, {example.gain:+.0f} BLEU",
                f"  source     {example.source}",
                f"  before     {example.before}",
                f"  after      {example.after}",
                f"  reference  {example.reference}",
            ]
    return "\n".join(lines)


def _score(args: argparse.Namespace) -> int:
    from postil.metrics.corpus import corpus_scores, paired_bootstrap  # noqa: PLC0415

    hypothesis = console.read_lines(args.hypothesis)
    references = [
        _same_length(path, hypothesis, args.hypothesis) for path in map(Path, args.references)
    ]
    scores = corpus_scores(hypothesis, references, tokenize=args.tokenize)
    result: dict[str, object] = {**scores.as_dict(), "signatures": scores.signatures}
    rows = [
        ("", "BLEU", "chrF", "TER"),
        (str(args.hypothesis), f"{scores.bleu:.2f}", f"{scores.chrf:.2f}", f"{scores.ter:.2f}"),
    ]
    verdict = ""
    if args.baseline:
        baseline = _same_length(args.baseline, hypothesis, args.hypothesis)
        old = corpus_scores(baseline, references, tokenize=args.tokenize)
        rows.insert(1, (str(args.baseline), f"{old.bleu:.2f}", f"{old.chrf:.2f}", f"{old.ter:.2f}"))
        gain = paired_bootstrap(
            baseline, hypothesis, references, samples=args.samples, tokenize=args.tokenize
        )
        from dataclasses import asdict  # noqa: PLC0415

        result |= {"baseline": old.as_dict(), "bootstrap": asdict(gain)}
        verdict = (
            f"BLEU difference {gain.difference:+.2f}, 95% of samples within "
            f"[{gain.low:+.2f}, {gain.high:+.2f}], p = {gain.p_value:.3f} "
            f"(paired bootstrap, {args.samples} samples)"
        )
    if args.json:
        console.say_lines(_json(result))
        return 0
    console.say_lines(console.table(rows))
    if verdict:
        console.say(verdict)
    console.say("sacrebleu " + scores.signatures["bleu"])
    return 0


def _same_length(path: Path, hypothesis: Sequence[str], name: Path) -> list[str]:
    lines = console.read_lines(path)
    if len(lines) != len(hypothesis):
        raise InputError(
            f"it has {len(lines)} lines, but {name} has {len(hypothesis)}.",
            file=path,
            hint="Line n of one must be the translation of line n of the other.",
        )
    if not lines:
        raise InputError("it is empty: there is nothing to score.", file=path)
    return lines

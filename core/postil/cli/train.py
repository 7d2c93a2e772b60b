"""``postil train``: an engine from memories and parallel texts."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.cli import console
from postil.cli.options import Subparsers, add_command, add_languages, fresh_folder

if TYPE_CHECKING:
    from postil.training.request import TrainingReport
    from postil.training.tuning.loop import TuningOptions

EXAMPLES = """\
  postil train --name Guides -s en -t fr memory.tmx --out engines/guides
  postil train --name Guides -s en -t fr memory.tmx older.tmx text.en:text.fr \\
      --tuning held-out.en:held-out.fr --out engines/guides
  postil train --name Guides -s en -t fr memory.tmx --out engines/guides \\
      --tuner mert --tuning held-out.en:first.fr:second.fr"""

FORMS: dict[str, dict[str, Any]] = {
    "probing": {},
    "trie": {"form": "trie"},
    "trie-8bit": {"form": "trie", "quantise": True},
}


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "train",
        run,
        about="train an engine from memories and parallel texts",
        examples=EXAMPLES,
    )
    parser.add_argument(
        "corpora",
        nargs="+",
        metavar="CORPUS",
        help="a TMX file, or two text files, line by line translations, as SOURCE:TARGET",
    )
    parser.add_argument("--name", required=True, help="name of the engine")
    add_languages(parser)
    parser.add_argument("--out", type=Path, required=True, help="folder of the new engine")
    parser.add_argument(
        "--tuning",
        metavar="CORPUS",
        help="segments to tune the weights on (default: some of the corpora, if they are large); "
        "several translations of one source are SOURCE:TARGET:TARGET, or units of a TMX file",
    )
    parser.add_argument(
        "--tuner",
        choices=("mira", "mert", "none"),
        default="mira",
        help="batch MIRA, minimum error rate training, or the default weights (%(default)s)",
    )
    parser.add_argument(
        "--order",
        type=int,
        default=5,
        choices=range(1, 7),
        help="of the language model (%(default)s)",
    )
    parser.add_argument(
        "--language-model",
        default="probing",
        choices=FORMS,
        help="its form on disk: trie has half the size, trie-8bit a quarter (%(default)s)",
    )
    parser.add_argument(
        "--phrases",
        default="all",
        choices=("all", "significant"),
        help="significant drops pairs that may have met by chance: a tenth of the size, some "
        "tenths of a BLEU point lost (%(default)s)",
    )
    parser.add_argument(
        "--threads", type=int, default=os.cpu_count() or 1, help="to work with (%(default)s)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="of what is drawn at random (%(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    from postil.models.lm_estimate import LMOptions  # noqa: PLC0415
    from postil.models.phrase_table_builder import (  # noqa: PLC0415
        ALPHA_PLUS,
        PhraseTableOptions,
    )
    from postil.training.corpora import corpus_of  # noqa: PLC0415
    from postil.training.recipes import train_engine  # noqa: PLC0415
    from postil.training.request import TrainingRequest  # noqa: PLC0415

    fresh_folder(args.out)
    request = TrainingRequest(
        name=args.name,
        source_language=args.source_language,
        target_language=args.target_language,
        corpora=[corpus_of(corpus) for corpus in args.corpora],
        tuning_set=corpus_of(args.tuning) if args.tuning else None,
        language_model_order=args.order,
        language_model=LMOptions(**FORMS[args.language_model]),
        phrase_table=PhraseTableOptions(
            significance=ALPHA_PLUS if args.phrases == "significant" else None
        ),
        tuning=tuning_options(args),
        threads=args.threads,
        seed=args.seed,
    )
    with console.progress_bar(quiet=args.quiet) as progress:
        report = train_engine(request, args.out, progress)
    console.say(describe(report))
    return 0


def tuning_options(args: argparse.Namespace) -> TuningOptions | None:
    """How to tune; None to keep the default weights."""
    if args.tuner == "none":
        return None
    from postil.training.tuning.loop import TuningOptions  # noqa: PLC0415
    from postil.training.tuning.mert import MertOptions  # noqa: PLC0415
    from postil.training.tuning.mira import MiraOptions  # noqa: PLC0415

    return TuningOptions(
        method=args.tuner, mira=MiraOptions(seed=args.seed), mert=MertOptions(seed=args.seed)
    )


def describe(report: TrainingReport) -> str:
    """The report as a few lines: what went in, what was left out and why, what it cost."""
    rows = [("corpus", "read", "kept")]
    rows += [
        (source["name"], f"{source['read']:,}", f"{source['kept']:,}") for source in report.sources
    ]
    lines = [console.table(rows)]
    if report.rejected:
        reasons = sorted(report.rejected.items(), key=lambda item: -item[1])
        lines.append("left out: " + ", ".join(f"{count:,} {reason}" for reason, count in reasons))
    lines.append(
        f"{report.pairs:,} pairs, {report.source_words:,} + {report.target_words:,} words, "
        f"{report.phrase_pairs:,} phrase pairs"
    )
    if report.tuning:
        lines.append(
            "BLEU of the tuning set by round: " + " ".join(f"{x:.2f}" for x in report.tuning)
        )
    seconds = ", ".join(f"{step} {value:.1f}" for step, value in report.seconds.items())
    lines.append(f"{sum(report.seconds.values()):.1f} s ({seconds})")
    lines.append(f"engine: {report.folder}")
    return "\n".join(lines)

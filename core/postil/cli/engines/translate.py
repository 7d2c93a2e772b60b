"""``postil translate``: text or a document through an engine."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.engines.origins import origin_lines
from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, existing_file, whole
from postil.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from postil.engine.engine import Engine
    from postil.engine.segment_decoder import Parse
    from postil.text.tags import TaggedText
    from postil.types.progress import Progress

EXAMPLES = """\
  echo "Press the green button." | postil translate engines/guides
  postil translate engines/guides letter.txt > letter.fr.txt
  postil translate engines/guides manual.xlf --out manual.fr.xlf
  postil translate engines/guides letter.txt --nbest 100"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "translate",
        run,
        about="translate text or a document with an engine",
        examples=EXAMPLES,
    )
    parser.add_argument("engine", type=Path, help="folder of the engine")
    parser.add_argument(
        "input",
        type=Path,
        nargs="?",
        help="a document, or text, one segment a line (default: standard input)",
    )
    parser.add_argument(
        "--out", type=Path, help="write here; needed for a document that is not plain text"
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="in a document, also replace targets that are there already",
    )
    parser.add_argument(
        "--minimum-risk",
        type=whole(0),
        metavar="N",
        default=0,
        help="of the N best translations, take the one closest to the others (try 100; slower)",
    )
    parser.add_argument(
        "--entities",
        action="store_true",
        help="translate numbers, dates, quantities and codes by rule, as the target language "
        "writes them, whatever the engine has learned",
    )
    parser.add_argument(
        "--source-trees",
        type=Path,
        metavar="FILE",
        help="syntax trees of source sentences in brackets, one to a line, in any order: for "
        "engines that learned from such trees",
    )
    parser.add_argument(
        "--nbest",
        type=whole(1),
        metavar="N",
        help="print the N best translations of each line with their features, as Moses does",
    )
    parser.add_argument(
        "--origins",
        action="store_true",
        help="below each line, print which phrase each word is from, and who confirmed it",
    )


def run(args: argparse.Namespace) -> int:
    from postil.engine.engine import Engine, EngineOptions  # noqa: PLC0415

    is_document = _is_document(args.input)
    if is_document and args.out is None:
        raise UsageError(
            f"Where shall the translation of {args.input} go?",
            hint=f"Add --out, for example --out {args.input.stem}.out{args.input.suffix}",
        )
    if args.origins and (is_document or args.nbest is not None):
        raise UsageError("--origins is for plain text, without --nbest.")
    if is_document and args.nbest is not None:
        raise UsageError("--nbest is for text; a document holds one translation of each segment.")
    if args.all and not is_document:
        raise UsageError("--all is for a document; of text, every line is translated.")
    if args.minimum_risk and args.nbest is not None:
        raise UsageError("--minimum-risk chooses one translation; --nbest prints them by score.")
    if args.entities and args.nbest is not None:
        raise UsageError("--entities is for translations, --nbest for what the models prefer.")
    options = EngineOptions(
        minimum_risk=args.minimum_risk, entities=args.entities, parse=_parse(args.source_trees)
    )
    engine = Engine.open(args.engine, options)
    with console.progress_bar(quiet=args.quiet) as progress:
        progress.update(message="Translating")
        if is_document:
            _translate_document(engine, args, progress)
        else:
            _translate_lines(engine, args, progress)
    return 0


def _parse(trees: Path | None) -> Parse | None:
    """A function that gives the constituents of a sentence, read from a file of trees."""
    if trees is None:
        return None
    from postil.training.syntax.treebank import Treebank  # noqa: PLC0415

    return Treebank.read([existing_file(trees)]).tree_of


def _is_document(path: Path | None) -> bool:
    """Plain text is translated line by line, so that it may go through a pipe."""
    if path is None or str(path) == "-" or path.suffix.lower() in ("", ".txt"):
        return False
    from postil.formats.registry import DOCUMENT_SUFFIXES  # noqa: PLC0415

    existing_file(path)
    return path.suffix.lower() in DOCUMENT_SUFFIXES


def _translate_lines(engine: Engine, args: argparse.Namespace, progress: Progress) -> None:
    from postil.text.tags import TaggedText  # noqa: PLC0415

    sources = [TaggedText.of(line) for line in console.read_lines(args.input)]
    if args.nbest is not None:
        lines = [
            f"{number} ||| {line}"
            for number, source in enumerate(progress.track(sources, len(sources)))
            for line in _nbest_lines(engine, source, args.nbest)
        ]
    else:
        lines = []
        for suggestion in engine.suggest_all(sources, progress=progress):
            lines.append(suggestion.target.plain)
            lines.extend(origin_lines(suggestion) if args.origins else ())
    console.write_lines(lines, args.out)


def _nbest_lines(engine: Engine, source: TaggedText, count: int) -> Iterator[str]:
    """``text ||| feature= value ... ||| score``, best first."""
    for translation in engine.translations(source, count):
        values = " ".join(
            f"{name}= {value:g}" for name, value in translation.features.items() if value
        )
        yield f"{translation.target.plain} ||| {values} ||| {translation.score:.6g}"


def _translate_document(engine: Engine, args: argparse.Namespace, progress: Progress) -> None:
    from postil.formats.registry import open_document  # noqa: PLC0415
    from postil.formats.segment import SegmentState  # noqa: PLC0415

    manifest = engine.manifest
    document = open_document(args.input, manifest.source_language, manifest.target_language)
    wanted = [
        segment
        for segment in document.segments
        if not segment.locked
        and not segment.source.is_empty
        and (args.all or segment.target is None or segment.target.is_empty)
    ]
    suggestions = engine.suggest_all([segment.source for segment in wanted], progress=progress)
    targets = {
        segment.id: suggestion.target
        for segment, suggestion in zip(wanted, suggestions, strict=True)
    }
    document.save(args.out, targets, dict.fromkeys(targets, SegmentState.DRAFT))
    console.say(f"{args.out}: {len(targets)} of {len(document.segments)} segments translated.")

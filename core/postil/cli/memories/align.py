"""``postil align``: a memory from two documents that translate each other."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, add_languages, existing_file
from postil.errors import InputError, UsageError

EXAMPLES = """\
  postil align manual.docx handbuch.docx -s en -t de --out manual.tmx
  postil align manual.docx handbuch.docx -s en -t de --review pairs.tsv     look first ...
  postil align --from-review pairs.tsv -s en -t de --out manual.tmx         ... then keep"""

_HEADING = ("keep", "confidence", "source", "target")
_YES = {"yes", "y", "x", "1", "true"}


class AlignmentRow(NamedTuple):
    """One pair of the review."""

    keep: bool
    confidence: float
    source: str
    target: str


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "align",
        run,
        about="make a memory of two documents that translate each other",
        examples=EXAMPLES,
    )
    parser.add_argument("source", type=Path, nargs="?", help="the document")
    parser.add_argument("target", type=Path, nargs="?", help="its translation, of any kind")
    add_languages(parser)
    parser.add_argument("--out", type=Path, metavar="TMX", help="the memory to write")
    parser.add_argument("--review", type=Path, metavar="TSV", help="a table to look through")
    parser.add_argument("--from-review", type=Path, metavar="TSV", help="the table looked through")


def run(args: argparse.Namespace) -> int:
    if not (args.out or args.review):
        raise UsageError("Say where the pairs should go: --out or --review.")
    if args.from_review:
        if args.target:
            raise UsageError(
                "--from-review takes the pairs of a table, so that no documents are aligned.",
                hint=f"Leave {args.target} out; the first document may be named, for the memory.",
            )
        rows = list(_read_review(existing_file(args.from_review)))
    elif args.source and args.target:
        rows = list(_align(args))
    else:
        raise UsageError("Name a document and its translation, or --from-review.")
    kept = [row for row in rows if row.keep]
    if args.review:
        _write_review(rows, args.review)
        console.say(f"{console.counted(len(rows), 'pair')} to look through in {args.review}")
    if args.out:
        _write_memory(kept, args)
        written = console.counted(len(kept), "pair")
        console.say(f"{written} in {args.out}, {len(rows) - len(kept):,} left out")
    return 0


def _align(args: argparse.Namespace) -> Iterator[AlignmentRow]:
    from postil.bitext.alignment_review import DOUBTFUL  # noqa: PLC0415
    from postil.bitext.sentence_alignment import align_sentences  # noqa: PLC0415
    from postil.formats.registry import open_document  # noqa: PLC0415

    sides = []
    for path, language in (
        (args.source, args.source_language),
        (args.target, args.target_language),
    ):
        document = open_document(existing_file(path), language, language)
        if not document.segments:
            raise InputError("there is no text to align in it", file=path)
        sides.append([segment.source.plain for segment in document.segments])
    with console.progress_bar(quiet=args.quiet) as progress:
        beads = align_sentences(sides[0], sides[1], progress)
    for bead in beads:
        source, target = (
            " ".join(text.strip() for text in side[slice(*span)])
            for side, span in zip(sides, (bead.source, bead.target), strict=True)
        )
        keep = bool(source and target) and bead.confidence >= DOUBTFUL
        yield AlignmentRow(keep, bead.confidence, source, target)


def _write_review(rows: Iterable[AlignmentRow], path: Path) -> None:
    import csv  # noqa: PLC0415
    import io  # noqa: PLC0415

    from postil.formats.strings.spreadsheet_cells import guarded  # noqa: PLC0415
    from postil.types.files import atomic_write  # noqa: PLC0415

    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter="\t", lineterminator="\n")
    writer.writerow(_HEADING)
    for row in rows:
        writer.writerow(
            (
                "yes" if row.keep else "",
                f"{row.confidence:.2f}",
                guarded(row.source),
                guarded(row.target),
            )
        )
    with atomic_write(path) as temporary:
        temporary.write_text(text.getvalue(), encoding="utf-8", newline="")


def _read_review(path: Path) -> Iterator[AlignmentRow]:
    import csv  # noqa: PLC0415

    from postil.formats.strings.spreadsheet_cells import unguarded  # noqa: PLC0415

    lines = csv.reader(console.read_lines(path), delimiter="\t")
    if tuple(next(lines, ())) != _HEADING:
        raise InputError(
            "this is no table of pairs", file=path, line=1, hint="postil align ... --review TSV"
        )
    for number, line in enumerate(lines, 2):
        if not any(line):
            continue
        try:
            keep, confidence, source, target = map(unguarded, line)
            row = AlignmentRow(keep.strip().lower() in _YES, float(confidence or 0), source, target)
        except ValueError as error:
            raise InputError("the line is not a pair", file=path, line=number) from error
        if row.keep and not (source.strip() and target.strip()):
            raise InputError("a pair to keep has only one side", file=path, line=number)
        yield row


def _write_memory(rows: Iterable[AlignmentRow], args: argparse.Namespace) -> None:
    from postil.memory.importer import aligned_units, write_units  # noqa: PLC0415

    document = args.source.name if args.source else ""
    units = aligned_units(((row.source, row.target) for row in rows), document)
    write_units(units, args.out, args.source_language, args.target_language)

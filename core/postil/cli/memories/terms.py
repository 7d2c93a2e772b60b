"""``postil terms``: term candidates of a project's documents or of a memory."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, whole

if TYPE_CHECKING:
    from postil.memory.terms.candidates import Candidate

EXAMPLES = """\
  postil terms projects/manual
  postil terms projects/manual --document guide.docx --words 2 --contexts
  postil terms projects/manual --memory Manual --count 5 --out candidates.tsv
  postil terms projects/manual --most 20 --add Manual"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "terms",
        run,
        about="find words and groups of words that may be terms, with likely translations",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--document", metavar="NAME", help="look in this document only")
    where.add_argument(
        "--memory", metavar="NAME", default="", help="look in the sources of this memory"
    )
    parser.add_argument(
        "--count",
        type=whole(1),
        default=2,
        metavar="N",
        help="least number of occurrences (%(default)s)",
    )
    parser.add_argument(
        "--words", type=whole(1), default=1, metavar="N", help="least number of words (%(default)s)"
    )
    parser.add_argument(
        "--most", type=whole(1), default=100, metavar="N", help="show at most so many (%(default)s)"
    )
    parser.add_argument("--known", action="store_true", help="also show those that glossaries have")
    parser.add_argument(
        "--contexts", action="store_true", help="show sentences in which they occur"
    )
    into = parser.add_mutually_exclusive_group()
    into.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write those with a likely translation as a glossary (TBX, TSV, CSV)",
    )
    into.add_argument(
        "--add", metavar="GLOSSARY", help="put those with a likely translation into a glossary"
    )


def run(args: argparse.Namespace) -> int:
    from postil.formats.exchange.glossary import Term  # noqa: PLC0415
    from postil.formats.exchange.termbase import write_termbase  # noqa: PLC0415
    from postil.workspace.project import Project  # noqa: PLC0415
    from postil.workspace.proposals.term_extraction import ExtractionOptions  # noqa: PLC0415

    options = ExtractionOptions(
        args.document, args.memory, args.count, args.words, args.most, args.known
    )
    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        found = project.term_extraction.find(options, progress)
        terms = [Term(one.source, one.translations[0][0]) for one in found if one.translations]
        if args.add:
            project.terminology.add_all(args.add, terms)
        if args.out:
            info = project.info
            write_termbase(terms, args.out, info.source_language, info.target_language)
    if args.add or args.out:
        where = args.out or args.add
        console.say(f"{where}: {console.counted(len(terms), 'term')}.")
        return 0
    for one in found:
        _say(one, contexts=args.contexts)
    if not found:
        console.say("Nothing was found.")
    return 0


def _say(one: Candidate, *, contexts: bool) -> None:
    likely = "; ".join(f"{text} ({count})" for text, count in one.translations)
    console.say(f"{one.count}\t{one.source}\t{likely}")
    for text in one.contexts if contexts else ():
        console.say(f"\t{text}")

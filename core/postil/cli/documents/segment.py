"""``postil segment``: see where sentences end, by which rules."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, existing_file, language
from postil.errors import UsageError

EXAMPLES = """\
  postil segment text.txt -s en                     one sentence a line, by Postil's rules
  postil segment text.txt -s en --rules mine.srx    by one's own
  postil segment --write-rules postil.srx           Postil's rules, to change them"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "segment",
        run,
        about="cut text into sentences, by rules one can change (SRX)",
        examples=EXAMPLES,
    )
    parser.add_argument("input", type=Path, nargs="?", help="a text file, or - for standard input")
    parser.add_argument(
        "--source-language",
        "-s",
        type=language,
        metavar="CODE",
        default="en",
        help="language of the text, for example en, fr-CA (%(default)s)",
    )
    parser.add_argument("--rules", type=Path, metavar="SRX", help="segmentation rules to use")
    parser.add_argument("--write-rules", type=Path, metavar="SRX", help="write Postil's own rules")


def run(args: argparse.Namespace) -> int:
    from postil.formats.exchange.srx import read_srx, write_srx  # noqa: PLC0415
    from postil.text.default_rules import default_rules  # noqa: PLC0415
    from postil.text.sentences import split_sentences  # noqa: PLC0415

    if args.write_rules:
        write_srx(default_rules(), args.write_rules)
    if args.input is None:
        if args.write_rules:
            return 0
        raise UsageError("Name a text to cut into sentences.")
    if args.rules:
        split = read_srx(existing_file(args.rules)).splitter(args.source_language)
    else:
        split = lambda text: split_sentences(text, args.source_language)  # noqa: E731
    for line in console.read_lines(args.input):
        for sentence in split(line):
            console.put_out(f"{sentence.strip()}\n")
    return 0

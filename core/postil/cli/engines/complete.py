"""``postil complete``: how an engine would continue a typed text."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command

if TYPE_CHECKING:
    from postil.engine.completion import Completion

EXAMPLES = """\
  postil complete engines/guides "Press the green button."
  postil complete engines/guides "Press the green button." "Appuyez" "Appuyez sur la t"
  postil complete engines/guides "Press the green button." - < typed.txt"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "complete",
        run,
        about="show what an engine would write after a typed text",
        examples=EXAMPLES,
    )
    parser.add_argument("engine", type=Path, help="folder of the engine")
    parser.add_argument("source", help="the segment that is translated")
    parser.add_argument(
        "typed",
        nargs="*",
        default=[""],
        help="beginnings of its translation; - for standard input, one a line (default: nothing "
        "typed)",
    )


def run(args: argparse.Namespace) -> int:
    from postil.engine.engine import Engine  # noqa: PLC0415
    from postil.text.tags import TaggedText  # noqa: PLC0415

    engine = Engine.open(args.engine)
    completer = engine.start_completion(TaggedText.of(args.source))
    typed = console.read_lines(None) if args.typed == ["-"] else args.typed
    for text in typed:
        console.say(_line(completer.complete(TaggedText.of(text))))
    return 0


def _line(completion: Completion) -> str:
    """Confidence of the next word, the typed text, and what follows, parted by a bar."""
    before = completion.text.text.removesuffix(completion.rest.text)
    return f"{100 * completion.confidence:3.0f}%  {before}|{completion.rest.text}"

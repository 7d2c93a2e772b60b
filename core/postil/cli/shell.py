"""The ``postil`` command: its list of commands, and the output of failures."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from textwrap import indent
from typing import TextIO

import postil
from postil.cli import demo, desk, serve
from postil.cli.documents import batch, check, check_files, replace, segment, statistics, tags
from postil.cli.engines import complete, evaluate, experiment, learned, simulate, train, translate
from postil.cli.memories import align, find, match, memory, terms
from postil.cli.projects import backup, export, import_, new, package, rescue, review, status
from postil.cli.terminal.options import add_common_options
from postil.cli.terminal.visible import Parser, visible, visible_line
from postil.errors import PostilError

COMMANDS = (
    desk,
    demo,
    new,
    status,
    batch,
    train,
    translate,
    complete,
    evaluate,
    check,
    check_files,
    segment,
    align,
    statistics,
    simulate,
    experiment,
    match,
    find,
    replace,
    package,
    review,
    import_,
    memory,
    terms,
    tags,
    export,
    learned,
    backup,
    rescue,
    serve,
)
DESCRIPTION = """\
Postil: a translation editor whose machine translation is trained from your own
memories and learns from every segment you confirm. Nothing leaves this machine."""
EPILOG = """\
examples:
  postil desk                                  open the editor
  postil demo --out out/demo                   see the whole path on the sample project
  postil train --name Guides --source-language en --target-language fr \\
      memory.tmx --out engines/guides          train an engine from a memory

exit codes:
  0 done    2 wrong usage    3 unreadable input    4 could not write
  5 engine  6 project        130 interrupted        1 anything else"""

# Between two collections: a document is many objects that stay, and Python's own 700 costs a fifth
# of the time to read one.
NEW_OBJECTS = 50_000
INTERRUPTED = 130
STORAGE = 4


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; imports nothing heavy."""
    # argparse would look for a translation of each of its texts, and again, in eight files
    argparse._ = str  # type: ignore[attr-defined]
    parser = Parser(
        prog="postil",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"postil {postil.__version__}")
    add_common_options(parser)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.register(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    Every failure is written to standard error as one sentence and, where something can be done
    about it, a hint; ``--debug`` adds the traceback.
    """
    for stream in (sys.stdout, sys.stderr):
        _say_all(stream)
    usual = gc.get_threshold()
    gc.set_threshold(NEW_OBJECTS, *usual[1:])
    try:
        return _run(argv)
    finally:
        gc.set_threshold(*usual)


def _run(argv: Sequence[str] | None) -> int:
    args = build_parser().parse_args(argv)
    from postil.cli.terminal.log_format import show_all_safely  # noqa: PLC0415

    show_all_safely()
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt as stopped:
        _report("Interrupted.", str(stopped), debug=args.debug)
        return INTERRUPTED
    except PostilError as error:
        _report(error.message, error.hint, debug=args.debug)
        return error.exit_code
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more while closing it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        _report(str(error), "", debug=args.debug)
        return STORAGE
    return code


def _say_all(stream: TextIO) -> None:
    """Make a stream take every character: those its encoding lacks are shown as "?"."""
    if isinstance(stream, TextIOWrapper):
        files_are_utf8 = sys.platform == "win32" and not stream.isatty()
        stream.reconfigure(encoding="utf-8" if files_are_utf8 else None, errors="replace")


def _report(message: str, hint: str, *, debug: bool) -> None:
    if debug:
        import traceback  # noqa: PLC0415

        print(visible(traceback.format_exc()), end="", file=sys.stderr)
    print(f"postil: {visible_line(message)}", file=sys.stderr)
    if hint:
        print(indent(visible(hint), "  "), file=sys.stderr)

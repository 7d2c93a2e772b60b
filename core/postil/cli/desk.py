"""``postil desk``: open the editor."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

from postil.cli.terminal.options import Subparsers, add_command
from postil.errors import UsageError

EXAMPLES = """\
  postil desk                      the welcome page
  postil desk projects/manual      open a project
  postil desk letter.docx old.tmx  a new project of these
  postil desk --sample             open the sample project"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "desk", run, about="open the editor", examples=EXAMPLES)
    parser.add_argument(
        "paths",
        type=Path,
        nargs="*",
        metavar="PATH",
        help="folder of a project, a package, an engine, or files for a new project; if "
        "Postil is running already, they are opened there",
    )
    parser.add_argument(
        "--sample", action="store_true", help="open the sample project (made when missing)"
    )


def run(args: argparse.Namespace) -> int:
    if args.sample and args.paths:
        raise UsageError("Give a project or --sample, not both.")
    try:
        # By name: the core does without the desk, which may not be installed.
        application = importlib.import_module("postil_gui.app")
    except ModuleNotFoundError as error:
        raise UsageError(
            f"The desk is not installed ({error.name} is missing).",
            hint='Install Postil with its window:  pip install "postil"',
        ) from error
    arguments = ["--sample"] if args.sample else [str(path) for path in args.paths]
    code: int = application.main(arguments)
    return code

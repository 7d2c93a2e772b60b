"""``postil desk``: open the editor."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

from postil.cli.options import Subparsers, add_command
from postil.errors import UsageError

EXAMPLES = """\
  postil desk                      the welcome page
  postil desk projects/manual      open a project
  postil desk --sample             open the sample project"""


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "desk", run, about="open the editor", examples=EXAMPLES)
    parser.add_argument("project", type=Path, nargs="?", help="folder of the project to open")
    parser.add_argument(
        "--sample", action="store_true", help="open the sample project (made when missing)"
    )


def run(args: argparse.Namespace) -> int:
    if args.sample and args.project:
        raise UsageError("Give a project or --sample, not both.")
    try:
        # By name: the core does without the desk, which may not be installed.
        application = importlib.import_module("postil_gui.app")
    except ModuleNotFoundError as error:
        raise UsageError(
            f"The desk is not installed ({error.name} is missing).",
            hint='Install Postil with its window:  pip install "postil"',
        ) from error
    arguments = ["--sample"] if args.sample else [str(args.project)] if args.project else []
    code: int = application.main(arguments)
    return code

"""``postil memory``: the memories of a project, listed and removed."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli import console
from postil.cli.options import Subparsers, add_command
from postil.cli.projects import add_read_only, open_project

EXAMPLES = """\
  postil memory list projects/manual
  postil memory remove projects/manual old-client"""
HEADINGS = ("memory", "units", "used", "penalty", "priority")


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "memory",
        run_list,
        about="list the memories of a project, or remove one",
        examples=EXAMPLES,
    )
    kinds = parser.add_subparsers(title="kinds", metavar="KIND", required=True)
    listed = kinds.add_parser("list", help="names, units, settings; the project's own first")
    listed.add_argument("project", type=Path, help="folder of the project")
    add_read_only(listed)
    listed.set_defaults(run=run_list)
    removed = kinds.add_parser(
        "remove", help="remove a memory that was brought along; this cannot be undone"
    )
    removed.add_argument("project", type=Path, help="folder of the project")
    removed.add_argument("memory", help="its name")
    removed.set_defaults(run=run_remove)


def run_list(args: argparse.Namespace) -> int:
    with open_project(args.project, args) as project:
        settings = project.memories.settings
        rows = [
            (name, units, settings.memory(name).used, settings.memory(name).penalty,
             settings.memory(name).priority)
            for name, units in project.memories.sizes().items()
        ]  # fmt: skip
    console.say("\t".join(HEADINGS))
    for name, units, used, penalty, priority in rows:
        console.say(f"{name}\t{units}\t{'yes' if used else 'no'}\t{penalty}\t{priority}")
    return 0


def run_remove(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project:
        units = project.memories.sizes().get(args.memory, 0)
        project.memories.remove(args.memory)
    console.say(f"{args.project}: memory {args.memory} with {units:,} units is removed.")
    return 0

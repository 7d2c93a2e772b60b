"""``postil memory``: the memories of a project, listed, shared and removed."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli.memories.memory_units import register_units
from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.cli.terminal.projects import add_read_only, open_project

SUFFIX = ".postilmemory"
EXAMPLES = """\
  postil memory list projects/manual
  postil memory share projects/manual Manual memories/customer.postilmemory
  postil memory attach projects/manual memories/customer.postilmemory --update
  postil memory remove projects/manual old-client
  postil memory units projects/manual Manual --text "colou?r" --regex --by Ada --since 2026-01-31
  postil memory replace projects/manual Manual copieur photocopieur --origin people --dry-run"""
HEADINGS = ("memory", "units", "used", "penalty", "priority")


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "memory",
        run_list,
        about="list the memories of a project, share or remove them, and find and replace in them",
        examples=EXAMPLES,
    )
    kinds = parser.add_subparsers(title="kinds", metavar="KIND", required=True)
    listed = kinds.add_parser("list", help="names, units, settings; the project's own first")
    listed.add_argument("project", type=Path, help="folder of the project")
    add_read_only(listed)
    listed.set_defaults(run=run_list)
    shared = kinds.add_parser(
        "share", help="make a shared memory, which several projects can attach, of a memory"
    )
    shared.add_argument("project", type=Path, help="folder of the project")
    shared.add_argument("memory", help="its name")
    shared.add_argument("file", type=Path, help=f"new file ({SUFFIX})")
    shared.set_defaults(run=run_share)
    attached = kinds.add_parser("attach", help="use a shared memory in a project")
    attached.add_argument("project", type=Path, help="folder of the project")
    attached.add_argument("file", type=Path, help=f"the shared memory ({SUFFIX})")
    attached.add_argument(
        "--update", action="store_true", help="write into it what is confirmed in the project"
    )
    attached.set_defaults(run=run_attach)
    removed = kinds.add_parser(
        "remove",
        help="remove a memory that was brought along, which cannot be undone; of a shared one the "
        "file stays",
    )
    removed.add_argument("project", type=Path, help="folder of the project")
    removed.add_argument("memory", help="its name")
    removed.set_defaults(run=run_remove)
    register_units(kinds)


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


def run_share(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project, console.progress_bar(quiet=args.quiet) as progress:
        units = project.memories.share(args.memory, args.file, progress)
    console.say(f"{args.file}: shared memory with {units:,} units.")
    return 0


def run_attach(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project:
        name = project.memories.attach(args.file, updates=args.update)
        project.memories.shared.wait()  # until it has what was confirmed so far
        units = project.memories.sizes()[name]
    console.say(f"{args.project}: shared memory {name} with {units:,} units is attached.")
    return 0


def run_remove(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    with Project.open(args.project) as project:
        units = project.memories.sizes().get(args.memory, 0)
        project.memories.remove(args.memory)
    console.say(f"{args.project}: memory {args.memory} with {units:,} units is removed.")
    return 0

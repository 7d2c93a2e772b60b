"""``postil match``: proposals of a project's memories for a segment, and the settings of their
scores.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command
from postil.cli.terminal.projects import add_read_only, open_project
from postil.errors import UsageError
from postil.messages import Message

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil.workspace.proposals.match_settings import MatchSettings, MemorySettings
    from postil.workspace.records import Proposal

EXAMPLES = """\
  postil match projects/manual 12                      proposals for segment 12
  postil match projects/manual --penalty legacy=10 --priority client=1
  postil match projects/manual --author-penalty "Ana Silva=5" --unused old
  postil match projects/manual --terms always          the machine must use the glossaries
  postil match projects/manual --sources engine        no suggestions from the documents
  postil match projects/manual                         how the memories are weighed"""

Value = TypeVar("Value")


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "match",
        run,
        about="show what the memories propose for a segment, or weigh the memories",
        examples=EXAMPLES,
    )
    parser.add_argument("project", type=Path, help="folder of the project")
    add_read_only(parser)
    parser.add_argument("segment", type=int, nargs="?", help="number of the segment")
    for name, about in (
        ("penalty", "take N percent off every match of a memory"),
        ("priority", "put a memory's matches before others of the same score"),
        ("author-penalty", "take N percent off every unit of an author"),
    ):
        parser.add_argument(
            f"--{name}", type=_named_number, nargs="+", default=[], metavar="NAME=N", help=about
        )
    for name, about in (
        ("used", "ask these memories again"),
        ("unused", "do not ask these memories"),
    ):
        parser.add_argument(f"--{name}", nargs="+", default=[], metavar="NAME", help=about)
    for name in ("alignment", "machine"):
        parser.add_argument(
            f"--{name}-penalty",
            type=int,
            metavar="N",
            help=f"take N percent off units of {name} origin",
        )
    parser.add_argument(
        "--terms",
        choices=("off", "prefer", "always"),
        help="how the machine uses the terms of the glossaries",
    )
    parser.add_argument(
        "--entities",
        choices=("on", "off"),
        help="whether the machine translates numbers, dates, quantities and codes by rule",
    )
    parser.add_argument(
        "--sources",
        nargs="+",
        metavar="NAME",
        help="ask only these sources of suggestions, of those that are listed",
    )


def run(args: argparse.Namespace) -> int:
    from dataclasses import replace  # noqa: PLC0415

    with open_project(args.project, args) as project:
        changed = _changed(project.memories.settings, args)
        if args.sources is not None:
            changed = replace(changed, unused_sources=_unused(project, args.sources))
        if changed != project.memories.settings:
            project.memories.set_settings(changed)
        if args.segment is not None:
            console.say_lines(_proposals(project.matching.proposals(args.segment)))
        else:
            console.say_lines(_weights(project))
    return 0


def _changed(settings: MatchSettings, args: argparse.Namespace) -> MatchSettings:
    from dataclasses import replace  # noqa: PLC0415

    memories = dict(settings.memories)

    def change(
        values: Iterable[tuple[str, Value]], how: Callable[[MemorySettings, Value], MemorySettings]
    ) -> None:
        for name, value in values:
            memories[name] = how(memories.get(name, settings.memory(name)), value)

    change(args.penalty, lambda memory, value: replace(memory, penalty=value))
    change(args.priority, lambda memory, value: replace(memory, priority=value))
    for names, used in ((args.used, True), (args.unused, False)):
        change(((name, used) for name in names), lambda memory, value: replace(memory, used=value))
    scoring = settings.scoring
    if args.author_penalty:
        authors = {**scoring.author_penalties, **dict(args.author_penalty)}
        scoring = replace(scoring, author_penalties=authors)
    if args.alignment_penalty is not None:
        scoring = replace(scoring, alignment_penalty=args.alignment_penalty)
    if args.machine_penalty is not None:
        scoring = replace(scoring, machine_penalty=args.machine_penalty)
    terms = args.terms or settings.terms
    entities = settings.entities if args.entities is None else args.entities == "on"
    return replace(settings, memories=memories, scoring=scoring, terms=terms, entities=entities)


def _unused(project: Project, wanted: Sequence[str]) -> tuple[str, ...]:
    known = [source.id for source in project.matching.sources]
    if unknown := set(wanted) - set(known):
        raise UsageError(
            Message("There is no source of suggestions {name}.", name=min(unknown)),
            hint=Message("There are: {names}.", names=", ".join(known)),
        )
    return tuple(name for name in known if name not in wanted)


def _proposals(found: list[Proposal]) -> str:
    if not found:
        return "Nothing is proposed."
    rows = [("kind", "score", "stem/word/all", "doubts", "origin", "target")]
    rows += [
        (
            proposal.kind,
            _strength(proposal),
            "/".join(map(str, proposal.scores)) if proposal.scores else "",
            " ".join(proposal.doubts),
            proposal.origin,
            proposal.target.plain,
        )
        for proposal in found
    ]
    return console.table(rows)


def _strength(proposal: Proposal) -> str:
    if proposal.score is not None:
        return f"{proposal.score}%"
    share = proposal.coverage if proposal.kind == "assembled" else proposal.confidence
    return "" if share is None else f"({share:.0%})"


def _weights(project: Project) -> str:
    settings = project.memories.settings
    rows = [("memory", "units", "penalty", "priority", "used")]
    for name, units in project.memories.sizes().items():
        memory = settings.memory(name)
        rows.append(
            (
                name,
                f"{units:,}",
                str(memory.penalty),
                str(memory.priority),
                "yes" if memory.used else "no",
            )
        )
    scoring = settings.scoring
    lines = [
        console.table(rows),
        f"Off aligned units {scoring.alignment_penalty}%, machine units "
        f"{scoring.machine_penalty}%.",
        f"Terms of the glossaries in machine translations: {settings.terms}.",
        f"Numbers, dates and codes by rule: {'on' if settings.entities else 'off'}.",
    ]
    used = {source.id for source in project.matching.used_sources}
    lines += [
        f"Suggestions from {source.id} ({source.name}): {'yes' if source.id in used else 'no'}."
        for source in project.matching.sources
    ]
    lines += [f"Off units of {name} {value}%." for name, value in scoring.author_penalties.items()]
    return "\n".join(lines)


def _named_number(text: str) -> tuple[str, int]:
    name, _, value = text.rpartition("=")
    if not name:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=N")
    try:
        return name, int(value)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{value!r} is no whole number") from error

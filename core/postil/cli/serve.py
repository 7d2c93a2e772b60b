"""``postil serve``: engines, memories and glossaries of a team, over HTTP; tokens and backups."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from postil.cli.terminal import console
from postil.cli.terminal.options import Subparsers, add_command, add_languages, existing_file, whole
from postil.errors import UsageError

if TYPE_CHECKING:
    from postil.server.folder import ServerFolder
    from postil.server.follower import Follower

EXAMPLES = """\
  postil train --name Guides -s en -t fr memory.tmx --out team/engines/guides
  postil serve team memory add guides -s en -t fr --tmx memory.tmx
  postil serve team glossary add guides -s en -t fr --terms guides.tbx
  postil serve team                                    for this computer only
  postil serve team token add anna --role translator   shows the token, once
  postil serve team --host 0.0.0.0 --tls-cert team.crt --tls-key team.key
  postil serve team backup /backups/team-monday        also while it is served
  postil serve copy --follow https://team:8585 --follow-token owner.token    a replica"""
ROLES = ("reader", "translator", "owner")


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "serve",
        run,
        about="serve the engines, memories and glossaries of a folder to a team, over HTTP",
        examples=EXAMPLES,
    )
    parser.add_argument(
        "folder",
        type=Path,
        help="holds engines/NAME, memories and glossaries; made if it is not there",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (%(default)s)")
    parser.add_argument(
        "--port", type=whole(1), default=8585, help="port to listen at (%(default)s)"
    )
    parser.add_argument("--tls-cert", type=Path, metavar="FILE", help="certificate, for https")
    parser.add_argument("--tls-key", type=Path, metavar="FILE", help="its private key")
    parser.add_argument(
        "--allow-origin",
        action="append",
        default=[],
        metavar="SITE",
        help="let web pages of this site ask, with a token: https://cat.example (default: none)",
    )
    parser.add_argument(
        "--follow",
        metavar="ADDRESS",
        help="be a copy of another server: take over what its engines learn, and change nothing",
    )
    parser.add_argument(
        "--follow-token", type=Path, metavar="FILE", help="file with the token of an owner there"
    )
    kinds = parser.add_subparsers(title="instead of serving", metavar="KIND", required=False)
    _register_tokens(kinds)
    _register_memories(kinds)
    _register_glossaries(kinds)
    backup = kinds.add_parser("backup", help="copy the whole folder; the copy can be served")
    backup.add_argument("destination", type=Path, help="folder to make")
    backup.set_defaults(run=run_backup)


def _register_tokens(kinds: Subparsers) -> None:
    tokens = kinds.add_parser("token", help="who may ask the server").add_subparsers(
        metavar="add|list|revoke", required=True
    )
    added = tokens.add_parser("add", help="make a token, which is shown only once")
    added.add_argument("name", help="name of the person; recorded with what the person teaches")
    added.add_argument(
        "--role",
        choices=ROLES,
        required=True,
        help="readers ask, translators also teach, owners take back anything",
    )
    added.set_defaults(run=run_token_add)
    listed = tokens.add_parser("list", help="list the tokens: names, roles and times")
    listed.set_defaults(run=run_token_list)
    revoked = tokens.add_parser("revoke", help="refuse a token from now on")
    revoked.add_argument("name", help="name of the person")
    revoked.set_defaults(run=run_token_revoke)


def _register_memories(kinds: Subparsers) -> None:
    memories = kinds.add_parser("memory", help="memories of the team").add_subparsers(
        metavar="add|list", required=True
    )
    added = memories.add_parser("add", help="make a memory, of TMX files or empty")
    added.add_argument("name", help="what it is called in addresses")
    add_languages(added)
    added.add_argument("--tmx", type=Path, nargs="+", default=[], help="files to fill it with")
    added.set_defaults(run=run_memory_add)
    listed = memories.add_parser("list", help="list the memories: names, languages and units")
    listed.set_defaults(run=run_memory_list)


def _register_glossaries(kinds: Subparsers) -> None:
    glossaries = kinds.add_parser("glossary", help="glossaries of the team").add_subparsers(
        metavar="add|list", required=True
    )
    added = glossaries.add_parser("add", help="make a glossary, of files or empty")
    added.add_argument("name", help="what it is called in addresses")
    add_languages(added)
    added.add_argument(
        "--terms", type=Path, nargs="+", default=[], help="TBX files or tables to fill it with"
    )
    added.set_defaults(run=run_glossary_add)
    listed = glossaries.add_parser("list", help="list the glossaries: names, languages and terms")
    listed.set_defaults(run=run_glossary_list)


def run(args: argparse.Namespace) -> int:
    try:
        import starlette  # noqa: F401, PLC0415
        import uvicorn  # noqa: F401, PLC0415
    except ImportError as error:
        raise UsageError(
            "The server needs Starlette and uvicorn.", hint='pip install "postil[server]"'
        ) from error
    from postil.server.application import Address, serve  # noqa: PLC0415
    from postil.server.folder import ServerFolder  # noqa: PLC0415

    _log_to_terminal()
    for file in (args.tls_cert, args.tls_key):
        if file is not None:
            existing_file(file)
    address = Address(args.host, args.port, args.tls_cert, args.tls_key)
    with closing(ServerFolder(args.folder, serving=True)) as folder:
        console.say(f"{args.folder}: {console.counted(len(folder.engines.all()), 'engine')}, "
                    f"{len(folder.memories.all())} memories, at {address}")  # fmt: skip
        serve(folder, address, origins=args.allow_origin, follower=_follower(args, folder))
    return 0


def _follower(args: argparse.Namespace, folder: ServerFolder) -> Follower | None:
    if args.follow is None:
        return None
    from postil.server.follower import Follower  # noqa: PLC0415
    from postil.workspace.team.client import ServerAddress  # noqa: PLC0415

    token = ""
    if args.follow_token is not None:
        existing_file(args.follow_token)
        token = args.follow_token.read_text("utf-8").strip()
    return Follower(folder, ServerAddress.parse(args.follow), token)


def _log_to_terminal() -> None:
    import logging  # noqa: PLC0415

    from postil.cli.terminal.log_format import LogFormatter  # noqa: PLC0415

    handler = logging.StreamHandler()
    handler.setFormatter(LogFormatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def run_token_add(args: argparse.Namespace) -> int:
    from postil.server.folder import ServerFolder  # noqa: PLC0415
    from postil.server.http.tokens import Role  # noqa: PLC0415

    with closing(ServerFolder(args.folder, serving=False)) as folder:
        token = folder.tokens.add(args.name, Role[args.role.upper()])
    console.say(token)
    return 0


def run_token_list(args: argparse.Namespace) -> int:
    from postil.server.folder import ServerFolder  # noqa: PLC0415

    with closing(ServerFolder(args.folder, serving=False)) as folder:
        rows = [
            (token.name, token.role.name.lower(), token.created, token.revoked)
            for token in folder.tokens.all()
        ]
    console.say_lines(console.table([("name", "role", "made", "revoked"), *rows]))
    return 0


def run_token_revoke(args: argparse.Namespace) -> int:
    from postil.server.folder import ServerFolder  # noqa: PLC0415

    with closing(ServerFolder(args.folder, serving=False)) as folder:
        folder.tokens.revoke(args.name)
    console.say(f"The token of {args.name} is refused from now on.")
    return 0


def run_memory_add(args: argparse.Namespace) -> int:
    from postil.memory.importer import import_tmx  # noqa: PLC0415
    from postil.server.folder import ServerFolder  # noqa: PLC0415
    from postil.server.store.stores import StoreFacts  # noqa: PLC0415

    languages = (args.source_language, args.target_language)
    for path in args.tmx:
        existing_file(path)
    with (
        closing(ServerFolder(args.folder, serving=False)) as folder,
        folder.memories.creating(StoreFacts(args.name, *languages)) as made,
        console.progress_bar(quiet=args.quiet) as progress,
    ):
        for path in args.tmx:
            report = import_tmx(made.memory, path, *languages, progress)
            console.say(f"{path}: {report.kept:,} of {report.read:,} units")
        units = len(made.memory)
    console.say(f"{args.name}: {console.counted(units, 'unit')}")
    return 0


def run_memory_list(args: argparse.Namespace) -> int:
    from postil.server.folder import ServerFolder  # noqa: PLC0415

    with closing(ServerFolder(args.folder, serving=False)) as folder:
        rows = [
            (
                facts.name,
                facts.source_language,
                facts.target_language,
                str(len(folder.memories.open(facts.name).memory)),
            )
            for facts in folder.memories.all()
        ]
    console.say_lines(console.table([("name", "source", "target", "units"), *rows]))
    return 0


def run_glossary_add(args: argparse.Namespace) -> int:
    from postil.server.folder import ServerFolder  # noqa: PLC0415
    from postil.server.http.tokens import ANYBODY  # noqa: PLC0415
    from postil.server.store.stores import StoreFacts  # noqa: PLC0415

    facts = StoreFacts(args.name, args.source_language, args.target_language)
    for path in args.terms:
        existing_file(path)
    with (
        closing(ServerFolder(args.folder, serving=False)) as folder,
        folder.glossaries.creating(facts) as made,
    ):
        for path in args.terms:
            made.bring(path, ANYBODY)
        terms, _ = made.count()
    console.say(f"{args.name}: {console.counted(terms, 'term')}")
    return 0


def run_glossary_list(args: argparse.Namespace) -> int:
    from postil.server.folder import ServerFolder  # noqa: PLC0415

    with closing(ServerFolder(args.folder, serving=False)) as folder:
        rows = [
            (facts.name, *facts.languages, str(folder.glossaries.open(facts.name).count()[0]))
            for facts in folder.glossaries.all()
        ]
    console.say_lines(console.table([("name", "source", "target", "terms"), *rows]))
    return 0


def run_backup(args: argparse.Namespace) -> int:
    from postil.server.folder import ServerFolder  # noqa: PLC0415

    with (
        closing(ServerFolder(args.folder, serving=False)) as folder,
        console.progress_bar(quiet=args.quiet) as progress,
    ):
        folder.back_up(args.destination, progress)
    console.say(f"{args.destination}: a copy that can be served.")
    return 0

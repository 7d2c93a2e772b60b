"""Options and arguments that several commands share."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from postil.errors import InputError, StorageError, UsageError

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

# BCP 47 as far as people write it: en, fr-CA, zh-Hant-TW.
LANGUAGE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")


def add_common_options(parser: argparse.ArgumentParser) -> None:
    """``--debug`` and ``--quiet``: before or after the command, and the same in both places."""
    default = False if parser.prog == "postil" else argparse.SUPPRESS
    parser.add_argument(
        "--debug", action="store_true", default=default, help="show the traceback of an error"
    )
    parser.add_argument(
        "--quiet", action="store_true", default=default, help="no progress bar, results only"
    )


def add_command(
    subparsers: Subparsers,
    name: str,
    run: Callable[[argparse.Namespace], int],
    *,
    about: str,
    examples: str,
) -> argparse.ArgumentParser:
    """Declare a command: a one-line ``about`` for the list, ``examples`` under its own help."""
    parser = subparsers.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_common_options(parser)
    parser.set_defaults(run=run, command=name)
    return parser


def add_languages(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    """``--source-language`` and ``--target-language``."""
    for side in ("source", "target"):
        parser.add_argument(
            f"--{side}-language",
            f"-{side[0]}",
            type=language,
            required=required,
            metavar="CODE",
            help=f"language of the {side} text, for example en, fr-CA",
        )


def language(text: str) -> str:
    """A language code as argparse wants it: checked, or an ``ArgumentTypeError``."""
    if not LANGUAGE.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a language code (en, fr-CA, ...)")
    return text.replace("_", "-")


def whole(least: int) -> Callable[[str], int]:
    """A type for argparse: a whole number, ``least`` or more."""

    def checked(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, {least} or more")
        return number

    return checked


def existing_file(path: Path) -> Path:
    """``path`` if it is a file that is there, else an ``InputError`` with the reason."""
    if path.is_dir():
        raise InputError("this is a folder, not a file.", file=path)
    if not path.exists():
        near = _near_name(path)
        hint = f"Did you mean {near}?" if near else "Check the name and the folder."
        raise InputError("there is no such file.", file=path, hint=hint)
    return path


def _near_name(path: Path) -> Path | None:
    from difflib import get_close_matches  # noqa: PLC0415  (not needed unless something is wrong)

    if not path.parent.is_dir():
        return None
    names = [entry.name for entry in path.parent.iterdir()]
    close = get_close_matches(path.name, names, n=1)
    return path.parent / close[0] if close else None


def in_a_folder(path: Path) -> Path:
    """``path`` of a file to write, if there is a folder for it.

    Raises
    ------
    StorageError
        There is none, or it is a folder itself.
    """
    if path.is_dir():
        raise StorageError(f"{path} is a folder, not a file.", hint="Add the name of a file.")
    if not path.parent.is_dir():
        raise StorageError(f"There is no folder {path.parent}.", hint="Make it first.")
    return path


def new_folder(path: Path) -> Path:
    """``path`` with a name of its own, also for ``.``; only its place is looked at.

    Raises
    ------
    UsageError
        It would be in a file, or is the root.
    """
    path = path if path.name not in ("", "..") else path.resolve()
    if not path.name:
        raise UsageError(f"{path} exists already.", hint="Choose another name.")
    place = next((one for one in path.parents if one.exists() or one.is_symlink()), path.parent)
    if place.exists() and not place.is_dir():
        raise UsageError(f"{place} is a file, not a folder.", hint="Choose another place.")
    return path


def fresh_folder(path: Path) -> Path:
    """``path`` if nothing would be overwritten there.

    Raises
    ------
    UsageError
        There is something already.
    """
    if path.is_dir() and not any(path.iterdir()):
        return path
    if path.exists():
        raise UsageError(f"{path} exists already.", hint="Choose another name, or delete it first.")
    return path

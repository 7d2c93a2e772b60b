"""Messages of the core, read out of its sources: the desk shows them in its own language.

Errors, findings of checks, reasons and messages of progress are English literals of the core, and
:class:`~postil.messages.Message` where they have gaps. Those of :data:`ROOMS` are translated, and
the errors of files in Cython; a translator hardly meets the others, which stay English.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import postil

SOURCES = Path(next(iter(postil.__path__)))
ROOMS = (
    "bitext",
    "engine",
    "errors.py",
    "formats",
    "memory",
    "text",
    "training",
    "types",
    "workspace",
)
ENGINE_FILES = (
    "features/layout.py",
    "models/lm/files.py",
    "models/phrase_table/pair_scores.py",
    "models/word_classes.py",
    "models/max_margin/table_scores.py",
)
"""Of the other rooms, what tells why an engine cannot be opened, or brought from elsewhere."""
NOT_SHOWN = (
    *("training/experiments", "training/simulation"),
    *("models/lm/trie_ngrams.pyx", "models/lm/probing_ngrams.pyx"),
)
"""Folders and files that only the command line uses: experiments, models of other programs."""

ERRORS = frozenset(
    {
        *("PostilError", "UsageError", "NoSegmentError", "InputError", "StorageError"),
        *("EngineError", "ProjectError", "DamagedProject", "ProjectInUse", "ReadOnlyFolder"),
        *("ServerAway", "ServerRefusal"),
    }
)
_PIECES = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|#[^\n]*'
    rf"|\b(?P<call>{'|'.join(sorted(ERRORS | {'Message'}))})(?=\()|[()]",
    re.DOTALL,
)
"""Tokens by which the end of a call in Cython is found: texts, comments, brackets."""
TEXT_ARGUMENTS: dict[str, tuple[int | str, ...]] = {
    "Message": (0,),
    "Finding": (1,),
    "_finding": (3,),
    "damaged": (1,),
    "headings": tuple(range(12)),
    "update": (2, "message"),
    "track": (2, "message"),
    "ArchiveRules": ("stranger", "too_large", "hint"),
    **dict.fromkeys(ERRORS, (0, "hint")),
}
"""Arguments of calls that are texts for people: number or name."""


def translated() -> dict[str, str]:
    """Texts that the desk has translations of, each with its place, ``file:line``."""
    return {text: place for text, place in _read()[0] if is_shown(place)}


def english_only() -> dict[str, str]:
    """Texts of the other rooms."""
    shown = translated()
    return {text: place for text, place in _read()[0] if text not in shown}


def untranslatable() -> list[str]:
    """Places of texts with gaps that cannot be translated: f-strings."""
    return list(_read()[1])


def is_shown(place: str) -> bool:
    """Whether a translator can meet the text at a place, ``file:line``."""
    file = place.partition(":")[0]
    room = file.partition("/")[0]
    translated = room in ROOMS or file in ENGINE_FILES or file.endswith(".pyx")
    return translated and not place.startswith(NOT_SHOWN)


def texts_in(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """(text, line) of all literals in a file that are texts for people."""
    constants = _constants(tree)
    for argument in _arguments(tree):
        for node in _branches(argument):
            found = constants.get(node.id) if isinstance(node, ast.Name) else node
            if isinstance(found, ast.Constant) and isinstance(found.value, str) and found.value:
                yield found.value, found.lineno


def gaps_in(tree: ast.Module) -> Iterator[int]:
    """Lines of texts with gaps that are f-strings."""
    for argument in _arguments(tree):
        for node in _branches(argument):
            if isinstance(node, ast.JoinedStr) and len(node.values) > 1:
                yield node.lineno


@cache
def _read() -> tuple[list[tuple[str, str]], list[str]]:
    """Texts of all files, each with its place, and places of texts with gaps."""
    texts: list[tuple[str, str]] = []
    gaps: list[str] = []
    for tree, name in _trees():
        texts += ((text, f"{name}:{line}") for text, line in texts_in(tree))
        gaps += (f"{name}:{line}" for line in gaps_in(tree))
    return texts, gaps


def _trees() -> Iterator[tuple[ast.Module, str]]:
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(("cli/", "server/")):  # who runs them reads English
            yield ast.parse(path.read_text(encoding="utf-8")), name
    for path in sorted(SOURCES.rglob("*.pyx")):
        name = path.relative_to(SOURCES).as_posix()
        yield calls_in_cython(path.read_text(encoding="utf-8")), name


def calls_in_cython(source: str) -> ast.Module:
    """The errors and messages of a file in Cython, which Python's parser does not read."""
    found = ast.Module([], [])
    start, depth = -1, 0
    for piece in _PIECES.finditer(source):
        if start < 0:
            if piece["call"]:
                start, depth = piece.start(), 0
        elif piece.group() in ("(", ")"):
            depth += 1 if piece.group() == "(" else -1
            if not depth:
                call = ast.parse(source[start : piece.end()])
                ast.increment_lineno(call, source.count("\n", 0, start))
                found.body += call.body
                start = -1
    return found


def _arguments(tree: ast.AST) -> Iterator[ast.expr]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            function = call.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = function.id if isinstance(function, ast.Name) else name
            for place in TEXT_ARGUMENTS.get(name, ()):
                if isinstance(place, int):
                    yield from call.args[place : place + 1]
                else:
                    yield from (one.value for one in call.keywords if one.arg == place)


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


def _constants(tree: ast.Module) -> dict[str, ast.Constant]:
    """Texts that a file names at its top."""
    return {
        target.id: line.value
        for line in tree.body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
        for target in line.targets
        if isinstance(target, ast.Name)
    }

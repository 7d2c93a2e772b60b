"""UTX 1.x (Universal Terminology eXchange, AAMT): a table that names its languages on top."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

from postil.errors import InputError
from postil.formats.exchange.glossary import AVOIDED, Term, one_line
from postil.formats.languages import distance
from postil.messages import Message
from postil.text.tags import clean

_HEAD = re.compile(r"#\s*UTX(?:-S)?\s+[\d.]+\s*;\s*([A-Za-z-]+)\s*/\s*([A-Za-z-]+)", re.IGNORECASE)


def is_utx(text: str) -> bool:
    """Whether ``text`` begins as UTX does."""
    return _HEAD.match(text) is not None


def stream_utx(text: str, path: Path, source_language: str, target_language: str) -> Iterator[Term]:
    """The entries of a UTX glossary, one at a time, turned round if it is for the other direction.

    Raises
    ------
    InputError
        The head is missing, or names other languages.
    """
    found = _HEAD.match(text)
    if found is None:
        raise InputError(
            "this is no UTX file: its first line does not begin like “#UTX 1.20; en/fr”",
            file=path,
            line=1,
        )
    wanted = (source_language, target_language)
    if _same(wanted, found.groups()):
        sides = ("src", "tgt")
    elif _same(wanted, found.groups()[::-1]):
        sides = ("tgt", "src")
    else:
        raise InputError(
            Message(
                "the glossary is for {source} and {target}, not for {wanted}",
                source=found[1],
                target=found[2],
                wanted=" and ".join(wanted),
            ),
            file=path,
            line=1,
        )
    yield from _terms(text, path, sides)


def _terms(text: str, path: Path, sides: tuple[str, str]) -> Iterator[Term]:
    columns = {"src": 0, "tgt": 1}
    # Ends of lines end an entry, nothing else: cells may have U+2028 and the like.
    for number, line in enumerate(io.StringIO(text, newline=""), 1):
        cells = [clean(cell).strip() for cell in line.split("\t")]
        if line.startswith("#"):
            names = [cell.lstrip("#").lower() for cell in cells]
            if names[:2] == ["src", "tgt"]:
                columns = {name: n for n, name in enumerate(names)}
            continue
        if not any(cells):
            continue
        values = {name: cells[n] if n < len(cells) else "" for name, n in columns.items()}
        source, target = (one_line(values[side]) for side in sides)
        if not source or not target:
            raise InputError("the entry has only one side", file=path, line=number)
        status = values.get("term status", "").lower()
        yield Term(source, target, one_line(values.get("comment", "")), status.startswith(AVOIDED))


def _same(wanted: tuple[str, str], named: tuple[str | None, ...]) -> bool:
    return all(distance(a, b or "") is not None for a, b in zip(wanted, named, strict=True))

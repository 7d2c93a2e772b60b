"""Damages of a database, each drawn from a seed, and what of its rows they leave untouched."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from workspace_engine import ParrotEngine

from postil.workspace.project import Project
from postil.workspace.safety.cells import WITH_ROWIDS, read_node, walk
from postil.workspace.safety.pages import Pages
from postil.workspace.schema import DATABASE

PAGE = 4096
LAST = 2**63 - 1  # the highest number of a row
Harm = Callable[[bytearray, random.Random], None]


def _place(data: bytearray, rng: random.Random) -> int:
    return rng.randrange(len(data))


def _page(data: bytearray, rng: random.Random) -> int:
    """Where a page begins, never the first."""
    return PAGE * rng.randrange(1, max(2, len(data) // PAGE))


def flip_bit(data: bytearray, rng: random.Random) -> None:
    data[_place(data, rng)] ^= 1 << rng.randrange(8)


def flip_bytes(data: bytearray, rng: random.Random) -> None:
    for _ in range(rng.randrange(2, 40)):
        data[_place(data, rng)] = rng.randrange(256)


def scratch(data: bytearray, rng: random.Random) -> None:
    start = _place(data, rng)
    size = rng.randrange(16, 4 * PAGE)
    end = min(len(data), start + size)
    data[start:end] = rng.randbytes(end - start)


def zero_pages(data: bytearray, rng: random.Random) -> None:
    for _ in range(rng.randrange(1, 6)):
        start = _page(data, rng)
        data[start : start + PAGE] = bytes(len(data[start : start + PAGE]))


def truncate(data: bytearray, rng: random.Random) -> None:
    del data[rng.randrange(len(data) // 4, len(data)) :]


def swap_pages(data: bytearray, rng: random.Random) -> None:
    one, other = _page(data, rng), _page(data, rng)
    pages = data[one : one + PAGE], data[other : other + PAGE]
    if len(pages[0]) == len(pages[1]):
        data[other : other + PAGE], data[one : one + PAGE] = pages


def copy_page(data: bytearray, rng: random.Random) -> None:
    one, other = _page(data, rng), _page(data, rng)
    if len(data) >= max(one, other) + PAGE:
        data[other : other + PAGE] = data[one : one + PAGE]


def harm_header(data: bytearray, rng: random.Random) -> None:
    for _ in range(rng.randrange(1, 6)):
        data[rng.randrange(100)] = rng.randrange(256)


def harm_schema(data: bytearray, rng: random.Random) -> None:
    for _ in range(rng.randrange(1, 12)):
        data[rng.randrange(100, min(PAGE, len(data)))] = rng.randrange(256)


def zero_first_page(data: bytearray, rng: random.Random) -> None:
    start = rng.randrange(100)
    data[start:PAGE] = bytes(PAGE - start)


def harm_page_heads(data: bytearray, rng: random.Random) -> None:
    """The numbers at the beginning of pages: kind, count of cells, where these are."""
    for _ in range(rng.randrange(1, 6)):
        start = _page(data, rng)
        for _ in range(rng.randrange(1, 4)):
            place = start + rng.randrange(16)
            if place < len(data):
                data[place] = rng.randrange(256)


def shuffle_pages(data: bytearray, rng: random.Random) -> None:
    """Some pages, or all but the first, stand in another order."""
    count = len(data) // PAGE
    places = rng.sample(range(1, count), rng.choice([3, 5, 20, count - 1]))
    pages = [bytes(data[place * PAGE : (place + 1) * PAGE]) for place in places]
    rng.shuffle(places)
    for place, page in zip(places, pages, strict=True):
        data[place * PAGE : (place + 1) * PAGE] = page


HARMS: tuple[Harm, ...] = (
    flip_bit,
    flip_bit,
    flip_bytes,
    scratch,
    zero_pages,
    truncate,
    swap_pages,
    copy_page,
    harm_header,
    harm_schema,
    zero_first_page,
    harm_page_heads,
)


@dataclass(frozen=True, slots=True)
class Case:
    """What was done to a database; ``in_log``: to the write-ahead log beside it."""

    seed: int
    harm: str
    in_log: bool


def damage(path: Path, seed: int, harm: Harm | None = None) -> Case:
    """Damage a database as a seed says, or by ``harm``; a part of the seeds harm its write-ahead
    log. That one is never cut short: what is left is a sound state of before, and nothing says that
    there was more.
    """
    rng = random.Random(seed)
    if harm is not None:
        data = bytearray(path.read_bytes())
        harm(data, rng)
        path.write_bytes(data)
        return Case(seed, harm.__name__, False)
    log = path.with_name(f"{path.name}-wal")
    in_log = log.exists() and log.stat().st_size > 0 and rng.random() < 0.25
    target = log if in_log else path
    harm = rng.choice([flip_bit, flip_bytes, scratch] if in_log else HARMS)
    data = bytearray(target.read_bytes())
    harm(data, rng)
    target.write_bytes(data)
    return Case(seed, harm.__name__, in_log)


def copy_project(folder: Path, to: Path) -> Path:
    """Copy a project with its log."""
    return Path(shutil.copytree(folder, to))


Readable = dict[str, set[int]]
Places = dict[str, dict[int, set[int]]]
"""By table and number of the row: the pages that the row is on."""


def rows_and_pages(path: Path, tables: tuple[str, ...]) -> Places:
    """On which page of a sound database the rows of tables with numbers are; what goes on on a
    further page is left out.
    """
    found: Places = {}
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        roots = dict(connection.execute("SELECT name, rootpage FROM sqlite_schema"))
    pages = Pages(path)
    for table in tables:
        seen: set[int] = set()
        for _ in walk(pages, roots[table], WITH_ROWIDS, seen):
            pass
        rows = found[table] = {}
        for number in seen:
            for row in read_node(pages, number).rows:
                if row.number is not None and sum(map(_size, row.values)) < PAGE // 2:
                    rows[row.number] = {number}
    pages.close()
    return found


def _size(value: object) -> int:
    return len(value) * 4 if isinstance(value, (str, bytes)) else 9


def newest(path: Path) -> dict[int, bytes]:
    """The last version of every page, with the head of its frame if it is in the log."""
    data = path.read_bytes()
    found = {place // PAGE + 1: data[place : place + PAGE] for place in range(0, len(data), PAGE)}
    log = path.with_name(f"{path.name}-wal")
    frames = log.read_bytes() if log.exists() else b""
    step = PAGE + 24
    for start in range(32, len(frames) - step + 1, step):
        if frames[start + 8 : start + 16] != frames[16:24]:
            break  # of an earlier time
        number = int.from_bytes(frames[start : start + 4], "big")
        found[number] = frames[start : start + step]
    return found


def readable(places: Places, before: dict[int, bytes], after: dict[int, bytes]) -> Readable:
    """Rows on pages that are in the file as they were, at their place or another one, by table."""
    there = set(after.values())
    changed = {number for number, page in before.items() if page not in there}
    return {
        table: {number for number, pages in rows.items() if not pages & changed}
        for table, rows in places.items()
    }


def harm(project: Project, statement: str) -> None:
    """Change a closed project behind its back."""
    project.close()
    path = project.folder / DATABASE
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(statement)


def open_again(project: Project) -> Project:
    return Project.open(project.folder, engine_opener=ParrotEngine)

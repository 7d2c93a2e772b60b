"""Rounds of damage: a project is damaged, opened, read, checked, worked on and rescued.

``python tests/workspace/workspace_damage_rounds.py 1000`` prints what came of as many as JSON.
"""

from __future__ import annotations

import json
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workspace_damage import Harm, Places, copy_project, damage, newest, readable, rows_and_pages
from workspace_engine import ParrotEngine
from workspace_older import make_older_with_checksums
from workspace_project import create

from postil.errors import PostilError
from postil.formats.exchange.glossary import Term
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.safety.project_rescue import rescue_project
from postil.workspace.safety.report import RescueReport
from postil.workspace.schema import DATABASE

SEGMENTS, CONFIRMED, COUNTED = 240, 180, 150
TABLES = ("segment", "memory_unit", "learning")
Texts = dict[int, Any]


@dataclass
class Rounds:
    """What came of the rounds.

    Attributes
    ----------
    tracebacks, silent
        Errors that are none of Postil's; damages after which something was different and nobody
        said so.
    readable, back
        Rows by table that are on untouched pages, and those of them that the rescued project has.
    false
        Rows of rescued projects that differ from the truth and are not said to be doubtful.
    unrescued
        Cases in which nothing at all was brought back although something was readable.
    """

    cases: int = 0
    noticed: int = 0
    harmless: int = 0
    tracebacks: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    false: list[str] = field(default_factory=list)
    unrescued: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    readable: Counter[str] = field(default_factory=Counter)
    back: Counter[str] = field(default_factory=Counter)
    in_log: int = 0


@dataclass(frozen=True)
class Original:
    """The sound project, and all that it says."""

    folder: Path
    opener: Any
    texts: dict[str, Texts]
    places: Places


def make_original(folder: Path) -> Original:
    """A project with all kinds of rows; a part of them is in the write-ahead log only."""
    parrot = ParrotEngine.make(folder / "parrot")
    lines = [f"Sentence number {number} of the text, with words." for number in range(SEGMENTS)]
    half = SEGMENTS // 2
    project = create(folder / "made", [lines[:half], lines[half:]], parrot)
    for row_id in range(1, CONFIRMED):
        project.segments.confirm(
            row_id, TaggedText(f"Phrase numéro {row_id} du texte, avec des mots.")
        )
    project.segments.save_draft(CONFIRMED + 1, TaggedText("Un brouillon"))
    project.terminology.add_own(Term("sentence", "phrase", "", False))
    project._database.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for row_id in range(COUNTED, CONFIRMED):
        project.segments.confirm(row_id, TaggedText(f"Phrase {row_id}, revue."))
    copy = copy_project(project.folder, folder / "original")
    project.close()
    flat = copy_project(copy, folder / "flat")
    Project.open(flat, engine_opener=ParrotEngine).close()
    places = rows_and_pages(flat / DATABASE, TABLES)
    with Project.open(flat, engine_opener=ParrotEngine) as sound:
        return Original(copy, ParrotEngine, _all(sound), places)


def _all(project: Project) -> dict[str, Texts]:
    """Everything a user can see: segments, units, events, documents, terms."""
    with project.context.database.reading() as connection:
        units = {
            row[0]: row[1:]
            for row in connection.execute("SELECT id, source, target, author FROM memory_unit")
        }
        events = {
            row[0]: row[1:]
            for row in connection.execute("SELECT number, segment, undone, event FROM learning")
        }
        terms = dict(connection.execute("SELECT id, source || target FROM term"))
    segments = {one.row_id: one for one in project.segments.read()}
    documents = {one.id: (one.name, one.segments) for one in project.files.all()}
    name = {0: (project.info.name, project.info.source_language, project.info.target_language)}
    return {
        "segment": segments,
        "memory_unit": units,
        "learning": events,
        "term": terms,
        "document": documents,
        "setting": name,
    }


def one_round(
    original: Original, seed: int, place: Path, rounds: Rounds, harm: Harm | None
) -> None:
    """Damage a copy, look at it, rescue it."""
    folder = copy_project(original.folder, place / "damaged")
    case = damage(folder / DATABASE, seed, harm)
    rounds.cases += 1
    rounds.in_log += case.in_log
    before, after = newest(original.folder / DATABASE), newest(folder / DATABASE)
    left = readable(original.places, before, after)
    if case.in_log:
        left = {table: set() for table in left}  # which rows a damaged log has cannot be told
    rescued = place / "rescued"
    try:
        found = rescue_project(folder, rescued)
    except PostilError as error:
        if left["segment"]:
            rounds.unrescued.append(f"{case}: {error}")
    except Exception:
        rounds.tracebacks.append(f"rescue {case}: {traceback.format_exc()}")
    else:
        _compare(original, found, left, case, rounds)
    _work(original, folder, case, rounds)


def _compare(
    original: Original,
    report: RescueReport,
    left: dict[str, set[int]],
    case: object,
    rounds: Rounds,
) -> None:
    try:
        with Project.open(report.folder, engine_opener=original.opener) as project:
            found = _all(project)
            if damaged := project.safety.check():
                rounds.false.append(f"{case}: {damaged}")
    except Exception:
        rounds.tracebacks.append(f"rescued {case}: {traceback.format_exc()}")
        return
    for table in TABLES:
        wanted, have = original.texts[table], found[table]
        equal = {key for key in wanted if have.get(key) == wanted[key]}
        rounds.readable[table] += len(left[table])
        rounds.back[table] += len(left[table] & equal)
        if lost := left[table] - equal:
            rounds.lost.append(f"{case}: {table} {sorted(lost)[:5]} of {len(lost)}")
        if table == "segment" and not report.last_is_torn:
            _judge_segments(original, have, set(report.doubtful.get(table, ())), case, rounds)


def _judge_segments(
    original: Original, have: Texts, doubtful: set[Any], case: object, rounds: Rounds
) -> None:
    wanted = original.texts["segment"]
    by_place = {(one.document, one.key): one for one in wanted.values()}
    for key, one in have.items():
        if key in doubtful or one.target.is_empty:
            continue
        true = wanted.get(key) or by_place.get((one.document, one.key))  # some have a new number
        if true is None or (one.source, one.target) != (true.source, true.target):
            rounds.false.append(f"{case}: segment {key} {one.target.plain!r}")


def _work(original: Original, folder: Path, case: object, rounds: Rounds) -> None:
    """Open, read all, export, check, confirm: an error or a notice, or all is as it was."""
    found = None
    noticed = False
    try:
        with Project.open(folder, engine_opener=original.opener) as project:
            noticed = bool(project.engine_error) or project.safety.last_is_torn
            found = _all(project)
            for one in project.files.all():
                project.files.export(one.id, folder / "out.txt")
            project.matching.memory(CONFIRMED + 20)
            noticed = bool(project.safety.check()) or noticed
            project.segments.confirm(CONFIRMED + 20, TaggedText("Confirmé."))
            project.reports.counts()
    except PostilError:
        noticed = True
    except Exception:
        rounds.tracebacks.append(f"{case}: {traceback.format_exc()}")
        return
    if noticed:
        rounds.noticed += 1
    elif found != original.texts:
        different = [
            table for table in original.texts if (found or {}).get(table) != original.texts[table]
        ]
        rounds.silent.append(f"{case}: {different}")
    else:
        rounds.harmless += 1


def run(
    seeds: Iterable[int],
    told: Callable[[Rounds], None] = lambda _: None,
    harm: Harm | None = None,
) -> Rounds:
    """As many rounds as there are seeds; ``told`` is called after each. All do the same ``harm`` if
    there is one.
    """
    rounds = Rounds()
    with tempfile.TemporaryDirectory(prefix="postil-damage-") as scratch:
        original = make_original(Path(scratch))
        for seed in seeds:
            with tempfile.TemporaryDirectory(dir=scratch) as place:
                one_round(original, seed, Path(place), rounds, harm)
            told(rounds)
    return rounds


def run_older(seeds: Iterable[int]) -> Rounds:
    """Rounds on a project of the version before, which is only opened and worked on: the present
    one brings its tables up to date.
    """
    rounds = Rounds()
    with tempfile.TemporaryDirectory(prefix="postil-damage-") as scratch:
        original = make_original(Path(scratch))
        make_older_with_checksums(original.folder)
        for seed in seeds:
            with tempfile.TemporaryDirectory(dir=scratch) as place:
                folder = copy_project(original.folder, Path(place) / "damaged")
                rounds.cases += 1
                _work(original, folder, damage(folder / DATABASE, seed), rounds)
    return rounds


def _tell(rounds: Rounds) -> None:
    if rounds.cases % 25 == 0:
        print(f"{rounds.cases} of them are done", file=sys.stderr)


def main(count: int, first: int = 0, interim: Path | None = None) -> None:
    """Print what came of ``count`` rounds; ``interim``: a file that always has what came so far."""

    def tell(rounds: Rounds) -> None:
        _tell(rounds)
        if interim is not None:
            interim.write_text(json.dumps(vars(rounds), indent=1), encoding="utf-8")

    print(json.dumps(vars(run(range(first, first + count), tell)), indent=1))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), *map(Path, sys.argv[3:4]))

"""A translation memory: units in SQLite, found by exact text, by resemblance, or by a word in them.

Every change goes through the connection the memory was given, in the caller's transaction if there
is one; look-ups may go through others, and wait for no change then. The fuzzy index in memory
follows (:mod:`postil.memory.index.live`): a rolled-back change leaves no trace and a confirmed one
is seen at once.

Scores are token edit distances in percent, floor(100 (L - d) / L), less one if tokens are written
otherwise (in case, in quotation marks); for what counts as a token see
:mod:`postil.memory.comparing.tokens`. 100 is kept for the same text with the same tags; equal
tokens with other white space or tags, like any other difference, score at most 99. 101 is 100 with
one neighbour the same, 102 with both or in the same place of the same document. Caps and penalties
lower scores (:mod:`postil.memory.options`).
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from postil.errors import UsageError
from postil.memory import rows
from postil.memory.comparing.tokens import match_tokens, source_hash
from postil.memory.composing.parts import (
    LEAST_TOKENS,
    ContainedUnit,
    Fragment,
    common_fragments,
    contained_units,
)
from postil.memory.concordance import SECONDS, find_units, near_units
from postil.memory.database import (
    connect,
    database_errors,
    more_cache,
    snapshot,
    stretches,
    transaction,
    transactions_ended,
)
from postil.memory.index.blocks import (
    CHANGES_LIMIT,
    changed_units,
    forget_changes,
    load_index,
    read_tokens,
    rewrite_blocks,
)
from postil.memory.index.fuzzy_index import FuzzyIndex, IndexedUnits
from postil.memory.index.live import LiveIndex
from postil.memory.lookup import Searched, find_matches, same_text
from postil.memory.options import MatchOptions
from postil.memory.schema import SMALL_TABLES, prepare
from postil.memory.side_texts import SearchedSide
from postil.memory.soundness import check_tables
from postil.memory.staging import MOVED_AT_ONCE, begin_move, end_move, move_units
from postil.memory.units import (
    ConcordanceHit,
    ConcordanceHits,
    Context,
    Match,
    MemoryUnit,
    Mode,
    Side,
)
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress

BATCH = 1000
SIDES: tuple[Side, Side] = ("target", "source")

Seeing = Callable[[], AbstractContextManager[sqlite3.Connection]]
"""Gives a connection to read with: to all that was committed, and to what the transaction of the
thread that asks has written.
"""


class TranslationMemory:
    """One named memory in a database.

    Parameters
    ----------
    connection
        In autocommit mode, as :func:`postil.memory.database.connect` opens it. Several memories may
        share it.
    name
        Created if the database has no memory of that name.
    language
        Of the sources: for endings and negations; without it words are compared as they stand.
    read_only
        Refuse every change of units.
    seeing
        For look-ups; by default they use ``connection``, one at a time.
    index
        Of the sources, where it is known; else it is read.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        name: str,
        language: str = "",
        *,
        read_only: bool = False,
        seeing: Seeing | None = None,
        index: FuzzyIndex | None = None,
    ) -> None:
        self.name = name
        self.language = language
        self.read_only = read_only
        self._connection = connection
        self._lock: AbstractContextManager[object] = threading.RLock()  # of who changes it
        self._changes = 0
        self._changed_at = -1
        self._seeing = seeing or self._alone
        self._where = _file_of(connection)
        prepare(connection, self._where)
        with database_errors(self._where):
            self.id = _number(connection, name)
            with snapshot(connection):
                self._indexes = {side: LiveIndex(self.id, side, connection) for side in SIDES}
                # that of targets is read when it is asked for
                self._indexes["source"].replace(index)
                self._indexes["source"].seen_by(connection)

    @classmethod
    def open_file(cls, path: Path, name: str = "", language: str = "") -> TranslationMemory:
        """A memory in a file of its own, created if it is not there; :meth:`close` it."""
        connection = connect(path)
        try:
            prepare(connection, path)
            check_tables(connection, path, SMALL_TABLES, prepare)
            return cls(connection, name or path.stem, language)
        except BaseException:
            connection.close()
            raise

    def close(self) -> None:
        """Close the connection; only for a memory that has it to itself."""
        self._connection.close()

    @contextmanager
    def _alone(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            yield self._connection

    def __len__(self) -> int:
        with self._reading() as connection:
            return len(self._indexes["source"].seen_by(connection))

    def add(self, unit: MemoryUnit) -> int:
        """Add ``unit`` (its ``id`` is ignored) and return the id it got.

        Raises
        ------
        UsageError
            Here and in every other change: the memory is read-only.
        """
        with self._lock, self._changing():
            cursor = self._connection.execute(rows.INSERT, rows.values(self.id, unit))
            number = cursor.lastrowid or 0
            self._touch(number)
            return number

    def add_many(self, units: Iterable[MemoryUnit], progress: Progress | None = None) -> int:
        """Add all ``units`` or, if anything fails, none; returns how many."""
        progress = progress or Progress()
        count = 0
        with self._lock:
            fresh = not len(self._indexes["source"].seen_by(self._connection))
            try:
                with self._changing(), more_cache(self._connection):
                    for batch in stretches(units, BATCH):
                        # a new index that is written as blocks knows all units
                        noted = not fresh or count <= CHANGES_LIMIT
                        self._add_batch(batch, indexed=not fresh, noted=noted)
                        count += len(batch)
                        progress.update(done=count)
                    if fresh:
                        self._build(count)
                    else:
                        self._indexes["source"].seen_by(self._connection).merge_tail()
                        self.compact()
            except BaseException:
                for index in self._indexes.values():
                    index.replace(None)
                raise
        return count

    def _build(self, count: int) -> None:
        """Index a memory that had no units before."""
        if count <= CHANGES_LIMIT:
            index = load_index(self._connection, self.id)
        else:
            self._write_side("target")  # one after the other: each takes much memory
            index = FuzzyIndex(*self._write_side("source"))
            forget_changes(self._connection, self.id)
            self._note_many()
        self._indexes["source"].replace(index)
        self._indexes["target"].replace(None)

    def _write_side(self, side: Side) -> tuple[list[str], IndexedUnits]:
        words, units = read_tokens(self._connection, self.id, side)
        rewrite_blocks(self._connection, self.id, words, units, side)
        return words, units

    def take_over(
        self,
        staged: int,
        words: Sequence[str],
        units: IndexedUnits,
        writing: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        """Make staged units, whose sources are ``units``, units of this memory, some at a time.

        Parameters
        ----------
        writing
            The block that each short transaction stands in; it may wait until nobody else writes.
        """
        with writing(), self._lock, self._changing():
            begin_move(self._connection, staged, self.id)
            self._note_many()
        for some in stretches(units.ids.tolist(), MOVED_AT_ONCE):
            with writing(), self._lock, self._changing():
                move_units(self._connection, staged, self.id, some)
        with writing(), self._lock, self._changing():
            end_move(self._connection, staged)
            self._note_many()
        self._indexes["source"].grow(words, units)
        self._indexes["target"].replace(None)

    def get(self, number: int) -> MemoryUnit | None:
        """The unit with that id, or None."""
        with self._reading() as connection:
            return rows.read_units(connection, self.id, [number]).get(number)

    def update(self, unit: MemoryUnit) -> None:
        """Replace the unit that has ``unit.id``.

        Raises
        ------
        UsageError
            There is none.
        """
        with self._lock, self._changing():
            self._require(unit.id)
            self._connection.execute(rows.UPDATE, (*rows.values(self.id, unit), unit.id))
            self._touch(unit.id)

    def remove(self, number: int) -> None:
        """Remove a unit.

        Raises
        ------
        UsageError
            There is none with that id.
        """
        with self._lock, self._changing():
            self._require(number)
            self._connection.execute("DELETE FROM memory_unit WHERE id = ?", (number,))
            self._touch(number)

    def restore(self, unit: MemoryUnit) -> None:
        """Add a unit that was removed again, with the id it had.

        Raises
        ------
        UsageError
            There is one with that id.
        """
        with self._lock, self._changing():
            if rows.is_taken(self._connection, unit.id):
                raise UsageError(Message("There is a memory unit {number}.", number=unit.id))
            self._connection.execute(rows.INSERT_NUMBERED, (*rows.values(self.id, unit), unit.id))
            self._touch(unit.id)

    def units(self) -> Iterable[MemoryUnit]:
        """All units in order of id; changes made meanwhile may or may not be seen."""
        last = 0
        while True:
            with self._reading() as connection:
                some = rows.read_range(connection, self.id, last, BATCH)
            if not some:
                return
            yield from some
            last = some[-1].id

    def lookup(
        self,
        source: TaggedText,
        options: MatchOptions | None = None,
        context: Context | None = None,
    ) -> list[Match]:
        """The best matches for ``source``, best first, each source and target once.

        Returns
        -------
        list of Match
            In order of score; among equals the one with the smaller edit distance, then the newest,
            comes first.
        """
        with self._searching() as where:
            return find_matches(where, source, options or MatchOptions(), context or Context())

    def fragments(
        self, source: TaggedText, least: int = LEAST_TOKENS, shown: int = 3
    ) -> list[Fragment]:
        """Parts of ``source``, as long as can be, that stand word for word in units, left to right.

        Parameters
        ----------
        least
            Tokens of the shortest one.
        shown
            How many units to give for each, the newest ones.
        """
        with self._searching() as where:
            return common_fragments(where, source, least, shown)

    def contained(self, source: TaggedText) -> list[ContainedUnit]:
        """Units whose whole source is a part of ``source``, left to right."""
        with self._searching() as where:
            return contained_units(where, source)

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._seeing() as connection, database_errors(self._where):
            yield connection

    @contextmanager
    def _searching(self) -> Iterator[Searched]:
        with self._reading() as connection:
            index = self._indexes["source"].seen_by(connection)
            yield Searched(connection, self.id, index, self.name, self.language)

    def concordance(
        self,
        query: str,
        side: Side = "source",
        limit: int = 50,
        *,
        whole_words: bool = False,
        mode: Mode = "text",
        seconds: float = SECONDS,
    ) -> ConcordanceHits:
        """Units whose ``side`` contains ``query``, whatever its case, newest first.

        The fuzzy mode names those with the fewest errors first. The first time targets are searched
        takes about a second in a memory of a million units.

        Parameters
        ----------
        whole_words
            Not inside longer words.
        mode
            "text": as it stands; "regex": a regular expression; "fuzzy": inflected, and one word in
            four missing, added or replaced.
        seconds
            When to stop looking.

        Raises
        ------
        UsageError
            The regular expression is not one.
        """
        index, limit = self._indexes[side], max(0, limit)
        with self._reading() as connection:
            bounds = self._indexes["source"].seen_by(connection).bounds
            where = SearchedSide(connection, self.id, side, bounds)
            if mode == "fuzzy":
                found = near_units(where, query, index.seen_by(connection), limit, seconds)
            else:
                found = find_units(
                    where,
                    query,
                    index.seen_by(connection),
                    limit=limit,
                    whole_words=whole_words,
                    expression=mode == "regex",
                    seconds=seconds,
                )
        hits = ConcordanceHits(
            ConcordanceHit(unit, side, at.spans, self.name, at.tags) for unit, at in found.units
        )
        hits.complete, hits.more = found.complete, found.more
        return hits

    def index_of(self, side: Side) -> FuzzyIndex:
        """The index of the tokens of one side, with all that was committed."""
        with self._reading() as connection:
            return self._indexes[side].seen_by(connection)

    def exact_targets(self, source: TaggedText) -> list[MemoryUnit]:
        """Units with the same source text and tags, newest first."""
        with self._reading() as connection:
            found = rows.read_exact(connection, self.id, source_hash(source.plain), Context())
        return sorted(
            (unit for unit in found if same_text(unit.source, source)),
            key=lambda unit: unit.id,
            reverse=True,
        )

    def known_identities(self, units: Sequence[MemoryUnit]) -> set[object]:
        """Identities of the units of this memory that have the sources of ``units``."""
        with self._reading() as connection:
            return rows.known_identities(connection, [self.id], units)

    def compact(self) -> None:
        """Write the index anew if many units have changed since, so that opening stays fast."""
        with self._lock, self._writing():
            if len(changed_units(self._connection, self.id)) > CHANGES_LIMIT:
                for side in SIDES:
                    index = self._indexes[side].seen_by(self._connection)
                    rewrite_blocks(self._connection, self.id, index.words, index.export(), side)
                forget_changes(self._connection, self.id)

    def _add_batch(self, units: list[MemoryUnit], *, indexed: bool, noted: bool) -> None:
        numbered = rows.insert_units(self._connection, self.id, units)
        if noted:
            self._note_changes([number for number, _ in numbered])
        if indexed:
            for side, index in self._indexes.items():
                if index.is_loaded:
                    index.seen_by(self._connection).put_many(
                        (number, match_tokens(getattr(unit, side).plain))
                        for number, unit in numbered
                    )

    def _require(self, number: int) -> None:
        if not rows.read_units(self._connection, self.id, [number]):
            raise UsageError(
                Message("The memory {name} has no unit {number}.", name=self.name, number=number)
            )

    def _note_changes(self, numbers: Sequence[int]) -> None:
        """Units that the blocks of the index do not have as they are now."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO memory_change VALUES (?, ?)",
            [(self.id, number) for number in numbers],
        )

    def _note_many(self) -> None:
        """So many units change that others had better read all anew."""

    def _touch(self, number: int) -> None:
        self._note_changes([number])
        for index in self._indexes.values():
            index.touch([number])

    @property
    def version(self) -> int | None:
        """A number that changes with each change of the units; None while one is under way."""
        ended = transactions_ended(self._connection)
        return self._changes if self._changed_at < ended else None

    def _changing(self) -> AbstractContextManager[None]:
        self._changed_at = transactions_ended(self._connection)
        self._changes += 1
        if self.read_only:
            raise UsageError(
                Message("The memory {name} is read-only.", name=self.name),
                hint="Allow changes in the settings of the project's memories.",
            )
        return self._writing()

    def _writing(self) -> AbstractContextManager[None]:
        return rows.writing(self._connection, self._where)


def _file_of(connection: sqlite3.Connection) -> str:
    for _, name, path in connection.execute("PRAGMA database_list"):
        if name == "main":
            return path or "(in memory)"
    return "(in memory)"


def _number(connection: sqlite3.Connection, name: str) -> int:
    """The number of a memory, which is made if there is none."""
    query = "SELECT id FROM memory WHERE name = ?"
    row = connection.execute(query, (name,)).fetchone()
    if row is None:
        with transaction(connection):
            connection.execute("INSERT OR IGNORE INTO memory (name) VALUES (?)", (name,))
        row = connection.execute(query, (name,)).fetchone()
    return int(row[0])

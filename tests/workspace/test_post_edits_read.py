"""Post-edits of other machines are read segment by segment."""

from __future__ import annotations

import sqlite3

import pytest

from postil.formats.file_suggestions import Offer
from postil.formats.segment import Segment
from postil.text.tags import TaggedText
from postil.workspace import schema
from postil.workspace.documents.offers import offer_text, read_post_edits, write_offers

COLUMNS = (
    "id, document, position, key, source, target, state, origin, note, locked, words, changed, "
    "seconds"
)
STEPS = 100  # of SQLite's machine between two calls of a progress handler


@pytest.fixture
def connection():
    found = sqlite3.connect(":memory:", isolation_level=None)
    schema.prepare(found, "project")
    yield found
    found.close()


def add_document(connection, count):
    """One document of so many segments, all confirmed, each with another machine's translation."""
    first = 1 + connection.execute("SELECT count(*) FROM segment").fetchone()[0]
    number = 1 + connection.execute("SELECT count(*) FROM document").fetchone()[0]
    connection.execute(
        "INSERT INTO document (id, name, file, first_segment, segments) VALUES (?, 'a', 'b', ?, ?)",
        (number, first, count),
    )
    connection.executemany(
        f"INSERT INTO segment ({COLUMNS}) "
        "VALUES (?, ?, ?, ?, ?, ?, 'translated', 'translator', '', 0, 2, ?, 1)",
        (
            (first + k, number, k, f"key{k}", f"Cover {k}", f"Capot {k}", f"2026-01-01T{9999 - k}")
            for k in range(count)
        ),
    )
    write_offers(connection, number, [segment(k) for k in range(count)])


def segment(number):
    offers = (
        Offer(TaggedText.of("Couvercle"), "memory", "TM", TaggedText.of("Cover")),
        Offer(TaggedText.of(f"Couverture {number}"), "machine", "Other MT"),
        Offer(TaggedText.of(f"Housse {number}"), "machine", "Third MT"),
    )
    return Segment(f"key{number}", TaggedText.of(f"Cover {number}"), offers=offers)


def steps(connection, most):
    """Steps of SQLite's machine that reading takes, in hundreds."""
    counted = 0

    def count():
        nonlocal counted
        counted += 1
        return 0

    connection.set_progress_handler(count, STEPS)
    read_post_edits(connection, most)
    connection.set_progress_handler(None, 0)
    return counted


def test_the_latest_come_with_the_first_machine_s_translation(connection):
    add_document(connection, 20)
    found = read_post_edits(connection, 3)
    assert [one.row_id for one in found] == [3, 2, 1]  # the first changed last
    assert [offer_text(one.offered).plain for one in found] == [
        "Couverture 2", "Couverture 1", "Couverture 0",
    ]  # fmt: skip
    assert (found[0].source, found[0].target) == ("Cover 2", "Capot 2")


def test_reading_takes_as_long_as_there_are_segments(connection):
    """Ten times the segments of a document: not a hundred times the work."""
    add_document(connection, 200)
    few = steps(connection, 100)
    add_document(connection, 2000)
    assert few < steps(connection, 100) < 30 * few

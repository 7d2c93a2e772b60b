"""A memory: changes, look-ups, transactions, opening again."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import Cancelled, ProjectError, StorageError, UsageError
from postil.memory.comparing.tokens import match_tokens
from postil.memory.database import connect, transaction
from postil.memory.index import blocks
from postil.memory.lookup import same_text
from postil.memory.options import MatchOptions, Scoring
from postil.memory.store import TranslationMemory
from postil.memory.units import Context, MemoryUnit
from postil.text.tags import Tag, TaggedText
from postil.types.progress import Progress

BOLD = (Tag("open", "1", "<b>"), Tag("close", "1", "</b>"))


def unit(source: str, target: str, **more: str) -> MemoryUnit:
    return MemoryUnit(TaggedText(source), TaggedText(target), **more)  # type: ignore[arg-type]


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    opened = connect(tmp_path / "memory.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def memory(connection: sqlite3.Connection) -> TranslationMemory:
    return TranslationMemory(connection, "main")


def scores(memory: TranslationMemory, text: str, **more: object) -> list[tuple[str, int]]:
    around = {name: more.pop(name) for name in list(more) if name in ("previous", "following")}
    found = memory.lookup(
        TaggedText(text),
        MatchOptions(**more),  # type: ignore[arg-type]
        Context(**around),  # type: ignore[arg-type]
    )
    return [(match.unit.target.text, match.score) for match in found]


def test_add_get_update_remove(memory: TranslationMemory) -> None:
    number = memory.add(unit("One two.", "Un deux.", author="Ada", note="n", previous="p"))
    stored = memory.get(number)
    assert stored is not None
    assert (stored.id, stored.author, stored.note, stored.previous) == (number, "Ada", "n", "p")
    assert scores(memory, "One two.") == [("Un deux.", 100)]
    memory.update(MemoryUnit(TaggedText("One three."), TaggedText("Un trois."), id=number))
    assert scores(memory, "One two.") == [("Un trois.", 66)]
    assert len(memory) == 1
    memory.remove(number)
    assert memory.get(number) is None
    assert scores(memory, "One three.") == []
    assert len(memory) == 0
    with pytest.raises(UsageError, match="no unit"):
        memory.remove(number)


def test_context_matches(memory: TranslationMemory) -> None:
    memory.add(unit("Open", "Ouvrir", previous="File", following="Close"))
    memory.add(unit("Open", "Ouvert", previous="State", following="Closed"))
    both = scores(memory, "Open", previous="File", following="Close")
    assert both == [("Ouvrir", 102), ("Ouvert", 100)]
    for one in ({"previous": "File"}, {"following": "Close"}):
        assert scores(memory, "Open", **one) == [("Ouvrir", 101), ("Ouvert", 100)]
    assert [score for _, score in scores(memory, "Open", previous="Close")] == [100, 100]
    memory.add(unit("Alone", "Seul"))
    assert scores(memory, "Alone") == [("Seul", 100)]


def test_the_same_place_of_the_same_document_is_a_double_context(
    memory: TranslationMemory,
) -> None:
    memory.add(unit("Open", "Ouvrir", document="a.po", key="menu.open"))
    memory.add(unit("Open", "Ouvert"))
    found = memory.lookup(TaggedText("Open"), None, Context("x", "y", "a.po", "menu.open"))
    assert [(match.unit.target.text, match.score) for match in found] == [
        ("Ouvrir", 102),
        ("Ouvert", 100),
    ]
    elsewhere = memory.lookup(TaggedText("Open"), None, Context("x", "y", "b.po", "menu.open"))
    assert [match.score for match in elsewhere] == [100, 100]
    assert [match.score for match in memory.lookup(TaggedText("Open"))] == [100, 100]


def test_penalties_and_caps(connection: sqlite3.Connection) -> None:
    memory = TranslationMemory(connection, "main", "en")
    memory.add(unit("Press the key.", "person", author="Ada", previous="p", following="q"))
    memory.add(unit("Press the key.", "trainee", author="bob"))
    memory.add(unit("Press the key.", "engine", origin="machine"))
    memory.add(unit("Press the key.", "aligned", origin="alignment", changed_by="BOB"))
    scoring = Scoring(author_penalties={"Bob": 7})
    assert scores(memory, "Press the key.", scoring=scoring, previous="p") == [
        ("person", 101),
        ("trainee", 93),
        ("aligned", 92),
        ("engine", 85),
    ]
    assert scores(memory, "Press the key.", scoring=scoring, penalty=10, previous="p") == [
        ("person", 90),
        ("trainee", 83),
        ("aligned", 82),
        ("engine", 75),
    ]
    assert scores(memory, "Press the key.", scoring=scoring, penalty=10, threshold=83) == [
        ("person", 90),
        ("trainee", 83),
    ]
    words = "one two three four five six seven eight nine ten do touch the key at all ."
    memory.add(unit(words.replace("do touch", "do not touch"), "never"))
    match = memory.lookup(TaggedText(words))[0]
    assert (match.score, match.doubts, match.scores) == (84, ("negation",), (94, 94, 94))
    assert match.unit.target.text == "never"


def test_three_scores(connection: sqlite3.Connection) -> None:
    memory = TranslationMemory(connection, "main", "en")
    memory.add(unit("Printing 12 pages, quickly.", "x"))
    match = memory.lookup(TaggedText("Printed 14 page, quickly."), MatchOptions(50))[0]
    assert match.scores == (100, 33, 50)
    assert match.doubts == ("number",)


def test_a_read_only_memory_refuses_changes(connection: sqlite3.Connection) -> None:
    number = TranslationMemory(connection, "client").add(unit("One", "Un"))
    memory = TranslationMemory(connection, "client", read_only=True)
    for change in (
        lambda: memory.add(unit("Two", "Deux")),
        lambda: memory.add_many([unit("Two", "Deux")]),
        lambda: memory.update(MemoryUnit(TaggedText("a"), TaggedText("b"), id=number)),
        lambda: memory.remove(number),
    ):
        with pytest.raises(UsageError, match="read-only"):
            change()
    assert scores(memory, "One") == [("Un", 100)]
    assert len(memory) == 1


def test_context_is_found_among_many_duplicates(memory: TranslationMemory) -> None:
    memory.add(unit("Cancel", "Annuler", previous="a", following="b"))
    for _ in range(100):
        memory.add(unit("Cancel", "Abandonner"))
    assert scores(memory, "Cancel", previous="a", following="b", limit=2) == [
        ("Annuler", 102),
        ("Abandonner", 100),
    ]


def test_duplicates_do_not_crowd_out_other_matches(memory: TranslationMemory) -> None:
    memory.add(unit("Press the red key", "Touche rouge"))
    for _ in range(100):
        memory.add(unit("Press the blue key", "Touche bleue"))
    assert scores(memory, "Press the green key", limit=2) == [
        ("Touche bleue", 75),
        ("Touche rouge", 75),
    ]


def test_tags_spaces_and_numbers_are_no_exact_match(memory: TranslationMemory) -> None:
    bold = TaggedText("a \U000f0000b\U000f0001 c", BOLD)
    memory.add(MemoryUnit(bold, TaggedText("x")))
    assert memory.lookup(bold)[0].score == 100
    italic = TaggedText(bold.text, (Tag("open", "7", "<i>"), Tag("close", "7", "</i>")))
    assert memory.lookup(italic)[0].score == 100
    assert memory.lookup(TaggedText("a b c"))[0].score == 99
    memory.add(unit("Page 10 of 10", "Page 10 sur 10"))
    assert scores(memory, "Page  10 of 10")[0][1] == 99
    assert scores(memory, "Page 11 of 10")[0][1] == 75
    assert scores(memory, "Page  10 of 10", threshold=100) == []


def test_differences_point_into_both_texts(memory: TranslationMemory) -> None:
    memory.add(unit("Press the blue key twice.", "x"))
    match = memory.lookup(TaggedText("Press the red key."))[0]
    other = match.unit.source.plain
    shown = [
        (step.operation, "Press the red key."[step.source_start : step.source_end],
         other[step.unit_start : step.unit_end])
        for step in match.differences
    ]  # fmt: skip
    assert shown == [
        ("equal", "Press the", "Press the"),
        ("replace", "red", "blue"),
        ("equal", "key", "key"),
        ("insert", "", "twice"),
        ("equal", ".", "."),
    ]


def test_rolled_back_changes_leave_no_trace(
    connection: sqlite3.Connection, memory: TranslationMemory
) -> None:
    kept = memory.add(unit("kept one", "a"))
    with pytest.raises(ZeroDivisionError), transaction(connection):
        memory.add(unit("lost one", "b"))
        memory.update(MemoryUnit(TaggedText("other"), TaggedText("c"), id=kept))
        assert scores(memory, "lost one")[0] == ("b", 100)
        raise ZeroDivisionError
    assert scores(memory, "lost one", threshold=50) == [("a", 50)]
    assert scores(memory, "kept one") == [("a", 100)]
    assert memory.concordance("lost") == []
    memory.add(unit("again", "d"))
    assert scores(memory, "again") == [("d", 100)]
    assert len(memory) == 2


def test_memories_in_one_file_are_apart(connection: sqlite3.Connection) -> None:
    first, second = TranslationMemory(connection, "one"), TranslationMemory(connection, "two")
    first.add(unit("same text", "1"))
    second.add(unit("same text", "2"))
    assert scores(first, "same text") == [("1", 100)]
    assert [hit.unit.target.text for hit in second.concordance("same")] == ["2"]
    assert len(first) == len(second) == 1


@pytest.mark.parametrize("changes_limit", [0, 3, 1000])
def test_opening_again_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes_limit: int
) -> None:
    monkeypatch.setattr("postil.memory.store.CHANGES_LIMIT", changes_limit)
    path = tmp_path / "m.sqlite"
    memory = TranslationMemory.open_file(path)
    assert memory.name == "m"
    memory.add_many(unit(f"number {n} of the list", f"t{n}") for n in range(20))
    memory.remove(5)
    memory.update(MemoryUnit(TaggedText("something else"), TaggedText("new"), id=7))
    memory.add(unit("number 99 of the list", "t99"))
    memory.compact()
    queries = ["number 4 of the list", "something else", "number 98 of the list"]
    before = [scores(memory, query, limit=30) for query in queries]
    memory.close()
    again = TranslationMemory.open_file(path)
    assert [scores(again, query, limit=30) for query in queries] == before
    assert len(again) == 20
    again.close()


def test_large_blocks_are_split(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "BLOCK_UNITS", 7)
    monkeypatch.setattr("postil.memory.store.CHANGES_LIMIT", 0)
    memory = TranslationMemory.open_file(tmp_path / "m.sqlite")
    memory.add_many(unit(f"unit {n}", str(n)) for n in range(30))
    memory.close()
    again = TranslationMemory.open_file(tmp_path / "m.sqlite")
    assert [scores(again, f"unit {n}", limit=1) for n in (0, 13, 29)] == [
        [(str(n), 100)] for n in (0, 13, 29)
    ]
    again.close()


def test_add_many_is_all_or_nothing(memory: TranslationMemory) -> None:
    memory.add(unit("first", "1"))
    progress = Progress()

    def units() -> Iterator[MemoryUnit]:
        for number in range(3000):
            if number == 2500:
                progress.cancel()
            yield unit(f"text {number}", "x")

    with pytest.raises(Cancelled):
        memory.add_many(units(), progress)
    assert len(memory) == 1
    assert scores(memory, "text 1") == []
    assert memory.concordance("text") == []
    assert memory.add_many(unit(f"text {n}", "x") for n in range(3)) == 3
    assert len(memory) == 4


def test_concordance(memory: TranslationMemory) -> None:
    memory.add(unit("The Straße is long", "La rue est longue"))
    memory.add(unit("Print the PRINTER test page", "Imprimer la page de test"))
    memory.add(unit('100% "quoted" text', "à propos"))
    hit = memory.concordance("print")[0]
    assert hit.spans == ((0, 5), (10, 15))
    assert memory.concordance("print", whole_words=True)[0].spans == ((0, 5),)
    assert memory.concordance("RUE", "target")[0].unit.source.text == "The Straße is long"
    assert memory.concordance("À", "target")[0].unit.target.text == "à propos"
    assert memory.concordance('"quoted"')[0].spans == ((5, 13),)
    assert memory.concordance("0%")[0].spans == ((2, 4),)
    assert memory.concordance("printer  test")[0].spans == ((10, 22),)
    assert memory.concordance("straße")[0].spans == ((4, 10),)
    assert memory.concordance("absent") == []
    assert memory.concordance("  ") == []
    assert len(memory.concordance("t", limit=2)) == 2


@given(
    st.lists(st.text("abAB é%_'\"", max_size=12), max_size=12),
    st.text("abAB é%_'\"", max_size=5),
)
@settings(max_examples=60, deadline=None)
def test_concordance_same_as_reading_everything(texts: list[str], query: str) -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    memory.add_many(unit(text, "") for text in texts)
    wanted = " ".join(query.split()).lower()
    expected = [
        text for text in reversed(texts) if wanted and wanted in " ".join(text.split()).lower()
    ]
    assert [hit.unit.source.text for hit in memory.concordance(query)] == expected
    connection.close()


SENTENCES = st.lists(st.sampled_from([*'abc.12AB“"', "d ", "C\u00ad"]), max_size=7).map(" ".join)


@given(
    st.lists(st.tuples(SENTENCES, st.sampled_from(["x", "y"]), st.booleans()), max_size=25),
    SENTENCES,
    st.integers(50, 100),
    st.integers(1, 5),
    st.sampled_from([99, 75, 60]),
    st.sampled_from([0, 0, 1, 20]),
)
@settings(max_examples=200, deadline=None)
def test_lookup_same_as_scoring_everything(  # noqa: PLR0917  (hypothesis fills them)
    units: list[tuple[str, str, bool]],
    query: str,
    threshold: int,
    limit: int,
    cap: int,
    penalty: int,
) -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    scored = []
    for source, target, in_context in units:
        previous = "p" if in_context else ""
        origin = "machine" if target == "y" else ""
        number = memory.add(unit(source, target, previous=previous, origin=origin))
        raw, alike = _score(match_tokens(query), match_tokens(source))
        score = min(raw, 99)
        if source == query:
            score, raw, alike = 100 + 2 * in_context, 100, 100
        numbers = [[t for t in match_tokens(text) if t.isdigit()] for text in (source, query)]
        if sorted(numbers[0]) != sorted(numbers[1]):
            score = min(score, cap)
        off = penalty + (15 if target == "y" else 0)
        score = max(0, min(score, 100) - off) if off else score
        if score >= threshold:
            scored.append((score, raw, alike, number, source, target))
    expected: dict[tuple[str, str], int] = {}
    for score, *_, source, target in sorted(scored, reverse=True):
        expected.setdefault((source, target), score)
    options = MatchOptions(threshold, limit, penalty, Scoring(number_cap=cap))
    found = memory.lookup(TaggedText(query), options, Context("p"))
    assert [((m.unit.source.text, m.unit.target.text), m.score) for m in found] == list(
        expected.items()
    )[:limit]
    connection.close()


def _score(left: list[str], right: list[str]) -> tuple[int, int]:
    """Score, and percent alike as written."""
    if not left or not right:
        return 0, 0
    one, other = ([word.lower().replace("“", '"') for word in words] for words in (left, right))
    longer = max(len(left), len(right))
    distance, written = _distance(one, other), _distance(left, right)
    score = 100 * (longer - distance) // longer - (written > distance)
    return score, 100 * (longer - written) // longer


def _distance(left: list[str], right: list[str]) -> int:
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, start=1):
        previous, row[0] = row[0], i
        for j, b in enumerate(right, start=1):
            previous, row[j] = row[j], min(previous + (a != b), row[j] + 1, row[j - 1] + 1)
    return row[-1]


def test_concordance_with_a_regular_expression(memory: TranslationMemory) -> None:
    memory.add(unit("Open the file menu", "a"))
    memory.add(unit("Opening files", "b"))
    memory.add(unit("a" * 40 + "!", "c"))
    hits = memory.concordance(r"open(ing)? (the )?file\w*", mode="regex")
    assert [(hit.unit.target.text, hit.spans) for hit in hits] == [
        ("b", ((0, 13),)),
        ("a", ((0, 13),)),
    ]
    assert hits.complete
    assert memory.concordance("file", mode="regex", whole_words=True)[0].unit.target.text == "a"
    with pytest.raises(UsageError, match="no regular expression"):
        memory.concordance("(open", mode="regex")
    endless = memory.concordance("(a|a)+(b|b)+$", mode="regex", seconds=0.1)
    assert (list(endless), endless.complete) == ([], False)


def test_fuzzy_concordance(memory: TranslationMemory) -> None:
    memory.add(unit("Alle Übersetzungen wurden gespeichert.", "a"))
    memory.add(unit("Click the large red button twice to stop", "b"))
    memory.add(unit("Click the button", "c"))

    def found(query: str) -> list[tuple[str, str]]:
        hits = memory.concordance(query, mode="fuzzy")
        return [(hit.unit.target.text, hit.unit.source.text[slice(*hit.spans[0])]) for hit in hits]

    assert found("Übersetzung wurde") == [("a", "Übersetzungen wurden")]
    assert found("large green button twice") == [("b", "large red button twice")]
    assert found("large button twice to") == [("b", "red button twice to")]
    assert found("clicks the buttons") == [("c", "Click the button")]
    assert found("green buttons") == []


@given(
    st.lists(st.text("abAB .-", max_size=12), max_size=12),
    st.sampled_from(
        ["aba", "a.b", "ab+a", "ab?a", "(ab)*a", "a[ab]b", "ab{2}", "ab{0,1}a", "ab{,2}b",
         "ab|ba", r"ab\.", r"ab\b", "(aba){1}", "abab$", "^ab", "a{1,}ba", "ab a"]
    ),
)  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_regular_expressions_same_as_reading_everything(texts: list[str], pattern: str) -> None:
    connection = connect(Path(":memory:"))
    memory = TranslationMemory(connection, "main")
    memory.add_many(unit(text, "") for text in texts)
    expected = [
        text
        for text in reversed(texts)
        if any(hit.group() for hit in re.finditer(pattern, text, re.IGNORECASE))
    ]
    found = memory.concordance(pattern, mode="regex")
    assert [hit.unit.source.text for hit in found] == expected
    connection.close()


def test_full_disk_changes_nothing(
    connection: sqlite3.Connection, memory: TranslationMemory
) -> None:
    memory.add(unit("kept", "1"))
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StorageError, match="full"):
        memory.add_many(unit(f"text {n} " * 20, "x") for n in range(500))
    assert len(memory) == 1
    assert scores(memory, "kept") == [("1", 100)]
    connection.execute("PRAGMA max_page_count = 100000")
    memory.add(unit("more", "2"))
    assert len(memory) == 2


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite"
    path.write_bytes(b"this is not a database, but it is long enough to look at" * 30)
    with pytest.raises(ProjectError, match="damaged"):
        TranslationMemory.open_file(path)
    assert path.read_bytes().startswith(b"this is not")


def test_tables_that_are_not_what_their_version_says(connection: sqlite3.Connection) -> None:
    TranslationMemory(connection, "main")
    connection.execute("DELETE FROM migration")
    with pytest.raises(ProjectError, match="damaged"):
        TranslationMemory(connection, "main")


def test_bytes_in_place_of_a_text(
    memory: TranslationMemory, connection: sqlite3.Connection
) -> None:
    """SQLite lets them in: what is text is read, and what is none is said to be damaged."""
    number = memory.add(unit("One two.", "Un."))
    connection.execute("UPDATE memory_unit SET source = ?, author = ?", (b"One three.", b"Ann"))
    again = TranslationMemory(connection, "main")
    assert scores(again, "One three four.", threshold=60) == [("Un.", 75)]
    found = again.get(number)
    assert found is not None
    assert (found.source, found.author) == (TaggedText("One three."), "Ann")
    connection.execute("UPDATE memory_unit SET source = ?", (b"\xff\0 One",))
    with pytest.raises(ProjectError, match="damaged"):
        TranslationMemory(connection, "main")


def test_a_newer_schema_is_refused(connection: sqlite3.Connection) -> None:
    TranslationMemory(connection, "main")
    connection.execute("INSERT INTO migration VALUES ('memory', 99, '')")
    with pytest.raises(ProjectError, match="version 99"):
        TranslationMemory(connection, "main")


def test_same_text_compares_kinds_of_tags_not_markup() -> None:
    text = "a\U000f0000b\U000f0001"
    one = TaggedText(text, BOLD)
    assert same_text(one, TaggedText(text, (Tag("open", "9", "<i>"), Tag("close", "9", "</i>"))))
    assert not same_text(one, TaggedText(text, (Tag("single", "1", "<br/>"), BOLD[1])))
    assert not same_text(one, TaggedText("ab"))

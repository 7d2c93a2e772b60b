"""Moses tables: written, read back, imported, and everything that can be wrong with them."""

from __future__ import annotations

import gzip
import math
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phrases_oracle import alignment, arrays, bitext
from test_phrases_table import invented

from phrase_tables import table_of
from postil.errors import InputError
from postil.models.phrase_table import moses as moses_formats
from postil.models.phrase_table.builder import build_phrase_table
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.moses import Spelling, import_moses, read_moses, write_moses
from postil.models.phrase_table.table import PhraseTable
from postil.text.vocabulary import Vocabulary
from postil.types.array_folder import verify_arrays

LINE = "la maison ||| the house ||| 0.5 0.25 0.125 1 2.718 ||| 0-0 1-1 ||| 8 4 2 ||| |||"


def numbered(size: int, word: str) -> Vocabulary:
    return Vocabulary(f"{word}{number}" for number in range(3, size))


@pytest.fixture
def table(tmp_path: Path) -> PhraseTable:
    corpus = arrays(invented(150))
    build_phrase_table(bitext(corpus), alignment(corpus), tmp_path / "built")
    return PhraseTable.open(tmp_path / "built")


def same(one: PhraseEntry, two: PhraseEntry, tolerance: float = 1e-5) -> bool:
    scores = [*one.scores, *one.reordering]
    exact = replace(two, scores=one.scores, reordering=one.reordering)
    return one == exact and scores == pytest.approx([*two.scores, *two.reordering], abs=tolerance)


@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_written_and_read_back(suffix: str, table: PhraseTable, tmp_path: Path) -> None:
    source, target = numbered(200, "f"), numbered(200, "e")
    phrases, orientations = tmp_path / f"phrase-table{suffix}", tmp_path / f"reordering{suffix}"
    write_moses(table, source, target, phrases, reordering_path=orientations)
    again = list(read_moses(phrases, source, target, orientations))
    assert len(again) == table.rows
    pairs = zip(again, table.entries(), strict=True)
    assert all(same(one, two, tolerance=0.001) for one, two in pairs)  # four digits are written


def test_imported_as_a_table(
    table: PhraseTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moses_formats, "_BATCH", 50)
    source, target = numbered(200, "f"), numbered(200, "e")
    paths = tmp_path / "phrases.gz", tmp_path / "orientations.gz"
    write_moses(table, source, target, paths[0], reordering_path=paths[1])
    folder = tmp_path / "imported"
    import_moses(paths[0], folder, source, target, reordering_path=paths[1])
    imported = PhraseTable.open(folder)
    verify_arrays(imported.folder)
    assert (imported.rows, imported.sources) == (table.rows, table.sources)
    for entry in table.entries():
        assert any(same(entry, other) for other in imported.options(entry.source))


def test_a_line_as_moses_writes_it(tmp_path: Path) -> None:
    (tmp_path / "t").write_text(LINE + "\n", encoding="utf-8")
    source, target = Vocabulary(), Vocabulary()
    (entry,) = read_moses(tmp_path / "t", source, target)
    assert [source.token(word) for word in entry.source] == ["la", "maison"]
    assert [target.token(word) for word in entry.target] == ["the", "house"]
    assert entry.scores == tuple(math.log(p) for p in (0.5, 0.25, 0.125, 1.0))
    assert entry.alignment == ((0, 0), (1, 1))
    assert (entry.target_count, entry.source_count, entry.count) == (8, 4, 2)


def test_the_lines_as_moses_wants_them(tmp_path: Path) -> None:
    entry = PhraseEntry(
        source=(3, 4),
        target=(3,),
        scores=tuple(math.log(p) for p in (0.5, 0.25, 0.125, 1.0)),
        reordering=tuple(math.log(p) for p in (0.6, 0.2, 0.2, 0.8, 0.1, 0.1)),
        alignment=((0, 0), (1, 0)),
        count=2,
        target_count=8,
    )
    words = Vocabulary(["a|b", "[x]"])
    write_moses(
        table_of([entry]),
        words,
        words,
        tmp_path / "t",
        reordering_path=tmp_path / "r",
    )
    pair = "a&#124;b &#91;x&#93; ||| a&#124;b |||"
    line = f"{pair} 0.4997 0.2501 0.125 1 ||| 0-0 1-0 ||| 8 0 2 ||| |||\n"
    assert (tmp_path / "t").read_text(encoding="utf-8") == line
    assert (tmp_path / "r").read_text(encoding="utf-8") == f"{pair} 0.6 0.2 0.2 0.8 0.1 0.1\n"


def test_old_tables_without_alignment_and_counts(tmp_path: Path) -> None:
    (tmp_path / "t").write_text("a ||| b ||| 0 0.1 0.1 0.1\n", encoding="utf-8")
    (entry,) = read_moses(tmp_path / "t", Vocabulary(), Vocabulary())
    assert entry.scores[0] == -100.0
    assert (entry.alignment, entry.count) == ((), 0)


tokens = st.text(
    st.characters(exclude_categories=("Cs",), exclude_characters="\n"), min_size=1, max_size=8
)


@settings(max_examples=200, deadline=None)
@given(tokens)
def test_every_token_comes_back(token: str) -> None:
    escaped = moses_formats.escape(token)
    assert not set(escaped) & set("|<>'\"[] \t")
    assert moses_formats.unescape(escaped) == token


@pytest.mark.parametrize(
    ("words", "spelling"),
    [
        ([["it", "&apos;s"], ["c", "&apos;"]], Spelling.AS_IS),
        ([["AT&amp;T"], []], Spelling.AS_IS),
        ([["a&#124;b"], ["it's"]], Spelling.AS_IS),  # Moses reads a bare ' as any letter
        ([["it", "'s"], ["c", "'"]], Spelling.ESCAPED),
        ([["AT&T", "&", "&eacute;"], []], Spelling.ESCAPED),
        ([["&apos;s"], ["a|b"]], Spelling.ESCAPED),  # Moses would read two factors
        ([["&apos;s", "[X]"], []], Spelling.ESCAPED),
    ],
)
def test_escaped_words_are_told_from_plain_ones(words: list[list[str]], spelling: Spelling) -> None:
    assert Spelling.of(words) is spelling
    for side in words:
        for word in side:
            assert spelling.read(spelling.write(word)) == word


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("a ||| b", "2 fields"),
        ("a ||| b ||| 0.1 0.1 0.1", "not 4 probabilities"),
        ("a ||| b ||| 0.1 x 0.1 0.1", "not 4 probabilities"),
        ("a ||| b ||| 0.1 nan 0.1 0.1", "not 4 probabilities"),
        ("a ||| b ||| 0.1 -1 0.1 0.1", "not 4 probabilities"),
        (" ||| b ||| 0.1 0.1 0.1 0.1", "1 to 255 words"),
        ("a" + " a" * 255 + " ||| b ||| 0.1 0.1 0.1 0.1", "1 to 255 words"),
        ("a ||| b ||| 0.1 0.1 0.1 0.1 ||| 0-1", "outside the phrases"),
        ("a ||| b ||| 0.1 0.1 0.1 0.1 ||| 0:0", "not an alignment point"),
        ("a ||| b ||| 0.1 0.1 0.1 0.1 ||| 0-0 ||| -1 2 3", "not counts"),
        ("a ||| b ||| 0.1 0.1 0.1 0.1 ||| 0-0 ||| inf 2 3", "not counts"),
        ("a" * (1 << 20), "longer than 1 MB"),
    ],
)
def test_bad_lines_are_named(line: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.write_text(f"{LINE}\n{line}\n", encoding="utf-8")
    with pytest.raises(InputError, match=message) as caught:
        list(read_moses(path, Vocabulary(), Vocabulary()))
    assert caught.value.line == 2


def test_files_that_are_not_text(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"caf\xe9 ||| b ||| 1 1 1 1\n")
    with pytest.raises(InputError, match="not UTF-8"):
        list(read_moses(tmp_path / "latin", Vocabulary(), Vocabulary()))
    (tmp_path / "cut.gz").write_bytes(gzip.compress(LINE.encode() * 100)[:-20])
    with pytest.raises(InputError, match="cannot be read"):
        list(read_moses(tmp_path / "cut.gz", Vocabulary(), Vocabulary()))
    packed = bytearray(gzip.compress(LINE.encode() * 100))
    packed[14:18] = b"\xff\xff\xff\xff"
    (tmp_path / "damaged.gz").write_bytes(packed)
    with pytest.raises(InputError, match="cannot be read"):
        list(read_moses(tmp_path / "damaged.gz", Vocabulary(), Vocabulary()))
    with pytest.raises(InputError, match="cannot be read"):
        list(read_moses(tmp_path / "absent", Vocabulary(), Vocabulary()))


def test_a_reordering_table_of_another_phrase_table(tmp_path: Path) -> None:
    (tmp_path / "t").write_text("a ||| b ||| 1 1 1 1\nc ||| d ||| 1 1 1 1\n", encoding="utf-8")
    source, target = Vocabulary(), Vocabulary()
    scores = "0.2 0.2 0.6 0.2 0.2 0.6"
    more = (
        f"A ||| b ||| {scores}\na ||| b ||| {scores}\na ||| x ||| {scores}\nc ||| d ||| {scores}\n"
    )
    (tmp_path / "more").write_text(more, encoding="utf-8")
    assert len(list(read_moses(tmp_path / "t", source, target, tmp_path / "more"))) == 2
    for name, text in (("less", f"a ||| b ||| {scores}\n"), ("other", f"a ||| x ||| {scores}\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        with pytest.raises(InputError, match="lacks or misplaces"):
            list(read_moses(tmp_path / "t", source, target, tmp_path / name))


def test_an_unsorted_table_is_not_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moses_formats, "_BATCH", 1)
    lines = [f"{word} ||| b ||| 1 1 1 1\n" for word in "aba"]
    (tmp_path / "t").write_text("".join(lines), encoding="utf-8")
    with pytest.raises(InputError, match="do not stand together"):
        import_moses(tmp_path / "t", tmp_path / "table", Vocabulary(), Vocabulary())
    assert not (tmp_path / "table").exists()

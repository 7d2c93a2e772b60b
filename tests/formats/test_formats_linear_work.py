"""Documents of twice the size take twice the work: counted in calls and in characters copied."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from counted_calls import calls_of
from lxml import etree

from postil.errors import InputError
from postil.formats.codes import Code, merged, single, split
from postil.formats.exchange import tmx, xliff2
from postil.formats.pdf_text import _with
from postil.formats.placeholders import numbered_like
from postil.formats.registry import open_document
from postil.formats.runs import Run, Style, parts_of
from postil.formats.strings.gettext_po import PoDocument
from postil.text.sentences import split_sentences
from postil.text.tags import Tag, TaggedText

SIZE = 100
_SPACE = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging"'
_TEXT = "<Content>Some words</Content>"
_PROPERTIES = '<Properties><Leading type="unit">12</Leading></Properties>'
_NOTE = (
    "<Note><ParagraphStyleRange><CharacterStyleRange><Content>n</Content></CharacterStyleRange>"
    "</ParagraphStyleRange></Note>"
)


class Counted(str):
    """A text that counts how many characters of it are copied."""

    __slots__ = ()
    copied = 0

    def __getitem__(self, where: object) -> Counted:
        found = Counted(str.__getitem__(self, where))  # type: ignore[index]
        Counted.copied += len(found)
        return found

    def __add__(self, other: str) -> Counted:
        found = Counted(str.__add__(self, other))
        Counted.copied += len(found)
        return found

    def __radd__(self, other: str) -> Counted:
        return Counted(other) + self


def copied_by(work: Callable[[], object]) -> int:
    Counted.copied = 0
    work()
    return Counted.copied


def idml(path: Path, range_of_text: str) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(
            "designmap.xml", f'<Document {_SPACE}><idPkg:Story src="Stories/S.xml"/></Document>'
        )
        archive.writestr(
            "Stories/S.xml",
            f"<idPkg:Story {_SPACE}><Story><ParagraphStyleRange>{range_of_text}"
            "</ParagraphStyleRange></Story></idPkg:Story>",
        )
    return path


def in_range(inside: str) -> str:
    return f"<CharacterStyleRange>{inside}</CharacterStyleRange>"


SHAPES: dict[str, Callable[[int], str]] = {
    "paragraphs of one range": lambda n: in_range(f"{_TEXT}<Br/>" * n),
    "properties at the end": lambda n: in_range(f"{_TEXT}<Br/>" * n + _PROPERTIES),
    "properties everywhere": lambda n: in_range(f"{_TEXT}{_PROPERTIES}<Br/>" * n),
    "a range each": lambda n: in_range(f"{_TEXT}<Br/>") * n,
    "notes": lambda n: in_range(_TEXT + _NOTE * n),
    "instructions": lambda n: in_range(f"<Content>a{'<?ACE 7?>b' * n}</Content>"),
    "insertions": lambda n: in_range(
        f'<Change ChangeType="InsertedText">{f"{_TEXT}<Br/>" * n}</Change>'
    ),
    "changes": lambda n: in_range(f'{_TEXT}<Change ChangeType="DeletedText">{_TEXT}</Change>' * n),
}


def written(path: Path) -> int:
    """Calls of opening a document, translating all of it and saving it."""

    def work() -> None:
        document = open_document(path, "en", "fr")
        texts = {
            segment.id: TaggedText(f"É{segment.source.text}", segment.source.tags)
            for segment in document.segments
        }
        document.save(path.with_name(f"out{path.suffix}"), texts)

    return calls_of(work)


ENDLESS = {
    "rule of a table.md": f"-{'|  ' * 60}x",
    "rule of a table with colons.md": f"-{'|:' * 60}x",
    "options.rst": f"{'-a' * 60} !",
}
READ = """
import sys
from pathlib import Path
from postil.formats.registry import open_document
print(len(open_document(Path(sys.argv[1]), "en", "fr").segments))
"""


@pytest.mark.parametrize("name", ENDLESS)
def test_a_line_is_not_read_in_all_ways_there_are(tmp_path: Path, name: str) -> None:
    """There are 2 to the 60 or more, so that it would never end."""
    path = tmp_path / name
    path.write_text(f"Some words.\n\n{ENDLESS[name]}\n\nOthers.\n", encoding="utf-8")
    command = [sys.executable, "-c", READ, path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert int(done.stdout) >= 2


LONG = 2_000_000
RUNS = {
    "spaces.md": lambda: f'![a](b "Some{" " * LONG}words")',
    "spaces.rtf": lambda: f"{{\\rtf1 Some words{{{' ' * LONG}x}}}}",
    "spaces.xlf": lambda: (
        '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en">'
        f'<file id="f"><unit id="u"><segment><source>Some\n{" " * LONG}x{" " * LONG}y</source>'
        "</segment></unit></file></xliff>"
    ),
    "limit.xlf": lambda: (
        '<xliff version="1.2"><file original="a" datatype="x" source-language="en"><body>'
        f'<trans-unit id="1" maxwidth="{" " * LONG}x"><source>Some</source></trans-unit>'
        "</body></file></xliff>"
    ),
    "letters.tex": lambda: (
        f"\\begin{{document}}\n\\foo{{{'a' * LONG}}} Some words.\n\\end{{document}}\n"
    ),
}


@pytest.mark.parametrize("name", RUNS)
def test_a_long_run_is_read_once(tmp_path: Path, name: str) -> None:
    """From each of its places on it would take days."""
    path = tmp_path / name
    path.write_text(RUNS[name](), encoding="utf-8", newline="")
    command = [sys.executable, "-c", READ, path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert int(done.stdout) >= 1


def test_a_long_word_is_read_once_where_a_translation_is_made_up() -> None:
    code = "from postil.text.pseudo import pseudo; from postil.text.tags import TaggedText\n"
    code += f"print(len(pseudo(TaggedText('a' * {LONG})).plain))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert int(done.stdout) > LONG


def test_a_paragraph_of_many_lines_is_looked_at_at_its_end_only() -> None:
    assert _with("a" * LONG, "b") == f"{'a' * LONG} b"
    assert _with("A syl-", "lable") == "A syllable"
    assert _with("A -", "lable") == "A - lable"
    assert _with("A syl-", "Lable") == "A syl- Lable"


@pytest.mark.parametrize("shape", SHAPES)
def test_indesign(tmp_path: Path, shape: str) -> None:
    written(idml(tmp_path / "warm.idml", SHAPES[shape](2)))  # what is done once
    one, two, four = (
        written(idml(tmp_path / f"{size}.idml", SHAPES[shape](size)))
        for size in (SIZE, 2 * SIZE, 4 * SIZE)
    )
    assert four - two < 2.4 * (two - one)


@pytest.mark.parametrize("nesting", [0, 200])
def test_json(tmp_path: Path, nesting: int) -> None:
    def make(size: int) -> int:
        values = ",".join(['"Some words"'] * size)
        path = tmp_path / f"{size}.json"
        path.write_text(f"{'[' * nesting}[{values}]{']' * nesting}", encoding="utf-8")
        return written(path)

    make(2)
    one, two, four = make(SIZE), make(2 * SIZE), make(4 * SIZE)
    assert four - two < 2.4 * (two - one)


def test_values_far_down_in_json_are_named_in_few_letters(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    text = f'{{"{"k" * 50_000}": {"[" * 900}"One", "Two"{"]" * 900}, "a": "Three"}}'
    path.write_text(text, encoding="utf-8")
    document = open_document(path, "en", "fr")
    ids = [segment.id for segment in document.segments]
    assert len(set(ids)) == 3
    assert max(map(len, ids)) < 1100
    assert ids[-1] == "/a.1"
    document.save(path, dict(zip(ids, map(TaggedText, ("Un", "Deux", "Trois")), strict=True)))
    assert json.loads(path.read_text(encoding="utf-8"))["a"] == "Trois"
    assert [one.id for one in open_document(path, "en", "fr").segments] == ids


def test_codes_of_indesign_that_stand_together_are_neighbours_again(tmp_path: Path) -> None:
    path = idml(tmp_path / "a.idml", in_range(_TEXT + _NOTE * 3))
    document = open_document(path, "en", "fr")
    (segment,) = document.segments
    document.save(path, {segment.id: TaggedText("Mots", segment.source.tags)})
    with zipfile.ZipFile(path) as archive:
        story = archive.read("Stories/S.xml").decode()
    inner = story[story.index("<CharacterStyleRange>") :].replace(_NOTE, "N")
    assert "<CharacterStyleRange>N<CharacterStyleRange>" not in inner
    assert inner.count("<CharacterStyleRange>N</CharacterStyleRange>") == 3


def test_sentences_are_cut_without_copying_the_rest() -> None:
    text = "One two three. " * SIZE
    assert copied_by(lambda: split([Counted(text)], lambda t: split_sentences(t, "en"))) <= (
        2 * len(text)
    )


def test_a_sentence_that_does_not_end_is_not_read_again_at_each_full_stop() -> None:
    text = "e.g. " * 20 * SIZE
    assert copied_by(lambda: split_sentences(Counted(text), "en")) <= 50 * len(text)


def test_texts_are_joined_at_once() -> None:
    pieces = [Counted("ab")] * SIZE
    assert copied_by(lambda: merged(pieces)) == 0
    assert merged(["a", "", "b", single("<x>", "x"), "c"])[::2] == ["ab", "c"]


@pytest.mark.parametrize("name", ["msgid", "msgstr"])
def test_lines_of_a_po_string_are_joined_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    strings = {"msgid": '"a"\n', "msgstr": '""\n', name: '"line "\n' * SIZE}
    path = tmp_path / "a.po"
    path.write_text("".join(f"{one} {text}" for one, text in strings.items()), encoding="utf-8")
    read = PoDocument._string
    monkeypatch.setattr(PoDocument, "_string", lambda *line: Counted(read(*line)))
    found = []
    assert copied_by(lambda: found.append(open_document(path, "en", "fr"))) == 0
    (segment,) = found[0].segments
    text = segment.source if name == "msgid" else segment.target
    assert text.text.count("line") == SIZE


class CountedNote(Counted):
    """A note of a unit that counts how often it is compared with another one."""

    __slots__ = ()
    compared = 0

    def strip(self, _: str | None = None) -> CountedNote:  # type: ignore[override]
        return self

    def __eq__(self, other: object) -> bool:
        CountedNote.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


class UnitOfNotes:
    """A ``tu`` of a memory, with as many notes and properties."""

    attrib: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, size: int) -> None:
        text = '<tu><tuv lang="en"><seg>a</seg></tuv><tuv lang="fr"><seg>b</seg></tuv></tu>'
        self._variants = list(etree.fromstring(text))
        self._notes = [Said(name, f"{name} {n}") for n in range(size) for name in ("note", "prop")]

    def __iter__(self) -> Iterator[object]:
        yield from self._notes
        yield from self._variants

    def get(self, _: str, default: str = "") -> str:
        return default

    def items(self) -> list[tuple[str, str]]:
        return []


class Said:
    """A note or a property."""

    def __init__(self, tag: str, text: str) -> None:
        self.tag = tag
        self.text = CountedNote(text)

    def get(self, _: str, __: str = "") -> str:
        return "kind"


def test_notes_and_properties_of_a_unit_of_a_memory_are_joined_at_once(tmp_path: Path) -> None:
    CountedNote.compared = 0

    def read() -> None:
        ((unit,), _) = tmx._pairs(UnitOfNotes(SIZE), "en", "fr", "en", tmp_path)
        assert unit.note.splitlines() == [f"note {n}" for n in range(SIZE)]
        assert unit.properties["kind"].splitlines() == [f"prop {n}" for n in range(SIZE)]

    assert copied_by(read) == 0
    assert CountedNote.compared <= SIZE  # where two have one place in a table, at most


def test_notes_of_a_unit_are_read_once_for_all_its_segments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.xlf"
    segments = "<segment><source>One.</source></segment>" * SIZE
    path.write_text(
        '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" '
        f'trgLang="fr"><file id="f"><unit id="u"><notes><note>said</note></notes>{segments}'
        "</unit></file></xliff>",
        encoding="utf-8",
    )
    read, asked = xliff2._note, []
    monkeypatch.setattr(xliff2, "_note", lambda unit: (asked.append(unit), read(unit))[1])
    found = open_document(path, "en", "fr").segments
    assert [segment.note for segment in found] == ["said"] * SIZE
    assert len(asked) == 1


def test_codes_that_must_stay_are_joined_at_once() -> None:
    codes = [single(f"<{n}>", f"n{n}", n, keep=True) for n in range(SIZE)]
    (joined, text), _ = parts_of([*codes, Run(Style(), ["text"])])
    assert isinstance(joined, Code)
    assert joined.payload == list(range(SIZE))
    assert joined.display.split("+") == [f"n{n}" for n in range(SIZE)]
    assert text == "text"


def test_tags_get_the_numbers_of_the_same_ones() -> None:
    def tagged(numbers: list[int]) -> TaggedText:
        return TaggedText.from_parts([Tag("single", str(n), f"<{n % 7}>", "x") for n in numbers])

    found = numbered_like(tagged([0, 7, 3, 8, 14]), tagged([7, 1, 0]))
    assert [tag.id for tag in found.tags] == ["7", "0", "3+3", "1", "3+14"]


def test_pairs_around_pairs_around_sentences_are_refused_where_they_are_too_many(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.json"
    many = 1000
    path.write_text(json.dumps("<b>" * many + "One two. " * many + "</b>" * many), encoding="utf-8")
    with pytest.raises(InputError, match="repeat"):
        open_document(path, "en", "fr")

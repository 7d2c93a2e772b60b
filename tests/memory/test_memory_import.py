"""TMX into a memory and out again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import Cancelled, InputError
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit, read_tmx
from postil.memory.importer import REPETITION, export_memory, import_tmx, write_units
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import Tag, TaggedText
from postil.text.text_tags import untagged
from postil.types.progress import Progress

TAGGED = TaggedText.from_parts(
    ["Press ", Tag("open", "1", "<b>"), "OK", Tag("close", "1", "</b>"), "."]
)
UNITS = [
    MemoryUnit(
        TaggedText("One & two"),
        TaggedText("Un < deux"),
        created="2025-01-31T12:00:00Z",
        author="Ada",
        changed="2025-02-01T08:30:00Z",
        changed_by="Bea",
        document="a.txt",
        note="a note",
        previous="before",
        following="after",
        key="menu.1",
        origin="alignment",
        properties={"x-client": "ACME", "domain": "printers"},
    ),
    MemoryUnit(TAGGED, TAGGED),
    MemoryUnit(TaggedText("One & two"), TaggedText("Un < deux")),
]


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[TranslationMemory]:
    opened = TranslationMemory.open_file(tmp_path / "m.sqlite")
    yield opened
    opened.close()


def contents(memory: TranslationMemory) -> list[tuple[object, ...]]:
    return [
        (
            unit.source.plain,
            unit.target.plain,
            unit.author,
            unit.changed,
            unit.document,
            unit.note,
            unit.previous,
            unit.following,
            unit.key,
            unit.origin,
            unit.properties,
        )
        for unit in memory.units()
    ]


def test_round_trip(memory: TranslationMemory, tmp_path: Path) -> None:
    memory.add_many(UNITS)
    path = tmp_path / "out.tmx"
    assert export_memory(memory, path, "en", "fr") == 3
    other = TranslationMemory.open_file(tmp_path / "other.sqlite")
    report = import_tmx(other, path, "en", "fr")
    assert (report.read, report.kept, report.rejected) == (3, 3, 0)
    assert contents(other) == contents(memory)
    kinds = [tag.kind for unit in other.units() for tag in unit.source.tags]
    assert kinds == ["open", "close"]
    assert other.lookup(TAGGED)[0].score == 100
    other.close()


def plain_unit(unit: MemoryUnit) -> TranslationUnit:
    """A unit as the format has it, in the plainest way."""
    kept = {"@tuid": "", **unit.properties}
    attributes = {name[1:]: text for name, text in kept.items() if name.startswith("@")}
    properties = {name: text for name, text in kept.items() if not name.startswith("@")}
    context = {
        "file": unit.document,
        "prev": unit.previous,
        "next": unit.following,
        "id": unit.key,
        "x-origin": unit.origin,
    }
    properties |= {name: text for name, text in context.items() if text}
    return TranslationUnit(
        untagged(unit.source),
        untagged(unit.target),
        attributes.pop("tuid"),
        unit.created,
        unit.author,
        unit.changed,
        unit.changed_by,
        unit.note,
        properties,
        attributes,
    )


some_text = st.text(st.sampled_from('ab é&<>"\t\r\n\x00'), max_size=6)
some_times = st.sampled_from(["", "2025-01-31T12:00:00Z", "yesterday"])
some_properties = st.dictionaries(
    st.sampled_from(["@tuid", "@usagecount", "@segtype", "@other", "file", "x-a&b", "domain"]),
    some_text,
    max_size=3,
)
some_units = st.builds(
    MemoryUnit,
    st.one_of(some_text.map(TaggedText.of), st.just(TAGGED)),
    st.one_of(some_text.map(TaggedText.of), st.just(TAGGED)),
    created=some_times,
    author=some_text,
    changed=some_times,
    changed_by=some_text,
    document=some_text,
    note=some_text,
    previous=some_text,
    following=some_text,
    key=some_text,
    origin=st.sampled_from(["", "alignment", "machine"]),
    properties=some_properties,
)


@given(st.lists(some_units, max_size=5))
def test_units_are_written_as_the_format_writes_them_one_by_one(units: list[MemoryUnit]) -> None:
    found, expected = BytesIO(), BytesIO()
    assert write_units(units, found, "en", "fr") == len(units)
    with TmxWriter(expected, "en", "fr") as writer:
        for unit in units:
            writer.write(plain_unit(unit))
    assert found.getvalue() == expected.getvalue()


def test_each_field_comes_back_from_its_own_column(memory: TranslationMemory) -> None:
    names = [one.name for one in fields(MemoryUnit)]
    texts = {name: name for name in names if name not in ("source", "target", "id", "properties")}
    unit = MemoryUnit(TAGGED, TaggedText("target"), **texts, properties={"a": "b"})
    number = memory.add(unit)
    assert memory.get(number) == replace(unit, id=number)
    assert list(memory.units()) == [replace(unit, id=number)]


@pytest.mark.parametrize("after", [1, 150])
def test_an_export_reports_and_can_be_cancelled(tmp_path: Path, after: int) -> None:
    unit = MemoryUnit(TaggedText("a"), TaggedText("b"))
    seen: list[float] = []

    def watch(progress: Progress) -> None:
        seen.append(progress.done)
        if progress.done >= after:
            progress.cancel()

    with pytest.raises(Cancelled):
        write_units([unit] * 1000, tmp_path / "out.tmx", "en", "fr", Progress(watch), total=1000)
    assert seen[-1] <= after + 100
    assert not (tmp_path / "out.tmx").exists()


def test_repetitions_are_left_out_and_counted(memory: TranslationMemory, tmp_path: Path) -> None:
    memory.add_many([UNITS[2]] * 3)
    path = tmp_path / "out.tmx"
    export_memory(memory, path, "en", "fr")
    other = TranslationMemory.open_file(tmp_path / "other.sqlite")
    report = import_tmx(other, path, "en", "fr")
    assert (report.read, report.kept, report.pairs, report.rejected) == (3, 1, 1, 2)
    assert report.reasons == {REPETITION: 2}
    assert len(other) == 1
    other.close()


def test_a_broken_file_adds_nothing(memory: TranslationMemory, tmp_path: Path) -> None:
    memory.add_many(UNITS)
    path = tmp_path / "out.tmx"
    export_memory(memory, path, "en", "fr")
    path.write_text(path.read_text(encoding="utf-8")[:-60], encoding="utf-8")
    before = contents(memory)
    with pytest.raises(InputError):
        import_tmx(memory, path, "en", "fr")
    assert contents(memory) == before
    assert len(memory) == 3


def test_cancelling_adds_nothing(memory: TranslationMemory, tmp_path: Path) -> None:
    memory.add_many(UNITS)
    path = tmp_path / "out.tmx"
    export_memory(memory, path, "en", "fr")
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        import_tmx(memory, path, "en", "fr", progress)
    assert len(memory) == 3


def test_a_broken_file_leaves_a_new_memory_empty(memory: TranslationMemory, tmp_path: Path) -> None:
    path = tmp_path / "out.tmx"
    memory.add_many(UNITS)
    export_memory(memory, path, "en", "fr")
    path.write_text(path.read_text(encoding="utf-8")[:-60], encoding="utf-8")
    other = TranslationMemory.open_file(tmp_path / "other.sqlite")
    with pytest.raises(InputError):
        import_tmx(other, path, "en", "fr")
    assert (len(other), other.lookup(TAGGED)) == (0, [])
    assert other.concordance("one", mode="fuzzy") == []
    other.add(UNITS[1])
    assert other.lookup(TAGGED)[0].score == 100
    other.close()


UNIT = """<tu {unit}>{prop}<tuv xml:lang="en"><seg>a {number}</seg></tuv>
<tuv xml:lang="fr" {variant}><seg>b</seg></tuv></tu>"""


def test_what_machines_and_aligners_made_is_known(
    memory: TranslationMemory, tmp_path: Path
) -> None:
    cases = [
        ('creationid="MT!"', "", "", "machine"),
        ('creationid="ALIGN!"', "", "", "alignment"),
        ('creationid="MT!"', "", 'changeid="ada"', ""),
        ("", '<prop type="x-Origin">MachineTranslation</prop>', "", "machine"),
        ('creationid="ada"', '<prop type="x-origin">Alignment</prop>', "", "alignment"),
        ('creationid="ada"', '<prop type="x-origin">TM</prop>', "", ""),
    ]
    units = "".join(
        UNIT.format(unit=unit, prop=prop, variant=variant, number=number)
        for number, (unit, prop, variant, _) in enumerate(cases)
    )
    path = tmp_path / "m.tmx"
    path.write_text(
        f'<tmx version="1.4"><header srclang="*all*"/><body>{units}</body></tmx>', encoding="utf-8"
    )
    import_tmx(memory, path, "en", "fr")
    assert [unit.origin for unit in memory.units()] == [case[-1] for case in cases]


def test_ids_and_attributes_of_units_come_back(tmp_path: Path) -> None:
    path, out = tmp_path / "a.tmx", tmp_path / "o.tmx"
    path.write_text(
        '<tmx version="1.4"><header srclang="en"/><body><tu tuid="A-7" usagecount="12" '
        'lastusagedate="20210203T040506Z" creationtool="Loom" creationtoolversion="3.1" '
        'segtype="phrase" datatype="html" o-tmf="loom" o-encoding="utf-8" creationid="ann">'
        '<prop type="client">Acme</prop><tuv xml:lang="en"><seg>One</seg></tuv>'
        '<tuv xml:lang="fr"><seg>Un</seg></tuv></tu><tu usagecount="often" segtype="x">'
        '<tuv xml:lang="en"><seg>Two</seg></tuv><tuv xml:lang="fr"><seg>Deux</seg></tuv></tu>'
        "</body></tmx>",
        encoding="utf-8",
    )
    memory = TranslationMemory.open_file(tmp_path / "m.sqlite")
    import_tmx(memory, path, "en", "fr")
    export_memory(memory, out, "en", "fr")
    memory.close()
    first, second = read_tmx(out, "en", "fr")
    assert first == next(iter(read_tmx(path, "en", "fr")))
    assert first.attributes["usagecount"] == "12"
    assert first.properties == {"client": "Acme"}
    assert (second.id, second.attributes) == ("", {})

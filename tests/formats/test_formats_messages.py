"""Messages of ICU with their branches, and columns of tables that were chosen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import shown, sources, typed

from postil.errors import InputError
from postil.formats.filter_options import FilterOptions, columns_of
from postil.formats.registry import open_document
from postil.formats.round_trip import Result, round_trip
from postil.formats.strings.icu_messages import message_of
from postil.formats.strings.plural_forms import forms_to_translate
from postil.text.tags import TaggedText

PLURAL = "{n, plural, =0 {Nothing} one {# file of {name}} other {# files of {name}}}"
AROUND = "It's {who, select, female {her} male {his} other {their}} file"


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def read(path: Path, language: str, targets: dict[str, str], out: Path) -> str:
    document = open_document(path, "en", language)
    of = {one.id: one.source for one in document.segments}
    document.save(out, {name: typed(text, of[name]) for name, text in targets.items()})
    return str(json.loads(out.read_text("utf-8"))["a"])


def test_branches_are_texts(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.json", json.dumps({"a": PLURAL})), tmp_path / "o.json"
    document = open_document(path, "en", "fr")
    assert sources(document) == {
        "/a[=0].1": "Nothing", "/a[one].1": "<1/> file of <2/>",
        "/a[other].1": "<1/> files of <2/>",
    }  # fmt: skip
    assert document.segments[1].note == "Branch one"
    new = read(path, "fr", {"/a[one].1": "<2/> : <1/> fichier"}, out)
    assert new == PLURAL.replace("# file of {name}", "{name} : # fichier")


def test_forms_of_the_target_language(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.arb", json.dumps({"a": PLURAL})), tmp_path / "o.arb"
    names = [one.id for one in open_document(path, "en", "pl").segments]
    assert names == [f"/a[{form}].1" for form in ("=0", "one", "few", "many", "other")]
    new = read(path, "pl", {"/a[few].1": "<1/> pliki"}, out)
    assert new == PLURAL.replace(" other {", " few {# pliki} other {")
    assert [one.id for one in open_document(path, "en", "ja").segments] == [
        "/a[=0].1", "/a[other].1"
    ]  # fmt: skip
    properties = write(tmp_path / "a.properties", f"a={PLURAL}\n")
    assert len(open_document(properties, "en", "pl").segments) == 5


def test_words_around_a_choice_come_into_its_branches(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.json", json.dumps({"a": AROUND})), tmp_path / "o.json"
    assert sources(open_document(path, "en", "de")) == {
        "/a[female].1": "It's her file", "/a[male].1": "It's his file",
        "/a[other].1": "It's their file",
    }  # fmt: skip
    assert read(path, "de", {"/a[female].1": "Ihre Datei"}, out) == (
        "{who, select, female {Ihre Datei} male {It's his file} other {It's their file}}"
    )
    numbers = "#1: {n, plural, other {# files}}"
    message = message_of(numbers, "ja")
    assert message is not None
    assert message.texts() == {("other",): "'#'1: # files"}


def test_choices_in_choices() -> None:
    text = "{g, select, f {{n, plural, one {her file} other {her files}}} other {{n} files}}"
    message = message_of(text, "en")
    assert message is not None
    assert message.texts() == {
        ("f", "one"): "her file", ("f", "other"): "her files", ("other",): "{n} files"
    }  # fmt: skip
    assert message.written({("f", "other"): "x"}) == text.replace("her files", "x")


@pytest.mark.parametrize(
    "text",
    [
        "Hello {name}",
        "{n, plural, one {a}}",
        "{n, plural, other {a}",
        "{n, plural, other {a}} }",
        "{n, plural, other {a} other {b}}",
        "{n, plural, other {# {m, plural, other {#}}}}",
        "{g, select, f {a} other {b}} of {n, plural, other {# files}}",
        "{a, select, x {1} y {2} other {3}}" * 5,
        f"{{n, plural, other {{{{a, select, {' '.join(f'x{k} {{1}}' for k in range(20))}"
        " other {2}}}}",
        "{n, select, other {" * 200 + "}}" * 200,
        "Use '{n, plural, other {a}}' so",
    ],
)
def test_no_messages(text: str) -> None:
    """What is none, or says too much, is one text as before."""
    assert message_of(text, "fr") is None


def test_documents_of_before_keep_their_segments(tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", json.dumps({"a": PLURAL}))
    for version in (1, 2):
        document = open_document(path, "en", "fr", options=FilterOptions(version=version))
        assert [one.id for one in document.segments] == ["/a.1"]


def test_round_trip_of_messages(tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", json.dumps({"a": PLURAL, "b": AROUND}, indent=1))
    report = round_trip(path, ("en", "fr"), tmp_path)
    assert (report.result, report.faults) == (Result.SOUND, [])


leaves = st.text(st.sampled_from("ab é.'#<"), max_size=6) | st.sampled_from(["{x}", "''", "'{'"])
messages = st.recursive(
    leaves,
    lambda inner: st.tuples(
        st.sampled_from(["plural", "select", "selectordinal"]),
        st.dictionaries(st.sampled_from(["=1", "one", "few", "f"]), inner, max_size=2),
        inner,
        leaves,
    ).map(
        lambda one: (
            f"{one[3]}{{n, {one[0]}, "
            + " ".join(f"{k} {{{v}}}" for k, v in {**one[1], "other": one[2]}.items())
            + "}"
        )
    ),
    max_leaves=8,
)


@settings(deadline=None, max_examples=300)
@given(text=messages, language=st.sampled_from(["fr", "pl", "ja", "ar"]))
def test_a_written_message_has_the_texts_it_was_given(text: str, language: str) -> None:
    message = message_of(text, language)
    if message is None:
        return
    given_texts = {path: f"{number} x" for number, path in enumerate(message.texts())}
    again = message_of(message.written(given_texts), language)
    assert again is not None
    assert again.texts() == given_texts


def test_forms() -> None:
    assert forms_to_translate(["one", "other"], "ru") == ["one", "few", "many", "other"]
    assert forms_to_translate(["zero", "one", "=5", "other"], "zh-Hant") == ["=5", "zero", "other"]
    assert forms_to_translate(["one", "other"], "pt_BR") == ["one", "other"]


TABLE = 'id,English,Note,2\n1,"Hello, you",A greeting,x\n2,Bye,Say it,y\n'


def columns(path: Path, names: str) -> dict[str, str]:
    options = FilterOptions(columns=columns_of(names))
    document = open_document(path, "en", "fr", options=options)
    return {one.id: shown(one.source) for one in document.segments}


def test_columns_of_a_table(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.csv", TABLE), tmp_path / "o.csv"
    english = {"2:2.1": "Hello, you", "3:2.1": "Bye"}
    assert columns(path, "english") == english
    assert columns(path, " English , 4") == english | {"2:4.1": "x", "3:4.1": "y"}
    assert columns(path, "2") == {"2:4.1": "x", "3:4.1": "y"}  # a heading is meant first
    assert columns(path, "3") == {
        "1:3.1": "Note", "2:3.1": "A greeting", "3:3.1": "Say it"
    }  # fmt: skip
    assert len(columns(path, "")) == 9
    with pytest.raises(InputError, match="no column French"):
        columns(path, "French")
    options = FilterOptions(columns=("English",))
    document = open_document(path, "en", "fr", options=options)
    document.save(out, {"3:2.1": TaggedText.of("Salut, toi")})
    assert out.read_text("utf-8") == TABLE.replace("Bye", '"Salut, toi"')
    assert FilterOptions.from_json(options.to_json()) == options

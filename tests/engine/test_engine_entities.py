"""Numbers, dates and codes by rule in the suggestions of engines."""

from __future__ import annotations

import pytest

from postil.cli import main
from postil.engine.engine import Engine, EngineOptions
from postil.engine.term_constraints import TermRule, _same_but_endings
from postil.text.tags import TaggedText

SOURCE = "Print 1,234 pages on March 5, 2024 with 2.5 GB at 300 dpi."
TARGETS = ("1\u202f234", "5 mars 2024", "2,5\u202fGo")


@pytest.fixture
def careful(engine_folder):
    return Engine.open(engine_folder, EngineOptions(entities=True))


def test_rules_override_what_the_engine_has(engine, careful):
    plain = engine.suggest(TaggedText.of(SOURCE)).target.plain
    found = careful.suggest(TaggedText.of(SOURCE)).target.plain
    for target in TARGETS:
        assert target in found
        assert target not in plain
    assert careful.suggest(TaggedText.of("Open the tray.")).target.plain == (
        engine.suggest(TaggedText.of("Open the tray.")).target.plain
    )


def test_completion_and_choices_have_them_too(engine, careful):
    source, typed = TaggedText.of("Print 1,234 pages."), TaggedText.of("")
    assert TARGETS[0] in careful.start_completion(source).complete(typed).text.plain
    assert TARGETS[0] not in engine.start_completion(source).complete(typed).text.plain
    assert [choice.text for choice in careful.choices(source, (6, 11))] == [TARGETS[0]]


def test_a_glossary_is_heard_where_it_says_more(careful):
    text = "Print 1,234 pages."
    start = text.index("1,234 pages")
    term = TermRule(start, start + len("1,234 pages"), "mille pages")
    assert "mille pages" in careful.suggest(TaggedText.of(text), terms=[term]).target.plain


def test_words_of_a_rule_say_so(careful):
    words = careful.suggest(TaggedText.of("Print 1,234 pages.")).words
    kinds = {word.text.strip(): word.kind for word in words}
    assert kinds["1\u202f234"] == "injected"
    assert set(kinds.values()) > {"injected"}


def test_another_number_is_no_form_of_a_number():
    assert not _same_but_endings(["12345"], ["12346"])
    assert _same_but_endings(["cartouche"], ["cartouches"])


def test_the_command(engine_folder, tmp_path, capsys):
    file, out = tmp_path / "a.txt", tmp_path / "b.txt"
    file.write_text(f"{SOURCE}\n", encoding="utf-8")
    arguments = ["translate", str(engine_folder), str(file), "--entities"]
    assert main([*arguments, "--out", str(out)]) == 0
    assert TARGETS[0] in out.read_text(encoding="utf-8")
    assert main([*arguments, "--nbest", "3"]) == 2
    assert "--entities" in capsys.readouterr().err

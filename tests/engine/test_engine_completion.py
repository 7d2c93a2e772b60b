"""Completion while typing, and what changes after learning, on the engine of the sample."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.engine.completion import remaining
from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import Provenance
from postil.engine.tag_projection import TagSlot
from postil.engine.word_edits import word_edits
from postil.text.tags import Tag, TaggedText, placeholder

LONG = "Print the test page. Load paper into the tray, then press the button. " * 12


def test_nothing_typed_gives_the_suggestion(engine, pairs):
    for source, _ in pairs[:25]:
        completer = engine.start_completion(source)
        completion = completer.complete(TaggedText("", source.tags))
        assert completion.text == engine.suggest(source).target
        assert completion.rest == completion.text


def test_the_suggestion_typed_is_completed_by_itself(engine, pairs):
    for source, _ in pairs[:8]:
        completer = engine.start_completion(source)
        target = engine.suggest(source).target
        for end in range(len(target.text) + 1):
            typed = TaggedText(target.text[:end], target.tags)
            completion = completer.complete(typed)
            assert completion.text.plain == target.plain
            assert 0.0 <= completion.confidence <= 1.0


def test_what_is_suggested_is_completed_in_the_order_of_candidates_that_was_learned(
    engine_folder, pairs
):
    engine = Engine.open(engine_folder, EngineOptions(ending_rate=0.5, steps_back=False))
    for pair in pairs[:8]:
        engine.learn(*pair, Provenance())
    others = 0
    for source, _ in pairs[:25]:
        target, version = engine.suggest(source).target, engine._version
        searched = version.searched(engine._models.source.prepare(source))
        other = version.candidates(searched, 1)[0].tokens.tolist()
        if version.best(searched, 1)[0].tokens.tolist() == other:
            continue
        others += 1
        completer = engine.start_completion(source)
        for end in range(len(target.text) + 1):
            completion = completer.complete(TaggedText(target.text[:end], target.tags))
            assert completion.text.plain == target.plain
            assert 0.0 <= completion.confidence <= 1.0
        assert completer.complete(TaggedText("", source.tags)).text == target
        left = completer.complete(TaggedText.of("Zorglub ")).text.plain
        assert left.startswith("Zorglub ")
    assert others


@given(data=st.data())
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_completion_begins_with_what_was_typed(engine, pairs, data):
    source, reference = data.draw(st.sampled_from(pairs))
    words = st.lists(
        st.sampled_from([*reference.plain.split(), "xyz", "l'", "»", "42"]), max_size=5
    )
    typed = data.draw(st.text(max_size=6) | words.map(" ".join))
    completer = engine.start_completion(source)
    completion = completer.complete(TaggedText.of(typed))
    assert completion.text.text == TaggedText.of(typed).text + completion.rest.text
    assert completion.text.tags == completion.rest.tags == source.tags


def test_the_translator_is_followed_to_another_translation(engine):
    source = TaggedText.of("Load paper into the tray.")
    completer = engine.start_completion(source)
    first = completer.complete(TaggedText.of("")).text.plain
    typed = "Veuillez " + first[0].lower()
    completion = completer.complete(TaggedText.of(typed)).text.plain
    assert completion.startswith(typed)
    assert completion.endswith(first.split(" ", 1)[1])


def test_a_word_that_was_begun_is_finished(engine):
    completer = engine.start_completion(TaggedText.of("Load paper into the tray."))
    text = completer.complete(TaggedText.of("")).text.plain
    inside = text.index(" ") - 2
    rest = completer.complete(TaggedText.of(text[:inside])).rest.text
    assert rest == text[inside:]


def test_case_accents_and_marks_typed_otherwise_are_understood(engine, pairs):
    """The words behind are those behind the words meant."""
    for source, _ in pairs[:10]:
        text = engine.suggest(source).target.plain
        half = text.find(" ", len(text) // 2)
        if half < 0 or source.tags:
            continue
        typed = text[:half].upper().replace("É", "E").replace("’", "'")
        completion = engine.start_completion(source).complete(TaggedText.of(typed))
        assert completion.rest.text == text[half:]


BOLD = (Tag("open", "1", "<b>"), Tag("close", "1", "</b>"), Tag("single", "2", "<br/>"))
ON, OFF, BREAK = map(placeholder, range(3))


def tagged(text: str) -> TaggedText:
    return TaggedText(text.replace("<b>", ON).replace("</b>", OFF).replace("<br/>", BREAK), BOLD)


def test_tags_still_to_come_are_in_the_completion(engine):
    source = tagged("Press the <b>power</b> button.<br/>")
    completer = engine.start_completion(source)
    whole = completer.complete(TaggedText("", BOLD)).text
    assert {ON, OFF, BREAK} <= set(whole.text)
    for end in range(len(whole.text) + 1):
        completion = completer.complete(TaggedText(whole.text[:end], BOLD))
        assert completion.text.text.count(ON) == completion.text.text.count(OFF) == 1
        assert completion.text.plain == whole.plain


def test_tags_typed_elsewhere_come_once_and_are_closed(engine):
    completer = engine.start_completion(tagged("Press the <b>power</b> button."))
    text = completer.complete(TaggedText("", BOLD)).text.plain
    typed = TaggedText(ON + text[:3], BOLD)
    completion = completer.complete(typed).text.text
    assert completion.count(ON) == completion.count(OFF) == 1
    skipped = completer.complete(TaggedText(text, BOLD)).text.text
    assert skipped == text  # a pair that was not typed is not half put in


def test_a_tag_the_source_does_not_have_stays(engine):
    completer = engine.start_completion(TaggedText.of("Press the button."))
    other = Tag("single", "9", "<i/>")
    completion = completer.complete(TaggedText(placeholder(0), (other,)))
    assert completion.text.tags == (other,)
    assert completion.text.text.startswith(placeholder(0))


def test_long_segments_are_completed_over_all_their_pieces(engine):
    source = TaggedText.of(LONG)
    target = engine.suggest(source).target.plain
    completer = engine.start_completion(source)
    far = target.index(" ", len(target) * 3 // 4)
    assert completer.complete(TaggedText.of("")).text.plain == target
    assert completer.complete(TaggedText.of(target[:far])).rest.text == target[far:]


def test_blank_segments_complete_to_what_was_typed(engine):
    completer = engine.start_completion(TaggedText.of("  "))
    assert completer.complete(TaggedText.of("abc")).text.plain == "abc"


def test_edits_rebuild_the_new_text():
    before, after = TaggedText.of("a b c d e"), TaggedText.of("a x c e f g")
    edits = word_edits(before, after)
    assert [(edit.before, edit.after) for edit in edits] == [("b", "x"), ("d", ""), ("", "f g")]
    assert all(after.text[edit.start :].startswith(edit.after) for edit in edits)
    assert word_edits(after, after) == ()


def test_a_pair_is_closed_where_it_was_opened_by_typing_and_only_there():
    tags = [Tag("open", "1", "<b>"), Tag("close", "1", "</b>")]
    closing = [TagSlot(), TagSlot(left=[1])]
    assert remaining(closing, set(), tags) == [TagSlot(), TagSlot()]
    assert remaining(closing, {0}, tags) == closing
    assert remaining([TagSlot(), TagSlot()], {0}, tags) == [TagSlot(left=[1]), TagSlot()]
    assert remaining([TagSlot(), TagSlot()], {0, 1}, tags) == [TagSlot(), TagSlot()]

"""Suggestions of a real engine: tags, odd input, cuts, threads, honest zero weights."""

from __future__ import annotations

import gc
import json
import shutil
import unicodedata
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from postil.engine.blocked_pairs import PhrasePair
from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import Provenance
from postil.engine.pieces import join_pieces, safe_pieces
from postil.engine.pipeline import Side
from postil.engine.segment_decoder import injected_options
from postil.engine.session.version import NO_OPTIONS
from postil.engine.suggestion import Suggestion
from postil.engine.term_constraints import TermRule
from postil.errors import Cancelled, EngineError
from postil.features.sets import FEATURE_SETS
from postil.models.word_classes import classes_path
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.text.casing import Truecaser
from postil.text.tags import Tag, TaggedText, tag_index
from postil.text.tokeniser import Tokeniser
from postil.text.vocabulary import Vocabulary
from postil.types.progress import Progress

ODD = {
    "empty": "",
    "blank": "  \t ",
    "unknown words": "Zwölf Boxkämpfer jagen Viktor",
    "emoji": "Press 🖨️ OK 👍🏽 now",
    "right to left": "اضغط على الزر الأخضر",
    "combining marks": "e\u0301te\u0301 a\u0300 la carte",
    "control characters": "Press\x07 the\x1b button",
    "long": "Press the green button. " * 120,
    "no spaces": "x" * 3000,
    "joiner": "a ￭ b ￭, ␛ ⍽",
    "CJK": "请按绿色按钮",
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD.keys())
def test_every_source_gets_an_answer(engine, text):
    suggestion = engine.suggest(TaggedText(text), alternatives=3)
    assert 0.0 <= suggestion.confidence <= 1.0
    assert bool(suggestion.target.plain.strip()) == bool(text.strip())


def test_what_needs_no_translation_passes_through(engine):
    source = "Visit https://printer.example/x?a=1 or write to help@printer.example about MX-3070N."
    target = engine.suggest(TaggedText(source)).target.plain
    for token in ("https://printer.example/x?a=1", "help@printer.example", "MX-3070N"):
        assert token in target


def test_a_sentence_of_the_memory_comes_back_translated(engine):
    target = engine.suggest(TaggedText("Load paper in tray 1.")).target.plain
    assert target == "Chargez du papier dans le bac 1."


@pytest.mark.parametrize("before, behind", [("", " "), (" ", ""), ("\t", " \u00a0\n")])
def test_space_at_the_ends_is_kept_and_changes_nothing(engine, before, behind):
    text = "Press the green button to start a new copy."
    bare = engine.suggest(TaggedText(text))
    suggestion = engine.suggest(TaggedText(before + text + behind))
    assert suggestion.target.text == before + bare.target.text + behind
    assert suggestion.score == bare.score
    for one, other in zip(suggestion.words, bare.words, strict=True):
        assert (one.text, one.start - len(before)) == (other.text, other.start)
    start, end = (getattr(suggestion.words[0], name) for name in ("source_start", "source_end"))
    assert start == len(before) < end


def test_words_say_where_they_come_from(engine):
    source = TaggedText("Press the Frobnicator button.")
    suggestion = engine.suggest(source)
    said = "".join(word.text for word in suggestion.words).lower()
    assert said == suggestion.target.plain.replace(" ", "").lower()
    unknown = [word for word in suggestion.words if word.kind == "unknown"]
    assert [source.text[word.source_start : word.source_end] for word in unknown] == ["Frobnicator"]


def test_tags_are_kept_once_each_and_nested(engine, pairs):
    tagged = [source for source, _ in pairs if source.tags]
    assert len(tagged) >= 8
    for source in tagged:
        target = engine.suggest(source).target
        numbers = [n for n in map(tag_index, target.text) if n is not None]
        assert sorted(numbers) == list(range(len(source.tags)))
        open_ids: list[str] = []
        for number in numbers:
            tag = target.tags[number]
            if tag.kind == "open":
                open_ids.append(tag.id)
            elif tag.kind == "close":
                assert open_ids.pop() == tag.id


def test_a_tagged_word_keeps_its_tags(engine):
    bold = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
    source = TaggedText.from_parts(["Press ", bold[0], "Start", bold[1], "."])
    parts = list(engine.suggest(source).target.parts())
    inside = parts[parts.index(bold[0]) + 1 : parts.index(bold[1])]
    assert inside == ["Démarrer"]


@pytest.mark.parametrize("spaces", [("", " "), (" ", ""), (" ", " ")])
@pytest.mark.parametrize("kind", ["single", "open", "close"])
def test_a_tag_between_words_keeps_its_spaces_before_and_after_learning(engine, spaces, kind):
    tag = Tag(kind, "1", "<w:footnoteReference/>")
    before, behind = spaces
    source = TaggedText.from_parts(["Open the tray", before, tag, behind, "and close it."])
    right = TaggedText.from_parts(["Ouvrez le bac", before, tag, behind, "et fermez-le."])
    for _ in range(2):
        first, found, second = engine.suggest(source).target.parts()
        assert found == tag
        assert first.endswith(" ") == bool(before)
        assert second.startswith(" ") == bool(behind)
        engine.learn(source, right, Provenance())
    assert engine.suggest(source).target.compact() == right.compact()


def test_long_segments_are_cut_behind_marks(engine):
    source = engine._models.source
    prepared = source.prepare(TaggedText(" ".join(["Open the tray, then close it."] * 30)))
    pieces = safe_pieces(prepared, 50)
    assert [word for piece in pieces for word in piece.words] == prepared.words
    assert all(len(piece) <= 50 for piece in pieces)
    assert all(piece.words[-1].endswith((".", ",")) for piece in pieces)


def test_a_mark_in_the_first_half_is_no_place_to_cut(engine):
    prepared = engine._models.source.prepare(TaggedText("Open it. " + "paper " * 60))
    assert [len(piece) for piece in safe_pieces(prepared, 50)] == [50, len(prepared) - 50]


def test_a_term_longer_than_a_piece_is_cut(engine):
    prepared = engine._models.source.prepare(TaggedText("paper " * 59 + "paper"))
    assert [len(piece) for piece in safe_pieces(prepared, 50, [(0, 55)])] == [50, 10]


@pytest.mark.parametrize(("before", "behind", "place"), [("", " ", (0, 50)), (" ", "", (1, 0))])
def test_a_tag_at_a_cut_belongs_to_the_piece_it_touches(engine, before, behind, place):
    tag = Tag("single", "1", "<x/>")
    parts = ["paper " * 49 + "paper" + before, tag, behind + "paper " * 9 + "paper"]
    pieces = safe_pieces(engine._models.source.prepare(TaggedText.from_parts(parts)), 50)
    found = [(n, one.position) for n, piece in enumerate(pieces) for one in piece.placed]
    assert found == [place]


def test_no_cut_goes_through_a_term(engine):
    """Cut in two, both pieces would say it."""
    words = ["paper"] * 119 + ["start", "button"] + ["paper"] * 10
    text = " ".join(words)
    at = text.index("start button")
    term = TermRule(at, at + len("start button"), "KNOPF")
    assert engine.suggest(TaggedText(text), terms=[term]).target.plain.count("KNOPF") == 1
    typed = engine.start_completion(TaggedText(text), [term]).complete(TaggedText(""))
    assert typed.text.plain.count("KNOPF") == 1


@pytest.mark.parametrize(
    ("language", "source", "translation", "joined"),
    [
        ("zh", "打开纸盘。放入纸。", ["Open the tray.", "Load it."], "Open the tray. Load it."),
        ("zh", "打开纸盘。放入纸。", ["紙盤を開く。", "入れる。"], "紙盤を開く。入れる。"),
        ("en", "Open the tray. Load paper.", ["打开纸盘。", "放入纸张。"], "打开纸盘。放入纸张。"),
        ("en", "Open the tray. Load paper.", ["Ouvrez.", "Chargez."], "Ouvrez. Chargez."),
    ],
)
def test_pieces_are_joined_as_both_languages_are_spaced(
    engine, language, source, translation, joined
):
    side = Side(Tokeniser(language), Truecaser(language), engine._models.source.vocabulary)
    pieces = safe_pieces(side.prepare(TaggedText(source)), 5)
    assert len(pieces) == 2
    found = [Suggestion(TaggedText(text), 0.0, 1.0, (), ()) for text in translation]
    assert join_pieces(pieces, found, Tokeniser("en")).target.plain == joined


@pytest.mark.parametrize("features", FEATURE_SETS)
def test_zero_weights_leave_the_lists_as_they_were(engine, engine_folder, pairs, features):
    models = engine._models
    plain = Translator(
        models.table,
        models.lm,
        PHRASE_FEATURES.weights(engine.manifest.weights),
        models.search_options,
        jumps=models.jumps,
        classes=models.classes,
    )
    adaptive = Engine(models, engine_folder, EngineOptions(use_session=False, features=features))
    for source, _ in pairs[:8]:
        prepared = models.source.prepare(TaggedText.of(source.plain))
        extra = injected_options(prepared, NO_OPTIONS)
        found = plain.nbest(prepared.ids, 20, extra)
        first = [(item.tokens.tobytes(), item.score) for item in found]
        found = adaptive._version.derivations(prepared, 20)
        assert [(item.tokens.tobytes(), item.score) for item in found] == first


def test_threads_may_suggest_and_learn_at_once(engine, pairs):
    def work(number):
        source, target = pairs[number]
        if number % 3 == 0:
            return engine.learn(source, target, Provenance(segment=str(number))).number
        return engine.suggest(source).score

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(work, range(30)))
    assert len(results) == 30
    numbers = [value for number, value in enumerate(results) if number % 3 == 0]
    assert sorted(numbers) == list(range(1, 11))


def test_a_missing_or_cut_file_names_itself(engine_folder, tmp_path):
    paths = [path for path in engine_folder.rglob("*") if path.is_file()]
    assert len(paths) > 15
    classes = {classes_path(engine_folder, side) for side in ("source", "target")}
    for path in set(paths) - classes:  # these are read by learning that asks for them
        copy = tmp_path / "copy"
        shutil.copytree(engine_folder, copy)
        broken = copy / path.relative_to(engine_folder)
        broken.unlink()
        with pytest.raises(EngineError):
            Engine.open(copy)
        shutil.rmtree(copy)


def test_a_newer_or_broken_manifest_is_refused(engine_folder, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(engine_folder, copy)
    path = copy / "manifest.json"
    values = json.loads(path.read_text(encoding="utf-8"))
    for wrong in ({**values, "format_version": 99}, {**values, "name": 3}, [], {}):
        path.write_text(json.dumps(wrong), encoding="utf-8")
        with pytest.raises(EngineError, match="manifest"):
            Engine.open(copy)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(EngineError, match="manifest"):
        Engine.open(copy)
    with pytest.raises(EngineError, match="not an engine"):
        Engine.open(tmp_path)
    with pytest.raises(EngineError, match="is not there"):
        Engine.open(tmp_path / "gone")


def test_scores_of_alternatives_fall(engine):
    suggestion = engine.suggest(TaggedText("Replace the toner cartridge now."), alternatives=8)
    assert len(set(suggestion.alternatives)) == len(suggestion.alternatives) >= 3
    assert suggestion.target not in suggestion.alternatives
    assert np.isfinite(suggestion.score)


def test_many_segments_come_out_as_they_do_one_by_one(engine, pairs):
    sources = [source for source, _ in pairs[:30]] + [TaggedText("")]
    alone = [engine.suggest(source) for source in sources]
    for threads in (1, 3):
        assert engine.suggest_all(sources, threads=threads) == alone


def test_translating_many_segments_can_be_cancelled(engine, pairs):
    seen = []

    def listen(progress):
        seen.append(progress.done)
        if progress.done == 2:
            progress.cancel()

    with pytest.raises(Cancelled):
        engine.suggest_all([source for source, _ in pairs], progress=Progress(listen))
    assert max(seen) == 2
    assert engine.suggest(pairs[0][0]).target.plain


def test_translations_differ_and_their_features_give_their_scores(engine, pairs):
    weights = engine.manifest.weights
    for source, _ in pairs[:10]:
        found = engine.translations(source, 20)
        assert [item.score for item in found] == sorted((i.score for i in found), reverse=True)
        assert found[0].target == engine.suggest(source).target
        for item in found:
            total = sum(weights.get(name, 0.0) * value for name, value in item.features.items())
            assert total == pytest.approx(item.score, abs=1e-2)


def test_the_translation_of_least_risk_is_one_of_the_best(engine_folder, pairs):
    plain = Engine.open(engine_folder)
    careful = Engine.open(engine_folder, EngineOptions(minimum_risk=30))
    changed = 0
    for source, _ in pairs[:40]:
        targets = [item.target for item in plain.translations(source, 30)]
        chosen = careful.suggest(source, alternatives=3)
        assert chosen.target in targets
        assert chosen.target not in chosen.alternatives
        changed += chosen.target != targets[0]
    assert changed


def test_letters_with_marks_apart_are_the_same_words(engine):
    """As some systems write é: e, and an accent by itself. Training text has it as one letter."""
    source, text = TaggedText("Network settings"), "Paramètres réseau"
    apart = unicodedata.normalize("NFD", text)
    side = engine._models.target
    whole, parted = side.prepare(TaggedText(text)), side.prepare(TaggedText(apart))
    assert whole.ids.all()
    assert parted.tokens == whole.tokens
    assert [apart[start:end] for start, end in parted.spans] == parted.words
    event = engine.learn(source, TaggedText(apart), Provenance())
    assert event.target == tuple(whole.tokens)
    engine.undo(event)
    network, whole = TaggedText("network"), (0, len("network"))
    assert "réseau" in {one.text for one in engine.choices(network, whole)}
    engine.block([PhrasePair("network", unicodedata.normalize("NFD", "réseau"))])
    assert "réseau" not in {one.text for one in engine.choices(network, whole)}


@pytest.mark.parametrize(
    ("taught", "written"),
    [
        ('the printer\'s "lid"', "the printer’s “lid”"),
        ("the printer’s “lid”", 'the printer\'s "lid"'),
    ],
)
def test_source_words_with_other_quotation_marks_are_those_that_are_known(engine, taught, written):
    event = engine.learn(TaggedText(taught), TaggedText("le capot de l'imprimante"), Provenance())
    prepare = engine._models.source.prepare
    known, other = prepare(TaggedText(taught)), prepare(TaggedText(written))
    assert known.ids.all()
    assert (other.tokens, other.ids.tolist()) == (known.tokens, known.ids.tolist())
    assert other.words[2] == f"￭{written[11:13]}"
    typed = engine._models.target.prepare(TaggedText("l’imprimante"))
    assert typed.tokens[0] == "l’￭"  # as the translator writes it
    engine.undo(event)


def test_of_two_forms_of_a_word_the_more_frequent_one_stands_for_both(engine):
    assert len(engine._models.source.counts) == len(engine._models.source.vocabulary)
    vocabulary = Vocabulary(["l’￭", "l'￭"])
    side = Side(Tokeniser("fr"), Truecaser("fr"), vocabulary, is_source=True)
    for often, usual in ([], "l’￭"), ([0, 0, 0, 2, 9], "l'￭"), ([0, 0, 0, 9, 2], "l’￭"):
        side.counts = np.array(often, np.uint32)
        assert {side.prepare(TaggedText(f"l{sign}eau")).tokens[0] for sign in "'’"} == {usual}


def test_an_engine_lets_go_of_its_files_at_once(engine_folder):
    """Nothing in it refers to itself: where maps are open, a folder cannot be moved or deleted."""
    engine = Engine.open(engine_folder)
    source, target = TaggedText("Open the tray."), TaggedText("Ouvrez le bac.")
    engine.undo(engine.learn(source, target, Provenance()))
    engine.suggest(source, 3, [TermRule(9, 13, "bac")])
    engine.start_completion(source).complete(TaggedText("Ouv"))
    engine.choices(source, (0, 4))
    parts = [engine, engine._version, engine._session, engine._explainer, engine._weight_learning]
    parts += [engine._terms, engine._models.aligner.counts[0]]
    there = [weakref.ref(part) for part in parts]
    gc.collect()
    gc.disable()
    try:
        del engine, parts
        assert [part() for part in there] == [None] * len(there)
    finally:
        gc.enable()


def test_a_segment_that_was_read_before_knows_words_that_were_learned_since(engine):
    source = TaggedText.of("Der Zwölfzylinder")
    side = engine._models.source
    before = side.prepare(source)
    before.tokens.clear()  # what one asks for is one's own
    side.learn_words(["Zwölfzylinder"])
    after = side.prepare(source)
    assert after.tokens[-1] == "Zwölfzylinder"
    assert before.ids[-1] == 0
    assert after.ids[-1] > 0

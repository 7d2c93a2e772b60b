"""Large margins for features of syntax trees and of word context, from files to suggestions."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest
from experiment_cases import write_corpus
from relevant_world import ADJECTIVES, NOUNS, VERBS, corpora

from postil.cli import main
from postil.engine.engine import Engine, EngineOptions
from postil.engine.kinds.registry import open_models
from postil.errors import InputError, UsageError
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.large_margin.loop import frequent_words
from postil.training.large_margin.recipe import RECIPE
from postil.training.preparation import tuning_set
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.training.syntax.treebank import Treebank
from postil.types.progress import Progress

FAST = {"rounds": 1, "folds": 1, "sentences": 80}
KINDS = {
    word: label
    for label, pairs in (("N", NOUNS), ("A", ADJECTIVES), ("V", VERBS))
    for pair in pairs
    for word in pair
}
SENTENCE = "the red house sees the door"


def tree_of(sentence: str) -> str:
    """ "the red house sees the door", or the same in French."""
    words = [f"({KINDS.get(word, 'D')} {word})" for word in sentence.split()]
    return f"(S (NP {' '.join(words[:3])}) (VP {words[3]} (NP {' '.join(words[4:])})))"


@pytest.fixture(scope="module")
def place(tmp_path_factory) -> Path:
    """Engines of one corpus, and trees of both its sides."""
    folder: Path = tmp_path_factory.mktemp("trees")
    training = corpora(folder)
    for language in ("en", "fr"):
        lines = (folder / f"corpus.{language}").read_text(encoding="utf-8").splitlines()
        text = "".join(f"{tree_of(line)}\n" for line in lines)
        (folder / f"trees.{language}").write_text(text, encoding="utf-8")
    for name in ("phrase-based", "hierarchical", "syntax"):
        settings = {"tuner": "none"}
        if name == "syntax":
            settings["target-trees"] = str(folder / "trees.fr")
        made = RecipeRequest(training, settings=settings)
        recipe_named(name).run(made, folder / name, Progress())
    return folder


@pytest.fixture(autouse=True)
def all_are_named(monkeypatch):
    """Not the heaviest hundred only, which are of phrases."""
    monkeypatch.setattr("postil.training.heaviest.MOST", 100_000)


def trained(place: Path, base: str, destination: Path, **settings) -> set[str]:
    """Names of the features of an engine with large margins."""
    made = RecipeRequest(corpora(place), place / base, {**FAST, **settings})
    RECIPE.run(made, destination, Progress())
    models = open_models(destination)
    models.verify(destination)
    return set(models.manifest.settings["large-margin"]["heaviest"])


def test_rules_of_trees_learn_from_their_nodes(place, tmp_path):
    names = trained(place, "syntax", tmp_path / "new", features="trees")
    assert {name.split(":")[0] for name in names} >= {"rule-root", "node-count", "rewrite"}
    assert {"rewrite: NP | D NP~", "rewrite: NP~ | N A"} & names
    with_trees = Engine.open(tmp_path / "new").suggest(TaggedText.of(SENTENCE)).score
    shutil.rmtree(tmp_path / "new" / "grammar-trees")  # as in engines of before
    without = Engine.open(tmp_path / "new").suggest(TaggedText.of(SENTENCE)).score
    assert without != pytest.approx(with_trees, abs=1e-3)


@pytest.mark.parametrize("base", ["phrase-based", "hierarchical"])
def test_phrases_learn_to_match_constituents_of_the_source(place, tmp_path, capsys, base):
    with pytest.raises(UsageError, match="no syntax trees"):
        trained(place, base, tmp_path / "none", features="trees")
    with pytest.raises(InputError, match=r"missing\.trees"):
        trained(place, base, tmp_path / "none", **{"source-trees": str(tmp_path / "missing.trees")})
    trees = str(place / "trees.en")
    names = trained(place, base, tmp_path / "new", features="trees", **{"source-trees": trees})
    assert "source-cross: VP" in names
    assert any(name.startswith("source-match: ") for name in names)
    source = TaggedText.of(SENTENCE)
    (tmp_path / "one.trees").write_text(tree_of(SENTENCE) + "\n", encoding="utf-8")
    bank = Treebank.read([tmp_path / "one.trees"])
    plain = Engine.open(tmp_path / "new").suggest(source)
    parsed = Engine.open(tmp_path / "new", EngineOptions(parse=bank.tree_of)).suggest(source)
    assert parsed.score != pytest.approx(plain.score, abs=1e-3)
    (tmp_path / "text").write_text(SENTENCE + "\n", encoding="utf-8")
    arguments = ["translate", str(tmp_path / "new"), str(tmp_path / "text"), "--nbest", "1"]
    for given, wanted in (([], plain), (["--source-trees", str(tmp_path / "one.trees")], parsed)):
        assert main([*arguments, *given]) == 0
        score = capsys.readouterr().out.strip().split(" ||| ")[-1]
        assert float(score) == pytest.approx(wanted.score, abs=1e-3)


def test_frequent_words_learn_from_their_neighbours(tmp_path):
    """In this text a word has one of two translations, by the word before it."""
    write_corpus(tmp_path)
    text = tmp_path / "multi30k"
    corpus, tuned = (
        CorpusFiles(text / f"{name}.en", text / f"{name}.de") for name in ("train", "val")
    )
    training = TrainingRequest(
        "toy", "en", "de", [corpus], tuning_set=tuned, tuning=None, truecase=False, threads=1
    )
    made = RecipeRequest(training, settings={"tuner": "none"})
    recipe_named("hierarchical").run(made, tmp_path / "base", Progress())
    settings = {**FAST, "folds": 2, "features": "context"}
    RECIPE.run(RecipeRequest(training, tmp_path / "base", settings), tmp_path / "new", Progress())
    models = open_models(tmp_path / "new")
    names = models.manifest.settings["large-margin"]["heaviest"]
    assert any(name.startswith("word-before: A") for name in names)
    assert any(name.startswith("word-after: A") for name in names)
    left, right = models.sparse.frequent
    assert {"A1", "A2"} <= set(models.source.vocabulary.decode(left))
    assert {"b1", "c2"} <= set(models.target.vocabulary.decode(right))
    assert [one.frequent for one in models.forms] == [left, right]
    assert Engine.open(tmp_path / "new").suggest(TaggedText.of("A1 A2 A3.")).target.plain


def test_the_most_frequent_words_are_counted_on_both_sides(place):
    models = open_models(place / "phrase-based")
    lines = [
        (place / f"corpus.{language}").read_text(encoding="utf-8").splitlines()
        for language in ("en", "fr")
    ]
    segments = [(left.split(), [right.split()]) for left, right in zip(*lines, strict=True)]
    segments.append((["unheard", "of"], [["inouï"]]))
    vocabularies = models.source.vocabulary, models.target.vocabulary
    text = tuning_set(segments, *vocabularies)
    found = frequent_words(text, 7)
    for side, vocabulary, numbers in zip(lines, vocabularies, found, strict=True):
        often = Counter(word for line in side for word in line.split())
        least = min(often[word] for word in vocabulary.decode(numbers))
        assert len(numbers) == 7 and list(numbers) == sorted(numbers)
        assert sum(count > least for count in often.values()) < 7

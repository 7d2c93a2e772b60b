"""Small engines of every kind, with every optional part, to start fuzzing from."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
from fuzz_case import folder_case, write_case
from fuzz_seeds import Case

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.learned import LEARNED, pack_events
from postil.engine.manifest import EngineManifest
from postil.engine.models import HELD_OUT
from postil.models.lm.estimate import LMOptions
from postil.models.phrase_table.pair_scores import PHRASE_SCORES, write_phrase_scores
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.phrase_based.training import train_engine
from postil.training.recipe import RecipeRequest, Value
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.training.tuning.loop import TuningOptions
from postil.types.progress import Progress

TEXTS = ("open the green door now", "close the blue window .", "xyzzy", "the 3.5 kg HX-450 lamp")
CONFIRMED = (
    ("close the green lamp now", "éteignez la lampe verte ici"),
    ("open the shutter .", "ouvrez le volet ."),
)
_NOUNS = {"door": "porte", "window": "fenêtre", "table": "table", "lamp": "lampe"}
_VERBS = {"open": "ouvrez", "close": "fermez", "move": "déplacez", "clean": "nettoyez"}
_COLOURS = {"green": "verte", "blue": "bleue", "white": "blanche"}


def _pairs() -> list[tuple[str, str]]:
    pairs = [
        (f"{verb} the {colour} {noun} now", f"{_VERBS[verb]} la {_NOUNS[noun]} {_COLOURS[colour]}")
        for verb in _VERBS
        for noun in _NOUNS
        for colour in _COLOURS
    ]
    return [*pairs, *((f"{source} .", f"{target} .") for source, target in pairs[::2])] * 2


def _request(folder: Path, form: str) -> TrainingRequest:
    for side, language in enumerate(("en", "fr")):
        text = "".join(f"{pair[side]}\n" for pair in _pairs())
        (folder / f"text.{language}").write_text(text, encoding="utf-8")
    corpus = CorpusFiles(folder / "text.en", folder / "text.fr")
    return TrainingRequest(
        "Doors",
        "en",
        "fr",
        [corpus],
        tuning_set=corpus,
        language_model_order=3,
        language_model=LMOptions(form=form, quantise=form == "trie"),  # type: ignore[arg-type]
        word_classes=6,
        tuning=None,
        threads=1,
    )


def _made(make: Callable[[Path], Path]) -> Case:
    with tempfile.TemporaryDirectory() as name:
        folder = make(Path(name))
        shutil.rmtree(folder / HELD_OUT, ignore_errors=True)
        engine = Engine.open(folder)
        events = [
            engine.learn(TaggedText(source), TaggedText(target), Provenance("a", "1", "Ann"))
            for source, target in CONFIRMED
        ]
        (folder / LEARNED).write_bytes(pack_events(events))
        return folder_case(folder)


@cache
def block_engine() -> Case:
    """Phrase-based, with what every training makes."""

    def make(folder: Path) -> Path:
        train_engine(_request(folder, "probing"), folder / "engine")
        return folder / "engine"

    return _made(make)


@cache
def full_engine() -> Case:
    """Phrase-based with all optional parts, each with a weight: sparse weights of relevant sets, a
    matrix W and its scores, phrase scores, word distortion; its language model a quantised trie.
    """

    def run(name: str, folder: Path, base: Path, **settings: Value) -> Path:
        training = replace(_request(folder, "trie"), tuning=TuningOptions(rounds=1, nbest=5))
        request = RecipeRequest(training, base, settings)
        recipe_named(name).run(request, folder / name, Progress())
        return folder / name

    def make(folder: Path) -> Path:
        train_engine(_request(folder, "trie"), folder / "engine")
        sparse = run(
            "relevant-set", folder, folder / "engine", rounds=1, folds=2, passes=2, sentences=30
        )
        whole = run("max-margin", folder, sparse, beside=True)
        models = PhraseModels.open(whole)
        scores = np.linspace(-1, 1, models.table.rows).astype(np.float32)
        write_phrase_scores(whole / PHRASE_SCORES, models.table, scores)
        manifest = EngineManifest.load(whole)
        for name in ("distortion.outbound", "distortion.inbound", "mrf", "lm.first"):
            manifest.weights[name] = 0.1
        manifest.save(whole)
        return whole

    return _made(make)


@cache
def margin_engine(decoder: str = "improved") -> Case:
    """The max-margin system."""

    def make(folder: Path) -> Path:
        request = RecipeRequest(_request(folder, "probing"), settings={"decoder": decoder})
        recipe_named("max-margin").run(request, folder / "engine", Progress())
        return folder / "engine"

    return _made(make)


@cache
def grammar_engine(recipe: str) -> Case:
    """One with a grammar."""

    def make(folder: Path) -> Path:
        request = _request(folder, "probing")
        trees = "".join(f"{_tree(target)}\n" for _, target in _pairs())
        (folder / "text.trees").write_text(trees, encoding="utf-8")
        settings: dict[str, Value] = {}
        if recipe == "syntax":
            settings["target-trees"] = str(folder / "text.trees")
        wanted = RecipeRequest(request, settings=settings)
        recipe_named(recipe).run(wanted, folder / "engine", Progress())
        return folder / "engine"

    return _made(make)


def _tree(sentence: str) -> str:
    verb, _, noun, colour, *rest = sentence.split()
    end = f" {rest[0]}" if rest else ""
    return f"(S (VP (V {verb}) (NP la (N {noun}) (A {colour}))){end})"


def open_case(case: Case, folder: Path) -> Engine:
    """An engine that is a case, below ``folder``."""
    write_case(case, folder)
    return Engine.open(folder)

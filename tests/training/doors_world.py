"""A small text of doors and windows, its syntax trees, and engines with grammars made of it."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.training.corpora import CorpusFiles
from postil.training.recipe import RecipeRequest
from postil.training.recipe_book import recipe_named
from postil.training.request import TrainingRequest
from postil.types.progress import Progress

NOUNS = {"door": "porte", "window": "fenêtre", "table": "table", "lamp": "lampe"}
VERBS = {"open": "ouvrez", "close": "fermez", "move": "déplacez", "clean": "nettoyez"}
COLOURS = {"green": "verte", "blue": "bleue", "white": "blanche"}
ON_DEMAND = "hierarchical-on-demand"
KINDS = ("hierarchical", "hierarchical-left-to-right", ON_DEMAND, "syntax")
ME = Provenance("guide", "1", "me", "2026-01-01T00:00:00Z")


def sentences():
    """Verb, noun and colour in all combinations but those with a clean lamp; "do not" lies around
    the verb in French.
    """
    found = []
    for verb, noun, colour in product(VERBS, NOUNS, COLOURS):
        if (verb, noun) != ("clean", "lamp"):
            rest = f"la {NOUNS[noun]} {COLOURS[colour]}"
            found.append((f"{verb} the {colour} {noun} now", f"{VERBS[verb]} {rest} ici"))
            found.append((f"do not {verb} the {colour} {noun}", f"ne {VERBS[verb]} pas {rest}"))
    return found * 3


def tree_of(sentence: str) -> str:
    """The syntax tree of one of the French sentences."""
    words = sentence.split()
    start = words.index("la")
    noun, colour = words[start + 1 : start + 3]
    phrase = f"(NP (D la) (N {noun}) (A {colour}))"
    if words[0] == "ne":
        return f"(S (VP (NEG ne) (V {words[1]}) (NEG pas) {phrase}))"
    return f"(S (VP (V {words[0]}) {phrase}) (ADV ici))"


def write_corpus(folder: Path) -> CorpusFiles:
    """The sentences, and their trees beside them."""
    pairs = sentences()
    for side, language in enumerate(("en", "fr")):
        text = "".join(f"{pair[side]}\n" for pair in pairs)
        (folder / f"text.{language}").write_text(text, encoding="utf-8")
    trees = "".join(f"{tree_of(target)}\n" for _, target in pairs)
    (folder / "text.trees").write_text(trees, encoding="utf-8")
    return CorpusFiles(folder / "text.en", folder / "text.fr")


def request_of(kind, corpus, *, tuned_on: CorpusFiles | None = None, **settings) -> RecipeRequest:
    """The request for an engine of a kind; with nothing to tune on, its weights stay."""
    if kind == "syntax":
        settings = {"target-trees": str(corpus.source.with_name("text.trees")), **settings}
    made = TrainingRequest(
        "Doors", "en", "fr", [corpus], tuning_set=tuned_on, tuning=None, language_model_order=3
    )
    return RecipeRequest(made, settings=settings)


def train(kind, corpus, folder: Path, **settings) -> Engine:
    """The engine of a kind, trained into a folder."""
    recipe_named(kind).run(request_of(kind, corpus, **settings), folder, Progress())
    return Engine.open(folder)

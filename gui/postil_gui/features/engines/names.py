"""Names of weights and settings of an engine for its user, by their names in files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from postil_gui.i18n.messages import mark, shortest, tr
from postil_gui.widgets.engine_captions import recipe_of

WEIGHTS = {
    "tm.inverse": mark("Phrase translation, inverse"),
    "lex.inverse": mark("Lexical weighting, inverse"),
    "tm.direct": mark("Phrase translation, direct"),
    "lex.direct": mark("Lexical weighting, direct"),
    "phrase.count": mark("Number of phrases"),
    "word.count": mark("Number of words"),
    "lm": mark("Language model"),
    "unknown": mark("Unknown words"),
    "distortion": mark("Distortion"),
    "reordering.backward.mono": mark("Reordering, backward: monotone"),
    "reordering.backward.swap": mark("Reordering, backward: swap"),
    "reordering.backward.discontinuous": mark("Reordering, backward: discontinuous"),
    "reordering.forward.mono": mark("Reordering, forward: monotone"),
    "reordering.forward.swap": mark("Reordering, forward: swap"),
    "reordering.forward.discontinuous": mark("Reordering, forward: discontinuous"),
    "session.direct": mark("Confirmed segments: phrase translation"),
    "session.phrase": mark("Confirmed segments: words in their phrases"),
    "session.recency": mark("Confirmed segments: how recent"),
    "session.lm": mark("Confirmed segments: language model"),
    "session.layer": mark("Confirmed segments of other projects"),
    "lm.first": mark("Language model, first word of a phrase"),
    "mrf": mark("Learned phrase scores"),
    "distortion.outbound": mark("Word distortion, outbound"),
    "distortion.inbound": mark("Word distortion, inbound"),
    "margin.score": mark("Max-margin: phrases that predict it"),
    "margin.f1": mark("Max-margin: F1 of the best of them"),
    "margin.overlap": mark("Max-margin: repeated words"),
    "margin.skip": mark("Max-margin: words left out"),
    "glossary": mark("Preferred terms"),
    "rule.count": mark("Number of rules"),
    "rule.rarity": mark("Rare rules"),
    "rule.root": mark("Rules of a syntactic category"),
    "glue.count": mark("Parts put side by side"),
    "gap.count": mark("Gaps in rules"),
    "gapped.direct": mark("Phrases with gaps: translation, direct"),
    "gapped.inverse": mark("Phrases with gaps: translation, inverse"),
    "lm.second": mark("Second language model"),
    "lm.third": mark("Third language model"),
    "lm.classes": mark("Language model of word classes"),
    "backtrack.count": mark("Going back in the source: how often"),
    "backtrack.words": mark("Going back in the source: words"),
    "insertion.count": mark("Inserted words"),
    "deletion.count": mark("Deleted words"),
}
GROUPS = {
    "search": mark("Search"),
    "tuning": mark("Tuning"),
    "session-tuning": mark("Tuning of what is learned"),
    "phrase-scores": mark("Learned phrase scores"),
    "relevant-sets": mark("Relevant sets"),
    "large-margin": mark("Large margins"),
}
SETTINGS = {
    "order": mark("Order of the language model"),
    "class_order": mark("Order of the language model of word classes"),
    "pop_limit": mark("hypotheses per number of covered words"),
    "stack_limit": mark("hypotheses per stack"),
    "distortion_limit": mark("distortion limit"),
    "swap": mark("neighbours swap only"),
    "table_limit": mark("translations per source phrase"),
    "span_limit": mark("words a rule may span"),
    "label_limit": mark("syntactic categories per span"),
    "trees": mark("Sentences with a syntax tree"),
    "beam": mark("beam width"),
    "mode": mark("decoder"),
    "bag": mark("candidates per bag"),
    "row_limit": mark("target phrases per source phrase"),
    "weighted": mark("votes by frequency"),
    "window": mark("words that may overlap"),
    "tabu": mark("tabu list"),
    "method": mark("method"),
    "segments": mark("segments"),
    "references": mark("references"),
    "rounds": mark("BLEU of the rounds"),
    "number": mark("features"),
    "epoch": mark("best pass"),
    "round": mark("best round"),
    "training": mark("quality on the training set"),
    "development": mark("BLEU of the development set"),
    "tuned-again": mark("BLEU after tuning again"),
    "before": mark("BLEU before"),
    "after": mark("BLEU after"),
}
# Names that have another meaning in some decoders.
SPAN_SETTINGS = {
    "pop_limit": mark("hypotheses per span"),
    "stack_limit": mark("hypotheses kept per span"),
}
SHOWN_ELSEWHERE = ("made", "recipe", "grammar")
"""Groups that are not shown, because their values are shown elsewhere: those of a grammar with the
recipe.
"""
_RECIPES = {
    "phrase-scores": "expected-bleu",
    "relevant-sets": "relevant-set",
    "large-margin": "large-margin",
}
HEAVIEST = "heaviest"
_CHOICES = {"mode": "decoder", "method": "tuner"}


def heaviest_features(settings: Mapping[str, Any]) -> list[tuple[str, float]]:
    """Names and weights of the heaviest trained features, the heaviest first."""
    found = [
        (feature, float(weight))
        for name in _RECIPES
        for feature, weight in _mapping(_mapping(settings.get(name)).get(HEAVIEST)).items()
        if isinstance(weight, int | float)
    ]
    return sorted(found, key=lambda pair: -abs(pair[1]))


def weight_name(name: str) -> str:
    """Name of a weight."""
    return tr(WEIGHTS.get(name, name))


def recipe_settings(manifest: Any) -> list[tuple[str, str]]:
    """Settings of the recipe by the labels its form has."""
    settings = manifest.settings
    given = _mapping(_mapping(settings.get("made")).get("settings")) or _mapping(
        settings.get("recipe")
    )
    return [_setting(name, value, recipe_of(manifest)) for name, value in given.items()]


def other_settings(settings: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Other settings of how an engine was made."""
    found = []
    for name, value in settings.items():
        if name in SHOWN_ELSEWHERE:
            continue
        if isinstance(value, dict):
            for key, one in value.items():
                if key == HEAVIEST:  # they stand among what it learned
                    continue
                title, text = _setting(key, one, _RECIPES.get(name, ""))
                if key in SPAN_SETTINGS and "label_limit" in value:
                    title = tr(SPAN_SETTINGS[key])
                found.append(
                    (tr("{group}: {name}", group=tr(GROUPS.get(name, name)), name=title), text)
                )
        else:
            found.append(_setting(name, value, ""))
    return found


def _setting(name: str, value: object, recipe: str) -> tuple[str, str]:
    """A setting and its value in words."""
    from postil.training.recipe_book import RECIPES  # noqa: PLC0415 (not at start-up)

    forms = {one.name: one for one in RECIPES[recipe].settings} if recipe in RECIPES else {}
    title = forms[name].label if name in forms else SETTINGS.get(name, name)
    if not isinstance(value, str):
        return tr(title), plain(value)
    sought = _CHOICES.get(name, name)
    every = [one for made in RECIPES.values() for one in made.settings if one.name == sought]
    for one in [forms[name], *every] if name in forms else every:
        if value in one.choices and one.labels:
            return tr(title), tr(one.labels[one.choices.index(value)])
    return tr(title), value


def plain(value: object) -> str:
    """A value as people write it."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, float):
        return shortest(value)
    if isinstance(value, list):
        shown = [plain(one) for one in value[:12]]
        return " ".join(shown) + (" …" if len(value) > len(shown) else "")
    return str(value)


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}

"""What an engine tells of itself has names in the language of the window."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

from postil.engine.engines_folder import COUNTED, EngineFacts
from postil.engine.kinds.declared import DECLARED
from postil.engine.manifest import EngineManifest
from postil.search.settings import (
    ChartSearchOptions,
    MarginSearchOptions,
    SearchOptions,
    TopDownSearchOptions,
)
from postil.training.recipe_book import RECIPES
from postil_gui.features.engines.facts_html import sources_html
from postil_gui.features.engines.names import (
    SETTINGS,
    WEIGHTS,
    other_settings,
    recipe_settings,
    weight_name,
)
from postil_gui.features.engines.service import StoredEngine
from postil_gui.i18n.messages import install
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.theme.schemes import LIGHT
from postil_gui.widgets.charts.curves import curve_name
from postil_gui.widgets.engine_captions import PARTS

TOLD: dict[str, object] = {
    "search": asdict(SearchOptions()),
    "order": 5,
    "tuning": {"method": "mira", "segments": 9, "references": 9, "rounds": [20.5, 21.25]},
    "phrase-scores": {"folds": 4, "number": 7, "epoch": 2, "development": [30.5]},
    "relevant-sets": {"rate": 0.5, "round": 1, "training": [1.0], "tuned-again": []},
    "large-margin": {"mode": "hope-fear", "step": 0.1, "oracles": 1, "number": 7, "round": 2},
    "made": {"recipe": "phrase-based", "settings": {}},
    "session-tuning": {"segments": 9, "before": 30.5, "after": 31.0},
    "new": {"x": True},
}


def test_every_weight_and_every_setting_of_a_search_has_a_name() -> None:
    assert set(WEIGHTS) == {name for kind in DECLARED.values() for name in kind.features.names}
    searches = (SearchOptions, MarginSearchOptions, ChartSearchOptions, TopDownSearchOptions)
    assert {name for search in searches for name in asdict(search())} <= SETTINGS.keys()


def test_every_file_and_every_choice_of_a_recipe_has_a_name() -> None:
    assert set(PARTS) == set(COUNTED)
    unnamed = [
        f"{recipe.name}: {setting.name}"
        for recipe in RECIPES.values()
        for setting in recipe.settings
        if setting.choices and len(setting.labels) != len(setting.choices)
    ]
    assert not unnamed
    features = {"made": {"recipe": "expected-bleu", "settings": {"features": "p+t"}}}
    manifest = EngineManifest("x", "en", "fr", settings=features)
    assert recipe_settings(manifest) == [("Features", "Phrase pairs and word pairs")]


def test_the_name_in_the_file_is_told_where_the_mouse_rests(qapp: QtWidgets.QApplication) -> None:
    facts = EngineFacts(Path("x"), EngineManifest("x", "en", "fr", weights={"lm": 0.5}), 0, ())
    page = QtGui.QTextDocument()
    page.setHtml(sources_html(StoredEngine(facts), LIGHT))
    place = page.find("Language model")
    assert place.charFormat().toolTip() == "lm"
    assert "lm" not in page.toPlainText().split()


def test_settings_are_named_as_forms_name_them() -> None:
    told = dict(other_settings(TOLD))
    assert told["Search: hypotheses per stack"] == "100"
    assert told["Search: neighbours swap only"] == "no"
    assert told["Order of the language model"] == "5"
    assert told["Tuning: method"] != "mira", "a choice has the label of the form"
    assert told["Tuning: BLEU of the rounds"] == "20.5 21.25"
    assert told["Large margins: Candidates"] == "Hope and fear"
    assert told["new: x"] == "yes", "what is not known keeps its name"
    names = {key for value in TOLD.values() if isinstance(value, dict) for key in value} - {"x"}
    assert not [title for title in told if title.rpartition(": ")[2] in names - set(SAME)]


def test_a_search_by_spans_is_told_in_spans_and_a_grammar_by_its_recipe() -> None:
    settings = {"search": asdict(ChartSearchOptions()), "grammar": {"loose_gapped": False}}
    told = dict(other_settings(settings))
    assert told["Search: hypotheses per span"] == "100"
    assert told["Search: hypotheses kept per span"] == "50"
    assert not any("covered words" in title or "grammar" in title for title in told)
    left_to_right = dict(other_settings({"search": asdict(TopDownSearchOptions())}))
    assert "Search: hypotheses per number of covered words" in left_to_right


SAME = ("segments", "references", "method")
"""Called in English what they are called in files."""


@pytest.mark.parametrize(
    ("language", "weight", "curve", "setting"),
    [
        ("de", "Phrasenübersetzung, direkt", "BLEU der Entwicklungsdaten", "Suche: Tabuliste"),
        (
            "fr",
            "Traduction d'expressions, directe",
            "BLEU du corpus de développement",
            "Recherche\u00a0: liste taboue",
        ),
        (
            "es",
            "Traducción de expresiones, directa",
            "BLEU del corpus de desarrollo",
            "Búsqueda: lista tabú",
        ),
    ],
)
def test_names_are_those_of_the_language(
    language: str, weight: str, curve: str, setting: str
) -> None:
    application = QtWidgets.QApplication.instance()
    assert application is not None
    try:
        install(application, language)
        assert (weight_name("tm.direct"), curve_name("dev BLEU")) == (weight, curve)
        assert other_settings({"search": {"tabu": "bag"}}) == [(setting, "bag")]
    finally:
        install(application, "en")

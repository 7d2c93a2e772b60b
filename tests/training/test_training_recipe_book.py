"""Recipes as data: settings are checked, misspelt names found, every recipe is fit for a form."""

from __future__ import annotations

import math

import pytest

from postil.errors import UsageError
from postil.training.phrase_based.recipe import RECIPE, request_of
from postil.training.recipe import Recipe, RecipeRequest, Setting, Value
from postil.training.recipe_book import RECIPES, recipe_named
from postil.training.request import TrainingRequest

ROUNDS = Setting("rounds", "Rounds", "How often.", default=10, low=1, high=50)
RATE = Setting("rate", "Rate", "How far.", default=0.5, low=0.0)
METHOD = Setting("method", "Method", "Which.", default="a", choices=("a", "b"))
DEEP = Setting("deep", "Deep", "Whether.", default=False)


def no_run(*_: object) -> None:
    raise AssertionError("only its settings are looked at")


MADE_UP = Recipe("made-up", "Made up", "For tests.", (ROUNDS, RATE, METHOD, DEEP), False, no_run)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (ROUNDS, "1", 1),
        (ROUNDS, "50", 50),
        (RATE, "3", 3.0),
        (RATE, "1e-3", 0.001),
        (METHOD, "b", "b"),
        (DEEP, "Yes", True),
        (DEEP, "off", False),
    ],
)
def test_a_setting_reads_what_a_user_types(setting: Setting, text: str, value: Value) -> None:
    parsed = setting.parse(text)
    assert parsed == value
    assert type(parsed) is type(setting.default)


@pytest.mark.parametrize(
    ("setting", "text", "allowed"),
    [
        (ROUNDS, "0", "a whole number, 1 to 50"),
        (ROUNDS, "51", "1 to 50"),
        (ROUNDS, "2.5", "a whole number"),
        (RATE, "-1", "0 or more"),
        (RATE, "nan", "0 or more"),
        (RATE, "much", "0 or more"),
        (METHOD, "c", "a, b"),
        (DEEP, "perhaps", "yes or no"),
    ],
)
def test_a_setting_refuses_the_rest_and_says_what_is_allowed(
    setting: Setting, text: str, allowed: str
) -> None:
    with pytest.raises(UsageError, match=setting.name) as caught:
        setting.parse(text)
    assert allowed in caught.value.hint


def test_values_are_checked_and_filled_up_with_defaults() -> None:
    assert MADE_UP.values({"rate": 2, "deep": True}) == {
        "rounds": 10,
        "rate": 2.0,
        "method": "a",
        "deep": True,
    }
    with pytest.raises(UsageError, match="rounds cannot be True"):
        MADE_UP.values({"rounds": True})
    with pytest.raises(UsageError) as caught:
        MADE_UP.values({"round": 3})
    assert caught.value.hint == "Did you mean rounds?"


def test_recipes_are_found_by_name_and_near_ones_are_named() -> None:
    assert recipe_named("phrase-based") is RECIPE
    with pytest.raises(UsageError) as caught:
        recipe_named("phrases-based")
    assert caught.value.hint == "Did you mean phrase-based?"


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=lambda recipe: recipe.name)
def test_every_recipe_makes_a_form_a_translator_can_read(recipe: Recipe) -> None:
    assert recipe.about.endswith(".")
    names = [setting.name for setting in recipe.settings]
    assert len(set(names)) == len(names)
    for setting in recipe.settings:
        assert setting.name == setting.name.lower().replace("_", "-").replace(" ", "-")
        assert setting.label
        assert not setting.label.endswith(":")
        assert setting.help.endswith(".")
        assert setting.checked(setting.default) == setting.default
        assert not setting.choices or isinstance(setting.default, str)
        assert len(setting.labels) in {0, len(setting.choices)}
        for bound in (setting.low, setting.high):
            assert bound is None or math.isfinite(bound)


def test_settings_of_the_phrase_based_recipe_reach_the_request() -> None:
    training = TrainingRequest("n", "en", "fr", ["a.tmx"], language_model_order=4, seed=7)
    assert request_of(RecipeRequest(training)) == training
    made = request_of(
        RecipeRequest(
            training,
            settings={
                "tuner": "mert",
                "phrases": "significant",
                "order": 3,
                "language-model": "trie-8bit",
            },
        )
    )
    assert made.tuning is not None
    assert (made.tuning.method, made.tuning.mert.seed) == ("mert", 7)
    assert made.phrase_table.significance == 0.001
    assert made.language_model_order == 3
    assert (made.language_model.form, made.language_model.quantise) == ("trie", True)
    assert request_of(RecipeRequest(training, settings={"tuner": "none"})).tuning is None


@pytest.mark.parametrize("tuner", ["mira", "mert"])
def test_orders_of_the_segments_reach_the_tuner(tuner: str) -> None:
    training = TrainingRequest("n", "en", "fr", ["a.tmx"], seed=7)
    made = request_of(RecipeRequest(training, settings={"tuner": tuner, "orders": 5})).tuning
    assert made is not None
    assert (made.method, made.mira.orders, made.mira.seed) == (tuner, 5, 7)
    assert (
        request_of(RecipeRequest(training, settings={"tuner": "none", "orders": 5})).tuning is None
    )

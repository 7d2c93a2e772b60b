"""All recipes: one import and one name in the tuple each, in the order of the menu."""

from __future__ import annotations

from difflib import get_close_matches

from postil.errors import UsageError
from postil.messages import Message
from postil.training.expected_bleu.recipe import RECIPE as EXPECTED_BLEU
from postil.training.hierarchical.recipe import LEFT_TO_RIGHT, ON_DEMAND
from postil.training.hierarchical.recipe import RECIPE as HIERARCHICAL
from postil.training.large_margin.recipe import RECIPE as LARGE_MARGIN
from postil.training.max_margin.recipe import RECIPE as MAX_MARGIN
from postil.training.phrase_based.recipe import RECIPE as PHRASE_BASED
from postil.training.recipe import Recipe
from postil.training.relevant_sets.recipe import RECIPE as RELEVANT_SET
from postil.training.syntax.recipe import RECIPE as SYNTAX
from postil.training.tuning.recipe import RECIPE as TUNE

RECIPES: dict[str, Recipe] = {
    recipe.name: recipe
    for recipe in (
        PHRASE_BASED,
        HIERARCHICAL,
        LEFT_TO_RIGHT,
        ON_DEMAND,
        SYNTAX,
        EXPECTED_BLEU,
        LARGE_MARGIN,
        RELEVANT_SET,
        MAX_MARGIN,
        TUNE,
    )
}


def recipe_named(name: str) -> Recipe:
    """The recipe of that name.

    Raises
    ------
    UsageError
        There is none.
    """
    if name not in RECIPES:
        near = get_close_matches(name, RECIPES, 1)
        hint = (
            Message("Did you mean {name}?", name=near[0])
            if near
            else Message("There are: {recipes}.", recipes=", ".join(RECIPES))
        )
        raise UsageError(Message("There is no recipe {name}.", name=name), hint=hint)
    return RECIPES[name]

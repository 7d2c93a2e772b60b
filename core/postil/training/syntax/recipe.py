"""The recipe of a syntax-based engine: its rules are phrases of syntax trees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from postil.errors import UsageError
from postil.messages import Message
from postil.text.tokeniser import primary_subtag
from postil.training.hierarchical.recipe import TARGET_TEXT
from postil.training.phrase_based.recipe import (
    CLASS_MODEL,
    LANGUAGE_MODEL_SETTINGS,
    TUNING_SETTINGS,
    common_request,
)
from postil.training.recipe import Recipe, RecipeRequest, Setting, Value
from postil.training.syntax import link_grammar

if TYPE_CHECKING:
    from pathlib import Path

    from postil.training.request import TrainingReport
    from postil.types.progress import Progress

SETTINGS = (
    Setting(
        "target-trees",
        "File of trees",
        "Syntax trees of the target sentences in brackets, one to a line, from any parser, in any "
        "order. Empty: the parser makes them.",
        default="",
        file=True,
    ),
    Setting(
        "parser",
        "Parser",
        "A program that reads sentences, one to a line, and writes their trees. link-grammar: that "
        "of the package of this name, for English.",
        default=link_grammar.NAME,
    ),
    *TUNING_SETTINGS,
    TARGET_TEXT,
    Setting(
        "composed",
        "Parts of a rule",
        "How many of the smallest rules are put together into one, at most. More parts make "
        "longer phrases, and take more time and space.",
        default=4,
        low=1,
        high=10,
        advanced=True,
    ),
    CLASS_MODEL,
    *LANGUAGE_MODEL_SETTINGS,
)


def run(request: RecipeRequest, destination: Path, progress: Progress) -> TrainingReport:
    """Train a syntax-based engine: see ``EngineTraining.train``.

    Raises
    ------
    UsageError
        The parser is for another language than that of the translations.
    """
    from postil.training.syntax.training import train_syntax  # noqa: PLC0415

    RECIPE.check_machine(request)
    settings = RECIPE.values(request.settings)
    _check_parser(settings, request.training.target_language)
    training = common_request(request.training, request.settings)
    return train_syntax(training, settings, destination, progress)


def _check_parser(settings: Mapping[str, Value], language: str) -> None:
    """Of other languages link-grammar makes trees, too, of no sense."""
    made = not str(settings["target-trees"]).strip()
    own = str(settings["parser"]).strip() == link_grammar.NAME
    if made and own and primary_subtag(language) != link_grammar.LANGUAGE:
        raise UsageError(
            Message("{name} parses English, and no other language.", name=link_grammar.NAME),
            hint="Name a file of trees or another parser.",
        )


RECIPE = Recipe(
    name="syntax",
    title="New engine with phrases of syntax trees",
    about="Puts translations together as sentences are built, from noun phrases, verb phrases and "
    "clauses. Needs syntax trees of the target sentences, or a parser that makes them.",
    settings=SETTINGS,
    needs_base=False,
    run=run,
)

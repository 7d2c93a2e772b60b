"""Recipes as data: a recipe is a way to make an engine.

The command line makes options of a recipe's settings, the desk a form; neither knows any recipe by
name. A recipe is known once it stands in :mod:`postil.training.recipe_book`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from postil.errors import UsageError
from postil.messages import Message

if TYPE_CHECKING:
    from postil.training.request import TrainingReport, TrainingRequest
    from postil.types.progress import Progress

Value: TypeAlias = bool | int | float | str
YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


@dataclass(frozen=True, slots=True)
class Setting:
    """One field of a form, one option of the command line.

    Parameters
    ----------
    name
        On the command line and in manifests: ``rounds``, ``n-best``.
    label
        In a form, without a colon: "Rounds".
    help
        A sentence or two for a translator: what it does, and when to change it.
    default
        Its type is the type of the setting.
    low, high
        Least and greatest number allowed, both included; None: no bound.
    choices
        The only texts allowed, if any are given.
    labels
        What a form calls the choices, in their order; empty: as they are.
    advanced
        Folded away in a form.
    file
        A text that names a file, or nothing; a form lets one choose it.
    sample
        The file is a sample of what is going to be translated; a form offers what is left to
        translate in the open project, too.
    """

    name: str
    label: str
    help: str
    default: Value
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    advanced: bool = False
    file: bool = False
    sample: bool = False

    @property
    def range(self) -> str:
        """Allowed values in words: "1 to 50", "bleu, mwer", "yes or no"; empty: anything."""
        if isinstance(self.default, bool):
            return "yes or no"
        if self.choices:
            return ", ".join(self.choices)
        if self.low is not None and self.high is not None:
            return f"{plain(self.low)} to {plain(self.high)}"
        if self.low is not None:
            return f"{plain(self.low)} or more"
        return f"up to {plain(self.high)}" if self.high is not None else ""

    def parse(self, text: str) -> Value:
        """The value a user typed.

        Raises
        ------
        UsageError
            It is not of the setting's type, or out of its range.
        """
        kind = type(self.default)
        if kind is bool:
            if text.lower() not in YES + NO:
                raise self._refused(text)
            return text.lower() in YES
        try:
            return self.checked(kind(text))
        except ValueError as error:
            raise self._refused(text) from error

    def checked(self, value: Value) -> Value:
        """``value`` in the setting's type.

        Raises
        ------
        UsageError
            It is of another type, or out of range.
        """
        kind = type(self.default)
        if kind is float and type(value) is int:
            value = float(value)
        if type(value) is not kind or (self.choices and value not in self.choices):
            raise self._refused(value)
        if isinstance(value, int | float):
            low = -float("inf") if self.low is None else self.low
            high = float("inf") if self.high is None else self.high
            if not low <= value <= high:  # false for nan, too
                raise self._refused(value)
        return value

    def _refused(self, value: Value) -> UsageError:
        kinds: dict[type, str] = {int: "a whole number", float: "a number", str: "a text"}
        allowed = self.range or kinds[type(self.default)]
        if isinstance(self.default, int) and self.range and not isinstance(self.default, bool):
            allowed = f"a whole number, {self.range}"
        return UsageError(
            Message("{name} cannot be {value!r}.", name=self.name, value=value),
            hint=Message("Allowed: {allowed}. {help}", allowed=allowed, help=self.help),
        )


def plain(number: float) -> str:
    """A number as people write it: 10, 0.05, 0.000001."""
    text = f"{number:g}"
    return f"{number:.12f}".rstrip("0").rstrip(".") if "e" in text else text


FOLDS = Setting(
    "folds",
    "Parts of the text",
    "Each part of the training text is translated with models of the others, so that no "
    "sentence is translated with phrases of its own. 1 is faster and learns little.",
    default=10,
    low=1,
    high=50,
)


def sentences(default: int) -> Setting:
    """How many sentences of the training text a recipe learns from."""
    return Setting(
        "sentences",
        "Sentences to learn from",
        "How many sentences of the training text, evenly spread, are translated in each round; "
        "0 takes all of them.",
        default=default,
        low=0,
    )


LIKE = Setting(
    "like",
    "Like this text",
    "A text in the source language, a segment a line, like what you are going to translate. "
    "Sentences with its words and sequences of words are learned from, instead of evenly spread "
    "ones.",
    default="",
    file=True,
    sample=True,
)


@dataclass(frozen=True, slots=True)
class RecipeRequest:
    """Request to make an engine by a recipe.

    Parameters
    ----------
    training
        Name and languages of the engine, its corpora, tuning set, threads and seed.
    base
        Folder of the engine to start from; None: a recipe that needs one trains a phrase-based one
        from the same corpora first.
    settings
        Values by name of :class:`Setting`; what is missing has its default.
    cluster
        "tcp://…": the scheduler of a Dask cluster that decodes the training sentences; None: this
        machine does.
    """

    training: TrainingRequest
    base: Path | None = None
    settings: Mapping[str, Value] = field(default_factory=dict)
    cluster: str | None = None


Run: TypeAlias = Callable[[RecipeRequest, Path, "Progress"], "TrainingReport"]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A way to make an engine.

    Parameters
    ----------
    name
        On the command line: "phrase-based".
    title
        In a list, a few words: "New engine from memories".
    about
        What it is for and when to use it, in two or three sentences for a translator.
    settings
        In the order of the form.
    needs_base
        It starts from an engine (one is trained first if the request names none).
    trains_base
        Whether one is: else the request has to name it.
    run
        Writes the engine folder as a whole or not at all; goes on where it stopped if it was killed
        and is started again with the same request; leaves nothing behind when cancelled. Its heavy
        imports stand inside.
    on_cluster
        Whether a cluster can do a part of its work.
    advanced
        Whether it is for those who know what they want with it; offered after the others, folded.
    """

    name: str
    title: str
    about: str
    settings: tuple[Setting, ...]
    needs_base: bool
    run: Run
    on_cluster: bool = False
    trains_base: bool = True
    advanced: bool = False

    def values(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """All settings by name: what is given, checked, and the defaults of the rest.

        Raises
        ------
        UsageError
            There is no such setting, or its value is not allowed.
        """
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise self._unknown(name)
        return {
            name: setting.checked(given.get(name, setting.default))
            for name, setting in known.items()
        }

    def check_machine(self, request: RecipeRequest) -> None:
        """Refuse a request that names a cluster where none can help.

        Raises
        ------
        UsageError
            It does.
        """
        if request.cluster is not None and not self.on_cluster:
            raise UsageError(
                Message("The recipe {recipe} trains on this machine only.", recipe=self.name),
                hint="Leave --cluster out.",
            )

    def setting(self, name: str) -> Setting:
        """The setting of that name.

        Raises
        ------
        UsageError
            There is none.
        """
        for setting in self.settings:
            if setting.name == name:
                return setting
        raise self._unknown(name)

    def _unknown(self, name: str) -> UsageError:
        names = [setting.name for setting in self.settings]
        near = get_close_matches(name, names, 1)
        hint = (
            Message("Did you mean {name}?", name=near[0])
            if near
            else Message("It has: {names}.", names=", ".join(names) or "none")
        )
        return UsageError(
            Message("The recipe {name} has no setting {name_2}.", name=self.name, name_2=name),
            hint=hint,
        )

"""All online learners by name.

Their default settings did best, or among the best, on the first half of technical guides replayed
in document order, with weights of phrase pairs of value 1 and no averaging.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any

from postil.errors import UsageError
from postil.learning.dual_ascent import DualAscent
from postil.learning.hope_fear import HopeFear
from postil.learning.learner import Learner
from postil.learning.mira import Mira
from postil.learning.passive_aggressive import PA2, SimultaneousProjections
from postil.learning.perceptron import Perceptron

LEARNERS: Mapping[str, type[Any]] = {
    kind.name: kind
    for kind in (Perceptron, PA2, SimultaneousProjections, DualAscent, Mira, HopeFear)
}


def learner_options(name: str) -> dict[str, Any]:
    """Settings of a learner and their defaults.

    Raises
    ------
    UsageError
        There is no such learner.
    """
    return {field.name: field.default for field in fields(_kind(name))}


def make_learner(name: str, options: Mapping[str, Any] | None = None) -> Learner:
    """A learner with some of its settings.

    Parameters
    ----------
    name
        One of ``LEARNERS``.
    options
        See :func:`learner_options`; text (from a command line) becomes what the default is.

    Raises
    ------
    UsageError
        No such learner or setting, or a value it cannot have.
    """
    known = learner_options(name)
    given = {}
    for key, value in (options or {}).items():
        if key not in known:
            raise UsageError(
                f"The learner {name} has no setting {key!r}.", hint=_hint(key, list(known))
            )
        given[key] = _typed(name, key, value, known[key])
    made: Learner = LEARNERS[name](**given)
    return made


def _kind(name: str) -> type[Any]:
    if name not in LEARNERS:
        raise UsageError(f"There is no learner {name!r}.", hint=_hint(name, list(LEARNERS)))
    return LEARNERS[name]


def _hint(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, 1)
    return f"Did you mean {near[0]}?" if near else f"Known: {', '.join(known)}."


def _typed(name: str, key: str, value: Any, default: Any) -> Any:
    if key == "lead":
        if value not in ("model", "learned"):
            raise UsageError(f"The lead of {name} is model or learned, not {value!r}.")
        return value
    try:
        return type(default)(value)
    except ValueError as error:
        raise UsageError(f"{key} of {name} cannot be {value!r}.") from error

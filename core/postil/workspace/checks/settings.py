"""Settings of checks: which ones run, and with which values; declared once, kept with the project
as JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from postil.errors import UsageError
from postil.messages import Message


@dataclass(frozen=True, slots=True)
class PatternRule:
    """A check of the user's own, by regular expressions.

    Attributes
    ----------
    source
        What the source must contain for the rule to apply; empty for every segment.
    target
        What the target must not contain, or must contain if ``required``. ``\\g<1>`` stands for
        what group 1 of ``source`` matched.
    message
        What to say; by default the name.
    """

    name: str
    target: str
    source: str = ""
    required: bool = False
    ignore_case: bool = False
    message: str = ""


@dataclass(frozen=True, slots=True)
class CheckSettings:
    """Settings of all checks.

    Attributes
    ----------
    off
        Ids of checks not made.
    longest
        Most characters a target may have; 0 disables.
    longest_share
        Most characters a target may have in percent of its source, for sources of
        ``SHORTEST_FOR_SHARE`` characters or more; 0 disables.
    forbidden_characters
        Each of them is reported in a target.
    patterns
        Checks of the user's own.
    words
        Words that the speller is to take for right.
    """

    off: frozenset[str] = frozenset({"quotes"})
    longest: int = 0
    longest_share: int = 0
    forbidden_characters: str = ""
    patterns: tuple[PatternRule, ...] = ()
    words: frozenset[str] = frozenset()

    def merged(
        self, theirs: CheckSettings, base: CheckSettings, *, ours_first: bool = False
    ) -> CheckSettings:
        """These settings with those that differ between ``theirs`` and ``base``, from which both
        came.

        Parameters
        ----------
        ours_first
            What differs here from ``base``, too, stays as it is here.
        """
        values: dict[str, Any] = {}
        for name in _names(CheckSettings):
            ours, there, was = (getattr(one, name) for one in (self, theirs, base))
            if ours == was:
                values[name] = there
            elif isinstance(ours, frozenset | tuple):
                added = [one for one in there if one not in was and one not in ours]
                gone = [one for one in was if one not in there]
                values[name] = type(ours)([*(one for one in ours if one not in gone), *added])
            elif there != was and not ours_first:
                values[name] = there
            else:
                values[name] = ours
        return CheckSettings(**values)

    def to_json(self) -> dict[str, Any]:
        values = asdict(self)
        return values | {"off": sorted(self.off), "words": sorted(self.words)}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> CheckSettings:
        """The inverse of :meth:`to_json`; what is missing has its default.

        Raises
        ------
        UsageError
            A value is of the wrong kind.
        """
        try:
            known = {name: values[name] for name in _names(cls) & values.keys()}
            for name in ("off", "words"):
                if name in known:
                    known[name] = frozenset(map(str, known[name]))
            if "patterns" in known:
                known["patterns"] = tuple(
                    PatternRule(**{key: rule[key] for key in _names(PatternRule) & rule.keys()})
                    for rule in known["patterns"]
                )
            for name in ("longest", "longest_share"):
                known[name] = int(known.get(name, 0))
            return cls(**known)
        except (TypeError, ValueError, AttributeError) as error:
            raise UsageError(
                Message(
                    "The settings of the checks are not what they should be: {reason}", reason=error
                )
            ) from error


def _names(kind: type[Any]) -> set[str]:
    return {item.name for item in fields(kind)}

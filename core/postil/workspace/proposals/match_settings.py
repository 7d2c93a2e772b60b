"""Settings of matching: penalties, priorities, what may be changed; kept as JSON."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, get_args

from postil.errors import UsageError
from postil.memory.options import Scoring
from postil.memory.units import EXACT
from postil.workspace.database import set_setting, setting

_SETTING = "matching"

TermUse = Literal["off", "prefer", "always"]
TERM_USES: tuple[TermUse, ...] = get_args(TermUse)


@dataclass(frozen=True, slots=True)
class MemorySettings:
    """Settings of one memory.

    Parameters
    ----------
    penalty
        Percent taken off each of its matches; 0 disables.
    priority
        Among matches of the same score those of the higher priority come first.
    read_only
        Its units may not be changed or removed. None: a memory that was brought along may not, the
        project's own may.
    used
        Whether it is asked at all.
    """

    penalty: int = 0
    priority: int = 0
    read_only: bool | None = None
    used: bool = True

    def __post_init__(self) -> None:
        if not 0 <= self.penalty <= EXACT:
            raise UsageError("The penalty of a memory must lie between 0 and 100%.")


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """Settings of the matches of a project: scores, thresholds, what is made of them.

    Parameters
    ----------
    memories
        By name; others are used without penalty, at priority 0.
    repair
        Whether what differs in a match is translated and patched in.
    assembly
        Whether segments are put together from shorter units and terms.
    terms
        What the machine does with the terms of the glossaries: it leaves them aside, uses them
        where the sentence allows it, or always. Forbidden ones it avoids unless it leaves all
        aside.
    entities
        Whether the machine translates numbers, dates, quantities and codes by rule.
    unused_sources
        Ids of the sources of suggestions that are not asked.
    """

    scoring: Scoring = field(default_factory=Scoring)
    memories: Mapping[str, MemorySettings] = field(default_factory=dict)
    repair: bool = True
    assembly: bool = True
    terms: TermUse = "prefer"
    unused_sources: tuple[str, ...] = ()
    entities: bool = False

    def memory(self, name: str) -> MemorySettings:
        """Settings of the memory ``name``."""
        return self.memories.get(name, MemorySettings())


def read_match_settings(connection: sqlite3.Connection) -> MatchSettings:
    """The project's settings; what a newer Postil wrote besides is left out."""
    text = setting(connection, _SETTING)
    if not text:
        return MatchSettings()
    stored: dict[str, Any] = json.loads(text)
    return MatchSettings(
        Scoring(**_known(Scoring, stored.get("scoring", {}))),
        {
            name: MemorySettings(**_known(MemorySettings, values))
            for name, values in stored.get("memories", {}).items()
        },
        bool(stored.get("repair", True)),
        bool(stored.get("assembly", True)),
        next((use for use in TERM_USES if use == stored.get("terms")), MatchSettings().terms),
        tuple(map(str, stored.get("unused_sources", ()))),
        bool(stored.get("entities", False)),
    )


def write_match_settings(connection: sqlite3.Connection, settings: MatchSettings) -> None:
    set_setting(connection, _SETTING, json.dumps(asdict(settings), ensure_ascii=False))


def _known(kind: type[Scoring | MemorySettings], values: dict[str, Any]) -> dict[str, Any]:
    names = {entry.name for entry in fields(kind)}
    return {name: value for name, value in values.items() if name in names}

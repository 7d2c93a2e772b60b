"""Settings of glossaries: on or off, before which others, open to change; as JSON."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from postil.workspace.database import set_setting, setting

_SETTING = "glossaries"


@dataclass(frozen=True, slots=True)
class GlossarySettings:
    """Settings of one glossary.

    Parameters
    ----------
    used
        Whether its terms are found in segments, checked, and respected by the engine.
    priority
        Of several translations of a term those of the higher priority come first.
    read_only
        Whether its terms may not be changed, removed or added to.
    """

    used: bool = True
    priority: int = 0
    read_only: bool = False


def read_glossary_settings(connection: sqlite3.Connection) -> dict[str, GlossarySettings]:
    """Settings by name of glossary; the others have the defaults."""
    return settings_by_name(json.loads(setting(connection, _SETTING) or "{}"))


def settings_by_name(stored: Mapping[str, Mapping[str, Any]]) -> dict[str, GlossarySettings]:
    """Settings as they were written; what a newer Postil wrote besides is left out."""
    known = {entry.name for entry in fields(GlossarySettings)}
    return {
        str(name): GlossarySettings(**{key: one for key, one in values.items() if key in known})
        for name, values in stored.items()
    }


def write_glossary_settings(
    connection: sqlite3.Connection, settings: Mapping[str, GlossarySettings]
) -> None:
    """Keep the settings, those that are not the defaults."""
    record = {name: asdict(one) for name, one in settings.items() if one != GlossarySettings()}
    set_setting(connection, _SETTING, json.dumps(record, ensure_ascii=False))

"""Details of a project kept in memory: a window may ask any time without waiting for the disk."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from postil.errors import UsageError
from postil.workspace.database import ProjectDatabase, set_setting, setting
from postil.workspace.proposals import ranking as proposals
from postil.workspace.records import ProjectInfo

SOURCE_EDITS = "source_edits"
"""Setting: "yes", "no", or "" as long as nobody said."""

HANDOFF = "handoff"
"""Setting: the package of another tool that the project was made of, as JSON."""

MEMORY_PERCENT, FIRST_PERCENT = (50, 100), (50, 102)


class ProjectDetails:
    """Name, languages, author, engine and thresholds of one project; callable from any thread.

    Parameters
    ----------
    languages
        Source and target language; they never change.
    """

    def __init__(self, database: ProjectDatabase, folder: Path, languages: tuple[str, str]) -> None:
        self._database = database
        self._folder = folder
        self._languages = languages
        self.read()

    def read(self) -> None:
        """Take note of what was written to the settings elsewhere."""
        with self._database.reading() as connection:
            engine = setting(connection, "engine")
            self.info = ProjectInfo(
                folder=self._folder,
                name=setting(connection, "name"),
                source_language=self._languages[0],
                target_language=self._languages[1],
                author=setting(connection, "author"),
                created=setting(connection, "created"),
                engine=Path(engine) if engine else None,
                memory_threshold=proposals.memory_threshold(connection),
                machine_threshold=proposals.machine_threshold(connection),
                memory_first=proposals.memory_first(connection),
                source_edits=setting(connection, SOURCE_EDITS) != "no",
                handoff=_file_of(setting(connection, HANDOFF)),
            )

    def write(self, values: Mapping[str, str]) -> None:
        """Change settings by their names in the database, all or none."""
        with self._database.writing() as connection:
            for name, value in values.items():
                set_setting(connection, name, value)
        self.read()

    def set_thresholds(
        self, memory: int, machine: float, memory_first: int = proposals.DEFAULT_MEMORY_FIRST
    ) -> None:
        """Set the least percent of a memory match, the least confidence of the machine, and the
        percent from which a memory match stands before the machine.
        """
        in_range = (
            MEMORY_PERCENT[0] <= memory <= MEMORY_PERCENT[1]
            and 0.0 <= machine <= 1.0
            and FIRST_PERCENT[0] <= memory_first <= FIRST_PERCENT[1]
        )
        if not in_range:
            raise UsageError(
                "Thresholds go from 50 to 100% for memories and 0 to 1 for the machine."
            )
        self.write(
            {
                "memory_threshold": str(memory),
                "machine_threshold": str(machine),
                "memory_first": str(memory_first),
            }
        )


def _file_of(record: str) -> str:
    """Name of the file that a record of a package names; "" if there is none, or it is damaged."""
    try:
        return str(json.loads(record)["file"]) if record else ""
    except (ValueError, TypeError, KeyError):
        return ""

"""Documents and memories that declare other languages than those of a project."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import tr

if TYPE_CHECKING:
    from postil.workspace.documents.import_candidates import CandidateFile

NAMED = 3


def foreign(files: Iterable[CandidateFile], spoken: tuple[str, str]) -> list[CandidateFile]:
    """Those of the files that are between other languages than ``spoken``, by their declared
    languages; of memories it does not matter which is the source.
    """

    def is_foreign(one: CandidateFile) -> bool:
        ways = (spoken, spoken[::-1]) if one.kind == "memory" else (spoken,)
        return all(one.is_foreign(way) for way in ways)

    return [one for one in files if is_foreign(one)]


def listed(files: Sequence[CandidateFile]) -> str:
    """The first files, each with its languages: "guide.xlf (English → Japanese)"."""
    names = (
        f"{one.path.name} ({pair(one.source_language, one.target_language)})"
        for one in files[:NAMED]
    )
    rest = len(files) - NAMED
    return ", ".join(names) + (tr(" and %Ln more", rest) if rest > 0 else "")


def pair(source: str, target: str) -> str:
    """Two languages by their names, with an arrow between."""
    return " → ".join(map(language_name, filter(None, (source, target))))

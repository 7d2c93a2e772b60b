"""The user guide: chapters in Markdown, with keys and names of commands filled in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import postil_resources
from postil_gui.actions.book import ActionBook
from postil_gui.actions.keys import key_of
from postil_gui.dialogs.keyboard import keys_markdown

FOLDER = Path(str(files(postil_resources) / "guide"))
PLACE = re.compile(r"\{(key|title):([\w.]+)\}")

CHAPTERS: dict[str, str] = {
    "editor": "translating",
    "filter": "checks",
    "matches": "matches",
    "learned": "learning",
    "terms": "terms",
    "concordance": "matches",
    "checks": "checks",
    "preview": "checks",
    "statistics": "projects",
    "engines": "engines",
    "": "start",
}
"""Chapter for what has the focus: id of a panel, or another part of the window."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter; ``name`` is that of its file without number and ending."""

    name: str
    title: str
    source: str

    def text(self, book: ActionBook) -> str:
        """Markdown with the keys of the keymap in use.

        Raises
        ------
        KeyError
            It names a command that does not exist.
        """

        def fill(found: re.Match[str]) -> str:
            what, command = found.groups()
            return key_of(command) if what == "key" else book.declared[command].name

        return PLACE.sub(fill, self.source).replace("{keys}", keys_markdown(book))

    def fits(self, search: str) -> bool:
        """Whether all words of ``search`` occur in it."""
        text = self.source.casefold()
        return all(word in text for word in search.casefold().split())


def chapters(folder: Path = FOLDER) -> list[Chapter]:
    """All chapters in their order."""
    found = []
    for path in sorted(folder.glob("*.md")):
        source = path.read_text(encoding="utf-8")
        title = source.partition("\n")[0].removeprefix("# ").strip()
        found.append(Chapter(path.stem.partition("-")[2], title, source))
    return found

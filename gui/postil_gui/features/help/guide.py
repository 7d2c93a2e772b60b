"""The user guide: chapters in Markdown, with keys, commands and words of the desk filled in.

A folder for each language of the desk; English has all chapters, and stands in for those another
language does not have.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import postil_resources
from postil_gui.actions.book import ActionBook
from postil_gui.actions.keys import key_of
from postil_gui.actions.search import folded
from postil_gui.features.help.keyboard_sheet import commands_markdown
from postil_gui.i18n.messages import language, say, without_mnemonic

FOLDER = Path(str(files(postil_resources) / "guide"))
PLACE = re.compile(r"\{(key|title|text):([^{}]+)\}")

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
            what, name = found.groups()
            if what == "text":
                return without_mnemonic(say(name))
            return key_of(name) if what == "key" else book.declared[name].name

        return PLACE.sub(fill, self.source).replace("{commands}", commands_markdown(book))

    def fits(self, search: str) -> bool:
        """Whether all words of ``search`` occur in it."""
        text = folded(self.source)
        return all(word in text for word in folded(search).split())


def chapters(wanted: str = "") -> list[Chapter]:
    """All chapters in their order, in a language, by default that of the desk."""
    found = []
    for path in sorted((FOLDER / "en").glob("*.md")):
        ours = FOLDER / (wanted or language()) / path.name
        source = (ours if ours.is_file() else path).read_text(encoding="utf-8")
        title = source.partition("\n")[0].removeprefix("# ").strip()
        found.append(Chapter(path.stem.partition("-")[2], title, source))
    return found

"""Keeps the translations of the desk: ``python -m postil_gui.tools.messages``.

The texts are read out of the sources with Python's own parser, the declared ones (commands,
settings, recipes, names of languages) out of their lists; what the core says, see
``core_messages``. Into ``postil_resources/translations`` go one ``.ts`` file for a language, to be
edited by hand or with Qt Linguist, and the ``.qm`` made of it. Without options it brings the
``.ts`` files up to date, makes the ``.qm`` files and tells what has no translation yet; ``--check``
only tells.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import get_args

from lxml import etree

import postil_gui
import postil_resources
from postil.types.files import atomic_write
from postil_gui.i18n.messages import CONTEXT, LANGUAGES
from postil_gui.qt import QtCore
from postil_gui.tools import core_messages

SOURCES = Path(next(iter(postil_gui.__path__)))
FOLDER = Path(str(files(postil_resources) / "translations"))
PLACES = re.compile(r"%L?n|\{\w+\}")
FORMS = 2  # of a plural, in each of our languages
PARSER = etree.XMLParser(resolve_entities=False, no_network=True, remove_blank_text=True)


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the sources.

    Attributes
    ----------
    plural
        Whether it has a form for one and a form for many.
    place
        Where it is, ``file:line``, or which list declares it.
    """

    source: str
    plural: bool
    place: str


@dataclass(frozen=True, slots=True)
class Problem:
    """Something about a text that is to be put right."""

    place: str
    text: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}: {self.text!r}"


def texts_of_sources() -> list[Text]:
    """Texts in calls of ``tr`` and ``mark``, file by file."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in calls(tree, ("tr", "mark")):
            text = call.args[0] if call.args else None
            if isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value:
                found.append(Text(text.value, len(call.args) > 1, f"{place}:{call.lineno}"))
    return found


def calls(tree: ast.AST, names: Sequence[str]) -> Iterator[ast.Call]:
    """Calls of functions by their plain names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def declared_texts() -> list[Text]:
    """Texts of lists: commands, menus, settings, recipes, names of languages."""
    from postil.training.recipe_book import RECIPES  # noqa: PLC0415 (only here)
    from postil.workspace.checks.catalogue import CHECKS  # noqa: PLC0415
    from postil_gui.actions.menus import MENUS  # noqa: PLC0415
    from postil_gui.i18n.languages import COMMON, IN_FILES, english_names  # noqa: PLC0415
    from postil_gui.settings import DECLARED  # noqa: PLC0415
    from postil_gui.shell.all_actions import ACTIONS  # noqa: PLC0415

    found: dict[str, str] = {f"&{name}": "menus" for name in MENUS}
    for action in ACTIONS:
        submenu = action.menu.partition("/")[2]
        for text in (action.title, action.help, action.bar_text, submenu):
            found.setdefault(text, f"action {action.id}")
    for setting in DECLARED:
        for text in setting.texts():
            found.setdefault(text, f"setting {setting.key}")
    for recipe in RECIPES.values():
        for text in (recipe.title, recipe.about):
            found.setdefault(text, f"recipe {recipe.name}")
        for field in recipe.settings:
            for text in (field.label, field.help, *field.labels):
                found.setdefault(text, f"recipe {recipe.name}, {field.name}")
    for check in CHECKS:
        for text in (check.title, check.about):
            found.setdefault(text, f"check {check.id}")
    for code in (*COMMON, *IN_FILES):
        for name in english_names(code):
            found.setdefault(name, "languages")
    return [Text(text, False, place) for text, place in found.items() if text]


def texts_of_core() -> list[Text]:
    """Messages of the core that a translator can meet: sentences, and the words of its lists."""
    from postil.bitext.clean import Reason  # noqa: PLC0415 (only here)
    from postil.formats.segment import SegmentState  # noqa: PLC0415
    from postil.workspace import review  # noqa: PLC0415
    from postil.workspace.checks import finding  # noqa: PLC0415
    from postil.workspace.records import Origin  # noqa: PLC0415

    words = [state.value for state in SegmentState]
    for one in (Reason, Origin, finding.Severity, review.Kind, review.Severity):
        words += filter(None, get_args(one))
    found = dict.fromkeys(words, "words of lists") | core_messages.translated()
    return [Text(text, False, place) for text, place in found.items()]


def all_texts() -> dict[str, Text]:
    """Every text of the desk once, by itself; a plural where it is one anywhere."""
    found: dict[str, Text] = {}
    for text in (*texts_of_sources(), *declared_texts(), *texts_of_core()):
        if text.source not in found or (text.plural and not found[text.source].plural):
            found[text.source] = text
    return found


class Catalogue:
    """The ``.ts`` file of one language: forms of translations by text.

    Attributes
    ----------
    translations
        One form, or two for a plural; empty texts where there is none yet.
    """

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.path = folder / f"postil_{language}.ts"
        self.compiled = folder / f"postil_{language}.qm"
        self.translations: dict[str, tuple[str, ...]] = {}
        if self.path.is_file():
            for message in etree.parse(self.path, PARSER).iter("message"):
                self.translations[message.findtext("source") or ""] = _forms(message)

    def update(self, texts: dict[str, Text]) -> None:
        """Take over exactly these texts; translations of those that stay are kept."""
        wanted = [one for one in texts.values() if one.plural or self.language != "en"]
        kept = self.translations
        self.translations = {}
        for text in sorted(wanted, key=lambda one: one.source):
            forms = kept.get(text.source, ())
            number = FORMS if text.plural else 1
            if len(forms) != number:
                forms = (*forms, *[""] * number)[:number] if text.plural else ("",)
            self.translations[text.source] = forms

    def write(self) -> None:
        """Write the ``.ts`` file, always in the same order and form."""
        root = etree.Element("TS", version="2.1", language=self.language, sourcelanguage="en")
        context = etree.SubElement(root, "context")
        etree.SubElement(context, "name").text = CONTEXT
        for source, forms in self.translations.items():
            message = etree.SubElement(context, "message")
            etree.SubElement(message, "source").text = source
            translation = etree.SubElement(message, "translation")
            if not all(forms):
                translation.set("type", "unfinished")
            if len(forms) > 1:
                message.set("numerus", "yes")
                for form in forms:
                    etree.SubElement(translation, "numerusform").text = form
            else:
                translation.text = forms[0]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        etree.indent(root)
        head = b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        self.path.write_bytes(head + etree.tostring(root, encoding="utf-8") + b"\n")

    def compile(self) -> bytes:
        """The ``.qm`` file, as lrelease of the Qt in use makes it."""
        with tempfile.TemporaryDirectory(prefix="postil-") as name:
            made = Path(name) / "made.qm"
            command = [str(lrelease()), "-silent", str(self.path), "-qm", str(made)]
            subprocess.run(command, check=True, capture_output=True)
            return made.read_bytes()

    def problems(self, texts: dict[str, Text]) -> list[Problem]:
        """Problems: texts missing, left over, or with other placeholders than the source."""
        found = []
        for text in texts.values():
            if self.language == "en" and not text.plural:
                continue
            forms = self.translations.get(text.source)
            if forms is None or not all(forms):
                found.append(
                    Problem(text.place, text.source, f"no translation in {self.path.name}")
                )
                continue
            if (len(forms) > 1) != text.plural:
                found.append(Problem(text.place, text.source, f"plural in {self.path.name}"))
            for form in forms:
                found += self._differences(text, form)
        for source in self.translations.keys() - texts.keys():
            found.append(Problem(self.path.name, source, "stands in no source any more"))
        return found

    def _differences(self, text: Text, form: str) -> Iterator[Problem]:
        wanted, there = (set(PLACES.findall(one)) for one in (text.source, form))
        if wanted != there and wanted - there - {"%n", "%Ln"} | there - wanted:
            yield Problem(text.place, form, f"placeholders differ in {self.path.name}")
        for what, one in (("start", str.lstrip), ("end", str.rstrip)):
            if (one(text.source) == text.source) != (one(form) == form):
                yield Problem(text.place, form, f"space at the {what} differs in {self.path.name}")


def _forms(message: etree._Element) -> tuple[str, ...]:
    translation = message.find("translation")
    if translation is None:
        return ("",)
    forms = translation.findall("numerusform")
    return tuple(one.text or "" for one in forms) or (translation.text or "",)


def lrelease() -> Path:
    """The compiler of translations that comes with PySide6.

    Raises
    ------
    FileNotFoundError
        It did not come with this one.
    """
    folder = Path(QtCore.__file__).parent
    for name in ("lrelease", "lrelease.exe"):
        if (folder / name).is_file():
            return folder / name
    raise FileNotFoundError(f"there is no lrelease in {folder}")


def main(argv: Sequence[str] | None = None) -> int:
    """Bring the translations up to date; returns the number of problems, at most 1."""
    parser = argparse.ArgumentParser(
        prog="python -m postil_gui.tools.messages", description=__doc__
    )
    parser.add_argument("--check", action="store_true", help="change nothing")
    args = parser.parse_args(sys.argv[1:] if argv is None else list(argv))
    texts, problems = all_texts(), []
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        if not args.check:
            catalogue.update(texts)
            catalogue.write()
            with atomic_write(catalogue.compiled) as compiled:
                compiled.write_bytes(catalogue.compile())
        problems += catalogue.problems(texts)
    for problem in problems:
        print(problem)
    return min(1, len(problems))


if __name__ == "__main__":
    sys.exit(main())

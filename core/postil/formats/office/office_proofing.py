"""Marks of the proofing language in Word, PowerPoint and OpenDocument files, found and changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from postil.formats.office.docx_runs import W
from postil.formats.office.odf_places import OFFICE, STYLE
from postil.formats.proofing import ProofingLanguage

_A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_FO = "{urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0}"
_LANG, _LANG_VALUE = f"{W}lang", f"{W}val"
_AFTER_LANG = (f"{W}eastAsianLayout", f"{W}specVanish", f"{W}oMath")
_DRAWN = (f"{_A}rPr", f"{_A}endParaRPr", f"{_A}defRPr")
_TEXT_PROPERTIES = f"{STYLE}text-properties"


def word_default(styles: Any) -> str:
    """The language that text of a Word document is in by default, or ""."""
    mark = styles.find(f"{W}docDefaults/{W}rPrDefault/{W}rPr/{_LANG}")
    return "" if mark is None else mark.get(f"{W}val", "")


def mark_word_language(root: Any, language: ProofingLanguage) -> bool:
    """Change the marks of a part of a Word document; in its styles make the one of all text."""
    if root.tag == f"{W}styles":
        _word_default_mark(root)
    changed = False
    script = "eastAsia" if language.is_asian else "bidi" if language.is_complex else "val"
    name = f"{W}{script}"
    for mark in root.iter(_LANG):
        said = mark.get(_LANG_VALUE, "")
        if said and not language.replaces(said):
            continue
        if not said and next(mark.iterancestors(f"{W}docDefaults"), None) is None:
            continue  # it is for other scripts
        if mark.get(name) != language.tag:
            mark.set(name, language.tag)
            changed = True
    return changed


def _word_default_mark(styles: Any) -> None:
    """Make the mark of the language of all text where there is none."""
    holder = styles
    for name in ("docDefaults", "rPrDefault", "rPr"):
        found = holder.find(f"{W}{name}")
        if found is None:
            found = holder.makeelement(f"{W}{name}")
            holder.insert(0, found)
        holder = found
    if holder.find(_LANG) is None:
        place = next((n for n, child in enumerate(holder) if child.tag in _AFTER_LANG), len(holder))
        holder.insert(place, holder.makeelement(_LANG))


def slide_default(presentation: Any) -> str:
    """The language that text of a presentation is in by default, or ""."""
    found = presentation.find(f"{{*}}defaultTextStyle/{_A}defPPr/{_A}defRPr")
    return "" if found is None else found.get("lang", "")


def mark_drawing_language(root: Any, language: ProofingLanguage) -> bool:
    """Change the marks of runs in slides, charts, diagrams, and of styles for them."""
    changed = False
    for properties in root.iter(*_DRAWN):
        said = properties.get("lang", "")
        if language.replaces(said) and said != language.tag:
            properties.set("lang", language.tag)
            changed = True
    return changed


def odf_default(styles: Any) -> str:
    """The language that text of an OpenDocument file is in by default, or ""."""
    return next((tag for one in _default_properties(styles) if (tag := _tag(one))), "")


def mark_odf_language(root: Any, language: ProofingLanguage) -> bool:
    """Change the marks of styles in a part; that of all text is made where there is none."""
    suffix = "-asian" if language.is_asian else "-complex" if language.is_complex else ""
    space = STYLE if suffix else _FO
    marks = {
        f"{space}language{suffix}": language.language,
        f"{space}country{suffix}": language.region or "none",
    }
    changed = False
    defaults = list(_default_properties(root))
    for properties in root.iter(_TEXT_PROPERTIES):
        tag = _tag(properties)
        if not (language.replaces(tag) or (not tag and properties in defaults)):
            continue
        for name, value in marks.items():
            changed |= properties.get(name) != value
            properties.set(name, value)
    return changed


def _default_properties(root: Any) -> Iterator[Any]:
    for style in root.iterfind(f"{OFFICE}styles/{STYLE}default-style"):
        if style.get(f"{STYLE}family") == "paragraph":
            yield from style.iterchildren(_TEXT_PROPERTIES)


def _tag(properties: Any) -> str:
    """Language and country as one tag: ``en-US``."""
    language, country = (properties.get(f"{_FO}{name}", "") for name in ("language", "country"))
    return f"{language}-{country}" if country not in ("", "none") else str(language)

"""Terminology as XML: TBX 2 and 3 (Core, Min, Basic; DCA and DCT style), MultiTerm exports.

Every term of the source language of a concept faces every one of its target language. A target term
that is deprecated, superseded or forbidden becomes a forbidden translation. Definitions and notes
go into the note of the entry. Files are streamed: a termbase may have millions of concepts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from lxml import etree

from postil.errors import InputError
from postil.formats.files import open_packed
from postil.formats.glossary import Term, one_line
from postil.formats.languages import canonical, distance
from postil.formats.xml_input import (
    attribute,
    content,
    iterate,
    language_of,
    local_name,
    syntax_error,
)
from postil.messages import Message
from postil.text.tags import clean
from postil.types.files import atomic_write

MAX_NOTE = 500
MOST_PAIRS = 10_000  # of terms of one concept; real ones have a few
_ENTRIES = {"termEntry", "conceptEntry", "conceptGrp"}
_LANGUAGES = {"langSet", "langSec", "languageGrp"}
_TERMS = {"tig", "ntig", "termSec", "termGrp"}
_STATUS = {"administrativestatus", "normativeauthorization", "status", "usage status", "termstatus"}
_AVOID = ("deprecated", "superseded", "forbidden", "prohibited", "rejected", "obsolete", "banned")
_NOTES = {"definition", "note", "context", "usage", "usage note"}
_DIALECTS = {"tbx", "martif", "mtf", "TBX"}
_HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><sourceDesc><p>Postil</p></sourceDesc></fileDesc></tbxHeader>
<text><body>
"""


@dataclass(slots=True)
class _Language:
    code: str
    terms: list[tuple[str, bool]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def stream_tbx(path: Path, source_language: str, target_language: str) -> Iterator[Term]:
    """The entries for two languages, one at a time; those nearest to the languages asked for.

    Raises
    ------
    InputError
        Not terminology, damaged, not safe to read, or without an entry for the two languages; or a
        concept has more than ``MOST_PAIRS`` pairs of terms.
    """
    found = False
    seen: set[str] = set()
    for entry in _entries(path):
        languages, notes = _read(entry)
        seen.update(canonical(language.code) for language in languages if language.terms)
        source, target = (
            _nearest(languages, wanted) for wanted in (source_language, target_language)
        )
        if source is None or target is None or source is target:
            continue
        if len(source.terms) * len(target.terms) > MOST_PAIRS:
            raise InputError(
                Message("a concept has more than {most} pairs of terms", most=MOST_PAIRS),
                file=path,
                line=entry.sourceline,
            )
        note = " · ".join(dict.fromkeys([*notes, *source.notes, *target.notes]))[:MAX_NOTE]
        for left, _ in source.terms:
            for right, avoid in target.terms:
                found = True
                yield Term(left, right, note, avoid)
    if not found:
        raise InputError(
            Message(
                "there is no term for {source_language} and {target_language}",
                source_language=source_language,
                target_language=target_language,
            ),
            file=path,
            hint=Message("Its languages are {languages}.", languages=", ".join(sorted(seen)))
            if seen
            else "",
        )


def write_tbx(
    terms: Iterable[Term], path: Path, source_language: str, target_language: str
) -> None:
    """Write ``terms`` as TBX-Basic in DCA style (ISO 30042:2019); those of one source term that
    follow each other are one concept.
    """
    languages = (source_language, target_language)
    with atomic_write(path) as temporary, temporary.open("w", encoding="utf-8") as stream:
        stream.write(_HEAD)
        groups = groupby(terms, key=lambda term: term.source)
        for number, (source, members) in enumerate(groups, 1):
            stream.write(_concept(number, source, list(members), languages))
        stream.write("</body></text>\n</tbx>\n")


def _concept(number: int, source: str, members: Sequence[Term], languages: tuple[str, str]) -> str:
    lines = [f'<conceptEntry id="c{number}">']
    notes = dict.fromkeys(term.note for term in members if term.note)
    lines += [f"<note>{content(note)}</note>" for note in notes]
    lines.append(f"<langSec xml:lang={attribute(languages[0])}>")
    lines.append(f"<termSec><term>{content(source)}</term></termSec></langSec>")
    lines.append(f"<langSec xml:lang={attribute(languages[1])}>")
    for term in members:
        status = "deprecatedTerm-admn-sts" if term.forbidden else "admittedTerm-admn-sts"
        lines.append(
            f"<termSec><term>{content(term.target)}</term>"
            f'<termNote type="administrativeStatus">{status}</termNote></termSec>'
        )
    lines.append("</langSec></conceptEntry>\n")
    return "\n".join(lines)


def _entries(path: Path) -> Iterator[Any]:
    """The concepts; each is emptied when the next one is asked for."""
    with open_packed(path, path.suffix) as (stream, _):
        context = iterate(stream, path)
        root = True
        try:
            for event, element in context:
                name = local_name(element)
                if root and name not in _DIALECTS:
                    raise InputError(
                        Message("this is no terminology but a file of <{name}>", name=name),
                        file=path,
                        line=element.sourceline,
                    )
                root = False
                if event == "end" and name in _ENTRIES:
                    yield element
                    element.clear()
                    parent = element.getparent()
                    while parent is not None and element.getprevious() is not None:
                        del parent[0]
        except etree.XMLSyntaxError as error:
            raise syntax_error(path, error) from error


def _read(entry: Any) -> tuple[list[_Language], list[str]]:
    """The languages of a concept, and the notes of the concept as a whole."""
    by_code: dict[str, _Language] = {}  # some files have one part for each term of a language
    for element in entry.iter():
        if local_name(element) in _LANGUAGES:
            language = _language(element)
            known = by_code.setdefault(canonical(language.code), language)
            if known is not language:
                known.terms += [term for term in language.terms if term not in known.terms]
                known.notes += language.notes
    own = [
        text
        for element in entry
        if local_name(element) not in _LANGUAGES
        for text in _notes(element)
    ]
    return list(by_code.values()), own


def _language(element: Any) -> _Language:
    found = _Language(language_of(element))
    for child in element:
        name = local_name(child)
        if name == "language":  # MultiTerm
            found.code = child.get("lang") or child.get("type") or ""
        elif name in _TERMS:
            text = next((_text(e) for e in child.iter() if local_name(e) == "term"), "")
            if text:
                found.terms.append((text, _is_avoided(child)))
        else:
            found.notes += _notes(child)
    return found


def _notes(element: Any) -> Iterator[str]:
    for child in element.iter():
        if _kind(child) in _NOTES:
            text = _text(child)
            if text:
                yield text


def _is_avoided(group: Any) -> bool:
    return any(
        _kind(child) in _STATUS and _text(child).lower().startswith(_AVOID)
        for child in group.iter()
    )


def _kind(element: Any) -> str:
    """Kind of a datum: by its ``type`` (DCA, MultiTerm), else by its name (DCT)."""
    return str(element.get("type") or local_name(element)).lower()


def _text(element: Any) -> str:
    return clean(one_line("".join(element.itertext())))


def _nearest(languages: Sequence[_Language], wanted: str) -> _Language | None:
    """The language with terms nearest to ``wanted``."""
    found = [
        (far, n)
        for n, language in enumerate(languages)
        if language.terms and (far := distance(wanted, language.code)) is not None
    ]
    return languages[min(found)[1]] if found else None

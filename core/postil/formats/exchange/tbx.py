"""Terminology as XML: TBX 2 and 3 (Core, Min, Basic; DCA and DCT style), MultiTerm exports.

Every term of the source language of a concept faces every one of its target language. A target term
that is deprecated, superseded or forbidden becomes a forbidden translation, one that is preferred a
preferred one. Definitions, subject fields and notes of a concept and of its languages are those of
all its entries, those of a term of the entries with it. Files are streamed: a termbase may have
millions of concepts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any, TypeAlias

from lxml import etree

from postil.errors import InputError
from postil.formats.exchange.glossary import AVOIDED, PREFERRED, Status, Term, one_line
from postil.formats.languages import canonical, distance
from postil.formats.raw.files import open_packed
from postil.formats.raw.xml_input import (
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

MOST_TEXT = 1 << 24  # characters of the notes of all entries of a concept, together
MOST_PAIRS = 10_000  # of terms of one concept; real ones have a few
_ENTRIES = {"termEntry", "conceptEntry", "conceptGrp"}
_LANGUAGES = {"langSet", "langSec", "languageGrp"}
_TERMS = {"tig", "ntig", "termSec", "termGrp"}
_STATUS = {"administrativestatus", "normativeauthorization", "status", "usage status", "termstatus"}
_TEXTS = {
    **dict.fromkeys(("note", "context", "usage", "usage note"), "note"),
    "definition": "definition",
    **dict.fromkeys(("subjectfield", "subject field", "subject", "domain"), "domain"),
}
_STATUS_NAMES: Mapping[Status, str] = {
    "preferred": "preferredTerm-admn-sts",
    "admitted": "admittedTerm-admn-sts",
    "forbidden": "deprecatedTerm-admn-sts",
}
_DIALECTS = {"tbx", "martif", "mtf", "TBX"}
_HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><sourceDesc><p>Postil</p></sourceDesc></fileDesc></tbxHeader>
<text><body>
"""


_Texts: TypeAlias = "list[tuple[str, str]]"
"""Notes and descriptions: kind and text."""


@dataclass(frozen=True, slots=True)
class _Word:
    """A term of a language."""

    text: str
    status: Status
    texts: _Texts


@dataclass(slots=True)
class _Language:
    code: str
    terms: list[_Word] = field(default_factory=list)
    texts: _Texts = field(default_factory=list)
    """Of all its terms."""


def stream_tbx(path: Path, source_language: str, target_language: str) -> Iterator[Term]:
    """The entries for two languages, one at a time; those nearest to the languages asked for.

    Raises
    ------
    InputError
        Not terminology, damaged, not safe to read, or without an entry for the two languages; or a
        concept has more than ``MOST_PAIRS`` pairs of terms, or ``MOST_TEXT`` of notes.
    """
    found = False
    seen: set[str] = set()
    for entry in _entries(path):
        languages, texts = _read(entry)
        seen.update(canonical(language.code) for language in languages if language.terms)
        source, target = (
            _nearest(languages, wanted) for wanted in (source_language, target_language)
        )
        if source is None or target is None or source is target:
            continue
        _check_size(path, entry, source, target, texts)
        found = True
        yield from _facing(source, target, texts)
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


def _facing(source: _Language, target: _Language, texts: _Texts) -> Iterator[Term]:
    """The terms of a concept in one language, each with those in the other."""
    shared = [*texts, *source.texts, *target.texts]
    for left in source.terms:
        for right in target.terms:
            said = [*shared, *left.texts, *right.texts]
            note, definition, domain = (
                " · ".join(dict.fromkeys(text for kind, text in said if kind == wanted))
                for wanted in ("note", "definition", "domain")
            )
            yield Term(
                left.text,
                right.text,
                note,
                forbidden=right.status == "forbidden",
                preferred=right.status == "preferred",
                definition=definition,
                domain=domain,
            )


def _check_size(
    path: Path, entry: Any, source: _Language, target: _Language, texts: _Texts
) -> None:
    """Check how much the entries of a concept would be.

    Raises
    ------
    InputError
        It is more than anybody writes.
    """
    if len(source.terms) * len(target.terms) > MOST_PAIRS:
        raise InputError(
            Message("a concept has more than {most} pairs of terms", most=MOST_PAIRS),
            file=path,
            line=entry.sourceline,
        )
    shared = _length([*texts, *source.texts, *target.texts])
    lefts, rights = ([_length(word.texts) for word in one.terms] for one in (source, target))
    size = shared * len(lefts) * len(rights) + sum(lefts) * len(rights) + sum(rights) * len(lefts)
    if size > MOST_TEXT:
        raise InputError(
            Message("the notes of a concept have more than {most:,} characters", most=MOST_TEXT),
            file=path,
            line=entry.sourceline,
        )


def _length(texts: _Texts) -> int:
    return sum(len(text) for _, text in texts)


def write_tbx(
    terms: Iterable[Term], path: Path, source_language: str, target_language: str
) -> None:
    """Write ``terms`` as TBX-Basic in DCA style (ISO 30042:2019); those of one source term,
    definition and domain that follow each other are one concept.
    """
    languages = (source_language, target_language)
    with atomic_write(path) as temporary, temporary.open("w", encoding="utf-8") as stream:
        stream.write(_HEAD)
        groups = groupby(terms, key=lambda term: (term.source, term.definition, term.domain))
        for number, (_, members) in enumerate(groups, 1):
            stream.write(_concept(number, list(members), languages))
        stream.write("</body></text>\n</tbx>\n")


def _concept(number: int, members: Sequence[Term], languages: tuple[str, str]) -> str:
    first = members[0]
    lines = [f'<conceptEntry id="c{number}">']
    for kind, text in (("subjectField", first.domain), ("definition", first.definition)):
        if text:
            lines.append(f'<descrip type="{kind}">{content(text)}</descrip>')
    shared = first.note if all(term.note == first.note for term in members) else ""
    lines += _note(shared)
    lines.append(f"<langSec xml:lang={attribute(languages[0])}>")
    lines.append(f"<termSec><term>{content(first.source)}</term></termSec></langSec>")
    lines.append(f"<langSec xml:lang={attribute(languages[1])}>")
    for term in members:
        status = _STATUS_NAMES[term.status]
        lines.append(
            f"<termSec><term>{content(term.target)}</term>"
            f'<termNote type="administrativeStatus">{status}</termNote>'
        )
        lines += _note("" if shared else term.note)
        lines.append("</termSec>")
    lines.append("</langSec></conceptEntry>\n")
    return "\n".join(lines)


def _note(text: str) -> list[str]:
    return [f"<note>{content(text)}</note>"] if text else []


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


def _read(entry: Any) -> tuple[list[_Language], _Texts]:
    """The languages of a concept, and the texts about the concept as a whole."""
    by_code: dict[str, _Language] = {}  # some files have one part for each term of a language
    for element in entry.iter():
        if local_name(element) in _LANGUAGES:
            language = _language(element)
            known = by_code.setdefault(canonical(language.code), language)
            if known is not language:
                known.terms += [term for term in language.terms if term not in known.terms]
                known.texts += language.texts
    own = [
        text
        for element in entry
        if local_name(element) not in _LANGUAGES
        for text in _texts(element)
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
                found.terms.append(_Word(text, _status(child), list(_texts(child))))
        else:
            found.texts += _texts(child)
    return found


def _texts(element: Any) -> Iterator[tuple[str, str]]:
    """Kind and text of the data in an element and below."""
    for child in element.iter():
        kind = _TEXTS.get(_kind(child))
        if kind is not None and (text := _text(child) if kind == "domain" else _lines(child)):
            yield kind, text


def _status(group: Any) -> Status:
    said = [_text(child).lower() for child in group.iter() if _kind(child) in _STATUS]
    if any(text.startswith(AVOIDED) for text in said):
        return "forbidden"
    return "preferred" if any(text.startswith(PREFERRED) for text in said) else "admitted"


def _kind(element: Any) -> str:
    """Kind of a datum: by its ``type`` (DCA, MultiTerm), else by its name (DCT)."""
    return str(element.get("type") or local_name(element)).lower()


def _text(element: Any) -> str:
    return clean(one_line("".join(element.itertext())))


def _lines(element: Any) -> str:
    """Text of an element, by lines. An indented line continues the one before, as in XML with a
    layout.
    """
    lines: list[str] = []
    for line in "".join(element.itertext()).splitlines():
        text = clean(one_line(line))
        if lines and line[:1] in (" ", "\t"):
            lines[-1] = f"{lines[-1]} {text}".strip()
        else:
            lines.append(text)
    return "\n".join(lines).strip("\n")


def _nearest(languages: Sequence[_Language], wanted: str) -> _Language | None:
    """The language with terms nearest to ``wanted``."""
    found = [
        (far, n)
        for n, language in enumerate(languages)
        if language.terms and (far := distance(wanted, language.code)) is not None
    ]
    return languages[min(found)[1]] if found else None

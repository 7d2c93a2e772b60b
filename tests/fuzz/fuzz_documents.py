"""Documents, memories, glossaries, rules and expressions: what is done with each.

A parser may refuse a file (``PostilError``) or use it. What it accepts, it must be able to finish:
export as it was, take translations, and read those again. Anything else is a finding.
"""

from __future__ import annotations

import time
from functools import partial
from itertools import islice
from pathlib import Path

import fuzz_seeds
from fuzz_case import Broken, Target, allowed, only
from fuzz_seeds import Case

from postil.errors import PostilError
from postil.formats.document import Document
from postil.formats.exchange.srx import read_srx, write_srx
from postil.formats.exchange.termbase import stream_termbase, write_termbase
from postil.formats.exchange.tmx import read_tmx, tmx_languages
from postil.formats.pdf_text import write_as_word
from postil.formats.raw.legacy_text import page_named
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.memory.importer import export_memory, import_tmx
from postil.memory.patterns import pattern_of
from postil.memory.store import TranslationMemory
from postil.text.srx import Rule, SegmentationRules
from postil.text.tags import TaggedText
from postil.workspace.checks.catalogue import check_pair
from postil.workspace.checks.finding import Pair
from postil.workspace.checks.patterns import check_rule
from postil.workspace.checks.settings import CheckSettings, PatternRule

_BILINGUAL = (".po", ".xlf", ".sdlxliff", ".mqxliff", ".mqxlz", ".mxliff", ".ts", ".xcstrings")


def read_document(folder: Path) -> None:
    """Open, export untouched, translate every segment, export, open again."""
    path = only(folder)
    document = open_document(path, "en", "fr")
    ids = [segment.id for segment in document.segments]
    if len(set(ids)) != len(ids):
        raise Broken("two segments have one id")
    try:
        _export(document, path)
    except PostilError as error:
        raise Broken(f"a document that could be opened cannot be exported: {error}") from error


def _export(document: Document, path: Path) -> None:
    out = path.parent / f"out{path.suffix}"
    document.save(out, {})
    if out.read_bytes() != path.read_bytes():
        raise Broken("the untouched export is not the file")
    bilingual = path.suffix in _BILINGUAL
    # the second sign keeps the first from being the name that an argument of a message lacks
    texts = {
        segment.id: segment.source + TaggedText("é")
        if bilingual
        else TaggedText("É«" + segment.source.text, segment.source.tags)
        for segment in document.segments
    }
    document.save(out, texts, dict.fromkeys(texts, SegmentState.TRANSLATED))
    try:
        # which code page a text of a few words is in is a guess; a project keeps the one it was
        page = page_named(document.code_page) or ""
        again = open_document(out, "en", "fr", encoding=page).segments
    except PostilError as error:
        if str(error).endswith(" pieces"):  # quoted, a text near the limit is beyond it
            return
        raise Broken(f"the translated export cannot be opened: {error}") from error
    if bilingual:
        found = {segment.id: segment.target for segment in again}
        if any(found.get(name) != text for name, text in texts.items()):
            raise Broken("a translation is not in the export")
        return
    said = _with_codes if path.suffix == ".properties" else _plain
    wanted = _letters("".join(said(text) for text in texts.values()))
    if _letters("".join(said(segment.source) for segment in again)) != wanted:
        raise Broken("the export does not say what was translated")


def _plain(text: TaggedText) -> str:
    return text.plain


def _with_codes(text: TaggedText) -> str:
    """What a text says with its codes: which strings have codes of Java is a guess by the file."""
    return "".join(part if isinstance(part, str) else part.display for part in text.parts())


def _letters(text: str) -> str:
    return "".join(sorted(char for char in text if char.isalnum()))


def read_pdf(folder: Path) -> None:
    """Take the text of a PDF: what is written is a document."""
    path = only(folder)
    word = folder / "text.docx"
    write_as_word(path, word)
    try:
        read = open_document(word, "en", "fr").segments
    except PostilError as error:
        raise Broken(f"the text of a PDF cannot be opened: {error}") from error
    if not read:
        raise Broken("there is no text in the document")


def read_memory(folder: Path) -> None:
    """Languages, import, look-up, export, import again: what came in is there."""
    path = only(folder)
    languages = tmx_languages(path)
    if len(languages) < 2:
        return
    source, target = languages[:2]
    memory = TranslationMemory.open_file(folder / "memory.sqlite", language=source)
    try:
        import_tmx(memory, path, source, target)
        units = list(memory.units())
        for unit in islice(units, 3):
            memory.lookup(unit.source)
            memory.concordance(unit.source.plain[:20])
        out = folder / "out.tmx"
        export_memory(memory, out, source, target)
    finally:
        memory.close()
    try:
        again = [(unit.source.plain, unit.target.plain) for unit in read_tmx(out, source, target)]
    except PostilError as error:
        raise Broken(f"the exported memory cannot be read: {error}") from error
    if again != [(unit.source.plain, unit.target.plain) for unit in units]:
        raise Broken("the exported memory does not say what was imported")


def read_glossary(folder: Path) -> None:
    """Read, recognise, write as TBX and as a table, read again."""
    terms = list(stream_termbase(only(folder), "en", "fr"))
    if not terms:
        return  # a termbase without any is refused when it is read
    for ending in (".tbx", ".tsv"):
        out = folder / f"out{ending}"
        try:
            write_termbase(terms, out, "en", "fr")
            again = list(stream_termbase(out, "en", "fr"))
        except PostilError as error:
            raise Broken(f"the exported glossary cannot be read: {error}") from error
        if {(t.source, t.target) for t in again} != {(t.source, t.target) for t in terms}:
            raise Broken(f"the glossary written as {ending} says something else")


def read_rules(folder: Path) -> None:
    """Read segmentation rules and cut texts by them."""
    rules = read_srx(only(folder))
    write_srx(rules, folder / "out.srx")
    for language in ("en", "fr-CA", "ja"):
        cut = rules.splitter(language)
        for text in (
            "Mr. Smith left. He said: “No!” Yes? 3.5 km",
            "a" * 300 + ". B",
            "。いいえ。はい",
        ):
            if "".join(cut(text)) != text:
                raise Broken("the sentences are not the text")


def use_expression(folder: Path) -> None:
    """A regular expression of a user in each place that takes one, on texts made to be slow."""
    text = only(folder).read_bytes().decode("utf-8", "replace").strip("\n")
    slow = "a" * 40 + "! Press ((the)) [button] 3.5 km é" + "ab" * 30
    allowed(partial(_find, text, slow))
    rule = PatternRule("mine", text, source=text)

    def check() -> None:
        check_rule(rule)
        settings = CheckSettings(patterns=(rule,))
        list(check_pair(Pair(TaggedText(slow), TaggedText(slow), "en", "fr", (), settings)))

    allowed(check)

    def split() -> None:
        rules = SegmentationRules({"x": (Rule(True, text, "."),)}, ((text, "x"), (".*", "x")))
        if "".join(rules.splitter("en")(slow)) != slow:
            raise Broken("the sentences are not the text")

    allowed(split)


def _find(text: str, slow: str) -> None:
    for whole in (False, True):
        pattern = pattern_of(text, expression=True, whole_words=whole)
        if pattern is None:
            continue
        try:
            pattern.spans(slow, time.monotonic() + 0.5)
        except TimeoutError:
            continue


_EXPRESSIONS = (
    r"\bword\b", r"(a+)+$", r"(?:[a-z]+\s?)*!", r"([^\W\d_])\1", r"\d{1,3}(?:[.,]\d{3})*",
    r"(?<=a)b", r"(?i)x|y", r"\p{Lu}\p{Ll}+", r"[[a-z]--[aeiou]]", r"(?P<n>a)(?P=n)", "a{2,3}?b",
    r"\x{41}\Q.*\E\z", r"(a|aa)+b", r"(?>a+)b", r"\X", r"(?R)?a", r"(?:a|b){1,50}",
    r"\N{BULLET}", r"(?e)(?:word){e<=2}",
)  # fmt: skip


def _documents(ending: str) -> list[Case]:
    return fuzz_seeds.document_seeds()[ending]


TARGETS = (
    *(
        Target(ending, partial(_documents, ending), read_document)
        for ending in fuzz_seeds.document_seeds()
    ),
    Target("pdf", fuzz_seeds.pdf_seeds, read_pdf),
    Target("tmx", fuzz_seeds.memory_seeds, read_memory),
    Target("glossary", fuzz_seeds.glossary_seeds, read_glossary),
    Target("srx", lambda: [{"case.srx": fuzz_seeds.SRX.encode()}], read_rules),
    Target(
        "regex", lambda: [{"case.regex": text.encode()} for text in _EXPRESSIONS], use_expression
    ),
)

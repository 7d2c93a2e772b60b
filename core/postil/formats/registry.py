"""Documents by the ending of their name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from postil.errors import InputError
from postil.formats.bilingual import BilingualDocument
from postil.formats.document import Document, ParagraphDocument
from postil.formats.filter_options import FilterOptions
from postil.formats.paragraphs import Cuts, CutSplitter
from postil.messages import Message
from postil.text.sentences import split_sentences
from postil.text.srx import SentenceRules
from postil.types.progress import Progress

# Module and class (or function) by the ending; a format is imported when a file of it is opened.
_FORMATS: dict[str, tuple[str, str]] = {
    ".txt": ("plaintext", "PlainTextDocument"),
    ".text": ("plaintext", "PlainTextDocument"),
    ".docx": ("office.docx", "DocxDocument"),
    ".docm": ("office.docx", "DocxDocument"),
    ".dotx": ("office.docx", "DocxDocument"),
    ".xlsx": ("office.xlsx", "XlsxDocument"),
    ".xlsm": ("office.xlsx", "XlsxDocument"),
    ".xltx": ("office.xlsx", "XlsxDocument"),
    ".pptx": ("office.pptx", "PptxDocument"),
    ".pptm": ("office.pptx", "PptxDocument"),
    ".potx": ("office.pptx", "PptxDocument"),
    ".ppsx": ("office.pptx", "PptxDocument"),
    **dict.fromkeys(
        (".odt", ".ott", ".ods", ".ots", ".odp", ".otp"), ("office.odf", "OdfDocument")
    ),
    ".po": ("strings.gettext_po", "PoDocument"),
    ".pot": ("strings.gettext_po", "PoDocument"),
    ".srt": ("strings.subtitles", "SubtitleDocument"),
    ".vtt": ("strings.subtitles", "SubtitleDocument"),
    ".idml": ("office.idml", "IdmlDocument"),
    ".md": ("markup.markdown", "MarkdownDocument"),
    ".markdown": ("markup.markdown", "MarkdownDocument"),
    ".rst": ("markup.restructured", "RestructuredDocument"),
    ".tex": ("markup.latex", "LatexDocument"),
    ".ltx": ("markup.latex", "LatexDocument"),
    ".rest": ("markup.restructured", "RestructuredDocument"),
    ".rtf": ("markup.rtf", "RtfDocument"),
    ".json": ("strings.json_strings", "JsonDocument"),
    ".arb": ("strings.json_strings", "JsonDocument"),
    ".properties": ("strings.properties", "PropertiesDocument"),
    ".csv": ("strings.csv_table", "CsvDocument"),
    ".tsv": ("strings.csv_table", "CsvDocument"),
    ".yml": ("strings.rails_yaml", "YamlDocument"),
    ".yaml": ("strings.rails_yaml", "YamlDocument"),
    ".strings": ("strings.apple_strings", "AppleStringsDocument"),
    ".stringsdict": ("strings.xml_strings", "StringsdictDocument"),
    ".xcstrings": ("strings.xcstrings", "XcstringsDocument"),
    ".resx": ("strings.xml_strings", "ResxDocument"),
    ".resw": ("strings.xml_strings", "ResxDocument"),
    ".ts": ("strings.qt_ts", "QtDocument"),
    ".ftl": ("strings.fluent", "FluentDocument"),
    ".dita": ("markup.xml_prose", "DitaDocument"),
    ".ditamap": ("markup.xml_prose", "DitaDocument"),
    ".docbook": ("markup.xml_prose", "DocBookDocument"),
    ".dbk": ("markup.xml_prose", "DocBookDocument"),
    ".xml": ("markup.xml_kinds", "xml_document"),
    ".html": ("markup.html", "HtmlDocument"),
    ".htm": ("markup.html", "HtmlDocument"),
    ".xhtml": ("markup.html", "HtmlDocument"),
    ".xlf": ("exchange.xliff", "open_xliff"),
    ".xliff": ("exchange.xliff", "open_xliff"),
    ".sdlxliff": ("exchange.xliff", "open_xliff"),
    ".mqxliff": ("exchange.xliff", "open_xliff"),
    ".mxliff": ("exchange.xliff", "open_xliff"),
    ".mqxlz": ("exchange.xliff", "MqxlzDocument"),
    ".txlf": ("exchange.xliff", "open_xliff"),
}

HANDOFF_SUFFIXES = (".sdlppx", ".mqout")
"""Endings of packages of Trados and memoQ, which :mod:`postil.formats.exchange.handoff` reads."""

RETURN_SUFFIXES = {".sdlppx": ".sdlrpx", ".mqout": ".mqback"}

BILINGUAL_SUFFIXES = (".xlf", ".xliff", ".sdlxliff", ".mqxliff", ".mqxlz", ".txlf", ".po")
"""Endings of documents that say both texts of each segment, and how far it is."""

TAKEN_AS_TEXT = (".pdf",)
"""Documents of which a project takes the text alone, see :mod:`postil.formats.pdf_text`."""

_PACKAGE = Message("this is a package of another tool: open it as a package, not as a document")
_OLD_OFFICE = Message(
    "files of Office 97 are not read: save it in the present format, as docx, xlsx or pptx"
)
REFUSED: dict[str, Message] = {
    **dict.fromkeys(HANDOFF_SUFFIXES, _PACKAGE),
    **dict.fromkeys((".doc", ".dot", ".xls", ".ppt"), _OLD_OFFICE),
    ".pdf": Message(
        "a PDF is not translated in place: a new project takes its text; better ask for the "
        "document that it was made from"
    ),
    ".indd": Message("documents of InDesign itself are not read: export it as IDML"),
    ".pages": Message("documents of Pages are not read: export it as Word"),
}
"""Documents by their ending that people want to translate and that cannot be, with the way out."""

_Opener = Callable[..., Document]
DOCUMENT_SUFFIXES: tuple[str, ...] = tuple(_FORMATS)
WORD_SUFFIXES = tuple(ending for ending, (module, _) in _FORMATS.items() if module == "office.docx")

# The same for people.
DOCUMENT_KINDS = Message(
    "Word, Excel, PowerPoint, OpenDocument, RTF, InDesign, HTML, XLIFF, PO, Markdown, "
    "reStructuredText, LaTeX, subtitles, JSON, YAML, properties, resx, strings of Android, "
    "Apple, Qt and Fluent, DITA, DocBook, CSV, plain text"
)


def open_document(
    path: Path,
    source_language: str,
    target_language: str,
    rules: SentenceRules | None = None,
    cuts: Cuts | None = None,
    *,
    encoding: str = "",
    options: FilterOptions | None = None,
    progress: Progress | None = None,
) -> Document:
    """Open a document to translate.

    Parameters
    ----------
    source_language
        Decides where sentences end in formats that know no segments.
    target_language
        Written into files that name none.
    rules
        Segmentation rules for formats without segments; by default Postil's own.
    cuts
        Paragraphs of such formats, and units of others, that are cut elsewhere.
    encoding
        Python's name of the code page chosen for a text that is no UTF-8 and declares no encoding.
    options
        What is read beside the body, and by which version of the filter, in formats that have such
        options; by default the present one.
    progress
        Of reading the file, in formats whose files are large.

    Raises
    ------
    InputError
        The file is missing, damaged, not safe to read, or of a format that Postil does not know.
    """
    path = Path(path)
    suffix = path.suffix.lower()
    found = _FORMATS.get(suffix)
    if found is None and suffix in REFUSED:
        raise InputError(REFUSED[suffix], file=path)
    if found is None:
        raise InputError(
            Message(
                "files of the kind {suffix} cannot be translated",
                suffix=path.suffix or Message("without an ending"),
            ),
            file=path,
            hint=Message(
                "Postil opens {document_kinds}: {endings}.",
                document_kinds=DOCUMENT_KINDS,
                endings=" ".join(DOCUMENT_SUFFIXES),
            ),
        )
    module, name = found
    chosen: dict[str, Any] = {"encoding": encoding} if encoding else {}
    opener: object = getattr(import_module(f"postil.formats.{module}"), name)
    if suffix == ".xml":
        opener = cast("Callable[[Path], object]", opener)(path)
    if isinstance(opener, type) and issubclass(opener, Document) and opener.heeds_options:
        chosen |= {"options": options, "progress": progress}
    try:
        if isinstance(opener, type) and issubclass(opener, ParagraphDocument):
            splitter = rules.splitter(source_language) if rules is not None else None
            if cuts is not None:
                usual = splitter or partial(split_sentences, language=source_language)
                splitter = CutSplitter(usual, cuts)
            return opener(path, source_language, target_language, splitter, **chosen)
        document = cast("_Opener", opener)(path, source_language, target_language, **chosen)
        if cuts is not None and isinstance(document, BilingualDocument):
            document.recut(cuts)
        return document
    except RecursionError as error:
        raise InputError("the document is nested too deeply", file=path) from error


def is_bilingual(path: Path) -> bool:
    """Whether a file is bilingual, by its name."""
    return path.suffix.lower() in BILINGUAL_SUFFIXES


def is_handoff(path: Path) -> bool:
    """Whether a file is a package of Trados or memoQ, by its name."""
    return path.suffix.lower() in HANDOFF_SUFFIXES

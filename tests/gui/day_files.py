"""What a client sends for the day: a document, a memory, a glossary; and what is in a document."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from xml.sax.saxutils import escape

from postil.formats.registry import open_document
from postil.text.tags import Tag, TaggedText
from postil_resources.sample_project import sample_file

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
CONTENT_TYPES = (
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/'
    'content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package'
    '.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd'
    '.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
)
RELATIONSHIPS = (
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/'
    'relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/'
    '2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
)
UNITS = {  # in the client's memory, beside those of the sample
    "Thank you for choosing a printer of the Aurora series.": (
        "Merci d'avoir choisi une imprimante de la série Aurora."
    ),
}
TERMS = {"fleet desk": "guichet du parc"}  # in the client's glossary, beside those of the sample


@dataclass(frozen=True)
class Pair:
    """A segment as it comes, and its translation; ``end`` if its paragraph ends with it."""

    source: TaggedText
    target: TaggedText
    end: bool = True


def plain(source: str, target: str, *, end: bool = True) -> Pair:
    return Pair(TaggedText.of(source), TaggedText.of(target), end)


def sample_pairs() -> list[Pair]:
    """Sources and translations of the sample's guide, one sentence each."""
    document = open_document(sample_file("quick-guide.xlf"), "en", "fr")
    reference = open_document(sample_file("quick-guide.reference.xlf"), "en", "fr")
    pairs = []
    for one, other in zip(document.segments, reference.segments, strict=True):
        assert other.target is not None
        if all(tag.kind != "single" for tag in one.source.tags):
            pairs.append(Pair(one.source, other.target))
    return pairs


def write_docx(path: Path, pairs: Iterable[Pair]) -> Path:
    """A document of the sources; what their pairs of tags hold is bold."""
    paragraphs: list[list[str]] = [[]]
    for pair in pairs:
        bold = False
        for part in pair.source.parts():
            if isinstance(part, Tag):
                bold = part.kind == "open"
                continue
            style = "<w:rPr><w:b/></w:rPr>" if bold else ""
            body = escape(part)
            paragraphs[-1].append(f'<w:r>{style}<w:t xml:space="preserve">{body}</w:t></w:r>')
        paragraphs[-1].append('<w:r><w:t xml:space="preserve"> </w:t></w:r>')
        if pair.end:
            paragraphs[-1].pop()
            paragraphs.append([])
    body = "".join(f"<w:p>{''.join(runs)}</w:p>" for runs in paragraphs[:-1])
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", CONTENT_TYPES)
        archive.writestr("_rels/.rels", RELATIONSHIPS)
        archive.writestr(
            "word/document.xml",
            f'<?xml version="1.0"?><w:document xmlns:w="{WORD}"><w:body>{body}</w:body>'
            "</w:document>",
        )
    return path


def read_docx(path: Path) -> list[tuple[str, list[str]]]:
    """The text of each paragraph and its bold parts, as Word would show them."""
    with zipfile.ZipFile(path) as archive:
        text = archive.read("word/document.xml").decode("utf-8")
    found = []
    for paragraph in re.findall(r"<w:p[ >].*?</w:p>", text, re.DOTALL):
        runs = re.findall(r"<w:r[ >].*?</w:r>", paragraph, re.DOTALL)
        texts = [unescape("".join(re.findall(r"<w:t[^>]*>(.*?)</w:t>", run))) for run in runs]
        bold = [text for run, text in zip(runs, texts, strict=True) if "<w:b/>" in run]
        found.append(("".join(texts), bold))
    return found


def held(text: TaggedText) -> list[str]:
    """What the pairs of tags of a text hold."""
    out: list[str] = []
    bold = False
    for part in text.parts():
        if isinstance(part, Tag):
            bold = part.kind == "open"
        elif bold:
            out.append(part)
    return out


def write_memory(path: Path) -> Path:
    """The sample's memory and the client's own units."""
    own = "".join(
        f'<tu creationid="CLIENT"><tuv xml:lang="en"><seg>{escape(source)}</seg></tuv>'
        f'<tuv xml:lang="fr"><seg>{escape(target)}</seg></tuv></tu>\n'
        for source, target in UNITS.items()
    )
    text = sample_file("printer-guide.tmx").read_text(encoding="utf-8")
    assert "</body>" in text
    path.write_text(text.replace("</body>", f"{own}</body>"), encoding="utf-8")
    return path


def write_glossary(path: Path) -> Path:
    """The sample's glossary and the client's own terms."""
    own = "".join(f"{source}\t{target}\t\t\n" for source, target in TERMS.items())
    text = sample_file("glossary.tsv").read_text(encoding="utf-8")
    path.write_text(text.rstrip("\n") + "\n" + own, encoding="utf-8")
    return path

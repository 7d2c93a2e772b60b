"""Small Word, OpenDocument and InDesign files, with what a test wants in them."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

from package_files import content_types, write_zip

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
DOCX_SPACES = (
    f'xmlns:w="{W}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="urn:wps" xmlns:v="urn:schemas-microsoft-com:vml"'
)
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
_KIND = "vnd.openxmlformats-officedocument.wordprocessingml"

_URN = "urn:oasis:names:tc:opendocument:xmlns"
_NAMES = ("office", "text", "style", "table", "draw")
_ODT_SPACES = " ".join(f'xmlns:{name}="{_URN}:{name}:1.0"' for name in _NAMES)
_ODT_SPACES += (
    f' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:fo="{_URN}:xsl-fo-compatible:1.0"'
)
_ODT_SPACES += ' xmlns:dc="http://purl.org/dc/elements/1.1/"'

_IDML = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging"'


def member(path: Path, name: str) -> str:
    return zipfile.ZipFile(path).read(name).decode()


def run(text: str, properties: str = "", more: str = "") -> str:
    inside = f"<w:rPr>{properties}</w:rPr>" if properties else ""
    return f'<w:r w:rsidR="00A1">{inside}<w:t xml:space="preserve">{text}</w:t>{more}</w:r>'


def docx(path: Path, *paragraphs: str, **parts: str) -> Path:
    """A document of these paragraphs (contents of ``w:p``), and other parts by name."""
    body = "".join(f'<w:p w:rsidR="00B2"><w:pPr/>{text}</w:p>' for text in paragraphs)
    document = f"<w:document {DOCX_SPACES}><w:body>{body}</w:body></w:document>"
    members = {
        "word/document.xml": HEAD + document,
        **{f"word/{name}.xml": f"{HEAD}{text}" for name, text in parts.items()},
        "word/media/image1.png": b"\x89PNG picture" * 20,
    }
    kinds = {f"word/{name}.xml": f"{_KIND}.{name.rstrip('0123456789')}+xml" for name in parts}
    kinds["word/document.xml"] = f"{_KIND}.document.main+xml"
    return write_zip(path, {"[Content_Types].xml": content_types(kinds), **members})


def odt(
    path: Path, *paragraphs: str, styles: str = "", common: str = "", manifest: str = "<m/>"
) -> Path:
    """A text of these paragraphs; what begins with ``<text:section`` or a table stands as it is."""
    body = "".join(
        text if text.startswith(("<text:section", "<table:")) else f"<text:p>{text}</text:p>"
        for text in paragraphs
    )
    content = (
        f'<?xml version="1.0"?>\n<office:document-content {_ODT_SPACES}><office:automatic-styles>'
        f"{styles}</office:automatic-styles><office:body>{body}</office:body></office:document-content>"
    )
    members = {
        "mimetype": "application/vnd.oasis.opendocument.text",
        "content.xml": content,
        "META-INF/manifest.xml": manifest,
        "Pictures/1.png": b"\x89PNG" * 9,
    }
    if common:
        members["styles.xml"] = (
            f'<?xml version="1.0"?>\n<office:document-styles {_ODT_SPACES}><office:styles>'
            f"{common}</office:styles></office:document-styles>"
        )
    return write_zip(path, members, stored=("mimetype",))


def odt_style(name: str, properties: str, family: str = "text", parent: str = "") -> str:
    kind = "table" if family == "table" else "text"
    based = f' style:parent-style-name="{parent}"' if parent else ""
    return (
        f'<style:style style:name="{name}" style:family="{family}"{based}>'
        f"<style:{kind}-properties {properties}/></style:style>"
    )


def idml(path: Path, stories: Mapping[str, str]) -> Path:
    """A document of stories, by name; each the content of one paragraph style range."""
    names = "".join(f'<idPkg:Story src="Stories/Story_{name}.xml"/>' for name in stories)
    members: dict[str, str | bytes] = {
        "mimetype": "application/vnd.adobe.indesign-idml-package",
        "designmap.xml": f"<Document {_IDML}>{names}</Document>",
    }
    for name, text in stories.items():
        members[f"Stories/Story_{name}.xml"] = (
            f'<?xml version="1.0" encoding="UTF-8"?>\n<idPkg:Story {_IDML}><Story>'
            f'<ParagraphStyleRange P="x">{text}</ParagraphStyleRange></Story></idPkg:Story>\n'
        )
    return write_zip(path, members, stored=("mimetype",))

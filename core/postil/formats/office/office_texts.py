"""Texts of Office files outside of paragraphs: alternative texts of pictures, labels of charts,
properties of the document.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from postil.formats.blocks import TextBlock
from postil.formats.filter_options import Extra
from postil.formats.office.office import PackageDocument, parts_of_types
from postil.formats.office.office_runs import drawing_blocks
from postil.formats.plain_texts import PlainText, alternative_texts, plain_blocks

CHART = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"
_NEW_CHART = "{http://schemas.microsoft.com/office/drawing/2014/chartex}"
_NEW_CHARTS = ("ms-office.chartex+xml",)
CHARTS = ("drawingml.chart+xml", *_NEW_CHARTS)
_CORE = ("package.core-properties+xml",)
_VML = "{urn:schemas-microsoft-com:vml}"
_DC = "{http://purl.org/dc/elements/1.1/}"
_CP = "{http://schemas.openxmlformats.org/package/2006/metadata/core-properties}"
_PROPERTIES = (
    f"{_DC}title", f"{_DC}subject", f"{_DC}description", f"{_CP}keywords", f"{_CP}category",
)  # fmt: skip


def alternative_blocks(document: PackageDocument, label: str, root: Any) -> Iterator[TextBlock]:
    """Alternative texts and titles of pictures, shapes, charts and tables of a part."""
    if not document.options.first:
        shapes = (
            one
            for one in root.iter("{*}docPr", "{*}cNvPr", f"{_VML}*")
            if one.get("hidden") not in ("1", "true")
        )
        texts = alternative_texts(shapes, "descr", "title", "alt")
        yield from plain_blocks(document, f"{label}:alt", texts)


def shape_blocks(
    document: PackageDocument, label: str, tree: Any, note: str = ""
) -> Iterator[TextBlock]:
    """All texts of a slide, drawing or chart: paragraphs first, ``note`` on the first of them."""
    yield from drawing_blocks(document, label, tree, note)
    yield from chart_blocks(document, label, tree.getroot())
    yield from alternative_blocks(document, label, tree.getroot())


def chart_blocks(document: PackageDocument, label: str, root: Any) -> Iterator[TextBlock]:
    """Names of the series and categories of a chart, as the file keeps them beside the formula that
    they come from, and as words of its own.
    """
    if not document.options.first:
        yield from plain_blocks(document, f"{label}:label", chart_labels(root))


def chart_labels(root: Any) -> Iterator[PlainText]:
    """All words in a chart that are no paragraphs."""
    for element in root.iter(f"{CHART}v", f"{_NEW_CHART}pt", f"{_NEW_CHART}v"):
        if _is_label(element) and any(map(str.isalpha, element.text or "")):
            yield PlainText(element)


def _is_label(element: Any) -> bool:
    parent = element.getparent()
    if element.tag == f"{CHART}v":
        if parent.tag == f"{CHART}pt":
            holder = next(parent.iterancestors(f"{CHART}numCache", f"{CHART}numLit"), None)
            return holder is None
        return bool(parent.tag == f"{CHART}tx")
    if element.tag == f"{_NEW_CHART}pt":
        return next(element.iterancestors(f"{_NEW_CHART}strDim"), None) is not None
    return bool(parent.tag == f"{_NEW_CHART}txData")


def new_chart_parts(document: PackageDocument) -> list[str]:
    """Charts of the kinds that Office has since 2016 (tree maps, waterfalls and the like)."""
    return [] if document.options.first else parts_of_types(document.package, _NEW_CHARTS)


def property_parts(document: PackageDocument) -> list[str]:
    """The part with the properties of the document, if they are wanted."""
    if Extra.PROPERTIES not in document.options.include:
        return []
    return parts_of_types(document.package, _CORE)


def property_blocks(document: PackageDocument, label: str, tree: Any) -> Iterator[TextBlock]:
    """Title, subject, comments, keywords and category of the document."""
    root = tree.getroot()
    if root.tag == f"{_CP}coreProperties":
        yield from plain_blocks(document, f"{label}:", map(PlainText, root.iter(*_PROPERTIES)))

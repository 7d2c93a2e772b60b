"""Workbooks within presentations and texts that hold the data of their charts.

A chart shows copies of their cells until somebody edits its data; then it shows the cells. So what
a chart calls otherwise now, its workbook calls so, too.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path

from postil.errors import InputError
from postil.formats.office.office import PackageDocument, parts_of_types, relations
from postil.formats.office.office_texts import CHARTS, chart_labels
from postil.formats.office.strict_ooxml import as_transitional
from postil.formats.office.xlsx import XlsxDocument
from postil.formats.raw.xml_input import parse
from postil.text.tags import TaggedText

_ENDING = ".xlsx"


def with_workbooks(document: PackageDocument, replaced: Mapping[str, bytes]) -> dict[str, bytes]:
    """Parts that change, with the workbooks of the charts among them."""
    changed = dict(replaced)
    for name in parts_of_types(document.package, CHARTS) if replaced else ():
        new = _new_labels(document, name, replaced[name]) if name in replaced else {}
        for related in relations(document.package, name) if new else ():
            part = related.part
            if part.lower().endswith(_ENDING) and part in document.package:
                workbook = changed.get(part) or document.package.read(part)
                changed[part] = _translated(document, workbook, new)
    return changed


def _new_labels(document: PackageDocument, name: str, data: bytes) -> dict[str, str]:
    """Labels of a chart that changed, by what they were."""
    trees = (
        parse(as_transitional(one)[0], document.path, name)
        for one in (document.package.read(name), data)
    )
    old, new = ([label.text for label in chart_labels(tree.getroot())] for tree in trees)
    pairs = zip(old, new, strict=True) if len(old) == len(new) else ()
    return {before: after for before, after in pairs if before != after}


def _translated(document: PackageDocument, workbook: bytes, new: Mapping[str, str]) -> bytes:
    """A workbook whose cells have the texts of the chart; as it is, if it cannot be read."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path, out = Path(folder) / f"in{_ENDING}", Path(folder) / f"out{_ENDING}"
        path.write_bytes(workbook)
        languages = document.source_language, document.target_language
        try:
            cells = XlsxDocument(path, *languages, _whole)
        except InputError:
            return workbook
        targets = {
            one.id: TaggedText.of(new[one.source.plain])
            for one in cells.segments
            if one.source.plain in new
        }
        cells.save(out, targets)
        return out.read_bytes()


def _whole(text: str) -> list[str]:
    """No text of a cell is cut."""
    return [text]

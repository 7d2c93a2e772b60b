"""Direction of the text of InDesign documents, turned where the languages of source and target run
in different directions: by the styles, and where stories, paragraphs and tables say it themselves.

Alignment is by sides. Text from right to left is set by a composer of its own: the others neither
join letters nor put them in order.
"""

from __future__ import annotations

from typing import Any

from postil.formats.languages import Direction
from postil.formats.raw.xml_input import local_name

_WAYS: dict[Direction, str] = {"rtl": "RightToLeftDirection", "ltr": "LeftToRightDirection"}
_SAID = ("ParagraphDirection", "StoryDirection", "TableDirection")
_SIDES = {
    "LeftAlign": "RightAlign",
    "RightAlign": "LeftAlign",
    "LeftJustified": "RightJustified",
    "RightJustified": "LeftJustified",
}
_PARAGRAPHS = frozenset({"ParagraphStyle", "ParagraphStyleRange"})
_BASE = "ParagraphStyle/$ID/[No paragraph style]"
_COMPOSERS = {"HL Composer": "HL Composer Optyca", "HL Single": "HL Single Optyca"}


def turn_indesign(root: Any, direction: Direction) -> bool:
    """Turn a story, or the styles; whether anything changed."""
    changed = False
    for element in root.iter("{*}*"):
        before = dict(element.attrib)
        for name in _SAID:
            if element.get(name) in _WAYS.values():
                element.set(name, _WAYS[direction])
        if local_name(element) in _PARAGRAPHS:
            _turn_paragraph(element, direction)
        changed |= dict(element.attrib) != before
    return changed


def _turn_paragraph(element: Any, direction: Direction) -> None:
    """Turn a paragraph, or a style; all styles are based on one, which says what others do not."""
    if element.get("Self", "").endswith(_BASE):
        element.set("ParagraphDirection", _WAYS[direction])
        if direction == "rtl":
            element.set("Justification", element.get("Justification", "LeftAlign"))
            element.set("Composer", element.get("Composer", "HL Composer"))
    side, composer = element.get("Justification"), element.get("Composer")
    if side in _SIDES:
        element.set("Justification", _SIDES[side])
    if direction == "rtl" and composer in _COMPOSERS:
        element.set("Composer", _COMPOSERS[composer])

"""States of XLIFF 1.2 and of the dialects of Trados, memoQ and Phrase, to Postil's and back.

A finer state of the file stays as it is as long as it means the same to us.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from postil.formats.exchange import phrase
from postil.formats.file_suggestions import kind_named
from postil.formats.raw.xml_input import local_name
from postil.formats.segment import SegmentState

TIME = "%Y-%m-%dT%H:%M:%SZ"  # as Postil writes it, and memoQ
_SDL_TIME = "%m/%d/%Y %H:%M:%S"
SDL = "http://sdl.com/FileTypes/SdlXliff/1.0"
MEMOQ = "MQXliff"

_NEW, _DRAFT, _TRANSLATED, _REVIEWED, _FINAL, _REJECTED = SegmentState

_FROM_XLIFF = {
    "new": _NEW,
    "needs-translation": _NEW,
    "needs-adaptation": _DRAFT,
    "needs-l10n": _DRAFT,
    "needs-review-adaptation": _DRAFT,
    "needs-review-l10n": _DRAFT,
    "needs-review-translation": _DRAFT,
    "translated": _TRANSLATED,
    "signed-off": _REVIEWED,
    "final": _FINAL,
}
_TO_XLIFF = {
    _NEW: "new",
    _DRAFT: "needs-review-translation",
    _TRANSLATED: "translated",
    _REVIEWED: "signed-off",
    _FINAL: "final",
    _REJECTED: "needs-translation",
}
_FROM_SDL = {
    "unspecified": _NEW,
    "draft": _DRAFT,
    "translated": _TRANSLATED,
    "approvedtranslation": _REVIEWED,
    "approvedsignoff": _FINAL,
    "rejectedtranslation": _REJECTED,
    "rejectedsignoff": _REJECTED,
}
_TO_SDL = {
    _NEW: "Unspecified",
    _DRAFT: "Draft",
    _TRANSLATED: "Translated",
    _REVIEWED: "ApprovedTranslation",
    _FINAL: "ApprovedSignOff",
    _REJECTED: "RejectedTranslation",
}
MOST_PERCENT = 1000  # more is no match; tools give up to 110 where the context is the same, too
_OF_ORIGIN = ("origin", "origin-system", "percent", "struct-match", "text-match")
_FROM_MEMOQ = {
    "notstarted": _NEW,
    "manuallyconfirmed": _TRANSLATED,
    "reviewer1confirmed": _REVIEWED,
    "proofread": _FINAL,
    "rejected": _REJECTED,
}
_TO_MEMOQ = {
    _NEW: "NotStarted",
    _DRAFT: "PartiallyEdited",
    _TRANSLATED: "ManuallyConfirmed",
    _REVIEWED: "Reviewer1Confirmed",
    _FINAL: "Proofread",
    _REJECTED: "Rejected",
}


@dataclass(frozen=True, slots=True)
class Status:
    """Status of a segment in a file, besides its texts."""

    state: SegmentState
    origin: str = ""
    score: float | None = None
    locked: bool = False
    author: str = ""
    made: str = ""


def read_status(unit: Any, target: Any | None, mid: str | None, *, filled: bool) -> Status:
    """Status of the segment ``mid`` of a ``trans-unit`` (None: of the whole unit).

    Parameters
    ----------
    filled
        Whether there is a translation; a file that names no state has drafts then.
    """
    default = _DRAFT if filled else _NEW
    definition = sdl_definition(unit, mid)
    if definition is not None:
        state = _FROM_SDL.get(definition.get("conf", "").lower(), default)
        return Status(
            default if state == _NEW else state,
            definition.get("origin", ""),
            _percent(definition.get("percent")),
            definition.get("locked") == "true",
            *_sdl_author(definition),
        )
    status = unit.get(f"{{{MEMOQ}}}status")
    if status is not None:
        locked = unit.get(f"{{{MEMOQ}}}locked", "") not in ("", "none", "false")
        score = _percent(unit.get(f"{{{MEMOQ}}}percent"))
        author = unit.get(f"{{{MEMOQ}}}lastchanginguser", "")
        made = _time(unit.get(f"{{{MEMOQ}}}lastchangedtimestamp", ""), TIME)
        state = _FROM_MEMOQ.get(status.lower(), default)
        return Status(state, "", score, locked, author, made)
    if phrase.is_phrase(unit):
        score = round(100 * (_percent(phrase.attribute(unit, "score")) or 0), 1)
        return Status(
            _of_phrase(unit) or default,
            phrase.attribute(unit, "trans-origin"),
            score or None,
            phrase.attribute(unit, "locked").lower() == "true",
            *phrase.author_of(unit),
        )
    if target is None or (mid is not None and not filled):  # the unit's state is not this one's
        return Status(default)
    qualifier = target.get("state-qualifier", "")
    if qualifier.startswith("rejected"):
        return Status(_REJECTED, qualifier)
    state = _FROM_XLIFF.get(target.get("state", "").lower(), default)
    if "state" not in target.attrib and filled and unit.get("approved") == "yes":
        state = _FINAL
    return Status(state, qualifier)


def machine_name(unit: Any, target: Any | None, mid: str | None) -> str:
    """Name of the machine that made the translation of a segment; "" if none did."""
    definition = sdl_definition(unit, mid)
    if definition is not None:
        origin, name = definition.get("origin", ""), definition.get("origin-system", "")
    elif phrase.is_phrase(unit):
        by_people = _of_phrase(unit) or phrase.attribute(unit, "level-edited").lower() == "true"
        origin, name = "" if by_people else phrase.attribute(unit, "trans-origin"), ""
    else:
        origin = unit.get(f"{{{MEMOQ}}}status") or ""
        if not origin and target is not None:
            origin = target.get("state-qualifier", "")
        name = ""
    return (name or origin) if kind_named(origin) == "machine" else ""


def write_status(
    unit: Any, target: Any, mid: str | None, state: SegmentState, *, edited: bool
) -> None:
    """Write the state of a segment the way its file keeps states.

    Parameters
    ----------
    edited
        The target is new: where the old one came from is no longer true.
    """
    definition = sdl_definition(unit, mid)
    if definition is not None:
        if _FROM_SDL.get(definition.get("conf", "").lower()) != state:
            definition.set("conf", _TO_SDL[state])
        if edited:
            _edited(definition)
        return
    key = f"{{{MEMOQ}}}status"
    status = unit.get(key)
    if status is not None:
        typed = edited and state == _DRAFT  # no longer as the memory or the machine had it
        if typed or _FROM_MEMOQ.get(status.lower(), _DRAFT) != state:
            unit.set(key, _TO_MEMOQ[state])
        return
    if phrase.is_phrase(unit):
        _write_phrase(unit, state, edited=edited)
        return
    before = read_status(unit, target, None, filled=True).state
    if edited or before == _REJECTED:
        target.attrib.pop("state-qualifier", None)
    if state == _REJECTED:
        target.set("state-qualifier", "rejected-inaccurate")
    if before != state or "state" not in target.attrib:
        target.set("state", _TO_XLIFF[state])
    if before != state and state == _FINAL:
        unit.set("approved", "yes")
    elif unit.get("approved") == "yes" and state not in (_REVIEWED, _FINAL):
        unit.set("approved", "no")


def has_own_states(unit: Any, mid: str | None) -> bool:
    """Whether every segment of the unit has a state of its own (Trados)."""
    return sdl_definition(unit, mid) is not None


def sdl_definition(unit: Any, mid: str | None) -> Any | None:
    """The ``sdl:seg`` that describes the segment ``mid``."""
    if mid is None:
        return None
    for definitions in unit.iterchildren(f"{{{SDL}}}seg-defs"):
        for definition in definitions:
            if local_name(definition) == "seg" and definition.get("id") == mid:
                return definition
    return None


def _of_phrase(unit: Any) -> SegmentState | None:
    """State of a unit of Phrase by the workflow step it is confirmed in; None: not confirmed."""
    step = phrase.attribute(unit, "confirmed").lower()
    if step in ("", "0", "false"):
        return None
    return _REVIEWED if step.isdecimal() and step.lstrip("0") not in ("", "1") else _TRANSLATED


def _write_phrase(unit: Any, state: SegmentState, *, edited: bool) -> None:
    before = _of_phrase(unit)
    if edited:
        phrase.set_attribute(unit, "level-edited", "true")
    if not state.is_confirmed:
        if before is not None:
            phrase.set_attribute(unit, "confirmed", "0")
    elif before is None or (before == _TRANSLATED != state):
        step = phrase.attribute(unit.getroottree().getroot(), "level")
        phrase.set_attribute(unit, "confirmed", step if step.isdecimal() and int(step) > 0 else "1")


def _edited(definition: Any) -> None:
    """Mark a Trados segment as edited by a person, with the former origin of its text."""
    before = {name: definition.attrib.pop(name) for name in _OF_ORIGIN if name in definition.attrib}
    if before.get("origin", "interactive") != "interactive":
        name = f"{{{SDL}}}prev-origin"
        earlier = definition.makeelement(name, before, definition.nsmap)
        older = definition.find(name)
        if older is not None:
            earlier.tail, older.tail = older.tail, None
            definition.replace(older, earlier)
            earlier.append(older)
        else:
            definition.insert(0, earlier)
    definition.set("origin", "interactive")


def _sdl_author(definition: Any) -> tuple[str, str]:
    """Author and time of the last change of a segment, else of its creation."""
    said = {value.get("key"): value.text or "" for value in definition.iter(f"{{{SDL}}}value")}
    for by, on in (("last_modified_by", "modified_on"), ("created_by", "created_on")):
        if said.get(by):
            return said[by], _time(said.get(on, ""), _SDL_TIME)
    return "", ""


def _time(text: str, form: str) -> str:
    """A time as Postil writes it; "" if it is none. memoQ writes year 1 for never."""
    try:
        found = datetime.strptime(text.strip(), form)
    except ValueError:
        return ""
    return found.strftime(TIME) if found.year > 1 else ""


def _percent(text: str | None) -> float | None:
    """Per cent of a match, or a share; None for what can be none."""
    try:
        found = float(text or "nan")
    except ValueError:
        return None
    return found if 0 <= found <= MOST_PERCENT else None

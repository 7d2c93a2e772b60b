"""Rules that Trados, memoQ, Wordfast and Phrase check in the XLIFF they take back.

There is no public schema of these dialects. The rules are those of XLIFF 1.2's own (unique units, a
target where it may stand, codes that pair) and what the tools refuse or repair: segments named in
the target and in its definitions, words for states, codes that the source has, history in order.
"""

from __future__ import annotations

import re
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lxml import etree

X = "{urn:oasis:names:tc:xliff:document:1.2}"
SDL = "{http://sdl.com/FileTypes/SdlXliff/1.0}"
MQ = "{MQXliff}"
M = "{http://www.memsource.com/mxlf/2.0}"
PHRASE_TAG = re.compile(r"\{[0-9]+\}|\{[0-9]+>|<[0-9]+\}")
CONFIRMATIONS = {
    "Unspecified", "Draft", "Translated", "RejectedTranslation", "ApprovedTranslation",
    "RejectedSignOff", "ApprovedSignOff",
}  # fmt: skip
STATUSES = {
    "NotStarted", "Pretranslated", "AssembledFromFragments", "PartiallyEdited", "MachineTranslated",
    "ManuallyConfirmed", "Reviewer1Confirmed", "Proofread", "Rejected", "TranslationConfirmed",
}  # fmt: skip
STATES = {
    "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-translation", "new", "signed-off", "translated",
}  # fmt: skip
CODES = ("g", "x", "bx", "ex", "ph", "bpt", "ept", "it")
# What may come before a target in its unit.
BEFORE = (f"{X}source", f"{X}seg-source", f"{X}target")


def faults(path: Path) -> list[str]:
    """Broken rules, each with its unit."""
    if path.suffix == ".mqxlz":
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            if names[:1] != ["document.mqxliff"] or archive.testzip() is not None:
                return ["the package does not begin with its document"]
            root = etree.fromstring(archive.read("document.mqxliff"))
    else:
        root = etree.parse(path).getroot()
    return list(_faults(root))


def _faults(root: Any) -> Iterator[str]:
    known = {one.get("id") for one in root.iter(f"{SDL}tag", "{*}tag") if one.get("id")}
    for file in root.iter(f"{X}file"):
        seen: Counter[str] = Counter(one.get("id", "") for one in file.iter(f"{X}trans-unit"))
        yield from (f"{name}: the unit is there twice" for name, n in seen.items() if n > 1)
    for unit in root.iter(f"{X}trans-unit"):
        for fault in _of_unit(unit):
            yield f"{unit.get('id')}: {fault}"
        definitions = unit.find(f"{SDL}seg-defs")
        if definitions is not None:
            for fault in _of_trados(unit, definitions, known):
                yield f"{unit.get('id')}: {fault}"
        if unit.get(f"{MQ}status") is not None:
            for fault in _of_memoq(unit):
                yield f"{unit.get('id')}: {fault}"
        if unit.get(f"{M}confirmed") is not None:
            for fault in _of_phrase(unit):
                yield f"{unit.get('id')}: {fault}"
    for comment in root.iter(f"{X}mrk"):
        name = comment.get(f"{SDL}cid")
        if name and not any(one.get("id") == name for one in root.iter(f"{SDL}cmt-def")):
            yield f"comment {name} is not defined"
        name = comment.get(f"{SDL}revid")
        if name and not any(one.get("id") == name for one in root.iter(f"{SDL}rev-def")):
            yield f"revision {name} is not defined"


def _of_unit(unit: Any) -> Iterator[str]:
    """XLIFF 1.2, and the schema of Wordfast that is this with attributes."""
    tags = [one.tag for one in unit.iterchildren(tag=etree.Element)]
    if tags[:1] != [f"{X}source"] or tags.count(f"{X}source") != 1:
        yield "it does not begin with its source"
    if f"{X}target" in tags:
        if tags.count(f"{X}target") != 1:
            yield "it has two targets"
        if any(tag not in BEFORE for tag in tags[: tags.index(f"{X}target")]):
            yield "the target is not where it may stand"
    target = unit.find(f"{X}target")
    if target is None:
        return
    state = target.get("state")
    if state is not None and state not in STATES and not state.startswith("x-"):
        yield f"state {state}"
    opened: list[str] = []
    for code in target.iter(f"{X}bpt", f"{X}ept"):
        if next(code.iterancestors(f"{X}mrk"), None) is not None and len(target) > 1:
            continue  # of one segment among several, or of a deletion
        name = code.get("rid") or code.get("id", "")
        if code.tag == f"{X}bpt":
            opened.append(name)
        elif name in opened:
            opened.remove(name)
        else:
            yield f"ept {name} ends nothing"
    yield from (f"bpt {name} does not end" for name in opened)


def _of_trados(unit: Any, definitions: Any, known: set[str]) -> Iterator[str]:
    source, target = unit.find(f"{X}seg-source"), unit.find(f"{X}target")
    defined = [one.get("id") for one in definitions.iterchildren(f"{SDL}seg")]
    in_source = _segments(source)
    if len(set(defined)) < len(defined):
        yield "a segment is defined twice"
    if in_source and set(in_source) != set(defined):
        yield f"segments {in_source} of the source, definitions of {defined}"
    if target is not None and _segments(target) not in ([], in_source):
        yield f"segments {in_source} of the source, {_segments(target)} of the target"
    for one in definitions.iterchildren(f"{SDL}seg"):
        if one.get("conf", "Draft") not in CONFIRMATIONS:
            yield f"conf {one.get('conf')}"
        percent = one.get("percent", "0")
        if not percent.isdigit() or int(percent) > 100:
            yield f"percent {percent}"
    for holder in (source, target) if source is not None and known else ():
        for code in holder.iter(f"{X}g", f"{X}x") if holder is not None else ():
            if code.get("id") not in known and not (code.get("xid") or code.get("sdl:start")):
                yield f"code {code.get('id')} has no definition"
    if target is not None and source is not None:
        yield from _foreign(source, target, ("g", "x"))


def _segments(holder: Any | None) -> list[str]:
    marks = holder.iter(f"{X}mrk") if holder is not None else ()
    return [one.get("mid", "") for one in marks if one.get("mtype") == "seg"]


def _of_memoq(unit: Any) -> Iterator[str]:
    if unit.get(f"{MQ}status") not in STATUSES:
        yield f"status {unit.get(f'{MQ}status')}"
    percent = unit.get(f"{MQ}percent", "0")
    if not percent.isdigit() or int(percent) > 102:
        yield f"percent {percent}"
    first, last = (unit.get(f"{MQ}minorversion{end}") for end in ("start", "end"))
    if first is not None and last is not None and int(first) > int(last):
        yield f"version {first} begins after {last}"
    source, target = unit.find(f"{X}source"), unit.find(f"{X}target")
    if target is None:
        yield "it has no target"
    elif source is not None:
        yield from _foreign(source, target, ("ph", "bpt", "ept", "it"))


def _of_phrase(unit: Any) -> Iterator[str]:
    """Tags of Phrase are text, and its elements come in an order."""
    if not unit.get(f"{M}confirmed").isdigit():
        yield f"confirmed {unit.get(f'{M}confirmed')}"
    for name in ("locked", "level-edited"):
        if unit.get(M + name) not in ("true", "false"):
            yield f"{name} {unit.get(M + name)}"
    source, target = unit.find(f"{X}source"), unit.find(f"{X}target")
    if target is None:
        yield "it has no target"
        return
    if len(target) or target.get("state"):
        yield "the target holds more than text"
    known = {mark.get("id") for mark in unit.iter(f"{M}mark")}
    for tag in PHRASE_TAG.findall(target.text or ""):
        if tag not in (source.text or "") and tag.strip("{<>}") not in known:
            yield f"tag {tag} is not in the source"
    tags = [child.tag for child in unit]
    if tags != sorted(tags, key=lambda tag: tag.startswith(M)):
        yield "elements of Phrase stand before those of XLIFF"
    if known and f"{M}comment" in tags[tags.index(f"{M}tunit-metadata") :]:
        yield "a comment stands behind the marks"


def _foreign(source: Any, target: Any, names: tuple[str, ...]) -> Iterator[str]:
    """Codes of a target that its source has not."""
    theirs = {(one.tag, one.get("id")) for one in source.iter(*(f"{X}{name}" for name in names))}
    for one in target.iter(*(f"{X}{name}" for name in names)):
        if (one.tag, one.get("id")) not in theirs:
            yield f"{etree.QName(one).localname} {one.get('id')} is not in the source"

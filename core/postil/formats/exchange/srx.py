"""Segmentation rules as SRX 2.0 files, in and out (1.0 is read too)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from postil.errors import InputError, UsageError
from postil.formats.raw.files import read_bytes
from postil.formats.raw.xml_input import attribute, content, local_name, parse
from postil.messages import Message
from postil.text.srx import Rule, SegmentationRules
from postil.types.files import atomic_write

SRX = "http://www.lisa.org/srx20"
MAX_SIZE = 16 << 20


def read_srx(path: Path) -> SegmentationRules:
    """The rules in an SRX file.

    Raises
    ------
    InputError
        Not SRX, damaged, or a rule is not a regular expression; names the line.
    """
    root = parse(read_bytes(path, MAX_SIZE), path).getroot()
    if local_name(root) != "srx":
        raise InputError("this is not a file of segmentation rules (SRX)", file=path)
    headers = _all(root, "header")
    cascade = any(header.get("cascade", "").lower() == "yes" for header in headers)
    lists = {_name(element, path): _rules(element, path) for element in _all(root, "languagerule")}
    languages = []
    for element in _all(root, "languagemap"):
        name = element.get("languagerulename", "")
        if name not in lists:
            raise InputError(
                Message("it maps a language to the rules “{name}”, which it lacks", name=name),
                file=path,
                line=element.sourceline,
            )
        languages.append((element.get("languagepattern", ""), name))
    if not languages:
        raise InputError("it maps no language to any rules", file=path)
    return SegmentationRules(lists, tuple(languages), cascade, path.stem)


def write_srx(rules: SegmentationRules, path: Path) -> None:
    """Write ``rules`` as SRX 2.0; an older file is replaced as a whole."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<srx xmlns="{SRX}" version="2.0">',
        f'<header segmentsubflows="yes" cascade="{"yes" if rules.cascade else "no"}">',
        '<formathandle type="start" include="no"/>',
        '<formathandle type="end" include="yes"/>',
        '<formathandle type="isolated" include="no"/>',
        "</header>",
        "<body>",
        "<languagerules>",
    ]
    for name, members in rules.lists.items():
        lines.append(f"<languagerule languagerulename={attribute(name)}>")
        for rule in members:
            breaks = "yes" if rule.breaks else "no"
            lines += [
                f'<rule break="{breaks}">',
                f"<beforebreak>{content(rule.before)}</beforebreak>",
                f"<afterbreak>{content(rule.after)}</afterbreak>",
                "</rule>",
            ]
        lines.append("</languagerule>")
    lines += ["</languagerules>", "<maprules>"]
    lines += [
        f"<languagemap languagepattern={attribute(pattern)} languagerulename={attribute(name)}/>"
        for pattern, name in rules.languages
    ]
    lines += ["</maprules>", "</body>", "</srx>", ""]
    with atomic_write(path) as temporary:
        temporary.write_text("\n".join(lines), encoding="utf-8")


def _rules(element: Any, path: Path) -> tuple[Rule, ...]:
    rules = []
    for item in _all(element, "rule"):
        before, after = (
            next(("".join(part.itertext()) for part in _all(item, name)), "")
            for name in ("beforebreak", "afterbreak")
        )
        rule = Rule(item.get("break", "yes").lower() != "no", before, after)
        try:
            _ = rule.pattern
        except UsageError as error:
            raise InputError(error.message, file=path, line=item.sourceline) from error
        rules.append(rule)
    return tuple(rules)


def _name(element: Any, path: Path) -> str:
    name = element.get("languagerulename")
    if not name:
        raise InputError("a list of rules has no name", file=path, line=element.sourceline)
    return str(name)


def _all(element: Any, name: str) -> list[Any]:
    """Elements below ``element`` of that name, in whatever namespace."""
    return [child for child in element.iter() if local_name(child) == name]

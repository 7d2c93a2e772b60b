"""Builders for the tests of checks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.memory.terms.finder import TermHit
from postil.text.tags import Tag, TaggedText
from postil.workspace.checks.catalogue import CHECKS, check_pair
from postil.workspace.checks.finding import Finding, Pair
from postil.workspace.checks.settings import CheckSettings
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project

TAGS = {
    "<b>": Tag("open", "1", "<b>", "<b>"),
    "</b>": Tag("close", "1", "</b>", "</b>"),
    "<i>": Tag("open", "2", "<i>", "<i>"),
    "</i>": Tag("close", "2", "</i>", "</i>"),
    "<br/>": Tag("single", "3", "<br/>", "<br/>"),
    "<x/>": Tag("single", "4", "<x/>", "<x/>"),
}


def project_of(folder: Path, lines: Sequence[str]) -> Project:
    """A project, English to French, of one document with a segment a line."""
    document = folder / "guide.txt"
    document.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return create_project(
        folder / "project",
        NewProject(
            name="Guide",
            source_language="en",
            target_language="fr",
            documents=[document],
        ),
    )


def tagged(text: str) -> TaggedText:
    """``text`` with its ``<b>``, ``<br/>`` and so on as tags."""
    parts: list[str | Tag] = [text]
    for mark, tag in TAGS.items():
        parts = [
            piece
            for part in parts
            for piece in (_cut(part, mark, tag) if isinstance(part, str) else (part,))
        ]
    return TaggedText.from_parts(part for part in parts if part != "")


def _cut(text: str, mark: str, tag: Tag) -> list[str | Tag]:
    pieces: list[str | Tag] = []
    for n, piece in enumerate(text.split(mark)):
        pieces += [tag, piece] if n else [piece]
    return pieces


def found(
    check: str,
    source: str,
    target: str,
    languages: str = "en-fr",
    *,
    terms: Sequence[TermHit] = (),
    settings: CheckSettings | None = None,
) -> list[Finding]:
    """What ``check`` alone finds; every fix is seen to mend its finding and to make no other."""
    if settings is None:
        settings = CheckSettings(off=frozenset(other.id for other in CHECKS) - {check})
    pair = Pair(tagged(source), tagged(target), *languages.split("-", 1), terms, settings)
    findings = [finding for finding in check_pair(pair) if finding.check == check]
    for finding in findings:
        assert 0 <= finding.start <= finding.end <= len(pair.target)
        if finding.fix is not None:
            mended = Pair(pair.source, finding.fix, *languages.split("-", 1), terms, settings)
            left = [other for other in check_pair(mended) if other.check == check]
            assert len(left) < len(findings)
    return findings

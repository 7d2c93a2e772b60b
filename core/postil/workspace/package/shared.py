"""Shared parts of a project in a package: its terms, and the settings of its checks.

Both are merged against what they were when the project was handed over (the *base*): what came,
went or changed there does so here, what was done here stays. Where both sides changed one thing
differently, the one who merges chooses which side counts. A package of an older Postil has nothing
of them that could be merged.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
from hashlib import blake2b
from typing import Any, TypeAlias

from postil.errors import UsageError
from postil.formats.exchange.glossary import Term
from postil.workspace.checks.patterns import check_rule
from postil.workspace.checks.settings import CheckSettings
from postil.workspace.database import set_setting, setting
from postil.workspace.project import Project
from postil.workspace.proposals.glossary_settings import GlossarySettings, settings_by_name

_TERMS, _TERMS_BASE = "glossary_terms", "glossary_base"
_CHECKS, _CHECKS_BASE = "checks", "checks_base"
_HANDED_TERMS, _HANDED_CHECKS = "handed_over_terms", "handed_over_checks"  # settings

Base: TypeAlias = dict[str, dict[str, str]]
"""By glossary and digest of source and target: digest of the whole term."""


@dataclass(frozen=True, slots=True)
class TermChange:
    """Terms to put into a glossary and pairs to take out of it; ``settings`` of one that is new."""

    glossary: str
    put: list[Term]
    gone: list[tuple[str, str]]
    settings: GlossarySettings | None


def shared_record(connection: sqlite3.Connection, project: Project) -> dict[str, Any]:
    """Shared parts for the manifest; :func:`keep_base` remembers them where it is unpacked."""
    names = project.terminology.glossaries
    terms = {name: [astuple(term) for term in project.files.terms(name)] for name in names}
    said = {_TERMS: terms, _CHECKS: project.checks.settings.to_json()}
    for key, kept in ((_TERMS_BASE, _HANDED_TERMS), (_CHECKS_BASE, _HANDED_CHECKS)):
        base = setting(connection, kept)
        if base:
            said[key] = json.loads(base)
    return said


def unpack(project: Project, manifest: Mapping[str, Any]) -> bool:
    """Give a new project the terms and settings of a package; False if it has no record of
    terms.
    """
    checks, terms = _checks(manifest, _CHECKS), _terms(manifest)
    if checks is not None:
        project.checks.set_settings(checks)
    for name, there in (terms or {}).items():
        project.terminology.take_over(name, there)
    return terms is not None


def keep_base(connection: sqlite3.Connection, manifest: Mapping[str, Any]) -> None:
    """Remember what the project was handed over with."""
    terms = _terms(manifest)
    if terms is not None:
        set_setting(connection, _HANDED_TERMS, json.dumps(_base_of(terms), ensure_ascii=False))
    if _CHECKS in manifest:
        set_setting(connection, _HANDED_CHECKS, json.dumps(manifest[_CHECKS], ensure_ascii=False))


def merge_checks(project: Project, manifest: Mapping[str, Any], *, ours_first: bool) -> bool:
    """Take over settings that were changed there; whether there were any."""
    theirs, base = _checks(manifest, _CHECKS), _checks(manifest, _CHECKS_BASE)
    if theirs is None or base is None:
        return False
    here = project.checks.settings
    merged = here.merged(theirs, base, ours_first=ours_first)
    if merged == here:
        return False
    project.checks.set_settings(merged)
    return True


def term_changes(
    project: Project, manifest: Mapping[str, Any], *, ours_first: bool
) -> list[TermChange]:
    """Changes of the terms here that came, changed or went there. Glossaries that may not be
    changed here stay as they are.
    """
    theirs = _terms(manifest)
    if theirs is None:
        return []
    base, found = _base(manifest), []
    known = project.terminology.glossaries
    for name in dict.fromkeys([*theirs, *base]):
        if project.team.keeps(name) or (name in known and known[name].read_only):
            continue
        there = {_key(term): term for term in theirs.get(name, ())}
        here = {_key(term): term for term in project.files.terms(name)}
        put, gone = _merged(here, there, base.get(name, {}), ours_first=ours_first)
        is_new = name in theirs and name not in known and name not in base
        if put or gone or is_new:
            how = _settings(manifest, name) if is_new else None
            found.append(TermChange(name, put, gone, how))
    return found


def change_terms(project: Project, changes: Sequence[TermChange]) -> int:
    """Make the changes; returns how many terms came, changed or went."""
    for one in changes:
        project.terminology.take_over(one.glossary, one.put, one.gone)
        if one.settings is not None:
            project.terminology.use(one.glossary, one.settings)
    return sum(len(one.put) + len(one.gone) for one in changes)


def _merged(
    here: Mapping[str, Term],
    there: Mapping[str, Term],
    base: Mapping[str, str],
    *,
    ours_first: bool,
) -> tuple[list[Term], list[tuple[str, str]]]:
    """Terms to put into a glossary here, and pairs to take out of it."""
    put = []
    for key, term in there.items():
        ours = here.get(key)
        if base.get(key) == _whole(term) or ours == term:
            continue
        changed_here = _whole(ours) != base.get(key) if ours is not None else key in base
        if not (changed_here and ours_first):
            put.append(term)
    gone = [
        (ours.source, ours.target)
        for key, was in base.items()
        if key not in there and (ours := here.get(key)) is not None and _whole(ours) == was
    ]
    return put, gone


def _terms(manifest: Mapping[str, Any]) -> dict[str, list[Term]] | None:
    """The terms of a package, with every value checked: the file is untrusted."""
    if _TERMS not in manifest:
        return None
    found = {}
    for name, rows in dict(manifest[_TERMS]).items():
        terms = [_term(row) for row in rows]
        if not all(term.source.strip() and term.target.strip() for term in terms):
            raise ValueError("a term has no words")
        found[str(name)] = terms
    return found


def _term(row: Sequence[Any]) -> Term:
    source, target, note, forbidden, case, *more = row
    preferred, definition, domain = more or (False, "", "")  # none in packages of before
    marks = bool(forbidden), bool(case), bool(preferred)
    return Term(str(source), str(target), str(note), *marks, str(definition), str(domain))


def _base(manifest: Mapping[str, Any]) -> Base:
    return {
        str(name): {str(key): str(whole) for key, whole in dict(terms).items()}
        for name, terms in dict(manifest.get(_TERMS_BASE, {})).items()
    }


def _base_of(terms: Mapping[str, Sequence[Term]]) -> Base:
    return {name: {_key(one): _whole(one) for one in there} for name, there in terms.items()}


def _settings(manifest: Mapping[str, Any], name: str) -> GlossarySettings:
    stored = manifest["glossaries"]
    return settings_by_name({name: stored[name]} if isinstance(stored, dict) else {name: {}})[name]


def _checks(manifest: Mapping[str, Any], name: str) -> CheckSettings | None:
    if name not in manifest:
        return None
    if not isinstance(manifest[name], dict):
        raise TypeError("settings of the checks are none")
    try:
        found = CheckSettings.from_json(manifest[name])
        for rule in found.patterns:
            check_rule(rule)
    except UsageError as error:
        raise ValueError(error.message) from error
    if not isinstance(found.forbidden_characters, str):
        raise ValueError("forbidden characters are no text")  # of a package
    return found


def _key(term: Term) -> str:
    return _digest([term.source, term.target])


def _whole(term: Term) -> str:
    said = asdict(term)
    later = ("preferred", "definition", "domain")  # packages of before say nothing of these
    return _digest({name: said[name] for name in said if said[name] or name not in later})


def _digest(value: object) -> str:
    return blake2b(json.dumps(value).encode(), digest_size=8).hexdigest()

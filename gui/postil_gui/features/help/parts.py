"""The parts Postil is made of that others wrote: name, version, licence."""

from __future__ import annotations

import importlib.metadata
import json
import platform
import re
from dataclasses import dataclass
from pathlib import Path

from postil.types.system_folders import bundle_folder
from postil_gui.features.help.licences import in_spdx
from postil_gui.qt import QtCore

SHIPPED_EXTRAS = ("server", "keyring")  # as far as they are there
PARTS_FILE = "parts.json"
"""File in a bundle that lists the parts that are no Python packages."""

_REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)(?:.*extra\s*==\s*[\"']([^\"']+))?")


@dataclass(frozen=True, slots=True)
class Part:
    """One part: a library or program that Postil contains or needs.

    Attributes
    ----------
    licence
        As SPDX writes it, where that is known.
    """

    name: str
    version: str
    licence: str


def all_parts() -> list[Part]:
    """Python, Qt, the packages Postil needs, and what a bundle holds besides."""
    parts = [Part("Python", platform.python_version(), "PSF-2.0"), *python_packages()]
    bundle = bundle_folder()
    if bundle is None:
        return [Part("Qt", QtCore.qVersion(), "LGPL-3.0-only"), *parts]
    return [*parts, *bundled_parts(bundle / PARTS_FILE)]


def python_packages() -> list[Part]:
    """The packages Postil needs, and those that they need, as far as they are installed."""
    found: dict[str, Part] = {}
    waiting = ["postil"]
    while waiting:
        name = waiting.pop()
        try:
            package = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # of another system, or of another Python
        key = _key(name)
        if key not in found:
            found[key] = Part(package.name, package.version, licence_of(package.metadata))
            waiting += _needed(package.requires or (), SHIPPED_EXTRAS if key == "postil" else ())
    found.pop("postil", None)
    return sorted(found.values(), key=lambda part: part.name.casefold())


def licence_of(metadata: importlib.metadata.PackageMetadata) -> str:
    """The licence of a package, as its metadata say."""
    written = metadata.get_all("License-Expression") or []
    classified = [
        one.rpartition(" :: ")[2]
        for one in metadata.get_all("Classifier") or []
        if one.startswith("License :: ") and one.count(" :: ") > 1
    ]
    short = [one for one in metadata.get_all("License") or [] if "\n" not in one.strip()]
    for found in (written, short, classified):
        if found:
            return " AND ".join(in_spdx(one) for one in found)
    return ""


def bundled_parts(path: Path) -> list[Part]:
    """Parts that the file of a bundle lists; none if there is no such file."""
    try:
        listed = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [Part(one["name"], one["version"], one["licence"]) for one in listed]


def _needed(requirements: object, extras: tuple[str, ...]) -> list[str]:
    names = []
    for one in requirements if isinstance(requirements, (list, tuple)) else ():
        match = _REQUIREMENT.match(one)
        if match is not None and (match[2] is None or match[2] in extras):
            names.append(match[1])
    return names


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()

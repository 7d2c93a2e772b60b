"""``manifest.json`` of an engine folder: what the engine is, and what it was made from.

It carries a checksum against accidents, which older ones lack. Everything in it is checked when it
is read and before it is written, so that who has a manifest can rely on its values.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from math import ceil
from pathlib import Path
from typing import Any

from postil.engine.kinds.declared import PHRASE
from postil.engine.manifest_values import check_values
from postil.errors import EngineError, UsageError
from postil.messages import Message
from postil.types.files import atomic_write
from postil.types.reasons import reason_of

FORMAT_VERSION = 2
FILE_NAME = "manifest.json"
MAX_BYTES = 4 << 20  # theirs have some kilobytes
_REPAIR = "Import the engine again or train it again."


def moment() -> str:
    """The time now, ISO 8601 in UTC, to the microsecond: journals tell engines apart by when they
    were made, and two may be made within a second.
    """
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


@dataclass(slots=True)
class EngineManifest:
    """Description of an engine.

    Parameters
    ----------
    kind
        Which system it is, of ``kinds.declared``; "block" is the phrase-based one.
    sources
        One mapping per corpus: name, pairs read, pairs kept.
    settings
        Training and search settings.
    weights
        Dense weights by feature name.
    scores
        What was measured on held-out data, e.g. {"bleu": 38.4}; empty if nothing was held out.
    confidence
        Coefficients of the confidence model; empty for the default ones.
    build
        Version of Postil that wrote it.
    title
        What people call it, where that is not its ``name``. The name never changes: by it and
        ``created`` journals know what they taught it.
    """

    name: str
    source_language: str
    target_language: str
    kind: str = PHRASE.name
    created: str = ""
    build: str = ""
    tokeniser: str = "postil"
    sources: list[dict[str, Any]] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)
    weights: dict[str, float] = field(default_factory=dict)
    scores: dict[str, float] = field(default_factory=dict)
    confidence: dict[str, float] = field(default_factory=dict)
    format_version: int = FORMAT_VERSION
    title: str = ""

    @property
    def label(self) -> str:
        """Name to show for it."""
        return self.title or self.name

    def save(self, folder: Path) -> None:
        """Write ``folder/manifest.json``.

        Raises
        ------
        EngineError
            It holds a value that could not be read again.
        """
        _check(asdict(self), folder / FILE_NAME)
        with atomic_write(folder / FILE_NAME) as temporary:
            temporary.write_bytes(self.to_bytes())

    def to_bytes(self) -> bytes:
        """The contents of the file."""
        body = asdict(self)
        text = json.dumps({"checksum": _checksum(body), **body}, ensure_ascii=False, indent=2)
        return (text + "\n").encode("utf-8")

    @classmethod
    def load(cls, folder: Path) -> EngineManifest:
        """Read ``folder/manifest.json``.

        Raises
        ------
        EngineError
            There is none, it is damaged, or a newer Postil wrote it.
        """
        path = folder / FILE_NAME
        try:
            with path.open("rb") as stream:
                text = stream.read(MAX_BYTES + 1)
            if len(text) > MAX_BYTES:
                raise ValueError("too large")
            values = json.loads(text.decode("utf-8"))
        except FileNotFoundError as error:
            raise EngineError(
                Message(
                    "{folder} is not an engine: it has no {name}.", folder=folder, name=path.name
                )
                if folder.is_dir()
                else Message(
                    "{folder} is not there: it was moved or deleted, or its disk was taken out.",
                    folder=folder,
                ),
                hint="Choose the folder of an engine, or import a .postil file.",
            ) from error
        except (OSError, ValueError, RecursionError) as error:
            raise EngineError(
                Message("{path} cannot be read: {reason}", path=path, reason=reason_of(error))
            ) from error
        return cls._from_values(values, path)

    @classmethod
    def _from_values(cls, values: Any, path: Path) -> EngineManifest:
        if not isinstance(values, dict) or "format_version" not in values:
            raise EngineError(Message("{path} is damaged: it holds no description.", path=path))
        version = values["format_version"]
        if not isinstance(version, int) or not 1 <= version <= FORMAT_VERSION:
            raise EngineError(
                Message(
                    "{path}: format version {version!r} is not known.",
                    path=path,
                    version=str(version)[:20],
                ),
                hint="The engine was made by a newer version of Postil: update, or train it anew.",
            )
        checksum = values.pop("checksum", None)
        if checksum not in (None, _checksum(values)):
            raise EngineError(
                Message(
                    "{path} is damaged: {why}.",
                    path=path.parent,
                    why=Message("{file} was changed", file=FILE_NAME),
                ),
                hint=_REPAIR,
            )
        values = LATER | values
        for item in fields(cls):
            value = values.get(item.name)
            expected = _TYPES.get(str(item.type).split("[")[0])
            if value is None or (expected and not isinstance(value, expected)):
                raise EngineError(
                    Message(
                        "{path} is damaged: {name} is missing or of the wrong kind.",
                        path=path,
                        name=item.name,
                    ),
                    hint=_REPAIR,
                )
        known = {item.name: values[item.name] for item in fields(cls)}
        _check(known, path)
        manifest = cls(**known)
        if version == 1:
            manifest.format_version = FORMAT_VERSION
            _lower_pop_limit(manifest)
        return manifest


def _lower_pop_limit(manifest: EngineManifest) -> None:
    """Format 1 ranked cells without the context of their words, and half as many find better model
    scores today, or the same within 0.0003 (technical text en-fr, multi30k en-de).
    """
    search = manifest.settings.get("search", {})
    if manifest.kind == PHRASE.name and "pop_limit" in search:
        search["pop_limit"] = ceil(search["pop_limit"] / 2)


def _check(values: Mapping[str, Any], path: Path) -> None:
    try:
        check_values(values)
    except (EngineError, UsageError) as error:
        raise EngineError(
            Message("{file}: {message}", file=path, message=error.message), hint=error.hint
        ) from error


def _checksum(values: Mapping[str, Any]) -> int:
    return zlib.crc32(json.dumps(values, sort_keys=True).encode())


LATER: dict[str, Any] = {"title": ""}  # fields that older engines lack, which is no damage
_TYPES: dict[str, type] = {"str": str, "int": int, "list": list, "dict": dict}

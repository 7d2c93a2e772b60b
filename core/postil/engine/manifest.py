"""``manifest.json`` of an engine folder: what the engine is, and what it was made from."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from postil.errors import EngineError
from postil.types.files import atomic_write
from postil.wording import Worded

FORMAT_VERSION = 1
FILE_NAME = "manifest.json"


def moment() -> str:
    """Now, UTC, to the microsecond: of one engine two may be made in a second, and journals tell
    them apart by when they were.
    """
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


@dataclass(slots=True)
class EngineManifest:
    """Description of an engine.

    Parameters
    ----------
    kind
        Which system it is; "block" is the phrase-based one.
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
    kind: str = "block"
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
        """What to call it."""
        return self.title or self.name

    def save(self, folder: Path) -> None:
        """Write ``folder/manifest.json``."""
        with atomic_write(folder / FILE_NAME) as temporary:
            temporary.write_bytes(self.to_bytes())

    def to_bytes(self) -> bytes:
        """The contents of the file."""
        return (json.dumps(asdict(self), ensure_ascii=False, indent=2) + "\n").encode("utf-8")

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
            values = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise EngineError(
                Worded(
                    "{folder} is not an engine: it has no {name}.", folder=folder, name=FILE_NAME
                ),
                hint="Choose the folder of an engine, or import a .postil file.",
            ) from error
        except (OSError, ValueError) as error:
            raise EngineError(
                Worded("{path} cannot be read: {reason}", path=path, reason=error)
            ) from error
        return cls._from_values(values, path)

    @classmethod
    def _from_values(cls, values: Any, path: Path) -> EngineManifest:
        if not isinstance(values, dict) or "format_version" not in values:
            raise EngineError(Worded("{path} is damaged: it holds no description.", path=path))
        version = values.get("format_version")
        if not isinstance(version, int) or version > FORMAT_VERSION:
            raise EngineError(
                Worded(
                    "{path}: format version {version!r} is not known.", path=path, version=version
                ),
                hint="The engine was made by a newer version of Postil: update, or train it anew.",
            )
        values = LATER | values
        for item in fields(cls):
            value = values.get(item.name)
            expected = _TYPES.get(str(item.type).split("[")[0])
            if value is None or (expected and not isinstance(value, expected)):
                raise EngineError(
                    Worded(
                        "{path} is damaged: {name} is missing or of the wrong kind.",
                        path=path,
                        name=item.name,
                    )
                )
        return cls(**{item.name: values[item.name] for item in fields(cls)})


LATER: dict[str, Any] = {"title": ""}  # fields that older engines lack, which is no damage
_TYPES: dict[str, type] = {"str": str, "int": int, "list": list, "dict": dict}

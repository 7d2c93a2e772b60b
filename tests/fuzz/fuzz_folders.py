"""Manifests of folders of arrays, made to fit what was changed."""

from __future__ import annotations

import json
import zlib
from ast import literal_eval
from hashlib import sha256
from typing import Any

import numpy as np
from fuzz_seeds import Case

_TABLE = "phrase-table/manifest.json"
_BESIDE_TABLE = ("phrase-scores/", "margin-scores/")


def mend_manifests(case: Case) -> None:
    """Make every manifest say what is in the arrays beside it now: sizes, sums, its own sum; and
    scores beside a phrase table that they are of this one.
    """
    manifests = sorted(name for name in case if name.endswith("manifest.json"))
    for name in sorted(manifests, key=lambda name: name.startswith(_BESIDE_TABLE)):
        try:
            manifest = json.loads(case[name])
            folder = name.removesuffix("manifest.json")
            arrays = {} if "weights" in manifest else manifest["arrays"]  # that of an engine
            for array, entry in arrays.items():
                contents = case[f"{folder}{array}.bin"]
                size = _type(entry["dtype"]).itemsize
                contents = contents[: len(contents) - len(contents) % size]
                case[f"{folder}{array}.bin"] = contents
                entry["count"] = len(contents) // size
                entry["crc32"] = zlib.crc32(contents)
            if name.startswith(_BESIDE_TABLE) and _TABLE in case:
                manifest["settings"]["table"] = sha256(case[_TABLE]).hexdigest()
            manifest.pop("checksum", None)
            manifest["checksum"] = zlib.crc32(json.dumps(manifest, sort_keys=True).encode())
            case[name] = json.dumps(manifest).encode()
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, SyntaxError):
            continue  # no manifest of arrays, or no longer one


def array_types(case: Case) -> dict[str, np.dtype[Any]]:
    """Types of the elements of all arrays, by the names of their files."""
    types = {}
    for name, data in case.items():
        if name.endswith("manifest.json"):
            folder = name.removesuffix("manifest.json")
            try:
                for array, entry in json.loads(data)["arrays"].items():
                    types[f"{folder}{array}.bin"] = _type(entry["dtype"])
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError, SyntaxError):
                continue
    return types


def _type(name: str) -> np.dtype[Any]:
    return np.dtype(literal_eval(name) if name.startswith("[") else name)

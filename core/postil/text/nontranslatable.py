"""Tokens that mean the same in every language: numbers, addresses, code."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, TypeAlias, cast

import regex

from postil.text.token_patterns import (
    DOMAIN,
    EMAIL,
    IDENTIFIER,
    NUMBER,
    PATH,
    URL,
    VARIABLE,
)
from postil.text.tokeniser import DECORATION

Kind: TypeAlias = Literal["number", "url", "email", "path", "code"]

# Article numbers, constants and the like: capitals with digits or underscores. A slash follows only
# digits behind a hyphen: "AB-1234/X", but neither "Q1/2024" nor "EU/27".
_CONSTANT = (
    r"(?=[\w-]*[\d_])[A-Z][A-Z0-9]*+(?:[_-][A-Z0-9]++)*+"
    r"|[A-Z][A-Z0-9]*+(?:[_-][A-Z0-9]++)*+(?<=[_-]\d++)(?:/[A-Z0-9]++)++"
)


@cache
def _pattern() -> regex.Pattern[str]:
    kinds = {
        "number": NUMBER + r"|[-+−±]?\d++(?:[.,:/⍽⎵'’]\d++)*+",
        "url": f"{URL}|{DOMAIN}",
        "email": EMAIL,
        "path": PATH,
        "code": f"{VARIABLE}|{IDENTIFIER}|{_CONSTANT}",
    }
    alternatives = "|".join(f"(?P<{kind}>(?:{pattern})$)" for kind, pattern in kinds.items())
    return regex.compile(alternatives, regex.VERSION1 | regex.VERBOSE)


@lru_cache(1 << 14)  # asked again and again for the words of a text
def classify(token: str) -> Kind | None:
    """Kind of a ``token`` (with or without joiners) that needs no translation, else None.

    ``number`` counts digits with their separators and sign; ``code`` is variables (``%1``,
    ``$[officename]``), dotted identifiers and constants (``MB_OK``, ``A4``).
    """
    bare = token.strip(DECORATION)
    if bare.isalpha() or not bare:
        return None
    found = _pattern().match(bare)
    return cast(Kind, found.lastgroup) if found else None

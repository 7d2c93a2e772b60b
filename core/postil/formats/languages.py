"""Language tags of exchange files, compared without regard to case and, if need be, region."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal
from unicodedata import bidirectional

from postil.text.directions import BACKWARDS, has_backwards

_SCRIPT_OF_REGION = {
    "zh": {
        "cn": "hans", "sg": "hans", "my": "hans", "tw": "hant", "hk": "hant", "mo": "hant",
        "chs": "hans", "cht": "hant",
    },
    "sr": {"latn": "latn", "cyrl": "cyrl"},
}  # fmt: skip

RIGHT_TO_LEFT = frozenset(
    {"ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"}
)
RIGHT_TO_LEFT_SCRIPTS = frozenset({"adlm", "arab", "hebr", "nkoo", "syrc", "thaa"})
Direction = Literal["rtl", "ltr"]

_DECLARATIONS = {
    "source": re.compile(r"""(?:source-language|srcLang)\s*=\s*["']([\w-]+)["']"""),
    "target": re.compile(r"""(?:target-language|trgLang)\s*=\s*["']([\w-]+)["']"""),
}


def declared_languages(head: str) -> tuple[str, str]:
    """Source and target language that the beginning of an XLIFF file names, or ""."""
    found = (pattern.search(head) for pattern in _DECLARATIONS.values())
    source, target = (canonical(match[1]) if match else "" for match in found)
    return source, target


@lru_cache(maxsize=512)  # a file names the same few with each of a million units
def canonical(tag: str) -> str:
    """``EN_us`` as ``en-US``, ``zh-HANS-cn`` as ``zh-Hans-CN``."""
    first, *rest = tag.strip().replace("_", "-").split("-")
    parts = [first.lower()]
    for part in rest:
        if len(part) == 2:
            parts.append(part.upper())
        elif len(part) == 4 and part.isalpha():
            parts.append(part.title())
        else:
            parts.append(part.lower())
    return "-".join(parts)


@lru_cache(maxsize=512)
def base_language(tag: str) -> str:
    """The language of a tag without region and script: ``fr`` of ``fr_CA``."""
    return tag.replace("_", "-").split("-")[0].lower()


@lru_cache(maxsize=512)
def is_right_to_left(tag: str) -> bool:
    """Whether text in a language runs from right to left."""
    parts = tag.lower().replace("_", "-").split("-")
    scripts = [part for part in parts[1:] if len(part) == 4]
    return scripts[0] in RIGHT_TO_LEFT_SCRIPTS if scripts else parts[0] in RIGHT_TO_LEFT


def new_direction(source: str, target: str) -> Direction | None:
    """The direction of a language, if it is not that of the source."""
    backwards = is_right_to_left(target)
    return None if backwards == is_right_to_left(source) else "rtl" if backwards else "ltr"


def runs(text: str, direction: Direction) -> bool:
    """Whether a paragraph is of a direction: from right to left with any such letter, for names in
    Latin letters may be longer than the rest; the other way with at least as many others, for an
    Arabic name makes English none of the other.
    """
    if direction == "rtl" or not has_backwards(text):
        return has_backwards(text) == (direction == "rtl")
    kinds = [bidirectional(char) for char in text]
    return sum(kind in BACKWARDS for kind in kinds) <= kinds.count("L")


def same_languages(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two pairs of languages are the same, whatever the regions."""
    return [base_language(tag) for tag in one] == [base_language(tag) for tag in other]


@lru_cache(maxsize=512)
def distance(wanted: str, offered: str) -> int | None:
    """Distance of ``offered`` from ``wanted``; None if it is another language or another script.

    0 is the same tag, 1 the same language with one of them naming no region, 2 two regions.
    """
    a, b = canonical(wanted).lower(), canonical(offered).lower()
    if a == b:
        return 0
    (first, *rest_a), (second, *rest_b) = a.split("-"), b.split("-")
    if first != second or not first:
        return None
    if not rest_a or not rest_b:
        return 1
    scripts = _script(first, rest_a), _script(first, rest_b)
    if all(scripts) and scripts[0] != scripts[1]:
        return None
    return 1 if rest_a[: len(rest_b)] == rest_b or rest_b[: len(rest_a)] == rest_a else 2


def _script(language: str, rest: list[str]) -> str:
    regions = _SCRIPT_OF_REGION.get(language, {})
    for part in rest:
        if len(part) == 4 and part.isalpha():
            return part
        if part in regions:
            return regions[part]
    return ""

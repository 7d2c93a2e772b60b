"""Patterns that never go back mean the same to ``re`` and to ``regex``.

``re`` of Python 3.11.2, which Debian 12 has, forgets to go back over what was read of an
alternative that failed within a possessive group: ``(?:[^"]|"[^"]*")*+`` takes an open quotation
mark. Where this test fails, an atomic group, ``(?>(?:...)*)``, does it right.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
import re
from collections.abc import Iterator

import pytest
import regex

import postil

POSSESSIVE = regex.compile(r"[*+?}]\+|\(\?>")
FLAGS = {
    re.IGNORECASE: regex.IGNORECASE,
    re.MULTILINE: regex.MULTILINE,
    re.DOTALL: regex.DOTALL,
    re.VERBOSE: regex.VERBOSE,
    re.ASCII: regex.ASCII,
}
PIECES = ("<!DOCTYPE", "<a", "<!--", "-->", "<?", "?>", '"', "'", '""', '\\"', '="', "{", "}")
TEXTS = 1500


def patterns() -> Iterator[tuple[str, re.Pattern[str] | re.Pattern[bytes]]]:
    """Those that modules of the core keep, by the name of one that does."""
    found: dict[tuple[str | bytes, int], tuple[str, re.Pattern[str] | re.Pattern[bytes]]] = {}
    for module in pkgutil.walk_packages(postil.__path__, "postil."):
        if module.name.endswith("__main__"):
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            for one in value if isinstance(value, (list, tuple)) else [value]:
                if isinstance(one, re.Pattern):
                    found[one.pattern, one.flags] = (f"{module.name}.{name}", one)
    yield from found.values()


def text_of(pattern: re.Pattern[str] | re.Pattern[bytes]) -> str:
    source = pattern.pattern
    return source.decode("latin-1") if isinstance(source, bytes) else source


FOUND = [one for one in patterns() if POSSESSIVE.search(text_of(one[1]))]


@pytest.mark.parametrize("pattern", [one for _, one in FOUND], ids=[name for name, _ in FOUND])
def test_what_never_goes_back_is_read_alike(pattern: re.Pattern[str] | re.Pattern[bytes]) -> None:
    flags = sum(other for flag, other in FLAGS.items() if pattern.flags & flag)
    other = regex.compile(pattern.pattern, flags | regex.VERSION0)
    drawn = random.Random(1)
    signs = sorted(
        {one for one in text_of(pattern) if one < "\u3000"} | set("<>\"'/!-[]? aA1=\\:,.\n&;#%_")
    )
    for _ in range(TEXTS):
        parts = (
            drawn.choice(PIECES if drawn.random() < 0.25 else signs)
            for _ in range(drawn.randint(1, 14))
        )
        text: str | bytes = "".join(parts)
        if isinstance(pattern.pattern, bytes):
            text = str(text).encode("latin-1", "ignore")
        assert [one.span() for one in pattern.finditer(text)] == [
            one.span() for one in other.finditer(text)
        ], text


def test_there_are_such_patterns() -> None:
    assert len(FOUND) > 20

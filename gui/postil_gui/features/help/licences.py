"""Licences as SPDX writes them, and which of them fit the GNU General Public License, version 3."""

from __future__ import annotations

import re

FITTING = frozenset(
    {
        *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "FTL"),
        *("GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later", "HPND", "ICU", "ISC"),
        *("LGPL-2.0-or-later", "LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only"),
        *("LGPL-3.0-or-later", "MIT", "MIT-0", "MPL-2.0", "PSF-2.0", "Python-2.0", "Unicode-3.0"),
        *("Unicode-DFS-2016", "Unlicense", "X11", "X11-distribute-modifications-variant", "Zlib"),
        *("blessing", "bzip2-1.0.6", "public-domain"),
        # Python itself is under it, too, and is given out together with the GPL: its 1.6.1 text.
        "CNRI-Python",
    }
)
"""Parts under these can be given out in one program under GPL-3.0-or-later."""

_WRITTEN = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "LGPL": "LGPL-2.1-or-later",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""Licences as packages wrote them before there were SPDX expressions."""

_TOKEN = re.compile(r"[()]|[^\s()]+")


def in_spdx(written: str) -> str:
    """A licence as a package writes it, as SPDX does where that is known."""
    return _WRITTEN.get(written.strip(), written.strip())


def fits_gpl3(expression: str) -> bool:
    """Whether a part under this licence can be given out in a program under GPL-3.0-or-later.

    Of licences joined by OR one must fit, of those joined by AND all; exceptions behind WITH only
    permit more. What cannot be read, or is not known, does not fit.
    """
    tokens = _TOKEN.findall(expression)
    try:
        fits = _any(tokens)
    except IndexError:
        return False
    return fits and not tokens


def _any(tokens: list[str]) -> bool:
    fits = _all(tokens)
    while tokens[:1] == ["OR"]:
        tokens.pop(0)
        fits = _all(tokens) or fits
    return fits


def _all(tokens: list[str]) -> bool:
    fits = _one(tokens)
    while tokens[:1] == ["AND"]:
        tokens.pop(0)
        fits = _one(tokens) and fits
    return fits


def _one(tokens: list[str]) -> bool:
    first = tokens.pop(0)
    if first == "(":
        fits = _any(tokens)
        return tokens.pop(0) == ")" and fits
    if tokens[:1] == ["WITH"]:
        del tokens[:2]
    return first in FITTING

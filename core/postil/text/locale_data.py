"""Data of languages and lands from the Unicode CLDR, read by Babel."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale


_NO_NAME = re.compile(r"M?\d+")  # "M01" is that of languages without names of their own


@lru_cache(64)
def locale_of(code: str) -> Locale | None:
    """The locale of a language tag, else that of its language; None if the CLDR lacks both."""
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 (some megabytes)

    for form in (code.replace("-", "_"), re.split("[-_]", code)[0]):
        try:
            return Locale.parse(form)
        except (UnknownLocaleError, ValueError):
            continue
    return None


@lru_cache(16)
def month_numbers(language: str) -> dict[str, int]:
    """Numbers of the months by their names in a language.

    Parameters
    ----------
    language
        Its code without a land.

    Returns
    -------
    dict
        Whole and short names, casefolded and without full stops, also those of single lands
        ("Jänner", "Sept.") and scripts; empty for languages that the CLDR lacks.
    """
    numbers: dict[str, int] = {}
    for locale in _locales(language):
        for width in ("abbreviated", "wide"):
            for context in ("format", "stand-alone"):
                for number, name in locale.months[context][width].items():
                    if not _NO_NAME.fullmatch(name):
                        numbers.setdefault(name.rstrip(".").casefold(), number)
    return numbers


def _locales(language: str) -> list[Locale]:
    """The locale of a language, then those of its lands and scripts."""
    from babel import Locale, localedata  # noqa: PLC0415

    whole = locale_of(language)
    if whole is None:
        return []
    codes = sorted(
        code for code in localedata.locale_identifiers() if code.startswith(f"{language}_")
    )
    return [whole, *map(Locale.parse, codes)]

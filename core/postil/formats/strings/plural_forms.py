"""Plural categories of languages (CLDR), as files of programs name their plural forms.

"many" of French, Italian, Spanish and Portuguese, which only numbers of millions have, is left out:
programs fall back to "other", and hardly any file has it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

CATEGORIES = ("zero", "one", "two", "few", "many", "other")

_LANGUAGES = {
    "other": "ja zh ko vi th id ms lo my km bo dz ig ii jv su to wo yo sah ses kde kea sg",
    "zero one other": "lv ksh lag",
    "one two other": "he iw se smn sms naq iu kw sat",
    "one few other": "hr sr bs sh ro mo",
    "one few many other": "pl ru uk be cs sk lt",
    "one two few other": "sl gd hsb dsb",
    "one two few many other": "ga mt br gv",
    "zero one two few many other": "ar ars cy",
}
_OF = {one: names.split() for names, codes in _LANGUAGES.items() for one in codes.split()}


def categories(language: str) -> tuple[str, ...]:
    """Categories of whole numbers in a language; "one" and "other" in most."""
    return tuple(_OF.get(language.replace("_", "-").partition("-")[0].lower(), ("one", "other")))


def forms_to_translate(found: Iterable[str], language: str) -> list[str]:
    """Which forms a translation of a message needs, in the usual order.

    Parameters
    ----------
    found
        Forms of the source; those that are no categories (``=0``), "zero" and "other" are kept, and
        those that the target language does not tell apart are not.
    """
    found = list(found)
    wanted: Collection[str] = categories(language)
    kept = [one for one in found if one not in CATEGORIES]
    named = [
        one for one in CATEGORIES
        if one in wanted or (one in found and one in ("zero", "other"))
    ]  # fmt: skip
    return [*kept, *named]

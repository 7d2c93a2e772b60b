r"""Marks of the proofing language in RTF: ``\lang1033`` and the like, found and changed.

Languages are numbers there, those of Windows.
"""

from __future__ import annotations

import re
from locale import windows_locale

from postil.formats.proofing import ProofingLanguage

_TAGS = {number: name.replace("_", "-") for number, name in windows_locale.items()}
_NUMBERS = {tag.lower(): number for number, tag in reversed(_TAGS.items())}
_TOKEN = re.compile(
    r"\\bin(?P<size>\d{1,10})[ ]?|\\[^A-Za-z]"
    r"|\\(?P<name>a?(?:def)?lang(?:fe)?(?:np)?|adeflang)(?P<number>\d{1,5})(?!\d)"
)
_USUAL = ("lang", "langnp", "deflang")
_ASIAN = ("langfe", "langfenp", "deflangfe")
_COMPLEX = ("alang", "adeflang")


def in_target_language(text: str, source: str, target: str) -> str:
    """A file whose marks of the source language, and of the one it is in by default, are those of
    the target; itself if Windows has no number for that.
    """
    language = ProofingLanguage(source, target)
    number = _NUMBERS.get(language.tag.lower())
    if number is None:
        return text
    names = _ASIAN if language.is_asian else _COMPLEX if language.is_complex else _USUAL
    out: list[str] = []
    at = end = 0
    while found := _TOKEN.search(text, at):
        at = found.end()
        if found["size"]:
            at = min(at + int(found["size"]), len(text))
        elif found["name"] in names:
            said = _TAGS.get(int(found["number"]), "")
            if found["name"] == names[-1]:
                language.default = language.default or said
            if said and language.replaces(said):
                out += [text[end : found.start("number")], str(number)]
                end = found.end()
    return "".join([*out, text[end:]])

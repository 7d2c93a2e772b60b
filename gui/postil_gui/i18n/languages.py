"""Languages as the desk shows them: names, and which way their text runs."""

from __future__ import annotations

import unicodedata

import regex

from postil.formats.languages import is_right_to_left
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore

_SCRIPTS = {
    "Japanese": "Han Hiragana Katakana",
    "Korean": "Hangul Han",
    "SimplifiedHan": "Han",
    "TraditionalHan": "Han",
}
"""Names of scripts by that of Qt, where it has another, or several are mixed."""

COMMON = (
    *("ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fr", "ga"),
    *("gl", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "ko", "lt", "lv", "mk"),
    *("ms", "mt", "nb", "nl", "pl", "pt", "pt-BR", "ro", "ru", "sk", "sl", "sq", "sr", "sv"),
    *("sw", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant"),
)
"""Codes that are offered by name, with those of ``IN_FILES``; any other may be typed."""

IN_FILES = (
    *("da-DK", "de-AT", "de-CH", "de-DE", "en-CA", "en-GB", "en-US", "es-419", "es-AR", "es-ES"),
    *("es-MX", "fi-FI", "fr-BE", "fr-CA", "fr-CH", "fr-FR", "it-IT", "ja-JP", "ko-KR", "nb-NO"),
    *("nl-BE", "nl-NL", "pl-PL", "pt-PT", "ru-RU", "sv-SE", "zh-CN", "zh-TW"),
)
"""Codes that files of other tools often name, and that translators are asked for by name; their
regions have names in all languages of the desk, too.
"""


def english_names(code: str) -> list[str]:
    """Names of a language, its script and its territory, as far as the code tells them."""
    locale = QtCore.QLocale(code.replace("-", "_"))
    if locale.language() == QtCore.QLocale.Language.C:
        return []
    return [
        QtCore.QLocale.languageToString(locale.language()),
        *(
            QtCore.QLocale.scriptToString(locale.script())
            if len(part) == 4
            else QtCore.QLocale.territoryToString(locale.territory())
            for part in code.replace("_", "-").split("-")[1:]
        ),
    ]


def language_name(code: str) -> str:
    """Name of a language code: "French", "Portuguese (Brazil)"."""
    names = [tr(name) for name in english_names(code)]
    if not names:
        return code
    names[0] = names[0][:1].upper() + names[0][1:]
    return f"{names[0]} ({', '.join(names[1:])})" if names[1:] else names[0]


def offered_languages() -> list[tuple[str, str]]:
    """Names and codes of the languages to choose from, in the order of their names; a letter with
    an accent stands where the letter does.
    """
    named = [(language_name(code), code) for code in (*COMMON, *IN_FILES)]
    return sorted(named, key=lambda one: (_without_accents(one[0]), one[0]))


def _without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def sides_right_to_left(source: str, target: str) -> tuple[bool, bool]:
    """Whether texts in the languages of both sides run from right to left."""
    return is_right_to_left(source), is_right_to_left(target)


def letters_of(code: str) -> regex.Pattern[str] | None:
    """Letters of the script of a language; None if it is not known."""
    script = QtCore.QLocale(code.replace("-", "_")).script().name.removesuffix("Script")
    names = _SCRIPTS.get(script, script)
    try:
        return regex.compile("|".join(rf"\p{{Script={name}}}" for name in names.split()))
    except regex.error:  # the two name some scripts otherwise
        return None


def direction_of(code: str) -> Qt.LayoutDirection:
    """Direction of segment text in a language."""
    return (
        Qt.LayoutDirection.RightToLeft if is_right_to_left(code) else Qt.LayoutDirection.LeftToRight
    )

"""Languages as the desk shows them: names, and which way their text runs."""

from __future__ import annotations

from postil_gui.qt import Qt, QtCore

RIGHT_TO_LEFT = frozenset(
    {"ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"}
)
RIGHT_TO_LEFT_SCRIPTS = frozenset({"adlm", "arab", "hebr", "nkoo", "syrc", "thaa"})

COMMON = (
    *("ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fr", "ga"),
    *("gl", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "ko", "lt", "lv", "mk"),
    *("ms", "mt", "nb", "nl", "pl", "pt", "pt-BR", "ro", "ru", "sk", "sl", "sq", "sr", "sv"),
    *("sw", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant"),
)
"""Codes offered first; any other may be typed."""


def language_name(code: str) -> str:
    """English name of a language code: "French", "Portuguese (Brazil)"."""
    locale = QtCore.QLocale(code.replace("-", "_"))
    if locale.language() == QtCore.QLocale.Language.C:
        return code
    name = QtCore.QLocale.languageToString(locale.language())
    parts = code.replace("_", "-").split("-")[1:]
    details = [
        QtCore.QLocale.scriptToString(locale.script())
        if len(part) == 4
        else QtCore.QLocale.territoryToString(locale.territory())
        for part in parts
    ]
    return f"{name} ({', '.join(details)})" if details else name


def is_right_to_left(code: str) -> bool:
    """Whether text in a language runs from right to left."""
    parts = code.lower().replace("_", "-").split("-")
    scripts = [part for part in parts[1:] if len(part) == 4]
    return scripts[0] in RIGHT_TO_LEFT_SCRIPTS if scripts else parts[0] in RIGHT_TO_LEFT


def direction_of(code: str) -> Qt.LayoutDirection:
    """Direction of segment text in a language."""
    return (
        Qt.LayoutDirection.RightToLeft if is_right_to_left(code) else Qt.LayoutDirection.LeftToRight
    )

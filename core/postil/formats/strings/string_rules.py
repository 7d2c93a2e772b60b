"""Placeholders of JSON, properties and tables, by the rules of the format and by what a file shows.

Such files do not declare the format of their strings. A string that has arguments in braces is no
format of printf, and the reverse; one that could be both has the format of most strings of its
file. Java formats a string that has numbered arguments with ``MessageFormat``, where two
apostrophes are one and quoted braces are text: there a translator sees and types one apostrophe. If
single apostrophes stand between letters beside arguments, the program does not use it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from postil.formats.codes import Part, merged
from postil.formats.filter_options import FilterOptions, Style
from postil.formats.placeholders import (
    ANY,
    ARGUMENTS,
    BRACES,
    BROWSER,
    JAVA_PRINTF,
    PRINTF,
    TAGS,
    Placeholders,
    parts_of_string,
)

_TO_QUOTE = re.compile(r"[{}](?:[{}']*[{}])?|'")
_NUMBERED = re.compile(r"\{\s*\d{1,3}\s*[,}]")
_ANY_BRACES = re.compile(r"(?<![%$#])\{[^{}\n]{1,200}\}")
_CHOICE = re.compile(r"\{\s*\d{1,3}\s*,\s*choice\b")
_LONE = re.compile(r"(?<=\w)'(?=\w)")
_DOUBLED = re.compile(r"(?<=\w)''(?=\w)")
_ARGUMENT = re.compile(
    r"''|'(?:[^']|'')*+(?:'|\Z)|\{\s*(?:\d{1,3}\s*(?:,(?:[^{}']|'[^']{0,100}'){1,200})?|[A-Za-z_][\w.]{0,99})\}|"
    + TAGS.pattern,
    re.VERBOSE,
)


class _MessageFormat(Placeholders):
    """Strings of Java's MessageFormat: apostrophes as they are shown, braces of arguments only."""

    def __init__(self) -> None:
        super().__init__(_ARGUMENT)

    def parts(self, text: str, *, words: bool = False) -> list[Part]:
        """See :meth:`Placeholders.parts`."""
        return merged(parts_of_string(text, self.code, _meaning, words=words))

    def written(self, parts: Sequence[Part]) -> str:
        """See :meth:`Placeholders.written`."""
        return super().written([_quoted(p) if isinstance(p, str) else p for p in parts])


def _meaning(quoted: str) -> str:
    return "'" if quoted == "''" else quoted[1:].removesuffix("'").replace("''", "'")


def _quoted(text: str) -> str:
    """Text as MessageFormat has it: braces in apostrophes, apostrophes twice."""

    def one(found: re.Match[str]) -> str:
        inside = found[0].replace("'", "''")
        return inside if found[0] == "'" else f"'{inside}'"

    return _TO_QUOTE.sub(one, text)


MESSAGE_FORMAT = _MessageFormat()
_OF_STYLE = {
    Style.NONE: Placeholders(TAGS),
    Style.PRINTF: Placeholders(PRINTF),
    Style.BRACES: Placeholders(BRACES),
    Style.JAVA: MESSAGE_FORMAT,
}
_ARGUMENTS = Placeholders(ARGUMENTS)
_BROWSER = Placeholders(BROWSER)
_JAVA_PRINTF = Placeholders(JAVA_PRINTF)


class Rules:
    """Placeholders of each string of a file."""

    def __init__(self, usual: Placeholders = ANY) -> None:
        self._usual = usual

    def of(self, text: str) -> Placeholders:  # noqa: ARG002  # others look at it
        """Rule of one string."""
        return self._usual


class _Either(Rules):
    """Arguments in braces or printf, whichever a string has.

    Parameters
    ----------
    printf
        Rule of strings that are formats of printf.
    """

    def __init__(self, texts: Iterable[str], printf: Placeholders) -> None:
        super().__init__(printf)
        self._braces = _OF_STYLE[Style.BRACES]
        balance = 0
        for text in texts:
            balance += bool(_ANY_BRACES.search(text)) - bool(_has_code(printf, text))
        self._in_doubt = self._braces if balance >= 0 else printf

    def of(self, text: str) -> Placeholders:
        """See :meth:`Rules.of`."""
        if not _ANY_BRACES.search(text):
            return self._usual
        return self._in_doubt if _has_code(self._usual, text) else self._braces


class _Java(_Either):
    """Properties: MessageFormat where it can be recognised, else printf or braces."""

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__(texts, _JAVA_PRINTF)
        formatted = [text for text in texts if _NUMBERED.search(text)]
        others = [text for text in texts if not _NUMBERED.search(text)]
        self._formats = not any(map(_has_lone, formatted))
        self._formats_all = (
            self._formats
            and any(map(_DOUBLED.search, others))
            and not any(map(_has_lone, others))
        )  # fmt: skip

    def of(self, text: str) -> Placeholders:
        """See :meth:`Rules.of`."""
        if _CHOICE.search(text):  # its texts are to be seen; what is typed stays as it is
            return self._braces
        numbered = _NUMBERED.search(text) is not None
        if self._formats_all or (self._formats and numbered):
            return MESSAGE_FORMAT
        return self._braces if numbered else super().of(text)


def _has_code(rule: Placeholders, text: str) -> bool:
    return "%" in text and any(not found["name"] for found in rule.code.finditer(text))


def _has_lone(text: str) -> bool:
    """Whether a single apostrophe stands between letters."""
    return _LONE.search(text.replace("''", "")) is not None


def _chosen(options: FilterOptions) -> Rules | None:
    if options.placeholders is not Style.AUTO:
        return Rules(_OF_STYLE[options.placeholders])
    return Rules() if options.reads_any_placeholder else None


def rules_of_json(options: FilterOptions, kind: str, texts: Iterable[str]) -> Rules:
    """Rules of a JSON file.

    Parameters
    ----------
    kind
        "arb", "browser" for messages of an extension, or "" for others.
    texts
        All strings of the file.
    """
    if (chosen := _chosen(options)) is not None:
        return chosen
    if kind == "arb":
        return Rules(_ARGUMENTS)
    if kind == "browser":
        return Rules(_BROWSER)
    return _Either(texts, _OF_STYLE[Style.PRINTF])


def rules_of_properties(options: FilterOptions, texts: Sequence[str]) -> Rules:
    """Rules of a properties file with these values."""
    return _chosen(options) or _Java(texts)


def rules_of_table(options: FilterOptions) -> Rules:
    """Rules of a table: those that users set, as a table itself has no sign of its style."""
    return _chosen(options) or Rules()

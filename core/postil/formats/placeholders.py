"""Placeholders and mark-up in the strings of programs (PO, JSON, properties, CSV) as codes."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from postil.formats.codes import Code, Part, pair, single
from postil.text.tags import Tag, TaggedText

# printf (no space flag: "5 % discount"), Python, Qt, brace, template and shell style; then HTML.
ANY_CODE = re.compile(
    r"""%(?:\d++\$|\([\w.-]++\))?[-+\#0]*+(?:\d++|\*)?(?:\.(?:\d++|\*))?(?:hh?|ll?|[Lqjzt])?[diouxXeEfFgGcrsSp@](?![A-Za-z])
    | %L?\d\d?(?!\d) | \{\{[^{}<>]{1,100}\}\} | \$\{[^{}<>]{1,100}\} | \{[\w.:\[\]!,\#-]{0,100}\}
    | <(?P<end>/)?(?P<name>[A-Za-z][\w:.-]*+)(?P<rest>(?>(?:[^<>"']++|"[^"<]*+"|'[^'<]*+')*))>""",
    re.VERBOSE,
)


_SURE = re.compile(ANY_CODE.pattern.replace("(?![A-Za-z])", "", 1), re.VERBOSE)
"""``ANY_CODE`` in strings that are declared formats of printf: letters may follow at once."""
_SURE_GROUPING = re.compile(_SURE.pattern.replace(r"[-+\#0]", r"[-+\#0']", 1), re.VERBOSE)
"""``_SURE`` with the flag for digits in groups; elsewhere "the top 1%'s" is English."""
_BRACES = re.compile(ANY_CODE.pattern[ANY_CODE.pattern.index(r"\{\{") :], re.VERBOSE)
_TAGS = ANY_CODE.pattern[ANY_CODE.pattern.index("<(?P<end>") :]
_C_STYLE = _SURE.pattern.split("\n", 1)[0]


def _pattern(*codes: str) -> re.Pattern[str]:
    """Pattern of these placeholders and of the tags of HTML."""
    return re.compile("|".join([*codes, _TAGS]), re.VERBOSE)


ANDROID = _pattern(
    r"%(?:\d{1,3}\$|<)?[-\#+0,(]*\d*(?:\.\d+)?(?:[tT][A-Za-z]|[bBhHsScCdoxXeEfgGaA%n])"
)
"""Java's Formatter, as Android's ``getString`` has it."""
APPLE = _pattern(r"%\#@[\w.]{1,100}@", _C_STYLE, r"%%|%arg")
"""NSString's formats, and the variables of a stringsdict."""
DOTNET = _pattern(r"\{\{|\}\}|\{\d{1,3}(?:,-?\d{1,4})?(?::[^{}]{1,100})?\}")
""".NET's String.Format."""
RAILS = _pattern(r"%\{[^{}%]{1,100}\}|%<[\w.]{1,100}>[-+0\#.\d]*[a-zA-Z]|\{\{[^{}<>]{1,100}\}\}")
"""Ruby's I18n, where a per cent sign is nothing by itself."""
QT = _pattern(r"%L?(?:n|\d\d?)(?!\d)", r"&&")
"""QString::arg, and numbers of Qt's translations."""

ICU = _pattern(r"\#|\{[^{}]{1,200}\}")
"""Arguments of ICU's messages, and the number of a plural."""
FLUENT = _pattern(r"\{(?:[^{}\"]|\"(?:[^\"\\\n]|\\.)*\"|\{[^{}]*\})*\}")
"""Placeables of Fluent."""

_NO_OCTET = r"(?!(?<=\w)%[0-9A-F]{2})"  # of an address, like a%20b
_REFERENCES = r"\$t\([^()]{1,100}\)|@:(?:\w[\w.]*\w|\{'[\w.]{1,100}'\})|[$\#]\{[^{}<>]{1,100}\}"
_BRACED_NAMES = (
    r"\{\{[^{}<>]{1,100}\}\}|\{\s*\d{1,3}\s*,[^{}\n]{1,100}\}|\{[\w.:\[\]!,\#-]{0,100}\}"
    r"|\{\s*[\w.]{1,100}\s*,\s*(?:number|date|time|spellout|ordinal|duration|list)\b[^{}\n]{0,100}\}"
)
_PRINTF = (
    _NO_OCTET + r"%(?:\d{1,3}\$|\([\w.-]{1,100}\))?[-+\#0]*+(?:\d{1,9}|\*)?(?:\.(?:\d{1,9}|\*))?"
    r"(?:hh?|ll?|[jzt])?[diouxXeEfFgGcs@](?![A-Za-z])"
)
PRINTF = _pattern(_PRINTF, r"%\{[^{}%<>]{1,100}\}", _REFERENCES)
"""printf of C and of scripts, in strings that are not marked as such formats."""
BRACES = _pattern(_BRACED_NAMES, _REFERENCES)
"""Arguments in braces, and references to other strings as i18next and vue-i18n have them."""
BROWSER = _pattern(r"\$[A-Za-z0-9_@]{1,100}\$|\$[1-9](?!\d)|\$\$")
"""Messages of extensions of browsers."""
ARGUMENTS = _pattern(r"\{[^{}]{1,200}\}")
"""Arguments of messages of ICU, outside of plurals."""
JAVA_PRINTF = _pattern(
    _NO_OCTET + r"%(?:\d{1,3}\$|<)?[-\#+0,(]*+\d{0,9}(?:\.\d{1,9})?"
    r"(?:[tT][A-Za-z]|[bBhHsScCdoxXeEfgGaA])(?![A-Za-z])|%n(?![A-Za-z])",
    r"[$\#]\{[^{}<>]{1,100}\}",
)
"""Java's Formatter, in strings that are not marked as such formats."""
TAGS = _pattern()
"""Nothing but mark-up of HTML."""

_ELEMENTS = (
    "a abbr acronym b big blockquote body br center dd div dl dt em font h1 h2 h3 h4 h5 h6 hr html "
    "i img li nobr ol p pre q s small span strike strong sub sup table tbody td tfoot th thead tr "
    "tt u ul wbr"
)
_HTML = frozenset(_ELEMENTS.split())
"""Elements that stand in strings by themselves, too: they are closed elsewhere, or never."""

_PERCENT = {f"{name}-format" for name in ("c", "objc", "python", "php", "perl", "sh", "qt", "kde")}
_BRACED = {"python-brace-format", "java-format", "csharp-format", "perl-brace-format"}


def code_of(flags: Collection[str], *, grouping: bool = True) -> re.Pattern[str]:
    """Pattern of placeholders in a string with such flags of gettext; ``grouping``: also of those
    for digits in groups.
    """
    if _PERCENT.intersection(flags):
        return _SURE_GROUPING if grouping else _SURE
    return _BRACES if _BRACED.intersection(flags) else ANY_CODE


class Placeholders:
    """Rule by which the strings of a format are text and codes.

    Parameters
    ----------
    code
        Pattern of placeholders and tags.
    """

    def __init__(self, code: re.Pattern[str]) -> None:
        self.code = code

    def parts(self, text: str, *, words: bool = False) -> list[Part]:
        """Text and codes of a string; ``words``: see :func:`parts_of_string`."""
        return parts_of_string(text, self.code, words=words)

    def written(self, parts: Sequence[Part]) -> str:
        """The string that these parts make."""
        return written(parts)


ANY = Placeholders(ANY_CODE)


def parts_of_string(
    text: str,
    code: re.Pattern[str] = ANY_CODE,
    quoted: Callable[[str], str] | None = None,
    *,
    words: bool = False,
) -> list[Part]:
    """Text and codes; the payload of a code is its mark-up, that of a pair both.

    Parameters
    ----------
    quoted
        Text that something means which the pattern finds and which begins with an apostrophe.
    words
        Whether words in angle brackets that are no mark-up are text, as in "Usage: <file>".
    """
    found = list(code.finditer(text))
    pairs = _pairs(found)
    paired = pairs.keys() | set(pairs.values())
    closing: dict[int, Code] = {}
    out: list[Part] = []
    at = 0
    for n, match in enumerate(found):
        if words and n not in paired and _is_word(match):
            continue
        if match.start() > at:
            out.append(text[at : match.start()])
        at = match.end()
        markup = match[0]
        if quoted is not None and markup[0] == "'":
            out.append(quoted(markup))
        elif n in closing:
            out.append(closing[n])
        elif n in pairs:
            start, end = pair(markup, match["name"], (markup, found[pairs[n]][0]))
            closing[pairs[n]] = end
            out.append(start)
        elif match["name"]:
            out.append(single(markup, match["name"], markup))
        else:
            out.append(single(markup, markup, markup, word=True))
    if at < len(text):
        out.append(text[at:])
    return out


def _is_word(match: re.Match[str]) -> bool:
    """Whether it is but a word in angle brackets, unless it is part of a pair."""
    name = match["name"]
    return bool(name) and not match["rest"].strip() and name.lower() not in _HTML


def _pairs(found: Sequence[re.Match[str]]) -> dict[int, int]:
    """Positions of the start and end tags that go together and nest."""
    pairs: dict[int, int] = {}
    waiting: list[int] = []
    for n, match in enumerate(found):
        if match["end"]:
            if waiting and found[waiting[-1]]["name"] == match["name"]:
                pairs[waiting.pop()] = n
        elif match["name"] and not match["rest"].endswith("/"):
            waiting.append(n)
    return pairs


def written(parts: Sequence[Part]) -> str:
    """The string that these parts make."""
    return "".join(_markup(part) for part in parts)


def _markup(part: Part) -> str:
    if isinstance(part, str):
        return part
    if part.kind == "single":
        return str(part.payload)
    return str(part.payload[0 if part.kind == "open" else 1])


def numbered_like(target: TaggedText, source: TaggedText) -> TaggedText:
    """``target`` with the tags of ``source`` where the mark-up is the same."""
    free: defaultdict[tuple[str, str], deque[Tag]] = defaultdict(deque)
    for tag in source.tags:
        free[tag.kind, tag.markup].append(tag)
    return TaggedText.from_parts(_renumbered(target, free, len(source.tags)))


def _renumbered(
    target: TaggedText, free: Mapping[tuple[str, str], deque[Tag]], count: int
) -> Iterator[str | Tag]:
    for part in target.parts():
        if isinstance(part, str):
            yield part
        elif same := free[part.kind, part.markup]:
            yield same.popleft()
        else:
            yield Tag(part.kind, f"{count}+{part.id}", part.markup, part.display)

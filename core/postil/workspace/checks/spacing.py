"""White space: at the ends, doubled, and beside punctuation as the target language has it."""

from __future__ import annotations

from collections.abc import Iterator

import regex

from postil.messages import Message
from postil.text.scripts import IDEOGRAPHIC_LANGUAGES, UNPARTED_LANGUAGES
from postil.workspace.checks.finding import Finding, Pair, in_code, replaced

_RUN = regex.compile(r"[ \u00a0\u202f\t]{2,}")
_NO_BREAK = "\u00a0\u202f"
_HIGH = regex.compile(r"(?P<space>\s?)(?P<mark>[;:!?»]++)(?=[\s\p{P}\p{Co}]|$)")
_LOW = regex.compile(
    r"(?<![^\S\n])(?P<space>[^\S\n]++)(?P<mark>[,;:!?]++|\.(?![.\p{L}\p{N}])|[)\]}])"
)
_GLUED = regex.compile(r"(?<=[\p{L}\p{Pe}])(?P<mark>[,;!?])(?=\p{L})")
_OPENING = regex.compile(r"(?P<mark>[(\[{])(?P<space>[^\S\n]+)")
_GUILLEMET = regex.compile(r"«(?P<space>\s?)")
# What a letter or a digit follows is none: "100%ig", "%1%2", "%20%C3".
_PERCENT = regex.compile(r"(?<=\d)(?P<space>\s?)%(?![\p{L}\p{N}])")
_SPACED_PERCENT = ("fr", "de", "es", "ru", "sv", "nb", "fi", "cs", "sk", "da")
_SPACED_COLON = ("hi", "mr", "ne", "sa")
"""Languages that set a colon apart, so that it is not taken for the sign of a breath (ः)."""
_TIGHT_PERCENT = ("en", "it", "pt", "nl", "ja", "zh", "ko", "tr")


def at_ends(pair: Pair) -> Iterator[Finding]:
    """White space at the ends that differs from that of the source."""
    source, target = pair.source.text, pair.target.text
    inner = target.strip()
    if not inner or not source.strip():
        return
    before, after = _ends(source)
    ours_before, ours_after = _ends(target)
    fixed = replaced(pair.target, 0, len(target), before + inner + after)
    if ours_before != before:
        message = Message("The white space at the start differs from that of the source.")
        yield Finding("space-ends", message, 0, len(ours_before), fixed)
    if ours_after != after:
        message = Message("The white space at the end differs from that of the source.")
        yield Finding("space-ends", message, len(target) - len(ours_after), len(target), fixed)


def doubled(pair: Pair) -> Iterator[Finding]:
    """Several spaces in a row, if the source has none such."""
    if _RUN.search(pair.source.text.strip()):
        return
    for hit in _RUN.finditer(pair.target.text):
        start, end = hit.span()
        if start == 0 or end == len(pair.target):
            continue  # at_ends knows
        one = next((c for c in hit[0] if c in _NO_BREAK), " ")
        message = Message("There are several spaces in a row.")
        yield Finding("space-doubled", message, start, end, replaced(pair.target, start, end, one))


def beside_marks(pair: Pair) -> Iterator[Finding]:
    """Spaces that the target language wants, or does not want, beside punctuation."""
    language = pair.languages[1]
    if language == "fr":
        yield from (finding for finding in _french(pair) if finding.check == "space-marks")
    elif language not in IDEOGRAPHIC_LANGUAGES | {"ko", "th"}:
        yield from _tight(pair)
    for hit in _OPENING.finditer(pair.target.text):
        yield _finding(
            pair,
            hit.span("space"),
            "",
            Message("No space stands after “{mark}”.", mark=hit["mark"]),
        )
    if language in UNPARTED_LANGUAGES or _GLUED.search(pair.source.text):
        return
    for hit in _GLUED.finditer(pair.target.text):
        if not in_code(pair.target.text, hit.start()):
            span = hit.end(), hit.end()
            yield _finding(
                pair, span, " ", Message("A space is missing after “{mark}”.", mark=hit["mark"])
            )


def no_break(pair: Pair) -> Iterator[Finding]:
    """Ordinary spaces where French wants no-break ones."""
    if pair.languages[1] == "fr":
        yield from (finding for finding in _french(pair) if finding.check == "space-no-break")


def percent(pair: Pair) -> Iterator[Finding]:
    """The space before a per cent sign."""
    language = pair.languages[1]
    for hit in _PERCENT.finditer(pair.target.text):
        if hit["space"] == "" and language in _SPACED_PERCENT:
            message = Message("A no-break space stands before % in this language.")
            yield _finding(pair, hit.span("space"), "\u00a0", message, "space-percent")
        elif hit["space"] and language in _TIGHT_PERCENT:
            message = Message("No space stands before % in this language.")
            yield _finding(pair, hit.span("space"), "", message, "space-percent")


def _french(pair: Pair) -> Iterator[Finding]:
    """No-break spaces before high marks and inside guillemets; in Canada only at : and « »."""
    canadian = pair.target_language.replace("_", "-").lower() == "fr-ca"
    text = pair.target.text
    for hit in _HIGH.finditer(text):
        mark = hit["mark"]
        if in_code(text, hit.start("mark")) or not text[: hit.start()].strip():
            continue
        if canadian and mark[0] in ";!?":
            if hit["space"]:
                message = Message("No space stands before “{mark}” in Canadian French.", mark=mark)
                yield _finding(pair, hit.span("space"), "", message)
        elif hit["space"] not in (*_NO_BREAK, "") or not hit["space"]:
            space = "\u00a0" if mark[0] in ":»" else "\u202f"
            message = Message("A no-break space stands before “{mark}” in French.", mark=mark)
            yield _finding(pair, hit.span("space"), space, message, _no_break(hit["space"]))
    for hit in _GUILLEMET.finditer(text):
        if hit["space"] not in (*_NO_BREAK,) and hit.end() < len(text):
            message = Message("A no-break space stands after “«” in French.")
            yield _finding(pair, hit.span("space"), "\u00a0", message, _no_break(hit["space"]))
    for hit in _LOW.finditer(text):
        if hit["mark"][0] in ",.)]}":
            message = Message("No space stands before “{mark}”.", mark=hit["mark"])
            yield _finding(pair, hit.span("space"), "", message)


def _no_break(space: str) -> str:
    """Id of the check: an ordinary space is a lesser matter than none."""
    return "space-no-break" if space else "space-marks"


def _tight(pair: Pair) -> Iterator[Finding]:
    for hit in _LOW.finditer(pair.target.text):
        if hit["mark"] == ":" and pair.languages[1] in _SPACED_COLON:
            continue
        if hit[0] in pair.source.text:
            continue  # a list of signs, a smiley: as the source has it
        message = Message("No space stands before “{mark}”.", mark=hit["mark"])
        yield _finding(pair, hit.span("space"), "", message)


def _finding(
    pair: Pair, span: tuple[int, int], text: str, message: str, check: str = "space-marks"
) -> Finding:
    start, end = span
    return Finding(check, message, start, end, replaced(pair.target, start, end, text))


def _ends(text: str) -> tuple[str, str]:
    inner = text.strip()
    start = text.index(inner)
    return text[:start], text[start + len(inner) :]

"""Final punctuation, brackets, quotation marks, and the marks a language opens sentences with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import regex

from postil.messages import Message
from postil.text.abbreviations import BOUND, of_language
from postil.text.access_keys import KEY_BEHIND
from postil.text.scripts import IDEOGRAPHIC_LANGUAGES
from postil.workspace.checks.finding import Finding, Pair, in_code, replaced

# Marks that mean the same, by the one that names them.
_SAME = {
    ".": ".。．।॥։።۔။។།᠃", "?": "?？؟;՞⁇፧", "!": "!！՜", ":": ":：", ";": ";；؛",
    ",": ",，、،", "…": "…⋯",
}  # fmt: skip
_CLASS = {mark: name for name, marks in _SAME.items() for mark in marks if mark not in ";"}
_CLASS[";"] = ";"
# Both are looked for from the end (r): a line of dots would be tried from each of them.
_CLOSING = regex.compile(r"(?r)[\s\p{Co}\p{Pe}\p{Pf}\"'’”»«“]+$")
_FINAL = regex.compile(rf"(?r)[{''.join(_SAME.values())}・]+$")
_ELLIPSIS = regex.compile(r"(?:…+|⋯+|・{2,}|。{3,})。?")
_REPEATED = regex.compile(
    r"(?P<mark>[,;:，、،；])(?:[ \u00a0\u202f]?(?P=mark))+|(?<!\.)(?P<mark>\.)\.(?!\.)"
)
_LAST_WORD = regex.compile(
    r"(?r)(?<![\p{L}.])(?P<word>"
    r"(?P<initials>(?:\p{L}{1,2}\.[ \u00a0]?){1,6}(?=\p{L}))?\p{L}{1,9})\."
    r"[\s\p{Pe}\p{Pf}\"'’”»“]*$"
)
_PAIRS = {")": "(", "]": "[", "}": "{", "）": "（", "】": "【", "」": "「", "』": "『"}
_WIDE = {"（": "(", "）": ")", "【": "[", "】": "]"}
"""Languages that write the ellipsis with two signs, whatever the source has."""
_INVERTED = {"?": "¿", "!": "¡"}
_STRAIGHT = {"fr": "« »", "de": "„ “", "en": "“ ”", "es": "« »", "it": "« »", "pt": "“ ”",
             "nl": "‘ ’", "pl": "„ ”", "ru": "« »"}  # fmt: skip


def final(pair: Pair) -> Iterator[Finding]:
    """Another mark at the end than in the source, or none."""
    ours, _ = _final(pair.source.text, pair.languages[0])
    theirs, span = _final(pair.target.text, pair.languages[1])
    if ours == theirs or not pair.target.plain.strip() or pair.languages[1] == "th":
        return
    if not ours and pair.languages[0] == "th":  # it ends sentences without a mark
        return
    if (ours, theirs) == (".", "") and _closes_without_stop(pair):
        return
    if {ours, theirs} == {"", "."}:
        stopped = pair.source if ours else pair.target
        if _ends_in_abbreviation(stopped.plain, pair.languages[0 if ours else 1]):
            return
    if ours and theirs:
        message = Message(
            "The source ends with “{ours}”, the target with “{theirs}”.", ours=ours, theirs=theirs
        )
    elif ours:
        message = Message("The source ends with “{ours}”, the target without a mark.", ours=ours)
    else:
        message = Message(
            "The target ends with “{theirs}”, the source without a mark.", theirs=theirs
        )
    yield Finding("final-mark", message, *span)


def repeated(pair: Pair) -> Iterator[Finding]:
    """A comma, colon or semicolon twice, or two full stops, if the source has none such."""
    if _REPEATED.search(pair.source.text):
        return
    for hit in _REPEATED.finditer(pair.target.text):
        start, end = hit.span()
        message = Message("The mark “{mark}” is repeated.", mark=hit["mark"])
        fixed = replaced(pair.target, start, end, hit["mark"])
        yield Finding("repeated-mark", message, start, end, fixed)


def brackets(pair: Pair) -> Iterator[Finding]:
    """Brackets that do not pair in the target though they do in the source."""
    if _unpaired(pair.source.text) is not None:
        return
    place = _unpaired(pair.target.text)
    if place is not None:
        mark = pair.target.text[place]
        yield Finding(
            "brackets", Message("The bracket “{mark}” has no partner.", mark=mark), place, place + 1
        )


def same_brackets(pair: Pair) -> Iterator[Finding]:
    """Brackets of the source that the target lacks, or the other way round."""
    ours, theirs = (_brackets(KEY_BEHIND.sub("", side.text)) for side in (pair.source, pair.target))
    if _unpaired(pair.target.text) is None and ours != theirs:
        lost = "".join((ours - theirs).elements())
        if lost:
            yield Finding(
                "brackets",
                Message("The target lacks the brackets “{lost}” of the source.", lost=lost),
            )


def inverted(pair: Pair) -> Iterator[Finding]:
    """Spanish questions and exclamations that are not opened."""
    if pair.languages[1] != "es":
        return
    text = pair.target.text
    for closing, opening in _INVERTED.items():
        if opening in text:
            continue
        places = (n for n, mark in enumerate(text) if mark == closing and not in_code(text, n))
        place = next(places, None)
        if place is not None:
            yield Finding(
                "inverted", Message("“{opening}” is missing.", opening=opening), place, place + 1
            )


def quotes(pair: Pair) -> Iterator[Finding]:
    """Straight quotation marks where the target language has its own."""
    usual = _STRAIGHT.get(pair.languages[1])
    if usual is None:
        return
    for place, character in enumerate(pair.target.text):
        if character == '"':
            yield Finding(
                "quotes",
                Message("This language quotes with {usual}.", usual=usual),
                place,
                place + 1,
            )


def ellipsis(pair: Pair) -> Iterator[Finding]:
    """Three dots where the source has the one sign, or the other way round."""
    if not IDEOGRAPHIC_LANGUAGES.isdisjoint(pair.languages):
        return
    for ours, theirs in (("…", "..."), ("...", "…")):
        place = pair.target.text.find(theirs)
        if ours in pair.source.text and theirs not in pair.source.text and place >= 0:
            end = place + len(theirs)
            message = Message("The source writes the ellipsis “{ours}”.", ours=ours)
            yield Finding("ellipsis", message, place, end, replaced(pair.target, place, end, ours))


def _final(text: str, language: str) -> tuple[str, tuple[int, int]]:
    """The final mark by its name, and its span; "" if there is none."""
    closing = _CLOSING.search(text)
    end = closing.start() if closing else len(text)
    found = _FINAL.search(text, 0, end)
    if found is None:
        return "", (end, end)
    marks = found[0].replace("...", "…")
    if language in IDEOGRAPHIC_LANGUAGES:
        marks = _ELLIPSIS.sub("…", marks)
    if language == "el":
        marks = marks.replace(";", "?")
    names = [_CLASS.get(mark, mark) for mark in marks]
    return names[-1] if len(set(names)) == 1 else "".join(names), found.span()


def _closes_without_stop(pair: Pair) -> bool:
    """Whether the target is Japanese and ends with what is said, or stands in brackets, where no
    full stop is written.
    """
    return pair.languages[1] == "ja" and pair.target.plain.rstrip().endswith(
        ("」", "』", "）", ")")
    )


def _ends_in_abbreviation(text: str, language: str) -> bool:
    """Whether the full stop at the end is that of an abbreviation: "C.C.", "p.m.", "núm."."""
    found = _LAST_WORD.search(text)
    if found is None:
        return False
    word = found["word"].lower()
    return bool(found["initials"]) or word in of_language(BOUND, language)


def _brackets(text: str) -> Counter[str]:
    return Counter(_WIDE.get(c, c) for c in text if c in "([{)]}（）【】")


def _unpaired(text: str) -> int | None:
    """Position of the first bracket without a partner; list labels such as ``a)`` are none."""
    stack: list[int] = []
    for place, character in enumerate(text):
        if character in _PAIRS.values():
            stack.append(place)
        elif character in _PAIRS:
            if stack and text[stack[-1]] == _PAIRS[character]:
                stack.pop()
            elif not regex.fullmatch(r"\s*[\p{L}\p{N}]{1,3}\)", text[: place + 1]):
                return place
    return stack[0] if stack else None

"""Words: repeated, left untranslated, codes and names changed, capitals at the start, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import regex

from postil.messages import Message
from postil.text.casing import is_small, upper
from postil.text.nontranslatable import classify
from postil.text.tags import TaggedText
from postil.text.tokeniser import DECORATION, Tokeniser
from postil.workspace.checks.finding import Finding, Pair, in_code, replaced

SHORTEST_FOR_SHARE = 20
_TWICE = regex.compile(
    r"(?<![\p{L}\p{M}\p{N}\p{Pd}'’])(?P<word>\p{L}[\p{L}\p{M}]+)(?P<space>\s+)(?P=word)"
    r"(?![\p{L}\p{M}\p{N}\p{Pd}'’])",
    regex.IGNORECASE,
)
_MAY_REPEAT = {
    "fr": "nous vous",
    "de": "die der das sie",
    "en": "had that",
    "nl": "dat ze",
    "it": "",
    "es": "",
    "pt": "",
}  # fmt: skip
_CASELESS = frozenset(
    {"am", "ar", "as", "bn", "ckb", "dv", "fa", "gu", "he", "hi", "ja", "ka", "km", "kn", "ko",
     "lo", "ml", "mr", "my", "ne", "pa", "ps", "sd", "si", "ta", "te", "th", "ti", "ug", "ur",
     "yi", "zh"}
)  # fmt: skip
"""Languages of scripts without capitals: a word in Latin letters tells nothing there."""
_WORD = regex.compile(r"\p{L}[\p{L}\p{M}'’-]*")
# Words whose capitals mean something: MHz, iPhone, LibreOffice, USB, A4.
_NAME = regex.compile(r"(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*+")
_NUMBER_LIKE = frozenset(("number", None))


def empty(pair: Pair) -> Iterator[Finding]:
    """No target at all."""
    if not pair.target.plain.strip() and pair.source.plain.strip():
        yield Finding("empty", "There is no translation.")


def untranslated(pair: Pair) -> Iterator[Finding]:
    """The source itself stands as the target, and it holds words to translate."""
    if pair.source.plain.strip() != pair.target.plain.strip():
        return
    words = [token for token in pair.source.plain.split() if classify(token) is None]
    plain = [w for w in _WORD.findall(" ".join(words)) if len(w) > 2 and w[1:].islower()]
    known = {hit.target.casefold() for hit in pair.terms}
    if len(plain) > 1 and pair.target.plain.strip().casefold() not in known:
        yield Finding("untranslated", "The target is the source.", 0, len(pair.target))


def repeated(pair: Pair) -> Iterator[Finding]:
    """A word twice in a row, if the source has none such."""
    if _TWICE.search(pair.source.plain):
        return
    allowed = _MAY_REPEAT.get(pair.languages[1], "").split()
    for hit in _TWICE.finditer(pair.target.text):
        again = hit[0][len(hit["word"]) + len(hit["space"]) :]
        if hit["word"].lower() in allowed or hit["word"] not in (again, again.capitalize()):
            continue
        start, end = hit.start("space"), hit.end()
        message = Message("“{word}” stands here twice.", word=hit["word"])
        yield Finding(
            "word-repeated", message, hit.start(), end, replaced(pair.target, start, end, "")
        )


def codes(pair: Pair) -> Iterator[Finding]:
    """Addresses, paths and variables that the target lacks or has changed."""
    ours = _codes(pair.source.plain, pair.source_language)
    theirs = _codes(pair.target.plain, pair.target_language)
    text = pair.target.plain
    for code in (ours - theirs).elements():
        if code not in text:
            yield Finding("codes", Message("“{code}” of the source is missing.", code=code))
    for code in (theirs - ours).elements():
        if code not in pair.source.plain:
            place = max(0, pair.target.text.find(code))
            yield Finding(
                "codes", Message("The source has no “{code}”.", code=code), place, place + len(code)
            )


def names(pair: Pair) -> Iterator[Finding]:
    """Names with capitals inside that are written with other capitals than in the source."""
    ours = {hit[0].casefold(): hit[0] for hit in _NAME.finditer(pair.source.text)}
    spellings = {hit[0] for hit in _WORD.finditer(pair.source.text)}
    for hit in regex.finditer(r"[\p{L}\p{N}]+", pair.target.text):
        name = ours.get(hit[0].casefold())
        if name is None or name == hit[0] or hit[0] in spellings or _shouted(name):
            continue
        fix = replaced(pair.target, *hit.span(), name)
        yield Finding(
            "name-case", Message("The source writes “{name}”.", name=name), *hit.span(), fix
        )


def first_capital(pair: Pair) -> Iterator[Finding]:
    """A capital at the start of one side only."""
    if not _CASELESS.isdisjoint(pair.languages):
        return
    ours, theirs = (_WORD.search(side.text) for side in (pair.source, pair.target))
    if not ours or not theirs:
        return
    if _starts_late(pair.source, ours) or _starts_late(pair.target, theirs):
        return
    start = theirs.start()
    letter = theirs[0][0]
    if ours[0][0].isupper() and is_small(letter) and ours[0].casefold() != theirs[0].casefold():
        if _NAME.match(theirs[0]):
            return
        capital = upper(letter, pair.target_language, title=True)
        fix = replaced(pair.target, start, start + 1, capital)
        yield Finding("first-capital", "The source starts with a capital.", start, start + 1, fix)
    elif is_small(ours[0][0]) and letter.isupper() and pair.languages[1] not in ("de", "lb"):
        if theirs[0].isupper() or _NAME.match(ours[0]) or theirs[0] in pair.source.text:
            return
        message = Message("The source starts with a small letter.")
        yield Finding("first-capital", message, start, start + 1)


def length(pair: Pair) -> Iterator[Finding]:
    """A target longer than the document, or the project, allows."""
    settings, text = pair.settings, pair.target.plain
    count, octets = len(text), len(text.encode("utf-8", "surrogatepass"))
    longest = min((most for most in (settings.longest, pair.limit.characters) if most), default=0)
    if longest and count > longest:
        message = Message(
            "{count} characters; {longest} are allowed.", count=count, longest=longest
        )
        yield Finding("length", message, longest, len(pair.target))
    if 0 < pair.limit.octets < octets:
        message = Message(
            "{octets} bytes; {allowed} are allowed.", octets=octets, allowed=pair.limit.octets
        )
        yield Finding("length", message, 0, len(pair.target))
    source = len(pair.source.plain)
    if settings.longest_share and source >= SHORTEST_FOR_SHARE:
        share = 100 * count // source
        if share > settings.longest_share:
            message = Message(
                "{share}% of the length of the source; {share_2}% are allowed.",
                share=share,
                share_2=settings.longest_share,
            )
            yield Finding("length", message, 0, len(pair.target))


def characters(pair: Pair) -> Iterator[Finding]:
    """Characters that the project forbids, and such as stand for text gone wrong."""
    for place, character in enumerate(pair.target.text):
        if character in pair.settings.forbidden_characters:
            yield Finding(
                "characters",
                Message("“{character}” is forbidden.", character=character),
                place,
                place + 1,
            )
        elif character == "\ufffd" and character not in pair.source.text:
            message = Message("A character that could not be read stands here.")
            yield Finding("characters", message, place, place + 1)


def _starts_late(side: TaggedText, word: regex.Match[str]) -> bool:
    """Whether a number or the like stands before the first word, or the word is code."""
    return in_code(side.text, word.start()) or any(
        character.isalnum() for character in side.text[: word.start()]
    )


def _shouted(name: str) -> bool:
    """Whether ``name`` is a word in capitals rather than an abbreviation."""
    return name.isupper() and len(name) > 5


def _codes(text: str, language: str) -> Counter[str]:
    tokens = (token.strip(DECORATION) for token in Tokeniser(language).tokenise(text))
    return Counter(
        token for token in tokens if len(token) > 2 and classify(token) not in _NUMBER_LIKE
    )

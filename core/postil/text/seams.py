"""What words do where they meet: elision, contraction, and forms that go by the next sound.

A few safe rules of French, Spanish, German and English. What they do not know stays as it is;
where a language leaves more than one way open ("l'" before a consonant is "le" or "la"), all of
them are given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import regex

from postil.text.tokeniser import primary_subtag

Seam = tuple[str, str]  # what stands before a place, and behind it

_LAST = regex.compile(
    r"(?<![\p{L}\p{M}\p{N}_@./\\'’-])((?:(?:de|à) (?=l['’]))?\p{L}[\p{L}\p{M}]*['’]?)$",
    regex.IGNORECASE,
)
_NEXT = regex.compile(r"\p{L}[\p{L}\p{M}]*+(?![\p{N}_@]|[./\\]\p{L})")
_BEGUN = regex.compile(r"[\p{L}\p{M}'’]*$")
_INNER = regex.compile(r"[ '’]")
_VOWELS = frozenset("aàâäæeéèêëiîïoôöœuùûü")

_FR_ELIDED = {
    "du": "de l'",
    "au": "à l'",
    **{
        word: word[:-1] + "'"
        for word in (
            *("le", "la", "je", "me", "te", "se", "ne", "de", "que"),
            *("jusque", "lorsque", "puisque", "quoique"),
        )
    },
}
_FR_WHOLE = {
    "l'": ("le", "la"),
    "de l'": ("du", "de la"),
    "à l'": ("au", "à la"),
    **{
        elided: (word,)
        for word, elided in _FR_ELIDED.items()
        if word not in ("le", "la", "du", "au")
    },
}
_FR_BEFORE_VOWEL = {"ma": "mon", "ta": "ton", "sa": "son", "ce": "cet"}
_FR_SPLIT = {"du": "de", "des": "de", "au": "à", "aux": "à"}
_FR_CONTRACTED = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
_FR_ARTICLES = ("le ", "la ", "les ", "un ", "une ", "l'", "l’")
_FR_INFINITIVE = regex.compile(r"(?:[a-zà-ÿ]{2,}(?:er|ir|re))\b")
_FR_NO_ELISION = regex.compile(r"onz|oui|uhlan|ulul")
_FR_Y = frozenset({"y", "yeux", "yeuse", "yttrium"})
_FR_MUTE = regex.compile(
    "h(?:ab|aleine|allu|altère|ameçon|armon|é(?:berg|l|mo|rit|sit)|e(?:bdo|ct|rb|ure|x)"
    "|i(?:er|st|v)|o(?:mm|mo|nn|no|raire|rizon|rlog|rr|spi|st)|ô(?:te|pit)|u(?:î|il|is|ma|me|mi)|y)"
)
_FR_ASPIRATED = regex.compile(
    "h(?:a|â|é(?:riss|ron|ros$|tre)|ê|e(?:aume|nn|rs|urt)|i(?:bou|c|d|érarch|p|ss|t)"
    "|o(?:bby|c|ld|ll|mard|ngr|nt|p|quet|rs|t$|tt|u)|u(?:b|che|é|ée|er|it$|iti|l|n|pp|r[lo]|tt))"
)
_FR_NOT_CET = frozenset({"est", "était", "étaient", "étant", "eût", "en"})

_ES_CONTRACTED = {"de el": "del", "a el": "al"}
_ES_SPLIT = {"del": "de", "al": "a"}
_ES_ARTICLES = tuple(f"{word} " for word in ("el", "la", "los", "las", "un", "una", "unos", "unas"))

_DE_SPLIT = {
    **{"im": "in", "am": "an", "zum": "zu", "zur": "zu", "vom": "von", "beim": "bei"},
    **{"ins": "in", "ans": "an"},
}
_DE_CONTRACTED = {
    **{f"{word} dem": short for short, word in _DE_SPLIT.items() if short.endswith("m")},
    **{"zu der": "zur", "in das": "ins", "an das": "ans"},
}
_DE_ARTICLES = tuple(
    f"{word} "
    for word in (
        *("der", "die", "das", "dem", "den", "ein", "eine", "einem", "einer", "einen"),
        *("diesem", "dieser", "diesen", "jedem", "jeder"),
    )
)

_EN_AN = regex.compile("[aeio]|u(?!n(?:i(?!n|mp|d)|an)|s[aeu]|t[ie]|r[aeio]|bi)|hour|heir|hone?[os]")
_EN_A = regex.compile(r"eu|ew|onc?e\b|oui")


@dataclass(frozen=True, slots=True)
class Fitted:
    """Words in place of characters ``start`` to ``end`` of a text."""

    start: int
    end: int
    words: str


def fitted(text: str, start: int, end: int, words: str, language: str) -> list[Fitted]:
    """Ways to put ``words`` in place of characters ``start`` to ``end`` of ``text``, with what
    stands beside them as it has to be then; at least one, without doubles.
    """
    before, behind = text[:start], text[end:]
    ways: dict[Fitted, None] = {}
    for left, inside in joined(before, _settled(words, language), language):
        for middle, right in joined(inside, behind, language):
            first = _common(before, left)
            if first < start:  # whole words, for who reads them
                begun = _BEGUN.search(before, endpos=first)
                first = first if begun is None else begun.start()
            last = _common(behind[::-1], right[::-1])
            whole = left + middle + right
            said = whole[first : len(whole) - last]
            ways[Fitted(first, len(text) - last, said)] = None
    return list(ways)


def joined(left: str, right: str, language: str) -> list[Seam]:
    """Ways to write ``left`` and ``right`` one after the other, at least one; the space between
    them may stand on either side.
    """
    rule = _RULES.get(primary_subtag(language))
    word, following = left.rstrip(" "), right.lstrip(" ")
    gap = len(left) - len(word) + len(right) - len(following)
    found = _LAST.search(word)
    if rule is None or found is None or gap > 1 or not following:
        return [(left, right)]
    said = found[1]
    ways = rule(said.lower().replace("’", "'"), following, bool(gap))
    if ways is None:
        return [(left, right)]
    mark = "’" if "’" in left + right else "'"
    return [
        (word[: found.start(1)] + _cased(form.replace("'", mark), said), rest)
        for form, rest in ways
    ]


def _settled(words: str, language: str) -> str:
    """``words`` with what is certain where they meet within."""
    place = 0
    while (found := _INNER.search(words, place)) is not None:
        ways = joined(words[: found.end()], words[found.end() :], language)
        left, right = ways[0] if len(ways) == 1 else (words[: found.end()], words[found.end() :])
        words, place = left + right, max(len(left), place + 1)
    return words


def _french(word: str, following: str, gap: bool) -> list[Seam] | None:
    """Forms of ``word``, in small letters, with the space behind it, and what follows then."""
    if gap and word in _FR_SPLIT and following.startswith(_FR_ARTICLES):
        base = _FR_SPLIT[word]
        article, _, rest = following.partition(" ")
        short = _FR_CONTRACTED.get(f"{base} {article}")
        if short is not None:
            return [(f"{short} ", rest)]
        return _french(base, following, True) or [(f"{base} ", following)]
    if gap and word in ("de", "à") and following.startswith(("le ", "les ")):
        article, _, rest = following.partition(" ")
        short = (f"{_FR_CONTRACTED[f'{word} {article}']} ", rest)
        return [(f"{word} ", following), short] if _FR_INFINITIVE.match(rest) else [short]
    vowel = _is_french_vowel(following)
    if vowel is None:
        return None
    if word.endswith("'"):
        if word not in _FR_WHOLE:
            return None
        return [(word, following)] if vowel else [(f"{form} ", following) for form in _FR_WHOLE[word]]
    if not gap:
        return None
    first = _first_word(following)
    if word == "si" and first in ("il", "ils"):
        return [("s'", following)]
    if vowel and word in _FR_ELIDED and not (word in ("le", "la") and first in ("un", "une")):
        return [(_FR_ELIDED[word], following)]
    if vowel and word in _FR_BEFORE_VOWEL and first not in _FR_NOT_CET:
        return [(f"{_FR_BEFORE_VOWEL[word]} ", following)]
    if word == "cet" and not vowel:
        return [("ce ", following)]
    return None


def _is_french_vowel(following: str) -> bool | None:
    """Whether a text begins with the sound of a vowel; None where its letters do not say so."""
    found = _NEXT.match(following)
    if found is None or (len(found[0]) > 1 and found[0].isupper()):
        return None
    word = found[0].lower()
    if word[0] == "y":
        return word in _FR_Y
    if len(word) == 1 and found[0] not in ("à", "a"):
        return None
    if word[0] == "h":
        if _FR_MUTE.match(word):
            return True
        return False if _FR_ASPIRATED.match(word) else None
    return word[0] in _VOWELS and not _FR_NO_ELISION.match(word)


def _spanish(word: str, following: str, gap: bool) -> list[Seam] | None:
    return _contracted(word, following, gap, _ES_SPLIT, _ES_CONTRACTED, _ES_ARTICLES)


def _german(word: str, following: str, gap: bool) -> list[Seam] | None:
    if word not in _DE_SPLIT:  # "in dem" is right, too, and sometimes the only way
        return None
    return _contracted(word, following, gap, _DE_SPLIT, _DE_CONTRACTED, _DE_ARTICLES)


def _contracted(
    word: str,
    following: str,
    gap: bool,
    split: dict[str, str],
    contracted: dict[str, str],
    articles: tuple[str, ...],
) -> list[Seam] | None:
    """A preposition before an article, as one word where they are."""
    if not gap or not following.startswith(articles):
        return None
    base = split.get(word, word)
    article, _, rest = following.partition(" ")
    short = contracted.get(f"{base} {article}")
    if short is not None:
        return [(f"{short} ", rest)]
    return [(f"{base} ", following)] if word in split else None


def _english(word: str, following: str, gap: bool) -> list[Seam] | None:
    first = _first_word(following)
    if not gap or word not in ("a", "an") or not first.islower() or len(first) < 2:
        return None
    sound = _EN_AN.match(first) is not None and _EN_A.match(first) is None
    return [("an " if sound else "a ", following)]


_RULES: dict[str, Callable[[str, str, bool], list[Seam] | None]] = {
    "fr": _french,
    "es": _spanish,
    "de": _german,
    "en": _english,
}


def _first_word(text: str) -> str:
    found = _NEXT.match(text)
    return "" if found is None else found[0]


def _cased(form: str, said: str) -> str:
    return form[:1].upper() + form[1:] if said[:1].isupper() else form


def _common(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    number = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        number += 1
    return number

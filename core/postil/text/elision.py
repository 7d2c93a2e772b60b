"""Elision (l'écran), contraction (du), and forms that go by the next sound (an hour), where words
meet.

A few safe rules of French, Spanish, German and English. What they do not know stays as it is;
where a language leaves more than one way open ("l'" before a consonant is "le" or "la"), all of
them are given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import regex

from postil.text.tokeniser import primary_subtag

Halves = tuple[str, str]  # what stands before a place, and behind it

_LAST = regex.compile(
    r"(?<![\p{L}\p{M}\p{N}_@./\\'’-])((?:(?:de|à) (?=l(?:es?|['’])$))?\p{L}[\p{L}\p{M}]*['’]?)$",
    regex.IGNORECASE,
)
_NEXT = regex.compile(r"\p{L}[\p{L}\p{M}]*+(?![\p{N}_@]|[./\\]\p{L})")
_WORDS = regex.compile(r"\p{L}[\p{L}\p{M}]*+['’]?|[^\s\p{L}]")
_BEGUN = regex.compile(r"[\p{L}\p{M}'’]*$")
_INNER = regex.compile(r"[ '’]")
_FR_SOUNDED = frozenset("aàâäæeéèêëhiîïoôöœuùûü")  # where they are sounded as vowels, or not

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
_FR_BEFORE_CONSONANT = {"cet": "ce "}
_FR_SPLIT = {"du": "de", "des": "de", "au": "à", "aux": "à"}
_FR_CONTRACTED = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
_FR_ARTICLES = ("le ", "la ", "les ", "un ", "une ", "l'", "l’")
_FR_INFINITIVE = regex.compile(
    r"(?![a-zà-ÿ]*(?:bre|ère|ètre|itre|[lns]tre|ffre|adre|(?:ch|ss|v|rr|dr|m)ier)\b"
    r"|(?:papier|panier|métier|dernier|quartier|boîtier|loisir|plaisir|avenir|souvenir)\b)"  # nouns
    r"[a-zà-ÿ]{2,}(?:er|ir|re)\b"
)
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


@dataclass(frozen=True, slots=True)
class _Contractions:
    """Prepositions that are one word with an article.

    Parameters
    ----------
    split
        The preposition in each such word.
    joined
        The word for a preposition and an article.
    articles
        Those before which a preposition stands by itself if they make no word, with their space.
    """

    split: dict[str, str]
    joined: dict[str, str]
    articles: tuple[str, ...]


_SPANISH = _Contractions(
    {"del": "de", "al": "a"},
    {"de el": "del", "a el": "al"},
    ("el ", "la ", "los ", "las ", "un ", "una ", "unos ", "unas "),
)
_GERMAN = _Contractions(
    {
        **{"im": "in", "am": "an", "zum": "zu", "zur": "zu", "vom": "von", "beim": "bei"},
        **{"ins": "in", "ans": "an"},
    },
    {
        **{"in dem": "im", "an dem": "am", "zu dem": "zum", "zu der": "zur", "von dem": "vom"},
        **{"bei dem": "beim", "in das": "ins", "an das": "ans"},
    },
    (
        *("der ", "die ", "das ", "dem ", "den ", "ein ", "eine ", "einem ", "einer ", "einen "),
        *("diesem ", "dieser ", "diesen ", "jedem ", "jeder "),
    ),
)

_EN_AN = regex.compile(
    "[aeio]|u(?!n(?:i(?!n|mp|d)|an)|s[aeu]|t[ie]|r[aeio]|bi)|hour|heir|hone?[os]"
)
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
    for left, inside in joined(before, _with_certain_forms(words, language), language):
        for middle, right in joined(inside, behind, language):
            first = _common(before, left)
            if first < start:  # whole words, for who reads them
                begun = _BEGUN.search(before, endpos=first)
                first = first if begun is None else begun.start()
            whole = left + middle + right
            last = _common(behind[::-1], (middle + right)[::-1])
            said = whole[first : len(whole) - last]
            ways[Fitted(first, len(text) - last, said)] = None
    return list(ways)


def joined(left: str, right: str, language: str) -> list[Halves]:
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


def clashes(text: str, language: str) -> int:
    """How often two articles or the like meet, as in "cette une", or one is said twice."""
    if (known := _NEVER_TOGETHER.get(primary_subtag(language))) is None:
        return 0
    determiners, more = known
    words = [word.lower().replace("’", "'") for word in _WORDS.findall(text)]
    return sum(
        (left in determiners and right in determiners | more) or (left == right and left in more)
        for left, right in pairwise(words)
        if left != "l'" or right not in ("un", "une")  # "l'un d'eux"
    )


def _with_certain_forms(words: str, language: str) -> str:
    """``words`` with elisions and contractions between them, where there is only one way."""
    place = 0
    while (found := _INNER.search(words, place)) is not None:
        ways = joined(words[: found.end()], words[found.end() :], language)
        left, right = ways[0] if len(ways) == 1 else (words[: found.end()], words[found.end() :])
        words, place = left + right, max(len(left), place + 1)
    return words


def _french(word: str, following: str, gap: bool) -> list[Halves] | None:
    """Forms of ``word``, in small letters, with the space behind it, and what follows then; None
    where it stays as it is.
    """
    if gap and _is_contracted(word, following):
        return _french_contraction(word, following)
    return _french_elision(word, following, gap)


def _french_contraction(word: str, following: str) -> list[Halves]:
    """A preposition, or what it makes with an article, before an article or with one."""
    base, _, article = word.partition(" ")
    rest = following
    if not article:
        base = _FR_SPLIT.get(word, word)
        article, _, rest = following.partition(" ")
    short = _FR_CONTRACTED.get(f"{base} {article}")
    if short is None:
        return _french_elision(base, following, True) or [(f"{base} ", following)]
    if word not in _FR_SPLIT and _FR_INFINITIVE.match(rest):  # "de le faire"
        return [(f"{base} ", f"{article} {rest}"), (f"{short} ", rest)]
    if article == "le" and _is_french_vowel(rest):
        return [(f"{base} l'", rest)]
    return [(f"{short} ", rest)]


def _is_contracted(word: str, following: str) -> bool:
    if word in ("de", "à"):
        return following.startswith(("le ", "les "))
    return word in _FR_CONTRACTED or (word in _FR_SPLIT and following.startswith(_FR_ARTICLES))


def _french_elision(word: str, following: str, gap: bool) -> list[Halves] | None:
    vowel, first = _is_french_vowel(following), _first_word(following)
    if vowel is None:
        return None
    if word.endswith("'"):
        forms = [word] if vowel else [f"{form} " for form in _FR_WHOLE.get(word, ())]
        return [(form, following) for form in forms if word in _FR_WHOLE] or None
    form = _FR_BEFORE_CONSONANT.get(word)
    if vowel:
        form = _french_before_vowel(word, first)
    return None if form is None or not gap else [(form, following)]


def _french_before_vowel(word: str, first: str) -> str | None:
    """The form of ``word`` before a word that begins with the sound of a vowel."""
    if word == "si":
        return "s'" if first in ("il", "ils") else None
    if word in ("le", "la") and first in ("un", "une", "ou", "et"):
        return None  # "la une", "la ou les pages"
    if word in _FR_BEFORE_VOWEL and first not in _FR_NOT_CET:
        return f"{_FR_BEFORE_VOWEL[word]} "
    return _FR_ELIDED.get(word)


def _is_french_vowel(following: str) -> bool | None:
    """Whether a text begins with the sound of a vowel; None where its letters do not say so."""
    found = _NEXT.match(following)
    if found is None or (len(found[0]) > 1 and found[0].isupper()):
        return None
    word = found[0].lower()
    if following[len(word) : len(word) + 1] in ("'", "’"):
        return False  # "l'", "qu'" and the like
    if len(word) == 1 and found[0] not in ("à", "a", "y"):
        return None
    if word[0] == "h" and not _FR_MUTE.match(word):
        return False if _FR_ASPIRATED.match(word) else None
    return word in _FR_Y or (word[0] in _FR_SOUNDED and not _FR_NO_ELISION.match(word))


def _spanish(word: str, following: str, gap: bool) -> list[Halves] | None:
    return _contracted(_SPANISH, word, following) if gap else None


def _german(word: str, following: str, gap: bool) -> list[Halves] | None:
    if not gap or word not in _GERMAN.split:  # "in dem" is right, and sometimes the only way
        return None
    return _contracted(_GERMAN, word, following)


def _contracted(rules: _Contractions, word: str, following: str) -> list[Halves] | None:
    """A preposition before an article, as one word where they are."""
    if not following.startswith(rules.articles):
        return None
    base = rules.split.get(word, word)
    article, _, rest = following.partition(" ")
    short = rules.joined.get(f"{base} {article}")
    if short is not None:
        return [(f"{short} ", rest)]
    return [(f"{base} ", following)] if word in rules.split else None


def _english(word: str, following: str, gap: bool) -> list[Halves] | None:
    first = _first_word(following)
    if not gap or word not in ("a", "an") or not first.islower() or len(first) < 2:
        return None
    sound = _EN_AN.match(first) is not None and _EN_A.match(first) is None
    return [("an " if sound else "a ", following)]


_DETERMINERS = {
    "fr": "le la les l' du des au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos "
    "votre vos chaque",
    "es": "el la los las un una al del este esta estos estas mi mis su sus cada",
    "de": "ein eine einem einen einer eines im am zum zur vom beim ins ans",
    "en": "a an the my your its our their every each",
}
_BEHIND_NONE = {  # of these, nor twice
    "fr": "de d' à en dans sur pour par un une",
    "es": "en con por para",
    "de": "der die das dem den des",
    "en": "",
}
_NEVER_TOGETHER = {
    language: (frozenset(words.split()), frozenset(_BEHIND_NONE[language].split()))
    for language, words in _DETERMINERS.items()
}
_RULES: dict[str, Callable[[str, str, bool], list[Halves] | None]] = {
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

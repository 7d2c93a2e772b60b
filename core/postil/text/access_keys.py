"""Access keys of menus and buttons: the sign before a letter of a label, ``_Open`` or ``E&xit``.

A translation has one, too, before a letter of its own; Chinese, Japanese and Korean put the letter
behind the label, ``開く(_O)``. Words are read, and learned, without the sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from postil.text.tokeniser import DECORATION, primary_subtag

MOST_WORDS = 10  # of a label
SIGNS = "_&"
_LEAST_PART = 3  # letters before and behind the sign of a name such as "file_name"
_BEFORE, _BEHIND = r"[\w$%@\\/.<{=&-]", r"[\w@;(={&]|[.\\/-]\w"  # of code, addresses, entities
_KEY = {
    sign: regex.compile(
        rf"(?<!{_BEFORE}|\d>)(?P<before>\p{{L}}*+){sign}(?P<letter>[\p{{L}}\p{{Nd}}])\p{{M}}*+"
        rf"[\p{{L}}\p{{M}}]*+(?!{_BEHIND})"
    )
    for sign in SIGNS
}
_SENTENCE = regex.compile(r"\n|(?<!\.\.)[.!]\s*$")
KEY_BEHIND = regex.compile(rf"(?<!\s)\s*+[(（](?P<sign>[{SIGNS}])(?P<letter>\p{{L}}|\p{{Nd}})[)）]")
"""The key of a label in languages whose letters are on no key."""

_LETTERED = frozenset({"ja", "zh", "ko", "yue"})  # have the letter of the source, in brackets


@dataclass(frozen=True, slots=True)
class AccessKey:
    """The access key of a label: its ``sign``, whose offset in the text is ``at``, and ``letter``;
    ``written``, ``word``: the word with and without the sign.
    """

    sign: str
    at: int
    letter: str
    written: str
    word: str

    @property
    def is_inside(self) -> bool:
        """Whether it stands within the word, where a name of code may have such a sign, too."""
        return not self.written.startswith(self.sign)

    @property
    def parts(self) -> tuple[str, str]:
        """What stands before the sign, and behind it."""
        before, _, behind = self.written.partition(self.sign)
        return before, behind

    @property
    def may_be_name(self) -> bool:
        """Whether it may as well part the words of a name: "file_name"."""
        return min(map(len, self.parts)) >= _LEAST_PART


def access_key(text: str) -> AccessKey | None:
    """The access key of a text; None where it has none, several, or is no label: a sentence, long,
    or without a capital at the beginning.
    """
    key = _only_key(text)
    return key if key is not None and _is_label(text) else None


def _is_label(text: str) -> bool:
    if len(text.split()) > MOST_WORDS or _SENTENCE.search(text):
        return False
    # not "the _id field", "int &value"
    return not next(filter(str.isalpha, text), "").islower()


def _only_key(text: str) -> AccessKey | None:
    """The only access key of a text that may be a label or none."""
    found = next((_KEY[sign].search(text) for sign in SIGNS if text.count(sign) == 1), None)
    if found is None:
        return None
    at = found.start("letter") - 1
    key = AccessKey(text[at], at, found["letter"], found[0], found[0].replace(text[at], ""))
    # Within a word that is one, small letters alone are keys: not those of AT&T, PATH_MAX, CO_2.
    is_name = key.is_inside and (key.letter.isupper() or key.letter.isdecimal())
    return None if is_name else key


def _has_letter_behind(target: str, key: AccessKey) -> bool:
    """Whether a translation has the letter of a key behind it, "日付順(_D)": then that is one, also
    in a source that alone could be text, such as "by _Date".
    """
    behind = KEY_BEHIND.search(target)
    return behind is not None and behind["letter"].casefold() == key.letter.casefold()


def without_key(text: str, sign: str) -> str:
    """A translation without its access key, if it has one with ``sign``."""
    if text.count(sign) != 1:
        return text
    if (found := KEY_BEHIND.search(text)) is not None and found["sign"] == sign:
        return text[: found.start()] + text[found.end() :]
    if (found := _KEY[sign].search(text)) is None:
        return text
    at = found.start("letter")
    return text[: at - 1] + text[at:]


def without_keys(source: str, target: str) -> tuple[str, str]:
    """A pair of texts without access keys, if both have one; a word that is the same on both sides
    is a name, and so are "module_name" and "nom_module".
    """
    key = _only_key(source)
    if key is None or not (_is_label(source) or _has_letter_behind(target, key)):
        return source, target
    bare = without_key(target, key.sign)
    if bare == target or (key.is_inside and key.written in target):
        return source, target
    if key.may_be_name and (other := access_key(target)) is not None and other.may_be_name:
        return source, target
    return source[: key.at] + source[key.at + 1 :], bare


def with_key(
    words: Sequence[str], places: Sequence[int], key: AccessKey, language: str
) -> list[str]:
    """Tokens of a translation with an access key: before the same letter at the beginning of one of
    the tokens at ``places``, or of any, or inside one of those; else before the first of those.
    """
    found = list(words)
    lettered = [n for n, word in enumerate(found) if any(map(str.isalnum, word))]
    if not lettered:
        return found
    if primary_subtag(language) in _LETTERED:
        last = lettered[-1]
        end = len(found[last].rstrip(DECORATION))
        shown = f"({key.sign}{key.letter.upper()})"
        found[last] = found[last][:end] + shown + found[last][end:]
        return found
    own = [n for n in places if n in lettered]
    for group, at_start in ((own, True), (lettered, True), (own, False)):
        for n in group:
            at = _place_of(key.letter, found[n], at_start)
            if at >= 0:
                found[n] = found[n][:at] + key.sign + found[n][at:]
                return found
    n = own[0] if own else lettered[0]
    at = next(place for place, sign in enumerate(found[n]) if sign.isalnum())
    found[n] = found[n][:at] + key.sign + found[n][at:]
    return found


def _place_of(letter: str, word: str, at_start: bool) -> int:
    """Where a letter, large or small, stands in a token; -1: nowhere."""
    for place, sign in enumerate(word):
        if sign.casefold() == letter.casefold():
            return place
        if at_start and sign.isalnum():
            break
    return -1

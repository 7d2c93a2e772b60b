"""The rules of a forest as the characters they put into the text.

The gaps of a rule cut its words into parts; a rule without gaps is one part. The text of a part is
a chain of states: state ``k`` stands behind its first ``k`` characters. A space before the first
token is one of the characters, but whether it is there depends on what stands before the part; the
space between two tokens of the part is settled here.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import GAP, Rules
from postil.text.tokeniser import JOINED_SIDE, PLAIN_SIDE, WIDE_SIDE, Surface

I32 = npt.NDArray[np.int32]
NOWHERE = -1

_SAME = str.maketrans(
    {
        **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\t\n", " "),
        **dict.fromkeys("‘’ʼ`´′", "'"),
        **dict.fromkeys("“”„«»‹›″", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
    }
)


@lru_cache(maxsize=1 << 14)
def folded(character: str) -> str:
    """The character without case, accent and typographic variety."""
    plain = unicodedata.normalize("NFD", character.casefold())[:1] or character
    return plain.translate(_SAME)


def code_points(text: str) -> tuple[list[int], list[int]]:
    """The characters of a text, as they are and folded."""
    return [ord(c) for c in text], [ord(folded(c)) for c in text]


def needs_space(right: int, left: int) -> bool:
    """Whether a space stands between two tokens, by the sides that meet."""
    return JOINED_SIDE not in (right, left) and not (right == left == WIDE_SIDE)


@dataclass(frozen=True, slots=True)
class RuleTexts:
    """The texts of all parts of rules, one behind the other.

    ``element_offset`` (rules + 1,), ``elements``: the target side of rule ``r``,
    ``elements[element_offset[r]:element_offset[r + 1]]``: numbers of parts, and -1 - k for gap k.
    ``words`` (parts,): the token ids of each part; ``first_word`` (parts,): words of the rule
    before it. ``state_offset`` (parts + 1,): states of part ``c`` are
    ``state_offset[c]:state_offset[c + 1]``. Per state: ``exact``, ``similar``: the character that
    leads to it, as it is and folded (0 for the first state); ``token_start``, ``token_letters``: at
    the end of a token the states, counted within the part, before and behind the space before it
    (the same where there is none), else ``NOWHERE``; ``next_token``: the token that the next
    character belongs to (``NOWHERE`` in the last state). Per part: ``spaced``: 1 if the first
    character is the space that may be missing; ``first_side``, ``last_side``: sides of its first
    and last token.
    """

    element_offset: I32
    elements: I32
    words: list[list[int]]
    first_word: I32
    state_offset: I32
    exact: I32
    similar: I32
    token_start: I32
    token_letters: I32
    next_token: npt.NDArray[np.int64]
    spaced: I32
    first_side: I32
    last_side: I32


def rule_texts(rules: Rules, surfaces: Mapping[int, Surface]) -> RuleTexts:
    """Characters of the rules.

    Parameters
    ----------
    surfaces
        Of every token id on the target sides of ``rules``.
    """
    element_offset, elements, words, first_word = _parts(rules)
    exact: list[int] = []
    similar: list[int] = []
    token_start: list[int] = []
    token_letters: list[int] = []
    next_token: list[int] = []
    offset, spaced, sides = [0], [], []
    for tokens in words:
        found = [surfaces[token] for token in tokens]
        text = ""
        starts: dict[int, tuple[int, int]] = {}
        owners: list[int] = []
        right = PLAIN_SIDE
        for token, surface in zip(tokens, found, strict=True):
            start = len(text)
            space = needs_space(right, surface.left)
            right = surface.right
            text += " " + surface.text if space else surface.text
            starts[len(text)] = start, start + space
            owners += [token] * (len(text) - start)
        characters, plain = code_points(text)
        exact += [0, *characters]
        similar += [0, *plain]
        ends = [starts.get(state, (NOWHERE, NOWHERE)) for state in range(len(text) + 1)]
        token_start += [start for start, _ in ends]
        token_letters += [letters for _, letters in ends]
        next_token += [*owners, NOWHERE]
        offset.append(len(exact))
        spaced.append(int(found[0].left != JOINED_SIDE))
        sides.append((found[0].left, found[-1].right))
    first, last = ([side[k] for side in sides] for k in (0, 1))
    return RuleTexts(
        element_offset=_int32(element_offset),
        elements=_int32(elements),
        words=words,
        first_word=_int32(first_word),
        state_offset=_int32(offset),
        exact=_int32(exact),
        similar=_int32(similar),
        token_start=_int32(token_start),
        token_letters=_int32(token_letters),
        next_token=np.array(next_token, dtype=np.int64),
        spaced=_int32(spaced),
        first_side=_int32(first),
        last_side=_int32(last),
    )


def _parts(rules: Rules) -> tuple[list[int], list[int], list[list[int]], list[int]]:
    """``element_offset``, ``elements``, ``words`` and ``first_word`` of :class:`RuleTexts`."""
    offset: list[int] = [0]
    elements: list[int] = []
    words: list[list[int]] = []
    first_word: list[int] = []
    for rule in range(len(rules)):
        before = 0
        inside = False
        for symbol in rules.target_side(rule).tolist():
            if symbol >= GAP:
                elements.append(GAP - 1 - symbol)
                inside = False
                continue
            if not inside:
                elements.append(len(words))
                words.append([])
                first_word.append(before)
                inside = True
            words[-1].append(symbol)
            before += 1
        offset.append(len(elements))
    return offset, elements, words, first_word


def _int32(values: Sequence[int]) -> I32:
    return np.array(values, dtype=np.int32)


def token_place(
    tokens: Sequence[int], surfaces: Mapping[int, Surface], state: int
) -> tuple[int, int]:
    """Position of a state of a part: number of its ``tokens`` before it that are complete, and how
    many characters of the next token, without its space, are.
    """
    done = 0
    right = PLAIN_SIDE
    for number, token in enumerate(tokens):
        surface = surfaces[token]
        space = needs_space(right, surface.left)
        end = done + space + len(surface.text)
        if state < end:
            return number, max(0, state - done - space)
        done, right = end, surface.right
    return len(tokens), 0

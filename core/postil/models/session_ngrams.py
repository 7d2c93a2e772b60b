"""The session language model: n-grams of the target segments the translator confirmed.

It is mixed with the static model word by word, p = (1 - share) p_static + share p_session; what
search adds for a phrase of the session is the gain, log p - log p_static, over the words of the
phrase. Counts are integers, so taking a segment back leaves no trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from postil.models.lm import LanguageModel

ORDER = 3


class SessionNgrams:
    """Counts of 1- to 3-grams.

    Parameters
    ----------
    share
        Weight of the session in the mixture.
    """

    def __init__(self, share: float = 0.3) -> None:
        self.share = share
        self._counts: dict[tuple[int, ...], int] = {}
        self._followers: dict[tuple[int, ...], int] = {}

    def __len__(self) -> int:
        return len(self._counts)

    def add(self, tokens: Sequence[int]) -> None:
        """Count the n-grams of a confirmed segment."""
        self._move(tokens, 1)

    def remove(self, tokens: Sequence[int]) -> None:
        """Undo :meth:`add` with the same tokens."""
        self._move(tokens, -1)

    def _move(self, tokens: Sequence[int], sign: int) -> None:
        for start in range(len(tokens)):
            for end in range(start + 1, min(len(tokens), start + ORDER) + 1):
                gram = tuple(tokens[start:end])
                _change(self._counts, gram, sign)
                _change(self._followers, gram[:-1], sign)

    def probability(self, word: int, history: Sequence[int]) -> float:
        """p_session(word | history), by relative frequencies of the orders interpolated after
        Witten & Bell 1991 with one pseudo-count; 0 for a word never confirmed."""
        result = 0.0
        for length in range(min(ORDER - 1, len(history)) + 1):
            context = tuple(history[len(history) - length :])
            total = self._followers.get(context, 0)
            if not total:
                break
            result = (self._counts.get((*context, word), 0) + result) / (total + 1.0)
        return result

    def gain(self, phrase: Sequence[int], lm: LanguageModel) -> float:
        """What mixing in the session adds to the static log-probability of a phrase, natural log, ≥
        0 or a little below.
        """
        static = lm.score_sentence(phrase, bos=False, eos=False).tolist()
        total = 0.0
        for position, value in enumerate(static):
            session = self.probability(phrase[position], phrase[:position])
            total += log((1 - self.share) * exp(value) + self.share * session) - value
        return total

    def dump(self) -> list[tuple[tuple[int, ...], int]]:
        """The whole state, sorted."""
        return sorted(self._counts.items())


def _change(counts: dict[tuple[int, ...], int], gram: tuple[int, ...], sign: int) -> None:
    left = counts.get(gram, 0) + sign
    if left:
        counts[gram] = left
    else:
        counts.pop(gram, None)

"""Other words for some of a translation, as they can stand among those beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from postil.engine.choices import Choice
from postil.text.elision import Fitted, clashes, fitted
from postil.text.function_words import function_words
from postil.text.tags import TaggedText
from postil.text.tokeniser import Tokeniser

Fluency = Callable[[str], float]
MOST_LOST = 8.0  # natural log probability that a text may lose by what is offered,
MOST_LOST_BY_SHORT = 3.0  # and by articles, prepositions and the like, which no model is short of


@dataclass(frozen=True, slots=True)
class WordChoice:
    """Another translation of some words, with what stands beside them as it has to be then.

    ``start``, ``end``: characters of the plain target that ``text`` would replace; ``share``: see
    :class:`~postil.engine.choices.Choice`.
    """

    start: int
    end: int
    text: str
    share: float


def fitting_choices(
    fluency: Fluency,
    target: TaggedText,
    words: tuple[int, int],
    choices: Iterable[Choice],
    language: str,
) -> Iterator[WordChoice]:
    """``choices`` in place of characters ``words`` of the plain target, each in the way that reads
    best; none twice, none that is there already but for marks or reads much worse than what is.

    Parameters
    ----------
    fluency
        Mean log probability of the words of a text.
    """
    plain = target.plain
    count = len(Tokeniser(language).spans(plain)) + 1  # and the end
    usual, usual_clashes = fluency(plain), clashes(plain, language)
    has_words = any(map(str.isalnum, plain[slice(*words)]))
    seen = {plain.casefold(), *([_letters(plain)] if has_words else [])}
    for choice in choices:
        ways = {
            _with(plain, way): way
            for way in fitted(plain, *words, choice.text, language)
            if not _moves_tags(target, words, way)
        } or {plain[: words[0]] + choice.text + plain[words[1] :]: Fitted(*words, choice.text)}
        text = max(ways, key=fluency)
        longer = max(0, len(Tokeniser(language).spans(text)) + 1 - count)
        lost = (usual - fluency(text)) * (count + longer)
        most = MOST_LOST_BY_SHORT if _is_short(choice.text, language) else MOST_LOST
        if seen & {text.casefold(), _letters(text)} or clashes(text, language) > usual_clashes:
            continue
        if lost < most:
            seen.add(text.casefold())
            way = ways[text]
            yield WordChoice(way.start, way.end, way.words, choice.share)


def _letters(text: str) -> str:
    """The letters and digits of a text: other marks make no other words."""
    return "".join(filter(str.isalnum, text)).casefold()


def _is_short(words: str, language: str) -> bool:
    """Whether they are function words and nothing else."""
    tokens = [token.strip("'’").casefold() for token in words.replace("’", "'").split()]
    return bool(tokens) and function_words(language).issuperset(tokens)


def _with(plain: str, way: Fitted) -> str:
    return plain[: way.start] + way.words + plain[way.end :]


def _moves_tags(target: TaggedText, words: tuple[int, int], way: Fitted) -> bool:
    """Whether more is replaced than the ``words``, and tags stand in it."""
    return any(
        way.start < place < way.end and not words[0] < place < words[1]
        for place in target.tag_places()
    )

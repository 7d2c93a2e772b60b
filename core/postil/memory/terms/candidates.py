"""Term candidates: words and groups of words that may belong in a glossary.

A candidate is a group of one to ``MOST_WORDS`` words in a row that neither begins nor ends with a
stop word. Groups are ranked by their C-value (Frantzi, Ananiadou & Mima 2000),

    C(a) = log2(|a| + 1) · (f(a) - mean of f(b) over the longer candidates b that contain a),

with one added to the length, so that single words have a value too; these count half, or as much
as they are more frequent here than in the other texts that are given ("weirdness", Ahmad et al.).
A group that never stands outside one longer candidate is none. Forms of a word count as one
candidate. Stop words are the function words of a language (``text.function_words``). Where there is
no list of these, words are taken for such that are short, frequent in all the texts there are, and
stand beside many different words, as articles, prepositions and pronouns do in languages that write
spaces.

Translations are groups of words of the other side that stand where the candidate stands and seldom
elsewhere: ranked by Dice's coefficient over the pairs, 2 f(s, t) / (f(s) + f(t)).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log2
from typing import Any, TypeAlias

from postil.memory.comparing.tokens import match_spans, match_tokens
from postil.text.function_words import function_words
from postil.text.inflection import COMMON, same_word
from postil.types.progress import Progress

MOST_WORDS = 5
MOST_TARGET_WORDS = 7
CONTEXTS = 5
"""Texts that are kept with a candidate."""

RARE, FREQUENT = 0.003, 0.01
"""Shares of all tokens from which on a word may be, and one of up to ``SHORT`` letters is, taken
for a stop word.
"""

SHORT, MIDDLE = 3, 5  # letters
LEAST_SEEN, OFTEN = 3, 40
"""Occurrences of a word of up to ``SHORT``, and of up to ``MIDDLE`` letters, that are
significant.
"""

LEAST_LETTERS = 3  # of one of the words of a candidate
MOST_TIMES = 4.0  # that a word may count for being rare elsewhere
LEAST_DICE = 0.25
MOST_TRANSLATIONS = 3
NEARLY = 0.95  # of the best coefficient: of such translations the longest comes first
MOST_PAIRS_READ = 60  # of a candidate, to find which groups of words may translate it
AT_ONCE = 500  # texts between two looks at whether to stop

Words: TypeAlias = tuple[str, ...]
Pair: TypeAlias = tuple[str, str]


@dataclass(slots=True)
class Candidate:
    """A group of words that may be a term.

    Attributes
    ----------
    source
        As it stands in the texts most often.
    words
        Case-folded.
    count
        Occurrences, in all forms.
    score
        Candidates of a higher one come first.
    contexts
        Some texts it stands in.
    translations
        Likely ones, the best first, each with the number of pairs that have both.
    """

    source: str
    words: Words
    count: int
    score: float
    contexts: tuple[str, ...] = ()
    translations: tuple[tuple[str, int], ...] = ()


@dataclass(slots=True)
class _Occurrences:
    """Occurrences of one group of words."""

    count: int = 0
    surfaces: Counter[str] = field(default_factory=Counter)
    contexts: list[str] = field(default_factory=list)
    forms: list[Words] = field(default_factory=list)


def stop_words(texts: Iterable[str], language: str = "") -> frozenset[str]:
    """Words that no term of a language begins or ends with, case-folded: from a list, or as the
    texts show them.
    """
    return function_words(language) or _frequent_words(texts)


def _frequent_words(texts: Iterable[str]) -> frozenset[str]:
    """Words that are short, frequent and beside many different ones."""
    counts: Counter[str] = Counter()
    before: dict[str, set[str]] = defaultdict(set)
    behind: dict[str, set[str]] = defaultdict(set)
    for text in texts:
        tokens = ["", *(token.casefold() for token in match_tokens(text)), ""]
        for left, word, right in zip(tokens, tokens[1:], tokens[2:], strict=False):
            if len(word) <= MIDDLE and word.isalpha():
                before[word].add(left)
                behind[word].add(right)
            counts[word] += 1
    total = sum(count for word, count in counts.items() if word.isalpha())

    def stops(word: str, count: int) -> bool:
        different = max(len(before[word]), len(behind[word]))
        if len(word) <= SHORT:
            often = count >= max(LEAST_SEEN, FREQUENT * total)
            return often or (count >= max(LEAST_SEEN, RARE * total) and different >= count**0.8)
        return count >= max(OFTEN, RARE * total) and different >= count**0.9

    return frozenset(
        word for word, count in counts.items() if word in before and stops(word, count)
    )


def find_candidates(
    texts: Sequence[str],
    others: Sequence[str] = (),
    *,
    language: str = "",
    least: int = 2,
    shortest: int = 1,
    most: int = 500,
    progress: Progress | None = None,
) -> list[Candidate]:
    """Candidates of ``texts``, the best first.

    Parameters
    ----------
    others
        More texts of the language: for frequencies in general language; they give no candidates.
    language
        Its code; "" if unknown.
    least
        Occurrences of a candidate at least.
    shortest
        Words of a candidate at least.
    most
        How many to give.
    """
    progress = progress or Progress()
    stops = stop_words([*texts, *others], language)
    found = _occurrences(texts, stops, progress)
    frequent = {words: one for words, one in _forms_together(found).items() if one.count >= least}
    nested = _nested(frequent)
    elsewhere = _rates(others)
    here = _rates(texts) if elsewhere else {}
    candidates = []
    for words, one in frequent.items():
        longer = nested.get(words, ())
        if len(words) < shortest:
            continue
        if longer and max(longer) >= one.count:
            continue
        score = log2(len(words) + 1) * (one.count - (sum(longer) / len(longer) if longer else 0.0))
        if len(words) == 1:
            times = here[words[0]] / elsewhere.get(words[0], RARE / 10) if elsewhere else 1.0
            score *= min(MOST_TIMES, times) / 2
        if score > 0:
            source = _usual(one.surfaces)
            candidates.append(Candidate(source, words, one.count, score, tuple(one.contexts)))
    candidates.sort(key=lambda one: (-one.score, one.words))
    return candidates[:most]


def add_translations(
    candidates: Sequence[Candidate],
    pairs: Sequence[Pair],
    progress: Progress | None = None,
    *,
    language: str = "",
) -> None:
    """Propose translations of the candidates, from pairs of a text and its translation.

    Parameters
    ----------
    language
        Of the translations.
    """
    progress = progress or Progress()
    by_words = {one.words: one for one in candidates}
    places = _places(by_words.keys(), pairs, progress)
    stops = stop_words((target for _, target in pairs), language)
    surfaces: dict[str, Counter[str]] = defaultdict(Counter)  # by casefolded group
    likely: dict[Words, Mapping[str, int]] = {}
    for words, numbers in places.items():
        progress.check()
        groups: Counter[str] = Counter()
        for number in numbers[-MOST_PAIRS_READ:]:
            there = set(_target_groups(pairs[number][1], stops))
            groups.update({group.casefold() for group in there})
            for group in there:
                surfaces[group.casefold()][group] += 1
        least = min(2, len(numbers))
        likely[words] = {group: n for group, n in groups.items() if n >= least}
    wanted = {group for groups in likely.values() for group in groups}
    totals: Counter[str] = Counter()
    for _, (_, target) in _tracked(pairs, progress):
        totals.update({group.casefold() for group in _target_groups(target, stops)} & wanted)
    for words, together in likely.items():
        seen = min(len(places[words]), MOST_PAIRS_READ)
        share = len(places[words]) / seen if seen else 1.0
        by_words[words].translations = tuple(
            (_usual(surfaces[group]), count)
            for group, count in _best(together, totals, len(places[words]), share)
        )


def _places(
    wanted: Collection[Words], pairs: Sequence[Pair], progress: Progress
) -> dict[Words, list[int]]:
    """Numbers of the pairs whose source has each group of words."""
    places: dict[Words, list[int]] = {words: [] for words in wanted}
    longest = max(map(len, wanted), default=0)
    for number, (source, _) in _tracked(pairs, progress):
        for words in set(_all_groups(source, longest)) & places.keys():
            places[words].append(number)
    return places


def _usual(surfaces: Counter[str]) -> str:
    """The way something is written most often, in small letters if that is as frequent."""
    return max(surfaces, key=lambda text: (surfaces[text], text.islower(), text))


def _occurrences(
    texts: Sequence[str], stops: frozenset[str], progress: Progress
) -> dict[Words, _Occurrences]:
    found: dict[Words, _Occurrences] = defaultdict(_Occurrences)
    for _, text in _tracked(texts, progress):
        for words, start, end in _groups(text, MOST_WORDS, stops):
            one = found[words]
            one.count += 1
            one.surfaces[text[start:end]] += 1
            if len(one.contexts) < CONTEXTS and text not in one.contexts:
                one.contexts.append(text)
    return found


def _groups(text: str, most: int, stops: Collection[str]) -> Iterator[tuple[Words, int, int]]:
    """Groups of words in a row that may be terms, and their spans; nothing but one space, a hyphen
    or an apostrophe stands between two of them.
    """
    tokens, spans = match_spans(text)
    folded = [token.casefold() for token in tokens]
    words = [any(map(str.isalpha, token)) for token in tokens]
    for first in range(len(tokens)):
        if not words[first] or folded[first] in stops:
            continue
        letters = False
        for last in range(first, len(tokens)):
            if last > first and not _joined(text, spans, last):
                break
            if not words[last]:
                if tokens[last] in _JOINTS and _is_between_letters(text, spans[last]):
                    continue
                break
            group = tuple(
                word for word, kind in zip(folded[first : last + 1], words[first:], strict=False)
                if kind
            )  # fmt: skip
            if len(group) > most:
                break
            letters = letters or len(folded[last]) >= LEAST_LETTERS or not folded[last].isascii()
            if letters and folded[last] not in stops:
                yield group, spans[first][0], spans[last][1]


_JOINTS = frozenset("-'’‑")


def _is_between_letters(text: str, span: tuple[int, int]) -> bool:
    """Whether a hyphen or apostrophe stands within a word."""
    start, end = span
    return start > 0 and end < len(text) and text[start - 1].isalnum() and text[end].isalnum()


def _joined(text: str, spans: Sequence[tuple[int, int]], place: int) -> bool:
    """Whether a token goes on where the one before it ended, but for a space."""
    between = text[spans[place - 1][1] : spans[place][0]]
    return between in ("", " ", "\u00a0")


def _all_groups(text: str, most: int) -> Iterator[Words]:
    return (words for words, _, _ in _groups(text, most, ()))


def _target_groups(text: str, stops: Collection[str]) -> Iterator[str]:
    for _, start, end in _groups(text, MOST_TARGET_WORDS, stops):
        yield text[start:end]


def _forms_together(found: Mapping[Words, _Occurrences]) -> dict[Words, _Occurrences]:
    """Groups that differ in the ending of their last word are one, by its most frequent form."""
    alike: dict[Words, list[Words]] = defaultdict(list)
    for words in found:
        alike[(*words[:-1], words[-1][: COMMON + 1])].append(words)
    together: dict[Words, _Occurrences] = {}
    for group in alike.values():
        heads: list[Words] = []
        for words in sorted(group, key=lambda one: (-found[one].count, one)):
            head = next((one for one in heads if same_word(one[-1], words[-1])), None)
            if head is None:
                heads.append(words)
                one = found[words]
                together[words] = _Occurrences(
                    one.count, Counter(one.surfaces), list(one.contexts), [words]
                )
                continue
            one = together[head]
            one.count += found[words].count
            one.forms.append(words)
            more = [text for text in found[words].contexts if text not in one.contexts]
            one.contexts += more[: CONTEXTS - len(one.contexts)]
    return together


def _nested(found: Mapping[Words, _Occurrences]) -> dict[Words, list[int]]:
    """Counts of the longer groups that contain each."""
    heads = {form: head for head, one in found.items() for form in one.forms}
    nested: dict[Words, list[int]] = defaultdict(list)
    for words, one in found.items():
        inner = {
            heads[part]
            for length in range(1, len(words))
            for start in range(len(words) - length + 1)
            if (part := words[start : start + length]) in heads
        }
        for part in inner - {words}:
            nested[part].append(one.count)
    return nested


def _rates(texts: Iterable[str]) -> dict[str, float]:
    counts = Counter(token.casefold() for text in texts for token in match_tokens(text))
    total = sum(counts.values())
    return {word: count / total for word, count in counts.items()}


def _best(
    groups: Mapping[str, int], totals: Mapping[str, int], sources: int, share: float
) -> tuple[tuple[str, int], ...]:
    """Translations of a candidate that is in so many pairs, of which a share was read."""
    dice = {
        group: min(1.0, 2 * n * share / (sources + max(totals[group], n * share)))
        for group, n in groups.items()
    }
    good = {group: value for group, value in dice.items() if value >= LEAST_DICE}
    if not good:
        return ()
    best = max(good.values())

    def order(group: str) -> tuple[bool, int, float, str]:
        nearly = good[group] >= NEARLY * best
        return not nearly, -len(group.split()) if nearly else 0, -good[group], group

    ranked = sorted(good, key=order)
    return tuple((group, round(groups[group] * share)) for group in ranked[:MOST_TRANSLATIONS])


def _tracked(items: Sequence[Any], progress: Progress) -> Iterator[tuple[int, Any]]:
    for number, item in enumerate(items):
        if number % AT_ONCE == 0:
            progress.update(done=number, total=len(items))
        yield number, item

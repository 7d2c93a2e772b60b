"""The hand-aligned Hansards: their text, gold links, error rate, and words put in as new ones."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from bench_extract import lines

from postil.bitext.aligner import Aligner
from postil.bitext.store import Bitext
from postil.text.vocabulary import Vocabulary

TokenPair = tuple[list[str], list[str]]
Links = set[tuple[int, int]]
Gold = list[tuple[Links, Links]]  # sure and possible links; the sure ones are possible too
TRIED = 5  # links of a sentence pair whose words are replaced, one after another
LONG_WORD = 3  # letters; shorter ones are mostly function words, which do not come as new


def hand_aligned(data: Path) -> list[TokenPair]:
    """French and English of the 447 pairs."""
    english = data / "hansards-align-trees/test/test.e"
    return list(zip(_words(english.with_suffix(".f")), _words(english), strict=True))


def other_pairs(data: Path, *, small: bool) -> list[TokenPair]:
    """The other Hansards, and europarl10k unless ``small``."""
    folder = data / "hansards-align-trees"
    files = [*sorted((folder / "train").glob("*.e")), folder / "dev/trial.e"]
    pairs = [
        pair
        for english in files
        for pair in zip(_words(english.with_suffix(".f")), _words(english), strict=True)
    ]
    if not small:
        europarl = data / "europarl10k-fr-en"
        pairs += zip(_words(europarl / "fr"), _words(europarl / "en"), strict=True)
    return pairs


def _words(path: Path) -> Iterable[list[str]]:
    with path.open(encoding="utf-8", errors="replace") as stream:
        for line in stream:
            yield re.sub(r"</?s[^>]*>", "", line).lower().split()


def gold_links(data: Path) -> Gold:
    gold = []
    for line in lines(data / "hansards-align-trees/test/test.align"):
        links = [link.split("-") for link in line.split()]
        possible = {(int(link[0]), int(link[1])) for link in links}
        gold.append(({(int(link[0]), int(link[1])) for link in links if len(link) == 2}, possible))
    return gold


def score(found: list[Links], gold: Gold) -> dict[str, float]:
    """AER, precision against possible links, recall of sure links, in percent."""
    size = sum(map(len, found))
    sure = sum(len(links) for links, _ in gold)
    sure_hits = sum(len(a & s) for a, (s, _) in zip(found, gold, strict=True))
    hits = sum(len(a & p) for a, (_, p) in zip(found, gold, strict=True))
    return {
        "aer": 100 * (1 - (sure_hits + hits) / (size + sure)),
        "precision": 100 * hits / size,
        "recall": 100 * sure_hits / sure,
    }


def new_words(
    bitext: Bitext, aligner: Aligner, pairs: list[TokenPair], gold: Gold
) -> dict[str, float]:
    """Single pairs that were not in training, as when a segment is confirmed.

    Returns the AER of the pairs as they are, and how often (percent) two words that translate each
    other and nothing else are linked after both, or the one, or the other, were replaced by a word
    never seen.
    """
    vocabularies = bitext.source.vocabulary, bitext.target.vocabulary
    new = [np.uint32(len(vocabulary) + 1) for vocabulary in vocabularies]
    chance = random.Random(5)
    plain: list[Links] = []
    linked: dict[str, list[bool]] = {"both": [], "source": [], "target": []}
    for pair, (sure, possible) in zip(pairs, gold, strict=True):
        sides = [encode(side, pair[number]) for number, side in enumerate(vocabularies)]
        plain.append(_align(aligner, sides))
        single = sorted(link for link in sure if _is_single(link, possible, pair))
        for link in chance.sample(single, min(TRIED, len(single))):
            for name, found in linked.items():
                changed = [ids.copy() for ids in sides]
                for number in (0, 1):
                    if name in ("both", ("source", "target")[number]):
                        changed[number][link[number]] = new[number]
                found.append(link in _align(aligner, changed))
    shares = {f"new_{name}": 100 * sum(found) / len(found) for name, found in linked.items()}
    return {"aer_unseen": score(plain, gold)["aer"], **shares}


def encode(vocabulary: Vocabulary, words: list[str]) -> npt.NDArray[np.uint32]:
    """Ids of words; each that is not in the vocabulary gets one of its own beyond it."""
    beyond: dict[str, int] = {}
    ids = [
        vocabulary.id(word) or beyond.setdefault(word, len(vocabulary) + 2 + len(beyond))
        for word in words
    ]
    return np.array(ids, dtype=np.uint32)


def _align(aligner: Aligner, sides: list[npt.NDArray[np.uint32]]) -> Links:
    return {(int(i), int(j)) for i, j in aligner.align(sides[0], sides[1])}


def _is_single(link: tuple[int, int], possible: Links, pair: TokenPair) -> bool:
    """Whether two words have no other link, and the first is no function word or mark."""
    source, target = link
    alone = sum(i == source or j == target for i, j in possible) == 1
    return alone and len(pair[0][source]) >= LONG_WORD

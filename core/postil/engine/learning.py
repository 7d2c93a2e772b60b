"""Learning from one confirmed segment: its word alignment, new phrases, and the learning card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from itertools import islice

import numpy as np
import numpy.typing as npt

from postil.engine.events import ItemKind, LearnedItem, Phrase
from postil.engine.link_completion import complete_links
from postil.engine.models import EngineModels
from postil.engine.numbers import keep_digits, link_numbers
from postil.engine.weight_learning import WeightUpdate
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.extract import extract
from postil.models.session.table import LONGEST_PHRASE
from postil.search.forest.hypergraph import NO_ENTRY, Derivation
from postil.search.forest.yields import applications

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]
SHOWN_ITEMS = 12
SURE = 2  # words in a row that the translator must have kept to vouch for their links

Pair = tuple[Phrase, Phrase]


def align_confirmed(
    align: Callable[[U32, U32, Iterable[tuple[int, int]]], U16],
    source: U32,
    target: U32,
    tokens: tuple[Sequence[str], Sequence[str]],
    kept: Sequence[tuple[int, int]],
) -> U16:
    """Links of a confirmed segment, its numbers bound to each other, unaligned neighbours joined;
    uint16, shape (n, 2). ``tokens`` of both sides.

    Parameters
    ----------
    align
        Gives links of token ids, given those that are ``kept``.
    """
    if not len(source) or not len(target):
        return np.empty((0, 2), dtype=np.uint16)
    links = align(source, target, kept)
    return complete_links(link_numbers(links, *tokens), len(source), len(target))


def kept_links(
    derivation: Derivation, output: Sequence[str], confirmed: Sequence[str]
) -> list[tuple[int, int]]:
    """Links (source, confirmed) of the words the translator took over from the decoder.

    Only those of phrases of the table, which know their alignment, within stretches of at least
    ``SURE`` words.
    """
    places: dict[int, int] = {}
    for block in SequenceMatcher(None, output, confirmed, autojunk=False).get_matching_blocks():
        if block.size >= SURE:
            places.update((block.a + k, block.b + k) for k in range(block.size))
    links = [
        link
        for rule in applications(derivation)
        if rule.entry != NO_ENTRY
        for link in rule.links
        if link[1] in places
    ]
    ordered = sorted(links, key=lambda link: (link[1], link[0]))
    return [(source, places[target]) for source, target in ordered]


def phrase_pairs(tokens: tuple[Sequence[str], Sequence[str]], links: U16) -> list[Pair]:
    """The different phrase pairs of a confirmed segment that keep its digits, sorted; ``tokens`` of
    both sides.
    """
    if not len(links):
        return []
    corpus = AlignedCorpus(  # each place is a token of its own: only places are asked for
        source_tokens=np.arange(len(tokens[0]), dtype=np.uint32),
        source_offsets=np.array([0, len(tokens[0])], dtype=np.uint64),
        target_tokens=np.arange(len(tokens[1]), dtype=np.uint32),
        target_offsets=np.array([0, len(tokens[1])], dtype=np.uint64),
        points=np.ascontiguousarray(links, dtype=np.uint16).reshape(-1, 2),
        point_offsets=np.array([0, len(links)], dtype=np.uint64),
    )
    records, _ = extract(corpus, None, 0, 1, LONGEST_PHRASE, 0)
    start, first = (records[f"{side}_start"].astype(np.int64) for side in ("source", "target"))
    end, last = start + records["source_length"], first + records["target_length"]
    spans = np.stack((start, end, first, last), axis=1)[
        keep_digits(*tokens, (start, end, first, last))
    ]
    return sorted(
        {
            (tuple(tokens[0][start:end]), tuple(tokens[1][first:last]))
            for start, end, first, last in spans.tolist()
        }
    )


def summarise(
    models: EngineModels,
    update: WeightUpdate,
    phrases: Sequence[Pair],
    known: Callable[[Phrase, Phrase], bool],
) -> list[LearnedItem]:
    """Lines of the learning card: weights that moved most, and new phrases, medium lengths first.

    Parameters
    ----------
    known
        Whether the engine had a phrase pair before; asked until there are enough that it had not.
    """
    items = []
    for change in update.most:
        kind: ItemKind = "reinforced" if change.gain > 0 else "weakened"
        items.append(_item(models, kind, change.source, change.target, change.gain))
    medium = sorted(phrases, key=lambda pair: (abs(len(pair[0]) - 3), *pair))
    fresh = islice((pair for pair in medium if not known(*pair)), SHOWN_ITEMS)
    items.extend(_item(models, "phrase", source, target, 0.0) for source, target in fresh)
    return items


def _item(
    models: EngineModels, kind: ItemKind, source: Phrase, target: Phrase, change: float
) -> LearnedItem:
    return LearnedItem(
        kind,
        models.source.tokeniser.detokenise(source),
        models.target.tokeniser.detokenise(target),
        change,
    )

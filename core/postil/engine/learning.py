"""How one confirmed segment becomes a learning event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from postil.engine.events import ItemKind, LearnedItem, Phrase, PhrasePair
from postil.engine.link_completion import complete_links
from postil.engine.models import EngineModels
from postil.engine.weight_learning import WeightUpdate
from postil.models.phrase_extract import extract
from postil.models.phrase_extract_corpus import AlignedCorpus

U32 = npt.NDArray[np.uint32]
MAX_PHRASE = 7
SHOWN_ITEMS = 12
LEX_FLOOR = -2.5  # per word, natural log: the translator vouches for what the lexicon never saw


def extract_pairs(
    models: EngineModels,
    source: U32,
    target: U32,
    source_tokens: Sequence[str],
    target_tokens: Sequence[str],
) -> tuple[PhrasePair, ...]:
    """Phrase pairs of one sentence pair, by its word alignment; each once."""
    if not len(source) or not len(target):
        return ()
    points = complete_links(models.aligner.align(source, target), len(source), len(target))
    corpus = AlignedCorpus(
        source_tokens=source,
        source_offsets=np.array([0, len(source)], dtype=np.uint64),
        target_tokens=target,
        target_offsets=np.array([0, len(target)], dtype=np.uint64),
        points=np.ascontiguousarray(points, dtype=np.uint16).reshape(-1, 2),
        point_offsets=np.array([0, len(points)], dtype=np.uint64),
    )
    records, _ = extract(corpus, models.lexicon, 0, 1, MAX_PHRASE, 0)
    pairs: dict[tuple[tuple[str, ...], tuple[str, ...]], PhrasePair] = {}
    for record in records:
        start, first = int(record["source_start"]), int(record["target_start"])
        left = tuple(source_tokens[start : start + int(record["source_length"])])
        right = tuple(target_tokens[first : first + int(record["target_length"])])
        pairs[left, right] = PhrasePair(
            left,
            right,
            max(float(record["inverse_weight"]), LEX_FLOOR * len(left)),
            max(float(record["direct_weight"]), LEX_FLOOR * len(right)),
        )
    return tuple(pairs[key] for key in sorted(pairs))


def summarise(
    models: EngineModels, update: WeightUpdate, phrases: Sequence[PhrasePair], known: Iterable[bool]
) -> list[LearnedItem]:
    """Lines of the learning card: weights that moved most, and new phrases, medium lengths first.

    Parameters
    ----------
    known
        For each phrase pair, whether the engine had it before.
    """
    items = []
    for change in update.most:
        kind: ItemKind = "reinforced" if change.gain > 0 else "weakened"
        items.append(_item(models, kind, change.source, change.target, change.gain))
    fresh = [pair for pair, old in zip(phrases, known, strict=True) if not old]
    fresh.sort(key=lambda pair: (abs(len(pair.source) - 3), pair.source, pair.target))
    items.extend(
        _item(models, "phrase", pair.source, pair.target, 0.0) for pair in fresh[:SHOWN_ITEMS]
    )
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

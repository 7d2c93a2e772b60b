"""Building a grammar of typed rules from an aligned corpus with target trees, in bounded memory.

The passes are those of a hierarchical grammar (``models/grammar/builder.py``): extract, gather by
target side, score by source side. The rules themselves lie in a temporary file meanwhile. Beside
the four scores of a phrase table each rule has log P(rule) = log count(rule) / count(label of its
root) (Chiang et al. 2009, section 3.2), in a folder of its own; the nodes of its tree are in
another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postil.models.grammar.builder import beginnings
from postil.models.grammar.grammar import filter_folder
from postil.models.grammar.prefixes import PrefixList
from postil.models.lexicon.model import Lexicon
from postil.models.partitions import Partitions
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.discount import Discounts, Smoothing
from postil.models.phrase_table.entries import SLOT, RowBlock, offsets
from postil.models.phrase_table.gather import HISTOGRAM
from postil.models.phrase_table.pair_scores import write_phrase_scores
from postil.models.phrase_table.table import PhraseTable
from postil.models.phrase_table.writer import PhraseTableWriter
from postil.models.tree_grammar.ghkm import MOST_GAPS, OCCURRENCE, extract_tree_rules
from postil.models.tree_grammar.rule_trees import trees_folder, write_rule_trees
from postil.models.tree_grammar.tree_arrays import TreeArrays
from postil.types.files import atomic_folder
from postil.types.pools import dropping, in_order
from postil.types.progress import Progress
from postil.types.ranges import Choice, Decimal, Whole, check_ranges, ranged

_WORDS = 20_000  # words of both sides per extraction step
_RECORDS_PER_WORD = 20  # typical; only decides how many parts there are
_PART = 1 << 16
_MOST_BITS = 10
_HEADER = 6  # numbers before the symbols of a rule
_NODES = 5  # which of these is the number of nodes of the tree
_LEAST_SHARE = 0.03  # of the labels of rare words: those that an unknown word may have

PAIR = np.dtype(
    [
        ("source_key", "<u8"),
        ("target_key", "<u8"),
        ("place", "<u8"),
        ("count", "<f8"),
        ("target_count", "<f8"),
        ("occurrences", "<u4"),
        ("unused", "<u4"),
    ]
)
Records = NDArray[Any]


@dataclass(frozen=True, slots=True)
class TreeGrammarOptions:
    """Options of extraction, scoring and pruning.

    Parameters
    ----------
    composed
        Minimal rules that a rule is made of at most.
    symbols
        Words and gaps of a source side.
    smoothing
        Of all relative frequencies, as in ``GrammarOptions``.
    limit
        Rules kept per source side, highest p(e|f) first; 0 keeps all.
    minimum
        Least p(e|f) of a rule; 0 keeps all.
    memory
        Megabytes of records held before they go to temporary files beside the grammar.
    threads
        How many parts are worked on at once.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    composed: int = ranged(4, Whole(1, 10))
    symbols: int = ranged(5, Whole(1, 8))
    smoothing: Smoothing = ranged("good-turing", Choice(("good-turing", "none")))
    limit: int = ranged(50, Whole(0, 1_000_000))
    minimum: float = ranged(1e-4, Decimal(0.0, 0.99))
    memory: int = ranged(384, Whole(0, 1_000_000))
    threads: int = ranged(2, Whole(1, 1000))

    def __post_init__(self) -> None:
        check_ranges(self)


def build_tree_grammar(
    corpus: AlignedCorpus,
    trees: TreeArrays,
    folder: Path,
    scores: Path,
    *,
    options: TreeGrammarOptions | None = None,
    progress: Progress | None = None,
    lexicon: Lexicon | None = None,
) -> None:
    """Extract and score all rules into ``folder``, filter and trees beside it, log P(rule) in
    ``scores``.

    Raises
    ------
    EngineError
        Corpus and alignment do not fit together.
    StorageError
        The grammar could not be written.
    Cancelled
        Through ``progress``; nothing is left behind.
    """
    lexicon = lexicon or Lexicon.count(corpus)
    with (
        atomic_folder(folder) as rules,
        atomic_folder(filter_folder(folder)) as prefixes,
        atomic_folder(trees_folder(folder)) as nodes,
        TemporaryDirectory(dir=rules, prefix="parts.", ignore_cleanup_errors=True) as parts,
    ):
        build = _Build(corpus, trees, lexicon, options or TreeGrammarOptions(), Path(parts))
        build.progress = progress or Progress()
        of_rules = build.run(rules, prefixes)
        write_rule_trees(nodes, offsets(of_rules.nodes), of_rules.tree)
    write_phrase_scores(scores, PhraseTable.open(folder), of_rules.roots)


class _OfRules(NamedTuple):
    """Log P(rule), how many nodes each has, and all nodes, row by row."""

    roots: NDArray[np.float32]
    nodes: NDArray[np.uint32]
    tree: NDArray[np.uint32]

    @classmethod
    def none(cls) -> _OfRules:
        return cls(np.empty(0, np.float32), np.empty(0, np.uint32), np.empty(0, np.uint32))


class _Build:
    """One build: what its three passes share."""

    def __init__(
        self,
        corpus: AlignedCorpus,
        trees: TreeArrays,
        lexicon: Lexicon,
        options: TreeGrammarOptions,
        folder: Path,
    ) -> None:
        self.corpus = corpus
        self.trees = trees
        self.lexicon = lexicon
        self.options = options
        self.folder = folder
        self.progress = Progress()
        self.first_word = max(len(trees.labels), MOST_GAPS)
        parts = len(corpus.source_tokens) * _RECORDS_PER_WORD // _PART
        self.bits = min(parts.bit_length(), _MOST_BITS)
        room = options.memory * 1_000_000 // 2
        self.occurrences = Partitions(folder, "occurrences", OCCURRENCE, self.bits, room)
        self.rules = Partitions(folder, "rules", PAIR, self.bits, room)
        self.labels = np.zeros(len(trees.labels))
        self.histogram = np.zeros(HISTOGRAM, np.int64)
        self.extracted = 0

    def run(self, rules: Path, prefixes: Path) -> _OfRules:
        """Write all but what stands beside the rules, row by row."""
        texts = self.folder / "texts"
        with dropping(self.options.threads) as pool:
            self._extract(pool, texts)
            self._gather(pool)
            with (
                PrefixList(self.folder / "prefixes") as known,
                PhraseTableWriter(rules) as writer,
            ):
                sources, of_rules = self._score(pool, texts, writer, known)
                writer.finish(self._settings())
                known.finish(prefixes, sources)
        return of_rules

    def _extract(self, pool: ThreadPoolExecutor, texts: Path) -> None:
        self.progress.update(done=0, total=len(self.corpus), message="Extracting phrases")
        options, trees = self.options, self.trees

        def work(span: tuple[int, int]) -> tuple[int, Records, NDArray[np.uint32], Any]:
            return span[1], *extract_tree_rules(
                self.corpus,
                trees.nodes,
                trees.offsets,
                self.lexicon,
                *span,
                self.first_word,
                len(trees.labels),
                options.composed,
                options.symbols,
            )

        written = 0
        with texts.open("wb") as file:
            for stop, records, payload, labels in in_order(
                pool, work, self.corpus.ranges(_WORDS), options.threads
            ):
                records["place"] += written
                written += len(payload)
                file.write(payload.view(np.uint8).data)
                self.labels += labels
                self.extracted += int(records["occurrences"].sum())
                self.occurrences.append(*grouped(records, "target_key", self.bits), pool)
                self.progress.update(done=stop)

    def _gather(self, pool: ThreadPoolExecutor) -> None:
        parts = range(len(self.occurrences))
        self.progress.update(done=0, total=len(parts), message="Counting phrases")

        def work(part: int) -> Records:
            return gathered(self.occurrences.take(part))

        for rules in in_order(pool, work, parts, self.options.threads):
            self.rules.append(*grouped(rules, "source_key", self.bits), pool)
            often = np.minimum(rules["occurrences"], HISTOGRAM - 1)
            self.histogram += np.bincount(often, minlength=HISTOGRAM)
            self.progress.step()

    def _score(
        self, pool: ThreadPoolExecutor, texts: Path, writer: PhraseTableWriter, known: PrefixList
    ) -> tuple[int, _OfRules]:
        """Write all rules; how many source sides they have, and what stands beside them."""
        parts = range(len(self.rules))
        self.progress.update(done=0, total=len(parts), message="Scoring phrases")
        factors = Discounts.of(self.histogram, self.options.smoothing).factors
        payload = np.fromfile(texts, np.uint32, 0)
        if texts.stat().st_size:
            payload = np.memmap(texts, np.uint32, "r")
        sources, found = 0, [_OfRules.none()]

        def work(part: int) -> tuple[RowBlock, _OfRules]:
            return scored(self.rules.take(part), payload, factors, self.labels, self.options)

        for block, beside_them in in_order(pool, work, parts, self.options.threads):
            writer.add(block)
            known.add(beginnings(block))
            sources += len(block.slots)
            found.append(beside_them)
            self.progress.step()
        return sources, _OfRules(*map(np.concatenate, zip(*found, strict=True)))

    def _settings(self) -> dict[str, Any]:
        options = asdict(self.options)
        for mechanical in ("memory", "threads"):
            del options[mechanical]
        return {
            "options": options,
            "sentences": len(self.corpus),
            "trees": self.trees.found,
            "extracted": self.extracted,
            "labels": list(self.trees.labels),
            "unknown": unknown_labels(self.corpus, self.trees),
        }


def grouped(records: Records, key: str, bits: int) -> tuple[Records, NDArray[np.int64]]:
    """Records in order of the highest ``bits`` bits of a key, and where each group starts."""
    groups = records[key] >> np.uint64(64 - bits) if bits else np.zeros(len(records), np.uint64)
    order = np.argsort(groups, kind="stable")
    bounds = np.searchsorted(groups[order], np.arange((1 << bits) + 1, dtype=np.uint64))
    return records[order], bounds.astype(np.int64)


def gathered(records: Records) -> Records:
    """Distinct rules with their counts, from all occurrences of some target sides."""
    order = np.lexsort((records["place"], records["source_key"], records["target_key"]))
    records = records[order]
    targets = _changes(records["target_key"])
    starts = np.flatnonzero(targets | _changes(records["source_key"]))
    rules = np.zeros(len(starts), PAIR)
    if not len(starts):
        return rules
    for name in ("source_key", "target_key", "place"):
        rules[name] = records[name][starts]
    rules["count"] = np.add.reduceat(records["count"], starts)
    rules["occurrences"] = np.add.reduceat(records["occurrences"], starts)
    sides = np.flatnonzero(_changes(rules["target_key"]))
    totals = np.add.reduceat(rules["count"], sides)
    rules["target_count"] = np.repeat(totals, np.diff(np.append(sides, len(rules))))
    return rules


def scored(
    rules: Records,
    payload: NDArray[np.uint32],
    factors: NDArray[np.float64],
    labels: NDArray[np.float64],
    options: TreeGrammarOptions,
) -> tuple[RowBlock, _OfRules]:
    """Rows of all rules of some source sides, pruned, and what stands beside them."""
    counts = rules["count"] * factors[np.minimum(rules["occurrences"], len(factors) - 1)]
    order = np.lexsort((rules["target_key"], rules["target_count"], -counts, rules["source_key"]))
    rules, counts = rules[order], counts[order]
    starts = np.flatnonzero(_changes(rules["source_key"]))
    sizes = np.diff(np.append(starts, len(rules)))
    totals = np.add.reduceat(rules["count"], starts) if len(starts) else np.empty(0)
    total = np.repeat(totals, sizes)
    rank = np.arange(len(rules)) - np.repeat(starts, sizes)
    kept = counts >= options.minimum * total
    if options.limit:
        kept &= rank < options.limit
    rules, counts, total = rules[kept], counts[kept], total[kept]
    texts = _RuleTexts(rules["place"], payload)
    roots = texts.target[texts.target_starts[:-1].astype(np.int64)] if len(rules) else texts.target
    inverse, direct = texts.weights
    scores = [np.log(counts / rules["target_count"]), inverse, np.log(counts / total), direct]
    block = RowBlock(
        slots=_slots(rules, total, texts),
        source_tokens=texts.source,
        target_lengths=texts.lengths[1],
        target_tokens=texts.target,
        scores=np.stack(scores, axis=1).astype(np.float32),
        reordering=np.zeros((len(rules), 6), np.float32),
        alignment_lengths=(2 * texts.lengths[2]).astype(np.uint32),
        alignment=texts.links,
        counts=np.ascontiguousarray(rules["occurrences"]),
        target_counts=np.rint(rules["target_count"]).astype(np.uint32),
    )
    shares = np.log(counts / labels[roots]).astype(np.float32)
    return block, _OfRules(shares, texts.lengths[3], texts.nodes)


class _RuleTexts:
    """Both sides, links and trees of rules, from the file they were written to."""

    def __init__(self, places: NDArray[np.uint64], payload: NDArray[np.uint32]) -> None:
        starts = places.astype(np.int64)
        self.lengths = [payload[starts + k] for k in (0, 1, 2, _NODES)]
        self.weights = [payload[starts + k].view(np.float32) for k in (3, 4)]
        source, target, links, nodes = (length.astype(np.int64) for length in self.lengths)
        self.source_starts = offsets(self.lengths[0])
        self.target_starts = offsets(self.lengths[1])
        self.source = payload[ragged(starts + _HEADER, source)]
        self.target = payload[ragged(starts + _HEADER + source, target)]
        pairs = payload[ragged(starts + _HEADER + source + target, links)]
        before = starts + _HEADER + source + target + links
        self.nodes = payload[ragged(before, nodes)]
        self.links = np.stack([pairs >> 8, pairs & 255], axis=1).astype(np.uint8).reshape(-1)


def _slots(rules: Records, total: NDArray[np.float64], texts: _RuleTexts) -> Records:
    """One record per source side; sides stand in the source tokens row by row."""
    starts = np.flatnonzero(_changes(rules["source_key"]))
    slots = np.zeros(len(starts), SLOT)
    slots["key"] = rules["source_key"][starts]
    slots["first"] = starts
    slots["count"] = np.diff(np.append(starts, len(rules)))
    slots["source"] = texts.source_starts[:-1][starts]
    slots["length"] = texts.lengths[0][starts]
    slots["total"] = np.rint(total[starts]).astype(np.uint32)
    return slots


def ragged(starts: NDArray[np.int64], lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """Positions of stretches that begin at ``starts``, one after another."""
    before = np.cumsum(lengths) - lengths
    places: NDArray[np.int64] = np.repeat(starts - before, lengths) + np.arange(lengths.sum())
    return places


def _changes(keys: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Rows in which a sorted column has another value than before."""
    changes = np.ones(len(keys), np.bool_)
    changes[1:] = keys[1:] != keys[:-1]
    return changes


def unknown_labels(corpus: AlignedCorpus, trees: TreeArrays) -> list[tuple[int, float]]:
    """Labels that words have which occur once, with log shares: what an unknown word may be."""
    spans = trees.nodes
    counts = np.diff(trees.offsets).astype(np.int64)
    sentence = np.repeat(np.arange(len(corpus)), counts)
    single = spans[:, 2] - spans[:, 1] == 1
    if not single.any():
        return []
    places = corpus.target_offsets[sentence[single]].astype(np.int64) + spans[single, 1]
    words = corpus.target_tokens[places]
    often = np.bincount(corpus.target_tokens)
    rare = often[words] == 1
    labels = spans[single, 0][rare] if rare.any() else spans[single, 0]
    shares = np.bincount(labels, minlength=len(trees.labels)) / len(labels)
    return most_common(shares)


def most_common(shares: Sequence[float] | NDArray[np.float64]) -> list[tuple[int, float]]:
    """Numbers of the shares that count, greatest first, with their logs."""
    ordered = sorted(enumerate(shares), key=lambda one: (-one[1], one[0]))
    return [
        (number, round(float(np.log(share)), 4))
        for number, share in ordered
        if share >= _LEAST_SHARE
    ]

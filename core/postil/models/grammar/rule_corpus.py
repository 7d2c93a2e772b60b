"""An aligned corpus that gives each sentence a grammar of its own (Lopez 2007).

It takes the place of a grammar where that would be too large: nothing is extracted before a
sentence asks. The corpus, its word alignment, the suffix array of its source side and the lexical
weight of each word lie in a folder, memory-mapped, about thirty bytes for each word.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.errors import UsageError
from postil.models.grammar.builder import beginnings
from postil.models.grammar.extract import COUNTS, LONGEST, WIDEST
from postil.models.grammar.gather import gather_rules
from postil.models.grammar.grammar import Grammar, Grammars
from postil.models.grammar.on_demand import RuleFinder, word_weights
from postil.models.grammar.prefixes import filter_of
from postil.models.grammar.score import score_rules
from postil.models.grammar.suffixes import sorted_suffixes
from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.table import PhraseTable
from postil.types.array_folder import Array, ArraysWriter, open_checked
from postil.types.files import atomic_folder
from postil.types.ranges import Choice, Decimal, Flag, Whole, check_ranges, ranged

KIND = "rule corpus"
VERSION = 1
TYPES: dict[str, np.dtype[Any]] = {
    "source_tokens": np.dtype("<u4"),
    "source_offsets": np.dtype("<u8"),
    "target_tokens": np.dtype("<u4"),
    "target_offsets": np.dtype("<u8"),
    "points": np.dtype("<u2"),
    "point_offsets": np.dtype("<u8"),
    "suffixes": np.dtype("<u4"),
    "source_weights": np.dtype("<f4"),
    "target_weights": np.dtype("<f4"),
}
CORPUS = tuple(TYPES)[:6]
EARLIER = {"loose_gapped": True}  # options that rule corpora of earlier versions do not name
MOST_TOKENS = 2**32 - 1
UNDISCOUNTED = np.ones((2, 12))
RULES_KEPT = 500_000  # of the latest sentences: some 15 MB

U32 = NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class OnDemandOptions:
    """Options of extraction for one sentence.

    Parameters
    ----------
    samples
        Places of a source side that are looked at, evenly spread; 0 looks at all.
    span, gaps, words, loose, loose_gapped, counts, limit, minimum
        As in ``GrammarOptions``.

    Raises
    ------
    UsageError
        A value is out of its range.
    """

    samples: int = ranged(300, Whole(0, 1_000_000))
    span: int = ranged(10, Whole(1, WIDEST))
    gaps: int = ranged(2, Whole(0, 2))
    words: int = ranged(7, Whole(1, LONGEST))
    loose: bool = ranged(True, Flag())
    loose_gapped: bool = ranged(False, Flag())
    counts: str = ranged("gapped-shared", Choice(COUNTS))
    limit: int = ranged(30, Whole(0, 1_000_000))
    minimum: float = ranged(1e-3, Decimal(0.0, 0.99))

    def __post_init__(self) -> None:
        check_ranges(self)


class RuleCorpus:
    """Grammars of sentences, from an aligned corpus; safe from any number of threads.

    Parameters
    ----------
    corpus : AlignedCorpus
    suffixes
        Of its source side, ``LONGEST`` words deep.
    weights
        Of source and target words, as ``word_weights`` gives them.
    options : OnDemandOptions
    folder
        Where it lies; None if in memory only.
    facts
        source_words, target_words: ids are below these.
    rules_kept
        Grammars of the latest sentences are kept, as long as they have fewer rules in all.
    """

    def __init__(
        self,
        corpus: AlignedCorpus,
        suffixes: U32,
        weights: tuple[NDArray[np.float32], NDArray[np.float32]],
        options: OnDemandOptions,
        *,
        folder: Path | None = None,
        facts: dict[str, int] | None = None,
        rules_kept: int = RULES_KEPT,
    ) -> None:
        self.corpus = corpus
        self.options = options
        self.folder = folder
        self.rules_kept = rules_kept
        self.source_words = (facts or {}).get("source_words", 0)
        self.target_words = (facts or {}).get("target_words", 0)
        self._suffixes = suffixes
        self._weights = weights
        self._kept: OrderedDict[bytes, Grammar] = OrderedDict()
        self._rules = 0  # of those
        self._lock = threading.Lock()

    @classmethod
    def of(cls, corpus: AlignedCorpus, lexicon: Lexicon, options: OnDemandOptions) -> RuleCorpus:
        """In memory, from a corpus and a lexicon counted from it or from a larger one."""
        suffixes = sorted_suffixes(corpus.source_tokens, corpus.source_offsets, LONGEST)
        return cls(corpus, suffixes, word_weights(corpus, lexicon), options)

    @classmethod
    def open(cls, folder: Path) -> RuleCorpus:
        """Map the one in ``folder``.

        Raises
        ------
        EngineError
            Something is missing or damaged.
        """
        settings, arrays, facts = open_checked(folder, KIND, VERSION, TYPES, check_rule_corpus)
        parts = {name: arrays[name] for name in CORPUS}
        corpus = AlignedCorpus(
            punctuation=None, **{**parts, "points": parts["points"].reshape(-1, 2)}
        )
        weights = arrays["source_weights"], arrays["target_weights"]
        options = OnDemandOptions(**(EARLIER | settings["options"]))
        return cls(corpus, arrays["suffixes"], weights, options, folder=folder, facts=dict(facts))

    def save(self, folder: Path) -> None:
        """Write it; ``folder`` is replaced as a whole.

        Raises
        ------
        StorageError
            It could not be written.
        """
        arrays = {name: getattr(self.corpus, name).reshape(-1) for name in CORPUS}
        arrays["suffixes"] = self._suffixes
        arrays["source_weights"], arrays["target_weights"] = self._weights
        with atomic_folder(folder) as made, ArraysWriter(made, TYPES) as writer:
            for name, values in arrays.items():
                writer.append(name, values)
            writer.finish(KIND, VERSION, {"options": asdict(self.options)})

    def __len__(self) -> int:
        """Sentence pairs."""
        return len(self.corpus)

    @property
    def folders(self) -> list[Path]:
        """All its folders; [] if in memory only."""
        return [self.folder] if self.folder else []

    def grammars(self) -> Grammars:
        """Source of the grammars of sentences, for one thread."""
        options = asdict(self.options)
        for pruning in ("limit", "minimum"):
            del options[pruning]
        return partial(self._grammar_of, RuleFinder(self.corpus, self._suffixes, **options))

    def phrases(self, source: Sequence[int] | U32) -> list[PhraseEntry]:
        """The rules without gaps for a phrase as entries of a phrase table, best first."""
        return self.grammars()(np.asarray(source, np.uint32)).phrases(source)

    def _grammar_of(self, finder: RuleFinder, sentence: U32) -> Grammar:
        key = np.ascontiguousarray(sentence, np.uint32).tobytes()
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        grammar = self._extract(finder, sentence)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = grammar
                self._rules += len(grammar)
            while self._rules > self.rules_kept and len(self._kept) > 1:
                self._rules -= len(self._kept.popitem(last=False)[1])
        return grammar

    def _extract(self, finder: RuleFinder, sentence: U32) -> Grammar:
        rules, _, _ = gather_rules(finder.occurrences(sentence), 0)
        block = score_rules(
            rules,
            self.corpus,
            *self._weights,
            UNDISCOUNTED,
            self.options.minimum,
            self.options.limit,
            1,
        )
        words = filter_of([np.unique(beginnings(block))], len(block.slots))
        return Grammar(PhraseTable.from_rows(block), words)


def check_rule_corpus(settings: dict[str, Any], arrays: dict[str, Array]) -> dict[str, int]:
    """The check of its files (see ``array_folder.open_checked``): sentences, links and suffixes lie
    within the corpus.

    Returns
    -------
    dict of str to int
        source_words, target_words: ids are below these.
    """
    options = EARLIER | settings["options"]
    if set(options) != {field.name for field in fields(OnDemandOptions)}:
        raise ValueError("these are not the options of a rule corpus")
    try:
        OnDemandOptions(**options)
    except UsageError as error:
        raise ValueError(str(error)) from error
    pairs = len(arrays["source_offsets"])
    for name, size in (
        ("source_offsets", len(arrays["source_tokens"])),
        ("target_offsets", len(arrays["target_tokens"])),
        ("point_offsets", len(arrays["points"]) / 2),
    ):
        offsets = arrays[name]
        if len(offsets) != pairs or offsets[0] or int(offsets[-1]) != size:
            raise ValueError(f"{name} do not fit what they divide")
        if (offsets[1:] < offsets[:-1]).any():
            raise ValueError(f"{name} do not ascend")
    tokens = len(arrays["source_tokens"])
    sizes = {len(arrays["suffixes"]), len(arrays["source_weights"]), tokens}
    if len(sizes) > 1 or tokens > MOST_TOKENS:
        raise ValueError("there is not a suffix and a weight for each source word")
    if len(arrays["target_weights"]) != len(arrays["target_tokens"]):
        raise ValueError("there is not a weight for each target word")
    if tokens and int(arrays["suffixes"].max()) >= tokens:
        raise ValueError("a suffix lies outside the corpus")
    _check_links(arrays)
    return {
        "source_words": _words(arrays["source_tokens"]),
        "target_words": _words(arrays["target_tokens"]),
    }


def _lengths(offsets: Array) -> NDArray[np.int64]:
    numbers = offsets.astype(np.int64)
    return numbers[1:] - numbers[:-1]


def _words(tokens: Array) -> int:
    """Ids are below this."""
    return int(tokens.max()) + 1 if len(tokens) else 0


def _check_links(arrays: dict[str, Array]) -> None:
    """Raise ValueError if a link leaves its sentence pair, or a weight is no number."""
    links = _lengths(arrays["point_offsets"])
    points = arrays["points"].reshape(-1, 2)
    for side, name in enumerate(("source", "target")):
        lengths = _lengths(arrays[f"{name}_offsets"])
        if (points[:, side] >= np.repeat(lengths, links)).any():
            raise ValueError("a link leaves its sentence pair")
        if not np.isfinite(arrays[f"{name}_weights"]).all():
            raise ValueError("a lexical weight is no number")

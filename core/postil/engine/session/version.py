"""Version of a session: phrases, n-grams and weights of what was confirmed up to then,
and where words come from. Learning goes on beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.events import LAYERS, Provenance
from postil.engine.models import Targets
from postil.engine.pipeline import Side
from postil.engine.session.calibration import Calibration
from postil.engine.session.gapped import FEATURES, gapped_options
from postil.engine.session.origins import Origins
from postil.features.weights import SparseWeights
from postil.models.lexicon.model import Lexicon
from postil.models.session.gapped import gapped_rules
from postil.models.session.ngrams import SessionNgrams
from postil.models.session.option_values import OptionValues, WordNumbers
from postil.models.session.table import SessionTable
from postil.search.constraints import ExtraOption
from postil.search.forest.hypergraph import ORIGIN_SESSION
from postil.search.option_columns import OptionColumns

U32 = npt.NDArray[np.uint32]
F64 = npt.NDArray[np.float64]

TOP_LAYER = len(LAYERS) - 1
MAX_OPTIONS = 10  # per source phrase
BOOST = 5.0  # what one confirmed occurrence counts beside one of the training corpus
RECENT = 20.0  # events after which the recency of a pair has halved

# A term that the translator corrected is used by the next suggestion, whatever weight confirmed
# phrases have: a phrase of so many source words that the table translates, but never so, counts at
# least so much for each word. Single words and longer phrases are changed for other reasons, too,
# and of a phrase often seen in training (so many times for each time confirmed) more is known.
TERM_WORDS = (2, 3)
TERM_WEIGHT = 0.16
TERM_SEEN = 10
LEAST_WEIGHT = 0.005  # of "session.phrase"; of a smaller one no multiple is sound
KNOWN_SOURCES = 20_000  # whose translations in the table are remembered
NO_OPTIONS = OptionColumns.of(())
_PHRASE_WORDS = FEATURES.index("session.phrase")


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionVersion:
    """Read by any number of threads; never changed.

    Parameters
    ----------
    source, target
        Sides of the engine.
    lexicon
        Of the engine, if it has one.
    table, ngrams, links, sparse, calibration
        Copies that nothing else writes to; ``links``: of words of confirmed segments.
    factors
        What is learned counts so much, of ``trust.PARTS``.
    helps
        Whether suggestions are better with what was learned, see ``standing``.
    origins
        By event: its document, ..., time, and its layer.
    known
        Translations of a phrase in the phrase table, and how often it was seen in training.
    digits
        Of the words of both sides, see ``numbers.digit_hash``.
    phrase_weight
        Of the dense feature "session.phrase".
    """

    source: Side
    target: Side
    lexicon: Lexicon | None
    table: SessionTable
    ngrams: SessionNgrams
    links: OnlineLexicon
    sparse: SparseWeights
    calibration: Calibration
    factors: F64
    helps: bool
    origins: Origins
    known: Callable[[tuple[int, ...]], Targets]
    digits: tuple[WordNumbers, WordNumbers]
    phrase_weight: float

    @property
    def _term_factor(self) -> float:
        weight = self.phrase_weight
        # below 0 where the weight is, so that their product is what it should be
        small = abs(weight) < LEAST_WEIGHT
        return 1.0 if small or weight >= TERM_WEIGHT else TERM_WEIGHT / weight

    @property
    def clock(self) -> int:
        """Number of the last live event."""
        return self.sparse.clock

    def provenance(self, number: int) -> tuple[Provenance, str]:
        """Provenance and layer of the segment of a live event."""
        *where, layer = self.origins[number]
        return Provenance(*where), layer

    def options(self, ids: U32) -> OptionColumns:
        """Options of a sentence from confirmed segments."""
        rows, words = self.table.lookup(ids, MAX_OPTIONS, TOP_LAYER)
        if not len(rows):
            return NO_OPTIONS
        found = OptionValues(rows, words, ids, self.digits, self.ngrams, self.clock, BOOST, RECENT)
        if (factor := self._term_factor) != 1.0:
            for row, length in self._corrected(ids, found, words):
                found.dense[row, _PHRASE_WORDS] = length * factor
        count = len(found.spans)
        return OptionColumns(
            found.spans,
            found.places,
            words,
            FEATURES,
            found.dense,
            found.counts,
            found.events,
            np.full(count, ORIGIN_SESSION, dtype=np.int32),
            np.zeros(count, dtype=np.bool_),
        )

    def gapped_options(self, ids: U32, span: int) -> list[ExtraOption]:
        """Options with gaps of a sentence, from confirmed segments, that span ``span`` words."""
        if self.lexicon is None:
            return []
        rules = gapped_rules(self.table, self.lexicon, ids, span)
        sound = {
            sides: self._keeps_digits(*sides)
            for sides in {(rule.source, rule.target) for rule in rules}
        }
        kept = [rule for rule in rules if sound[rule.source, rule.target]]
        return gapped_options(
            kept, ids, span, clock=self.clock, top=TOP_LAYER, boost=BOOST, recent=RECENT
        )

    def _keeps_digits(self, source: tuple[int, ...], target: tuple[int, ...]) -> bool:
        """Whether the words of a rule have the same digits on both sides."""
        source_digits, target_digits = (
            sorted(
                letter
                for word in side.vocabulary.decode([word for word in words if word >= 0])
                for letter in word
                if letter.isdigit()
            )
            for side, words in ((self.source, source), (self.target, target))
        )
        return source_digits == target_digits

    def _corrected(self, ids: U32, found: OptionValues, words: U32) -> Iterator[tuple[int, int]]:
        """Options that are terms which the table translates otherwise: row and source words."""
        source, target = ids.tolist(), words.tolist()
        span, targets, often = (0, 0), frozenset[tuple[int, ...]](), 0
        for row, start, end, first, last, seen in found.of_lengths(*TERM_WORDS):
            if (start, end) != span:  # those of a phrase follow each other
                span = start, end
                targets, often = self.known(tuple(source[start:end]))
            rare = targets and often <= TERM_SEEN * seen
            if rare and tuple(target[first:last]) not in targets:
                yield row, end - start

    def in_table(self, source: U32, target: U32) -> bool:
        """Whether the phrase table has a phrase pair."""
        return tuple(target.tolist()) in self.known(tuple(source.tolist()))[0]

    def knows(self, source: U32, target: U32) -> bool:
        """Whether a phrase pair was confirmed."""
        return self.table.has(source, target)

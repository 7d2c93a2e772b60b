"""The rules of a grammar that some sentences can use, as a small grammar in memory.

Rules lie in their file in the order of hashed keys, so that a sentence reads some hundred places
all over it: a text of some hundred sentences has the whole file in memory, hundreds of megabytes of
it, though it uses a small part of the rules. Whoever decodes the same sentences again and again
takes those rules once.

Source sides are read as the search reads them (``SpanRules``), so that decoders find the same
rules, in the same order, with the same scores.
"""

from libc.stdint cimport uint32_t
from libc.string cimport memcmp
from libcpp.unordered_map cimport unordered_map
from libcpp.unordered_set cimport unordered_set

from postil.models.grammar.grammar cimport Grammar
from postil.models.grammar.occurrence cimport FIRST_GAP, FIRST_WORD, MOST_GAPS, MOST_SYMBOLS
from postil.models.grammar.score cimport Rows as Columns
from postil.models.grammar.score cimport block
from postil.models.phrase_table.keys cimport Slot, extend_key
from postil.models.phrase_table.table cimport SCORES, Row, Rows
from postil.types.ids cimport entry_t, key_t, token_t

import numpy as np

from postil.models.grammar.builder import beginnings
from postil.models.grammar.prefixes import filter_of
from postil.models.phrase_table.table import PhraseTable

cdef enum:
    AT_ONCE = 24    # places of a sentence before memory lets go of what they read, some 250 MB


def fitting_rules(Grammar grammar not None, sentences, int span_limit):
    """The rules of a grammar that fit somewhere in some sentences.

    Parameters
    ----------
    grammar : Grammar
        Without labels.
    sentences : iterable of uint32 arrays
        Token ids.
    span_limit : int
        Source words of the longest span that a rule covers.

    Returns
    -------
    Grammar
        In memory. Rows have other numbers, in the same order.

    Raises
    ------
    ValueError
        The grammar has labels: what their gaps take depends on the rules inside.
    """
    if grammar.typed:
        raise ValueError("rules with labels are not found by their words alone")
    cdef _Finder finder = _Finder(grammar, span_limit)
    cdef const token_t[::1] ids
    cdef Py_ssize_t start
    for sentence in sentences:
        ids = np.ascontiguousarray(sentence, np.uint32)
        for start in range(0, ids.shape[0], AT_ONCE):
            finder.read(ids, <uint32_t>start)
            grammar.release_pages()
    rows = block(finder.columns)
    words = filter_of([np.unique(beginnings(rows))], len(rows.slots))
    return Grammar(PhraseTable.from_rows(rows), words)


cdef class _Finder:
    """Rules found so far."""

    cdef Grammar grammar
    cdef uint32_t span_limit
    cdef unordered_set[entry_t] known       # first rows of the source sides
    cdef unordered_map[key_t, uint32_t] by_key  # their slots; the first of those that share a key
    cdef Columns columns
    cdef const token_t* sentence
    cdef token_t side[MOST_SYMBOLS]         # of the source side at hand

    def __init__(self, Grammar grammar, int span_limit):
        self.grammar = grammar
        self.span_limit = span_limit

    cdef int read(self, const token_t[::1] sentence, uint32_t first) except -1:
        """Take the rules that fit a sentence, from ``first`` on or one of the next places."""
        cdef uint32_t start, length = <uint32_t>sentence.shape[0]
        self.sentence = &sentence[0]
        with nogil:
            for start in range(first, min(length, first + <uint32_t>AT_ONCE)):
                self._match(start, min(length, start + self.span_limit), 0, 0, 0, False)
        return 0

    cdef int _match(
        self, uint32_t at, uint32_t last, int symbols, key_t key, int gaps, bint after_gap
    ) except -1 nogil:
        """Read source sides on from ``at``; as ``SpanRules`` does."""
        cdef uint32_t end
        cdef key_t longer
        if symbols == MOST_SYMBOLS or at >= last:
            return 0
        self.side[symbols] = FIRST_WORD + self.sentence[at]
        longer = extend_key(key, self.side[symbols])
        if self.grammar.may_begin(longer):
            self._take(longer, symbols + 1)
            self._match(at + 1, last, symbols + 1, longer, gaps, False)
        if after_gap or gaps == MOST_GAPS:
            return 0
        self.side[symbols] = FIRST_GAP + gaps
        longer = extend_key(key, self.side[symbols])
        if self.grammar.may_begin(longer):
            self._take(longer, symbols + 1)
            for end in range(at + 1, last + 1):
                self.side[symbols] = FIRST_GAP + gaps
                self._match(end, last, symbols + 1, longer, gaps + 1, True)
        return 0

    cdef int _take(self, key_t key, int symbols) except -1 nogil:
        """All rules with the source side at hand, if there are any, once."""
        cdef Rows rows
        cdef Slot slot
        if self._has(key, symbols):
            return 0
        if not self.grammar.rules.lookup_key(key, &self.side[0], symbols, &rows):
            return 0
        if not self.known.insert(rows.first).second:
            return 0
        slot.key, slot.length, slot.total = key, <uint32_t>symbols, rows.total
        slot.first = <uint32_t>self.columns.counts.size()
        slot.source, slot.unused = <uint32_t>self.columns.source_tokens.size(), 0
        self.columns.source_tokens.insert(
            self.columns.source_tokens.end(), &self.side[0], &self.side[0] + symbols
        )
        self._copy(&rows)
        slot.count = <uint32_t>self.columns.counts.size() - slot.first
        if self.by_key.count(key) == 0:
            self.by_key[key] = <uint32_t>self.columns.slots.size()
        self.columns.slots.push_back(slot)
        return 0

    cdef bint _has(self, key_t key, int symbols) noexcept nogil:
        """Whether the source side at hand is known, without a look at the file."""
        cdef const Slot* slot
        if self.by_key.count(key) == 0:
            return False
        slot = &self.columns.slots[self.by_key[key]]
        return slot.length == <uint32_t>symbols and memcmp(
            &self.columns.source_tokens[slot.source], &self.side[0], symbols * sizeof(token_t)
        ) == 0

    cdef int _copy(self, Rows* rows) except -1 nogil:
        cdef Columns* out = &self.columns
        cdef Row row
        while self.grammar.rules.next(rows, &row):
            out.target_lengths.push_back(row.length)
            out.target_tokens.insert(
                out.target_tokens.end(), &row.target[0], &row.target[0] + row.length
            )
            out.scores.insert(out.scores.end(), &row.scores[0], &row.scores[0] + SCORES)
            out.alignment_lengths.push_back(2 * row.points)
            out.alignment.insert(out.alignment.end(), row.alignment, row.alignment + 2 * row.points)
            out.counts.push_back(row.count)
            out.target_counts.push_back(row.target_count)
        return 0

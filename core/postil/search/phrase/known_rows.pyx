"""Rows of the phrase table that a decoder has read, cached for later sentences and other weights.

Each confirmed segment changes all weights a little, and so the score of every option; rows, and the
language-model scores of their words, stay the same. Most rows of a sentence are those of frequent
source phrases, which the next sentence has, too.
"""

cimport cython
from libc.stdint cimport uint32_t

from postil.models.lm.model cimport LanguageModel
from postil.models.phrase_table.table cimport PhraseTable, Row


@cython.final
cdef class KnownRows:
    """Source phrases by number, and their rows.

    Parameters
    ----------
    table, lm
        Static models.
    """

    def __init__(self, PhraseTable table not None, LanguageModel lm not None):
        self.table, self.lm = table, lm

    cdef void clear(self) noexcept nogil:
        self.numbers.clear()
        self.places.clear()
        self.rows.clear()
        self.values.clear()
        self.words.clear()
        self.row_count = self.word_count = 0

    cdef void let_go(self) noexcept nogil:
        cdef vector[KnownRow] none
        cdef vector[float] nothing
        cdef size_t k
        for k in range(self.rows.size()):
            self.rows[k] = none
            self.rows[k].shrink_to_fit()
            self.values[k] = nothing
            self.values[k].shrink_to_fit()
        self.row_count = 0

    cdef uint32_t number_of_phrase(self, const Rows* rows) noexcept nogil:
        cdef uint32_t* number = &self.numbers[rows.first]  # of every source phrase at least one
        if not number[0]:
            self.places.push_back(rows[0])
            self.rows.emplace_back()
            self.values.emplace_back()
            self.words.emplace_back()
            number[0] = <uint32_t>self.places.size()
        return number[0] - 1

    cdef vector[KnownRow]* read(self, uint32_t number) noexcept nogil:
        cdef vector[KnownRow]* found = &self.rows[number]
        cdef vector[token_t]* words = &self.words[number]
        cdef vector[float]* values = &self.values[number]
        cdef Rows rows = self.places[number]
        cdef Row row
        cdef KnownRow kept
        cdef size_t k, place = 0, written = words.size()
        if not found.empty():
            return found
        found.swap(self.spare_rows)
        values.swap(self.spare_values)
        kept.number = kept.known = 0
        kept.state.length = 0
        found.reserve(min(<size_t>rows.count, <size_t>(rows.stop - rows.at) // (2 * SCORES)))
        while self.table.next(&rows, &row):
            kept.entry, kept.length = row.entry, row.length
            kept.count, kept.target_count = row.count, row.target_count
            kept.reordering = row.reordering
            kept.alignment, kept.points = row.alignment, row.points
            for k in range(SCORES):
                kept.scores[k] = row.scores[k]
            found.push_back(kept)
            if not written:
                words.insert(words.end(), &row.target[0], &row.target[0] + row.length)
        values.resize(words.size())
        for k in range(found.size()):
            found.at(k).target = words.data() + place
            found.at(k).values = values.data() + place
            place += found.at(k).length
        self.row_count += found.size()
        self.word_count += 0 if written else words.size()
        return found

    cdef void give_back(self, uint32_t number) noexcept nogil:
        self.row_count -= self.rows[number].size()
        self.spare_rows.swap(self.rows[number])
        self.spare_rows.clear()
        self.spare_values.swap(self.values[number])

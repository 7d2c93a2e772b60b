"""Features of the rows of a phrase table: numbered for training, summed up afterwards.

Keys of features (``features.emission``) get dense numbers as they are first met, through a table
with linear probing. A feature that a phrase pair has twice counts once: the features of Gao & He
are indicators (2013, section 2.2).
"""

from libc.stdint cimport int64_t, uint8_t, uint32_t
from libc.string cimport memcmp
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Block, Emitter, emitter
from postil.features.emission cimport emit_block
from postil.features.key_numbers cimport NO_NUMBER, KeyNumbers
from postil.models.phrase_table.table cimport Phrase, PhraseTable, Row, Rows
from postil.types.ids cimport key_t, token_t

from postil.types.progress import Progress

cdef enum:
    AT_ONCE = 20_000            # source phrases between two looks at Cancel

# Apart from the above: an enum with a value this large is unsigned.
cdef enum:
    NO_ROW = 0xFFFFFFFF


cdef class RowFeatures:
    """The features of a phrase table's rows.

    Parameters
    ----------
    table : PhraseTable
    templates : int
        As bits, see ``templates.template_bits``; stateless ones.
    """

    cdef PhraseTable table
    cdef uint32_t templates
    cdef KeyNumbers numbers
    cdef vector[key_t] met              # by the row at hand
    cdef vector[uint32_t] found

    def __init__(self, PhraseTable table not None, uint32_t templates):
        self.table = table
        self.templates = templates
        self.numbers = KeyNumbers()

    def __len__(self):
        """Number of different features so far."""
        return len(self.numbers)

    def number(self, const uint8_t[::1] wanted not None, progress=None):
        """Number the features of some rows.

        Parameters
        ----------
        wanted : uint8 array, shape (rows,)
            Not 0 for the rows meant.

        Returns
        -------
        offsets : int64 array, shape (wanted rows + 1,)
        features : uint32 array
            Those of the n-th wanted row are ``features[offsets[n]:offsets[n + 1]]``, ascending.
        """
        cdef vector[int64_t] offsets
        cdef vector[uint32_t] features
        cdef Phrase phrase
        cdef Row row
        cdef int _k
        if wanted.shape[0] != self.table.rows:
            raise ValueError(f"{wanted.shape[0]} marks for {self.table.rows} rows")
        offsets.push_back(0)
        self.table.begin(&phrase)
        for _ in self._parts(progress):
            with nogil:
                for _k in range(AT_ONCE):
                    if not self.table.next_phrase(&phrase):
                        break
                    while self.table.next(&phrase.rows, &row):
                        if wanted[row.entry]:
                            self._find(&phrase, &row, True)
                            features.insert(features.end(), self.found.begin(), self.found.end())
                            offsets.push_back(<int64_t>features.size())
        cdef size_t size = offsets.size(), total = features.size()
        ends = np.asarray(<int64_t[:size]>offsets.data()).copy()
        if total == 0:
            return ends, np.empty(0, dtype=np.uint32)
        return ends, np.asarray(<uint32_t[:total]>features.data()).copy()

    def sums(self, const float[::1] weights not None, progress=None):
        """Sum of its features' weights for every row; features without a number weigh nothing.

        Parameters
        ----------
        weights : float32 array, shape (features,)

        Returns
        -------
        float32 array, shape (rows,)
        """
        result = np.zeros(self.table.rows, dtype=np.float32)
        cdef float[::1] view = result
        cdef Phrase phrase
        cdef Row row
        cdef int _k
        cdef size_t f
        cdef double total
        if weights.shape[0] != <Py_ssize_t>len(self.numbers):
            raise ValueError(f"{weights.shape[0]} weights for {len(self.numbers)} features")
        self.table.begin(&phrase)
        for _ in self._parts(progress):
            with nogil:
                for _k in range(AT_ONCE):
                    if not self.table.next_phrase(&phrase):
                        break
                    while self.table.next(&phrase.rows, &row):
                        self._find(&phrase, &row, False)
                        total = 0.0
                        for f in range(self.found.size()):
                            total += weights[self.found[f]]
                        view[row.entry] = <float>total
        return result

    def _parts(self, progress):
        progress = progress or Progress()
        starts = range(0, self.table.sources, AT_ONCE)
        return progress.track(starts, len(starts))

    cdef void _find(self, const Phrase* phrase, const Row* row, bint grow) noexcept nogil:
        """Numbers of the row's features into ``found``, ascending, each once."""
        cdef Emitter out = emitter(self.templates, &self.met)
        cdef Block block
        cdef uint32_t number
        cdef size_t k, kept = 0
        self.met.clear()
        self.found.clear()
        block.source = &phrase.tokens[0]
        block.source_length = phrase.length
        block.target = &row.target[0]
        block.target_length = row.length
        block.links = row.alignment
        block.link_count = row.points
        block.breaks = 0
        block.tree = NULL
        emit_block(&out, &block)
        for k in range(self.met.size()):
            number = (
                self.numbers.number(self.met[k]) if grow else self.numbers.find(self.met[k])
            )
            if number != NO_NUMBER:
                self.found.push_back(number)
        sort(self.found.begin(), self.found.end())
        for k in range(self.found.size()):
            if k == 0 or self.found[k] != self.found[k - 1]:
                self.found[kept] = self.found[k]
                kept += 1
        self.found.resize(kept)


def same_rows(PhraseTable one not None, PhraseTable other not None):
    """Positions of the rows of one table in another.

    Returns
    -------
    uint32 array, shape (one.rows,)
        The row of ``other`` with the same phrases; 0xFFFFFFFF where it has none.
    """
    result = np.full(one.rows, <uint32_t>NO_ROW, dtype=np.uint32)
    cdef uint32_t[::1] view = result
    cdef Phrase phrase
    cdef Rows rows, candidates
    cdef Row row, candidate
    with nogil:
        one.begin(&phrase)
        while one.next_phrase(&phrase):
            if not other.lookup(phrase.tokens, <int>phrase.length, &rows):
                continue
            while one.next(&phrase.rows, &row):
                candidates = rows
                while other.next(&candidates, &candidate):
                    if candidate.length == row.length and not memcmp(
                        candidate.target, row.target, row.length * sizeof(token_t)
                    ):
                        view[row.entry] = candidate.entry
                        break
    return result

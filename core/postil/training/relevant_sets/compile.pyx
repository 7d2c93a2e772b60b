"""From stored candidates to the differences between them, sentence by sentence.

Learners compare candidates of one sentence, so a feature that all of them have cancels out, and any
vector may be taken off all of them. Of each sparse feature of a sentence that is the value most
candidates have (of 0 and the value met first); what remains of a candidate is few entries, however
many features it has. Dense values, and what fixed weights add to the score, are taken relative to
the best truth, which is the first candidate.

For a sentence the features that differ ("units") are listed once, and entries refer to them by
place; an entry is 32 bits, ``place << 10 | value`` with a signed value of 10 bits: two counts of 8
bits differ by 255 at most. Passes over the data fetch each weight once per sentence thereby, not
once per candidate.

Which candidates are truths, which are alternatives, and which are left out stands in
``differences``.
"""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy
from libcpp.algorithm cimport stable_sort
from libcpp.vector cimport vector

import numpy as np

from postil.errors import EngineError
from postil.messages import Message

cdef enum:
    TRUTH = 0       # as candidate_store.Origin
    BAG = 1
    VALUE_BITS = 10
    MOST_UNITS = 1 << 22

cdef struct RoundView:
    const int64_t* starts
    const int64_t* feature_starts
    const float* dense
    const uint32_t* ids
    const uint8_t* counts
    const float* quality
    const uint8_t* origin

cdef struct Row:
    const RoundView* part
    int64_t row
    uint64_t hash
    float quality
    uint8_t origin

cdef struct Unit:
    uint32_t id
    uint32_t first_value    # count in the first candidate that has it
    uint32_t same           # candidates that have it as often as the first
    uint32_t present        # candidates that have it
    uint32_t base           # taken off all candidates
    uint32_t place          # among the units kept
    uint32_t last           # 1 + number of the candidate that had it last


cdef bint better(const Row& a, const Row& b) noexcept nogil:
    return a.quality > b.quality


cdef inline uint64_t mixed(uint64_t hash, uint64_t value) noexcept nogil:
    hash = (hash ^ value) * 0x9E3779B97F4A7C15ULL
    return hash ^ (hash >> 29)


cdef class Compiler:
    """Appends compiled sentences to buffers; :meth:`take` hands them over.

    Parameters
    ----------
    rounds : sequence of candidate_store.Round
    kept : uint8 array, shape (F,)
        1 where a sparse feature may get a weight.
    dense_weights : float64 array, shape (D,)
    tuned : uint8 array, shape (D,)
        1 where a dense weight is to be trained; the other weights go into the fixed score.
    sparse_weights : float32 array, shape (F,)
        Used if ``sparse`` is false: then they go into the fixed score, and where there are none,
        sparse features are not looked at.
    sparse : bool
        Sparse weights are to be trained.
    truths : int
        K, truths per sentence at most.
    """

    cdef list owners
    cdef vector[RoundView] rounds
    cdef const uint8_t[::1] kept
    cdef const double[::1] dense_weights
    cdef const uint8_t[::1] tuned
    cdef const float[::1] sparse_weights
    cdef bint sparse, ignored               # sparse features are trained; are not looked at
    cdef Py_ssize_t truth_limit
    # of the sentence at hand
    cdef vector[Row] rows, chosen
    cdef vector[uint32_t] row_slots         # 1 + number in ``chosen``, 0 where free
    cdef vector[Unit] units
    cdef vector[uint32_t] slots             # 1 + number in ``units``, 0 where free
    cdef vector[uint32_t] taken             # slots to free again
    # compiled, since the last ``take``
    cdef vector[int32_t] out_sizes, out_truths, out_unit_counts, out_entry_counts
    cdef vector[uint32_t] out_units, out_entries
    cdef vector[float] out_dense, out_fixed, out_quality
    cdef int64_t seen_features     # active features of all candidates met

    def __init__(
        self, rounds, const uint8_t[::1] kept not None, const double[::1] dense_weights not None,
        const uint8_t[::1] tuned not None, const float[::1] sparse_weights not None, bint sparse,
        Py_ssize_t truths,
    ):
        cdef RoundView view
        if tuned.shape[0] != dense_weights.shape[0] or kept.shape[0] != sparse_weights.shape[0]:
            raise ValueError("weights and what is to be trained do not fit together")
        self.owners = []
        for part in rounds:
            view.starts = <const int64_t*><size_t>self._address(part.starts)
            view.feature_starts = <const int64_t*><size_t>self._address(part.feature_starts)
            view.dense = <const float*><size_t>self._address(part.dense)
            view.ids = <const uint32_t*><size_t>self._address(part.ids)
            view.counts = <const uint8_t*><size_t>self._address(part.counts)
            view.quality = <const float*><size_t>self._address(part.quality)
            view.origin = <const uint8_t*><size_t>self._address(part.origin)
            self.rounds.push_back(view)
        self.kept, self.tuned, self.dense_weights = kept, tuned, dense_weights
        self.sparse_weights, self.sparse, self.truth_limit = sparse_weights, sparse, truths
        self.ignored = not sparse and kept.shape[0] == 0
        self.slots.assign(1 << 12, 0)

    cdef _address(self, array):
        self.owners.append(array)
        return array.ctypes.data

    def add(self, Py_ssize_t first, Py_ssize_t last, int64_t budget):
        """Compile sentences from ``first`` on; stop before ``last``, or when ``budget`` features
        were read.

        Returns
        -------
        int
            Where to go on.

        Raises
        ------
        EngineError
            A candidate has a feature that has no weight.
        """
        cdef Py_ssize_t sentence = first
        cdef int64_t limit = self.seen_features + budget
        cdef int32_t state = 0
        with nogil:
            while sentence < last and self.seen_features < limit and state == 0:
                state = self._compile(sentence)
                sentence += 1
        if state == 1:
            raise EngineError(
                Message(
                    "A candidate of sentence {number} has a feature that the index of features "
                    "({features} of them) does not know.",
                    number=sentence - 1,
                    features=self.kept.shape[0],
                ),
                hint="Candidates and index do not belong together: train again from the start.",
            )
        if state == 2:
            raise EngineError(
                Message(
                    "The candidates of sentence {number} have more than {most} features.",
                    number=sentence - 1,
                    most=MOST_UNITS,
                ),
                hint="Use fewer candidates per sentence.",
            )
        return sentence

    def take(self):
        """Rows compiled since the last time; see ``differences``."""
        result = {
            "sizes": copied(self.out_sizes), "truths": copied(self.out_truths),
            "unit_counts": copied(self.out_unit_counts),
            "entry_counts": copied(self.out_entry_counts),
            "units": copied_unsigned(self.out_units),
            "entries": copied_unsigned(self.out_entries),
            "dense": copied_floats(self.out_dense), "fixed": copied_floats(self.out_fixed),
            "quality": copied_floats(self.out_quality),
        }
        self.out_sizes.clear()
        self.out_truths.clear()
        self.out_unit_counts.clear()
        self.out_entry_counts.clear()
        self.out_units.clear()
        self.out_entries.clear()
        self.out_dense.clear()
        self.out_fixed.clear()
        self.out_quality.clear()
        return result

    cdef int32_t _compile(self, Py_ssize_t sentence) noexcept nogil:
        """One sentence; 0, or what is wrong."""
        cdef size_t c, truths
        if not self._gather(sentence):
            return 1
        truths = self._choose()
        if truths == 0 or self.chosen.size() <= truths:
            return 0                                        # nothing to compare
        self.out_sizes.push_back(<int32_t>self.chosen.size())
        self.out_truths.push_back(<int32_t>truths)
        self._append_dense()
        if not self.sparse:
            self.out_unit_counts.push_back(0)
            self.out_entry_counts.resize(self.out_entry_counts.size() + self.chosen.size(), 0)
            return 0
        self._find_units()
        if self.units.size() > MOST_UNITS:
            return 2
        self._choose_bases()
        for c in range(self.chosen.size()):
            self._append_entries(c)
        return 0

    cdef bint _gather(self, Py_ssize_t sentence) noexcept nogil:
        """All rows of the sentence with their hashes; False if a feature is unknown."""
        cdef size_t r
        cdef int64_t c, k, dense = self.tuned.shape[0], features = self.kept.shape[0]
        cdef const RoundView* part
        cdef Row row
        cdef uint32_t bits, id
        self.rows.clear()
        for r in range(self.rounds.size()):
            part = &self.rounds[r]
            for c in range(part.starts[sentence], part.starts[sentence + 1]):
                row.part, row.row = part, c
                row.quality, row.origin = part.quality[c], part.origin[c]
                memcpy(&bits, &row.quality, 4)
                row.hash = mixed(dense, bits)
                for k in range(c * dense, (c + 1) * dense):
                    memcpy(&bits, &part.dense[k], 4)
                    row.hash = mixed(row.hash, bits)
                self.seen_features += part.feature_starts[c + 1] - part.feature_starts[c] + 1
                self.rows.push_back(row)
                if self.ignored:
                    continue
                for k in range(part.feature_starts[c], part.feature_starts[c + 1]):
                    id = part.ids[k]
                    if id >= features:
                        return False
                    if self.kept[id]:
                        row.hash = mixed(row.hash, <uint64_t>id << 8 | part.counts[k])
                self.rows.back().hash = row.hash
        return True

    cdef size_t _choose(self) noexcept nogil:
        """Fill ``chosen``: the truths, best first, then the alternatives; how many truths."""
        cdef size_t c, truths
        cdef bint oracle = False
        for c in range(self.rows.size()):
            oracle = oracle or self.rows[c].origin == TRUTH
        self.chosen.clear()
        self._clear_rows()
        for c in range(self.rows.size()):
            if self.rows[c].origin == TRUTH if oracle else self.rows[c].origin != BAG:
                self._choose_new(self.rows[c])
        stable_sort(self.chosen.begin(), self.chosen.end(), &better)
        truths = min(self.chosen.size(), <size_t>self.truth_limit)
        self.chosen.resize(truths)
        self._clear_rows()
        for c in range(truths):
            self.row_slots[self._row_slot(self.chosen[c])] = <uint32_t>c + 1
        for c in range(self.rows.size()):
            if not (oracle and self.rows[c].origin == TRUTH):
                self._choose_new(self.rows[c])
        return truths

    cdef void _clear_rows(self) noexcept nogil:
        cdef size_t size = 16
        while size < 2 * self.rows.size():
            size *= 2
        self.row_slots.assign(size, 0)

    cdef size_t _row_slot(self, const Row& row) noexcept nogil:
        """Position of a candidate equal to this one among the chosen, or where it would be."""
        cdef size_t mask = self.row_slots.size() - 1, slot = row.hash & mask
        cdef const Row* other
        while self.row_slots[slot]:
            other = &self.chosen[self.row_slots[slot] - 1]
            if other.hash == row.hash and self._equal(other[0], row):
                break
            slot = (slot + 1) & mask
        return slot

    cdef void _choose_new(self, const Row& row) noexcept nogil:
        """Choose a candidate unless an equal one is chosen already."""
        cdef size_t slot = self._row_slot(row)
        if self.row_slots[slot] == 0:
            self.chosen.push_back(row)
            self.row_slots[slot] = <uint32_t>self.chosen.size()

    cdef bint _equal(self, const Row& a, const Row& b) noexcept nogil:
        cdef int64_t dense = self.tuned.shape[0]
        cdef int64_t i = a.part.feature_starts[a.row], a_end = a.part.feature_starts[a.row + 1]
        cdef int64_t j = b.part.feature_starts[b.row], b_end = b.part.feature_starts[b.row + 1]
        if a.quality != b.quality or memcmp(
            a.part.dense + a.row * dense, b.part.dense + b.row * dense, dense * sizeof(float)
        ):
            return False
        while not self.ignored:
            while i < a_end and not self.kept[a.part.ids[i]]:
                i += 1
            while j < b_end and not self.kept[b.part.ids[j]]:
                j += 1
            if i == a_end or j == b_end:
                return i == a_end and j == b_end
            if a.part.ids[i] != b.part.ids[j] or a.part.counts[i] != b.part.counts[j]:
                return False
            i += 1
            j += 1
        return True

    cdef void _append_dense(self) noexcept nogil:
        """Dense values, fixed scores and qualities of the chosen."""
        cdef size_t c
        cdef int64_t j, dense = self.tuned.shape[0]
        cdef const float* truth = self.chosen[0].part.dense + self.chosen[0].row * dense
        cdef const float* values
        cdef double fixed, difference, truth_sparse = 0.0
        if not self.sparse:
            truth_sparse = self._sparse_score(self.chosen[0])
        for c in range(self.chosen.size()):
            values = self.chosen[c].part.dense + self.chosen[c].row * dense
            fixed = 0.0 if self.sparse else self._sparse_score(self.chosen[c]) - truth_sparse
            for j in range(dense):
                difference = <double>values[j] - truth[j]
                if self.tuned[j]:
                    self.out_dense.push_back(<float>difference)
                else:
                    fixed += self.dense_weights[j] * difference
            self.out_fixed.push_back(<float>fixed)
            self.out_quality.push_back(self.chosen[c].quality)

    cdef double _sparse_score(self, const Row& row) noexcept nogil:
        cdef int64_t k
        cdef double score = 0.0
        if self.ignored:
            return score
        for k in range(row.part.feature_starts[row.row], row.part.feature_starts[row.row + 1]):
            score += <double>self.sparse_weights[row.part.ids[k]] * row.part.counts[k]
        return score

    cdef void _find_units(self) noexcept nogil:
        """Distinct features of the chosen, and how many have each."""
        cdef size_t c, k
        cdef int64_t j
        cdef Row row
        cdef Unit* unit
        for k in range(self.taken.size()):
            self.slots[self.taken[k]] = 0
        self.taken.clear()
        self.units.clear()
        for c in range(self.chosen.size()):
            row = self.chosen[c]
            for j in range(row.part.feature_starts[row.row], row.part.feature_starts[row.row + 1]):
                if not self.kept[row.part.ids[j]]:
                    continue
                unit = &self.units[self._unit(row.part.ids[j])]
                if unit.present == 0:
                    unit.first_value = row.part.counts[j]
                unit.present += 1
                unit.same += unit.first_value == row.part.counts[j]

    cdef size_t _unit(self, uint32_t id) noexcept nogil:
        """Number of a feature in ``units``, where it is entered if it is new."""
        cdef size_t mask = self.slots.size() - 1
        cdef size_t slot = (id * 0x9E3779B1U >> 7) & mask
        cdef Unit unit
        while self.slots[slot]:
            if self.units[self.slots[slot] - 1].id == id:
                return self.slots[slot] - 1
            slot = (slot + 1) & mask
        unit.id, unit.first_value, unit.same, unit.present = id, 0, 0, 0
        unit.base, unit.place, unit.last = 0, 0, 0
        self.units.push_back(unit)
        self.slots[slot] = <uint32_t>self.units.size()
        self.taken.push_back(<uint32_t>slot)
        if self.units.size() * 2 > self.slots.size():
            self._grow()
        return self.units.size() - 1

    cdef void _grow(self) noexcept nogil:
        cdef size_t mask = self.slots.size() * 2 - 1, k, slot
        self.slots.assign(mask + 1, 0)
        self.taken.clear()
        for k in range(self.units.size()):
            slot = (self.units[k].id * 0x9E3779B1U >> 7) & mask
            while self.slots[slot]:
                slot = (slot + 1) & mask
            self.slots[slot] = <uint32_t>k + 1
            self.taken.push_back(<uint32_t>slot)

    cdef void _choose_bases(self) noexcept nogil:
        """Values to take off each feature, and a buffer for those that differ."""
        cdef size_t k, candidates = self.chosen.size()
        cdef uint32_t place = 0
        cdef Unit* unit
        for k in range(self.units.size()):
            unit = &self.units[k]
            unit.base = unit.first_value if unit.same > candidates - unit.present else 0
            if unit.same < candidates:
                unit.place = place
                place += 1
                self.out_units.push_back(unit.id)
        self.out_unit_counts.push_back(<int32_t>place)

    cdef void _append_entries(self, size_t c) noexcept nogil:
        cdef Row row = self.chosen[c]
        cdef size_t start = self.out_entries.size(), k
        cdef int64_t j
        cdef Unit* unit
        for j in range(row.part.feature_starts[row.row], row.part.feature_starts[row.row + 1]):
            if not self.kept[row.part.ids[j]]:
                continue
            unit = &self.units[self._unit(row.part.ids[j])]
            unit.last = <uint32_t>c + 1
            if unit.base != row.part.counts[j]:
                self._append_entry(unit, <int32_t>row.part.counts[j] - <int32_t>unit.base)
        for k in range(self.units.size()):
            unit = &self.units[k]
            if unit.base and unit.last != c + 1:
                self._append_entry(unit, -<int32_t>unit.base)
        self.out_entry_counts.push_back(<int32_t>(self.out_entries.size() - start))

    cdef void _append_entry(self, const Unit* unit, int32_t value) noexcept nogil:
        self.out_entries.push_back(
            unit.place << VALUE_BITS | (<uint32_t>value & ((1 << VALUE_BITS) - 1))
        )


cdef copied(vector[int32_t]& values):
    if values.empty():
        return np.empty(0, dtype=np.int32)
    return np.asarray(<int32_t[:values.size()]>values.data()).copy()


cdef copied_unsigned(vector[uint32_t]& values):
    if values.empty():
        return np.empty(0, dtype=np.uint32)
    return np.asarray(<uint32_t[:values.size()]>values.data()).copy()


cdef copied_floats(vector[float]& values):
    if values.empty():
        return np.empty(0, dtype=np.float32)
    return np.asarray(<float[:values.size()]>values.data()).copy()

"""Counts of confirmed segments, added to those of training: W learns from every segment.

The same window, the same phrases as in training. All counts are integers, so taking a segment back
leaves no trace. Pairs that training dropped count as never met there. Tables and rows are shared
with copies until they change.
"""

from libcpp.algorithm cimport sort, unique
from libcpp.memory cimport make_shared
from libcpp.vector cimport vector

import numpy as np

from postil.models.max_margin.matrix cimport MarginMatrix
from postil.models.max_margin.pairs cimport BEFORE_EXPECTED, BEHIND_EXPECTED, expected
from postil.models.max_margin.phrases cimport LONGEST, Place, places
from postil.models.phrase_table.keys cimport phrase_key
from postil.types.counted cimport clear, find, take
from postil.types.ids cimport key_t, token_t
from postil.types.paged cimport slot_of

cdef enum:
    FEWEST_ROWS = 256

cdef extern from *:
    """
    struct PostilByKey {
        template <class P> bool operator()(const P& a, const P& b) const {
            return a.key != b.key ? a.key < b.key : a.start < b.start;
        }
    };
    """
    cdef cppclass ByKey "PostilByKey":
        pass

ENTRY = np.dtype([
    ("row", "<u8"), ("words", "<u4", (LONGEST,)), ("length", "<i4"), ("count", "<i4"),
])
COUNT = np.dtype([("side", "<i4"), ("key", "<u8"), ("count", "<i4")])


cdef packed struct StoredEntry:
    key_t row
    token_t words[LONGEST]
    int length
    int count


cdef class SessionCounts:
    """Counts of confirmed segments, added to those of a matrix.

    Parameters
    ----------
    matrix : MarginMatrix
    """

    def __init__(self, MarginMatrix matrix not None):
        self.matrix = matrix
        self._clear()

    def copy(self):
        """A copy that does not change when the origin learns; quick, as they share memory."""
        cdef SessionCounts version = SessionCounts.__new__(SessionCounts)
        version.matrix, version.segments = self.matrix, self.segments
        version.source_counts, version.target_counts = self.source_counts, self.target_counts
        version.source_used, version.target_used = self.source_used, self.target_used
        version.rows, version.row_used, version.row_alive = (
            self.rows, self.row_used, self.row_alive
        )
        return version

    def _clear(self):
        cdef KeyedRow[SessionRow] free
        clear(self.source_counts)
        clear(self.target_counts)
        self.rows.assign(FEWEST_ROWS, free)
        self.source_used = self.target_used = self.row_used = self.row_alive = 0

    def add(self, source, target):
        """Count a confirmed segment, token ids of both sides; new words have ids beyond those of
        the matrix.
        """
        self._learn(source, target, 1)

    def remove(self, source, target):
        """Undo :meth:`add` with the same arguments, exactly."""
        self._learn(source, target, -1)

    def _learn(self, source, target, int sign):
        cdef const token_t[::1] left_ids = np.ascontiguousarray(source, dtype=np.uint32)
        cdef const token_t[::1] right_ids = np.ascontiguousarray(target, dtype=np.uint32)
        cdef vector[Place] left, right
        self.segments += sign
        if not left_ids.shape[0] or not right_ids.shape[0]:
            return
        places(
            &left_ids[0], <int>left_ids.shape[0], self.matrix.source.longest,
            self.matrix.source.gaps, left,
        )
        places(
            &right_ids[0], <int>right_ids.shape[0], self.matrix.target.longest, False, right
        )
        _move_counts(self.source_counts, &self.source_used, left, sign)
        _move_counts(self.target_counts, &self.target_used, right, sign)
        self._move(
            left, right, &right_ids[0], <int>left_ids.shape[0], <int>right_ids.shape[0], sign
        )

    cdef int _move(
        self, const vector[Place]& left, const vector[Place]& right, const token_t* target,
        int source_length, int target_length, int sign,
    ) except -1:
        """Count every pair of the segment once."""
        cdef vector[Place] sorted_left = left
        cdef vector[Place] met
        cdef size_t i = 0, j, k
        cdef int middle
        cdef SessionRow* row
        cdef ByKey by_key
        sort(sorted_left.begin(), sorted_left.end(), by_key)
        while i < sorted_left.size():
            met.clear()
            j = i
            while j < sorted_left.size() and sorted_left[j].key == sorted_left[i].key:
                middle = expected(sorted_left[j].start, source_length, target_length)
                for k in range(right.size()):
                    if middle - BEFORE_EXPECTED <= right[k].start <= middle + BEHIND_EXPECTED:
                        met.push_back(right[k])
                j += 1
            sort(met.begin(), met.end(), by_key)
            row = self._edit_row(sorted_left[i].key)
            for k in range(met.size()):
                if k == 0 or met[k].key != met[k - 1].key:
                    self._pair(row, &met[k], target, sign)
            if row.empty():
                self._drop_row(sorted_left[i].key)
            i = j
        return 0

    cdef int _pair(self, SessionRow* row, const Place* place, const token_t* target, int sign):
        """Move the count of one pair."""
        cdef SessionEntry entry
        cdef size_t k
        cdef int i
        for k in range(row.size()):
            if row.at(k).key == place.key:
                entry = row.at(k)
                entry.count += sign
                if entry.count:
                    row[0][k] = entry
                else:
                    row.erase(row.begin() + k)
                return 0
        entry.key = place.key
        entry.length = place.end - place.start
        entry.count = sign
        for i in range(entry.length):
            entry.words[i] = target[place.start + i]
        row.push_back(entry)
        return 0

    cdef SessionRow* _edit_row(self, key_t key) noexcept nogil:
        """The row of a source phrase to write to, made now if there is none; who leaves it empty
        drops it.
        """
        cdef KeyedRow[SessionRow]* place
        if self.row_used * 4 >= self.rows.size() * 3:
            self._grow_rows()
        place = self.rows.edit(slot_of(self.rows, key))
        if not place.key:
            place.key = key
            self.row_used += 1
        if place.row.get() == NULL:
            self.row_alive += 1
            place.row = make_shared[SessionRow]()
        elif place.row.use_count() > 1:
            place.row = make_shared[SessionRow](place.row.get()[0])
        return place.row.get()

    cdef void _drop_row(self, key_t key) noexcept nogil:
        self.rows.edit(slot_of(self.rows, key)).row.reset()
        self.row_alive -= 1

    cdef void _grow_rows(self) noexcept nogil:
        """Room for twice the rows that have pairs; the others give up their slots."""
        cdef Paged[KeyedRow[SessionRow]] old = self.rows
        cdef KeyedRow[SessionRow] free
        cdef size_t k, size = FEWEST_ROWS
        while size < self.row_alive * 2:
            size *= 2
        self.rows.assign(size, free)
        self.row_used = 0
        for k in range(old.size()):
            if old[k].row.get() != NULL:
                self.rows.edit(slot_of(self.rows, old[k].key))[0] = old[k]
                self.row_used += 1

    cdef int source_count(self, key_t key) noexcept nogil:
        return <int>find(self.source_counts, key).count

    cdef int target_count(self, key_t key) noexcept nogil:
        return <int>find(self.target_counts, key).count

    cdef const SessionRow* row(self, key_t key) noexcept nogil:
        """Partners of a source phrase in confirmed segments, or NULL."""
        return self.rows[slot_of(self.rows, key)].row.get()

    def dump(self):
        """The whole state, sorted; equal states dump equal."""
        cdef size_t at, k
        cdef const SessionRow* row
        cdef list pairs = [], counts = []
        for at in range(self.rows.size()):
            row = self.rows[at].row.get()
            if row == NULL:
                continue
            for k in range(row.size()):
                words = tuple([row.at(k).words[i] for i in range(row.at(k).length)])
                pairs.append((self.rows[at].key, words, row.at(k).count))
        for at in range(self.source_counts.size()):
            if self.source_counts[at].count:
                counts.append((0, self.source_counts[at].key, self.source_counts[at].count))
        for at in range(self.target_counts.size()):
            if self.target_counts[at].count:
                counts.append((1, self.target_counts[at].key, self.target_counts[at].count))
        return sorted(pairs), sorted(counts), self.segments

    def save(self):
        """The whole state as arrays, for :meth:`restore`."""
        pairs, counts, segments = self.dump()
        entries = np.zeros(len(pairs), dtype=ENTRY)
        for k, (key, words, count) in enumerate(pairs):
            entries[k]["row"], entries[k]["count"], entries[k]["length"] = key, count, len(words)
            entries[k]["words"][: len(words)] = words
        return {
            "entries": entries, "counts": np.array(counts, dtype=COUNT),
            "segments": np.array([segments], dtype=np.int64),
        }

    def restore(self, arrays):
        """Become what :meth:`save` gave; ValueError if it is not."""
        cdef const StoredEntry[::1] stored = arrays["entries"]
        cdef SessionEntry entry
        cdef Py_ssize_t k
        cdef int i
        (segments,) = arrays["segments"].tolist()
        for k in range(stored.shape[0]):
            if not 1 <= stored[k].length <= LONGEST or stored[k].count < 1 or not stored[k].row:
                raise ValueError("a phrase that was met has no words, or too many")
        if not all(key and count > 0 for _, key, count in arrays["counts"].tolist()):
            raise ValueError("a phrase that was met was not counted")
        self._clear()
        for k in range(stored.shape[0]):
            entry.length = stored[k].length
            entry.count = stored[k].count
            for i in range(entry.length):
                entry.words[i] = stored[k].words[i]
            entry.key = phrase_key(entry.words, entry.length)
            self._edit_row(stored[k].row).push_back(entry)
        for side, key, count in arrays["counts"].tolist():
            if side:
                take(self.target_counts, &self.target_used, key).count = count
            else:
                take(self.source_counts, &self.source_used, key).count = count
        self.segments = segments


cdef void _move_counts(
    Paged[Slot]& counts, uint64_t* used, const vector[Place]& found, int sign
) noexcept:
    """Count every phrase of a sentence once."""
    cdef vector[key_t] keys
    cdef size_t i
    for i in range(found.size()):
        keys.push_back(found[i].key)
    sort(keys.begin(), keys.end())
    keys.erase(unique(keys.begin(), keys.end()), keys.end())
    for i in range(keys.size()):
        take(counts, used, keys[i]).count += sign

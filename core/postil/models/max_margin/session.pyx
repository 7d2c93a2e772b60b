"""Counts of confirmed segments, added to those of training: W learns from every segment.

The same window, the same phrases as in training. All counts are integers, so taking a segment back
leaves no trace. Pairs that training dropped count as never met there.
"""

from libcpp.algorithm cimport sort, unique
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from cython.operator cimport dereference as deref

from postil.models.max_margin.matrix cimport MarginMatrix
from postil.models.max_margin.pairs cimport BEFORE_EXPECTED, BEHIND_EXPECTED, expected
from postil.models.max_margin.phrases cimport LONGEST, Place, places
from postil.models.phrase_table.keys cimport phrase_key
from postil.types.ids cimport key_t, token_t

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
    """What confirmed segments add to the counts of a matrix.

    Parameters
    ----------
    matrix : MarginMatrix
    """

    def __init__(self, MarginMatrix matrix not None):
        self.matrix = matrix

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
        _move_counts(self.source_counts, left, sign)
        _move_counts(self.target_counts, right, sign)
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
            row = &self.rows[sorted_left[i].key]
            for k in range(met.size()):
                if k == 0 or met[k].key != met[k - 1].key:
                    self._pair(row, &met[k], target, sign)
            if row.empty():
                self.rows.erase(sorted_left[i].key)
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

    cdef int source_count(self, key_t key) noexcept nogil:
        cdef unordered_map[key_t, int].iterator found = self.source_counts.find(key)
        return 0 if found == self.source_counts.end() else deref(found).second

    cdef int target_count(self, key_t key) noexcept nogil:
        cdef unordered_map[key_t, int].iterator found = self.target_counts.find(key)
        return 0 if found == self.target_counts.end() else deref(found).second

    cdef const SessionRow* row(self, key_t key) noexcept nogil:
        """What confirmed segments hold beside a source phrase, or NULL."""
        cdef unordered_map[key_t, SessionRow].iterator found
        if self.rows.empty():
            return NULL
        found = self.rows.find(key)
        if found == self.rows.end():
            return NULL
        return &deref(found).second

    def dump(self):
        """The whole state, sorted; equal states dump equal."""
        pairs = []
        for item in self.rows:
            for entry in item.second:
                words = tuple([entry.words[i] for i in range(entry.length)])
                pairs.append((item.first, words, entry.count))
        counts = [(0, item.first, item.second) for item in self.source_counts]
        counts += [(1, item.first, item.second) for item in self.target_counts]
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
            if not 1 <= stored[k].length <= LONGEST or stored[k].count < 1:
                raise ValueError("a phrase that was met has no words, or too many")
        if not all(count > 0 for _, _, count in arrays["counts"].tolist()):
            raise ValueError("a phrase that was met was not counted")
        self.rows.clear()
        self.source_counts.clear()
        self.target_counts.clear()
        for k in range(stored.shape[0]):
            entry.length = stored[k].length
            entry.count = stored[k].count
            for i in range(entry.length):
                entry.words[i] = stored[k].words[i]
            entry.key = phrase_key(entry.words, entry.length)
            self.rows[stored[k].row].push_back(entry)
        for side, key, count in arrays["counts"].tolist():
            if side:
                self.target_counts[key] = count
            else:
                self.source_counts[key] = count
        self.segments = segments


cdef void _move_counts(
    unordered_map[key_t, int]& counts, const vector[Place]& found, int sign
) noexcept:
    """Count every phrase of a sentence once."""
    cdef vector[key_t] keys
    cdef size_t i
    for i in range(found.size()):
        keys.push_back(found[i].key)
    sort(keys.begin(), keys.end())
    keys.erase(unique(keys.begin(), keys.end()), keys.end())
    for i in range(keys.size()):
        counts[keys[i]] += sign
        if counts[keys[i]] == 0:
            counts.erase(keys[i])

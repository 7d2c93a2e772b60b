"""The phrase table: which target phrases translate a source phrase, and how well.

A table is a folder of memory-mapped arrays (layout: ``phrase_table_writer``). A lookup hashes the
source phrase, walks from the home slot of the key, and compares the tokens themselves, so that a
collision of keys can never give the rows of another phrase. Search and features read the rows
through the pointers of the ``.pxd``; the Python methods are for tests, reports and export.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp

from postil.models.phrase_table_keys cimport Slot, phrase_key
from postil.types.ids cimport entry_t, key_t, token_t

from pathlib import Path

import numpy as np

from postil.errors import EngineError
from postil.models.phrase_table_builder import PhraseTableOptions, build_phrase_table
from postil.models.phrase_table_entry import PhraseEntry
from postil.types.array_folder import open_arrays, verify_arrays
from postil.models.phrase_table_writer import (
    KIND,
    TYPES,
    VERSION,
    arrays_in_memory,
    rows_from_entries,
)

__all__ = ["PhraseEntry", "PhraseTable", "PhraseTableOptions", "build_phrase_table"]


cdef class PhraseTable:
    """Phrase pairs with their scores, found by source phrase.

    Open one with :meth:`open` or make a small one with :meth:`from_entries`. Reading is safe from
    any number of threads.

    Attributes
    ----------
    rows, sources : int
        Number of phrase pairs and of distinct source phrases.
    max_length : int
        Length of the longest source phrase.
    settings : dict
        Options and counts of the build.
    folder : Path or None
        Where it lies on disk.
    """

    @staticmethod
    def open(folder):
        """Map the table in ``folder``; takes milliseconds whatever its size.

        Raises
        ------
        EngineError
            The folder is missing, cut, damaged, or of another version.
        """
        folder = Path(folder)
        settings, arrays = open_arrays(folder, KIND, VERSION, TYPES)
        index = settings.pop("index")
        cdef PhraseTable table = PhraseTable()
        table.folder = folder
        table._adopt(arrays, index, settings)
        return table

    @staticmethod
    def from_entries(entries):
        """A table in memory from an iterable of ``PhraseEntry``, sorted here as needed."""
        arrays, index = arrays_in_memory(rows_from_entries(entries))
        cdef PhraseTable table = PhraseTable()
        table._adopt(arrays, index, {})
        return table

    def __len__(self):
        return self.rows

    def verify(self):
        """Read the whole folder and compare its checksums; raises ``EngineError`` if damaged."""
        if self.folder is not None:
            verify_arrays(self.folder, KIND, VERSION)

    def options(self, source):
        """Rows of a source phrase, best p(e|f) first.

        Parameters
        ----------
        source : sequence of int
            Token ids.

        Returns
        -------
        list of PhraseEntry
            Empty if the phrase is unknown.
        """
        cdef const token_t[::1] tokens = np.ascontiguousarray(source, np.uint32)
        cdef int length = <int>min(tokens.shape[0], self.max_length + 1)
        cdef entry_t row
        if length == 0 or length > self.max_length:
            return []
        cdef const Slot* slot = self.find(phrase_key(&tokens[0], length), &tokens[0], length)
        if slot == NULL:
            return []
        phrase = tuple(int(token) for token in tokens)
        return [
            self._entry(phrase, slot.total, row)
            for row in range(slot.first, slot.first + slot.count)
        ]

    def entries(self):
        """Every row as ``PhraseEntry``, in the order of the file; one source phrase at a time."""
        slots = self.arrays["slots"]
        tokens = self.arrays["source_tokens"]
        used = np.flatnonzero(slots["count"])
        for slot in slots[used[np.argsort(slots["first"][used], kind="stable")]]:
            start = int(slot["source"])
            phrase = tuple(tokens[start:start + int(slot["length"])].tolist())
            first = int(slot["first"])
            if first + int(slot["count"]) > self.rows:
                raise self._damaged("its index points behind the last row")
            for row in range(first, first + int(slot["count"])):
                yield self._entry(phrase, slot["total"], row)

    cdef bint lookup(
        self, const token_t* source, int length, entry_t* first, entry_t* count
    ) noexcept nogil:
        if length < 1 or length > self.max_length:
            return False
        return self.lookup_key(phrase_key(source, length), source, length, first, count)

    cdef bint lookup_key(
        self, key_t key, const token_t* source, int length, entry_t* first, entry_t* count
    ) noexcept nogil:
        cdef const Slot* slot = self.find(key, source, length)
        if slot == NULL:
            return False
        first[0] = slot.first
        count[0] = slot.count
        return True

    cdef const Slot* find(self, key_t key, const token_t* source, int length) noexcept nogil:
        cdef uint64_t place = ((key >> 32) * self.homes) >> 32
        cdef const Slot* slot
        while place < self.slot_count:
            slot = &self.slots[place]
            if slot.count == 0 or slot.key > key:
                return NULL
            if slot.key == key and self._same(slot, source, length):
                return slot
            place += 1
        return NULL

    cdef bint _same(self, const Slot* slot, const token_t* source, int length) noexcept nogil:
        """Whether the slot is of this very phrase; also refuses what points outside the arrays."""
        return (
            slot.length == <uint32_t>length
            and <uint64_t>slot.source + slot.length <= self.source_count
            and <uint64_t>slot.first + slot.count <= self.rows
            and memcmp(&self.source_tokens[slot.source], source, length * sizeof(token_t)) == 0
        )

    cdef object _entry(self, tuple source, uint32_t total, entry_t row):
        cdef uint64_t start = self.target_offset[row], stop = self.target_offset[row + 1]
        cdef uint64_t point = self.alignment_offset[row], last = self.alignment_offset[row + 1]
        if not (start <= stop <= self.target_count and point <= last <= self.alignment_count):
            raise self._damaged(f"row {row} points outside the table")
        cdef uint64_t i, score = SCORES * <uint64_t>row, orientation = ORIENTATIONS * <uint64_t>row
        return PhraseEntry(
            source=source,
            target=tuple([self.target_tokens[i] for i in range(start, stop)]),
            scores=tuple([self.scores[i] for i in range(score, score + SCORES)]),
            reordering=tuple(
                [self.reordering[i] for i in range(orientation, orientation + ORIENTATIONS)]
            ),
            alignment=tuple(
                [(self.alignment[i], self.alignment[i + 1]) for i in range(point, last, 2)]
            ),
            count=self.counts[row],
            source_count=total,
            target_count=self.target_counts[row],
        )

    cdef int _adopt(self, dict arrays, dict index, dict settings) except -1:
        """Check that the arrays fit together, keep them and point into them."""
        self.arrays = arrays
        self.settings = settings
        self.rows = arrays["counts"].size
        self.sources = index["sources"]
        self.max_length = index["max_length"]
        self.homes = index["homes"]
        self.slot_count = arrays["slots"].size
        self.source_count = arrays["source_tokens"].size
        self.target_count = arrays["target_tokens"].size
        self.alignment_count = arrays["alignment"].size
        if not (
            self.homes < self.slot_count
            and arrays["scores"].size == SCORES * self.rows
            and arrays["reordering"].size == ORIENTATIONS * self.rows
            and arrays["target_counts"].size == self.rows
            and self._spans("target_offset", self.target_count)
            and self._spans("alignment_offset", self.alignment_count)
        ):
            raise self._damaged("its arrays do not fit together")
        self.target_offset = <const uint64_t*>_address(arrays["target_offset"])
        self.target_tokens = <const token_t*>_address(arrays["target_tokens"])
        self.scores = <const float*>_address(arrays["scores"])
        self.reordering = <const float*>_address(arrays["reordering"])
        self.alignment_offset = <const uint64_t*>_address(arrays["alignment_offset"])
        self.alignment = <const uint8_t*>_address(arrays["alignment"])
        self.counts = <const uint32_t*>_address(arrays["counts"])
        self.target_counts = <const uint32_t*>_address(arrays["target_counts"])
        self.source_tokens = <const token_t*>_address(arrays["source_tokens"])
        self.slots = <const Slot*>_address(arrays["slots"])
        return 0

    cdef bint _spans(self, str name, uint64_t total) except -1:
        """Whether an array of row offsets runs from 0 to ``total``."""
        values = self.arrays[name]
        return values.size == self.rows + 1 and values[0] == 0 and values[self.rows] == total

    cdef object _damaged(self, str why):
        return EngineError(
            f"The phrase table {self.folder or ''} is damaged: {why}.",
            hint="Import the engine again or train it again.",
        )


cdef const void* _address(object array) except? NULL:
    """Where the data of a NumPy array starts; the array must be kept alive by the caller."""
    return <const void*><size_t>array.__array_interface__["data"][0]

"""The phrase table: which target phrases translate a source phrase, and how well.

A table is a folder of memory-mapped arrays: packed rows (layout: ``rows.pxd``) and
their index (``writer.py``). A lookup hashes the source phrase and compares the tokens
themselves, so that a collision of keys can never give the rows of another phrase. Search and
features read the rows through the ``.pxd``; the Python methods are for tests, reports and export.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from postil.models.phrase_table.keys cimport phrase_key
from postil.models.phrase_table.rows cimport MOST_WORDS, UNIT, read_number, read_score
from postil.types.ids cimport key_t, token_t

from functools import partial
from pathlib import Path

import numpy as np

from postil.errors import EngineError
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.writer import KIND, TYPES, VERSION, arrays_in_memory
from postil.types.array_folder import open_checked, release_pages
from postil.messages import Message

cdef enum:
    STRETCH = 1 << 25  # bytes of rows that are checked before memory lets go of them
    MOST_TOGETHER = 100  # source phrases of a bucket, which a search goes through; four on average


cdef inline bint open_source(const uint8_t* origin, Source* source) noexcept nogil:
    """Go on to the next source phrase; False at the end, and at one that is damaged."""
    cdef const uint8_t* stop = source.stop
    cdef const uint8_t* at = source.next
    cdef uint32_t size = 0
    if at >= stop:
        return False
    at = read_number(at, stop, &size)
    if at == NULL:
        return False
    at = read_number(at, stop, &source.rows.length)
    if at == NULL:
        return False
    source.tokens = at
    for _ in range(source.rows.length):
        while at < stop and at[0] > 127:
            at += 1
        at += 1
        if at >= stop:
            return False
    source.rows.first += source.rows.count
    at = read_number(at, stop, &source.rows.total)
    if at == NULL:
        return False
    at = read_number(at, stop, &source.rows.count)
    if at == NULL:
        return False
    at += (at - origin) % UNIT
    if at > stop or <uint64_t>(stop - at) < <uint64_t>size * UNIT:
        return False
    source.rows.at = at
    source.rows.stop = source.next = at + <uint64_t>size * UNIT
    return True


cdef class PhraseTable:
    """Phrase pairs with their scores, found by source phrase.

    Open one with :meth:`open` or make a small one with :meth:`from_rows`. Reading is safe from
    any number of threads.

    Attributes
    ----------
    rows, sources : int
        Number of phrase pairs and of distinct source phrases.
    max_length : int
        Length of the longest source phrase.
    settings : dict
        Options and counts of the build.
    facts : dict of str to int
        What checking its file found: max_source, max_target, the largest ids; {} in memory.
    folder : Path or None
        Where it lies on disk.
    """

    def __cinit__(self):
        self.facts = {}

    @staticmethod
    def open(folder):
        """Map the table in ``folder``: takes milliseconds whatever its size, except for the first
        time on a machine, when all of it is read and checked.

        Raises
        ------
        EngineError
            The folder is missing, cut, damaged, or of another version.
        """
        folder = Path(folder)
        settings, arrays, facts = open_checked(
            folder, KIND, VERSION, TYPES, partial(check_table, folder), check_version=2
        )
        index = settings.pop("index")
        cdef PhraseTable table = PhraseTable()
        table.folder = folder
        table.facts = facts
        table._adopt(arrays, index, settings)
        return table

    @staticmethod
    def from_rows(block):
        """A table in memory from a ``RowBlock``."""
        arrays, index = arrays_in_memory(block)
        cdef PhraseTable table = PhraseTable()
        table._adopt(arrays, index, {})
        return table

    def __len__(self):
        return self.rows

    def release_pages(self):
        """Give its mapped memory back to the system; its files are read again when needed."""
        release_pages(self.arrays)

    def __contains__(self, source):
        """Whether a source phrase has rows; much faster than to read those of a frequent word."""
        cdef const token_t[::1] tokens = np.ascontiguousarray(source, np.uint32)
        cdef int length = <int>min(tokens.shape[0], self.max_length + 1)
        cdef Rows rows
        return length > 0 and self.lookup(&tokens[0], length, &rows)

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
        cdef Rows rows
        if length == 0 or not self.lookup(&tokens[0], length, &rows):
            return []
        return self._options(tuple([token for token in tokens]), &rows)

    def targets(self, source):
        """Of :meth:`options`, the target sides as a frozenset, and the sum of their counts."""
        cdef const token_t[::1] tokens = np.ascontiguousarray(source, np.uint32)
        cdef int length = <int>min(tokens.shape[0], self.max_length + 1)
        cdef Rows rows
        cdef Row row
        cdef uint32_t i
        cdef uint64_t seen = 0
        cdef list said = []
        if length and self.lookup(&tokens[0], length, &rows):
            while self.next(&rows, &row):
                seen += row.count
                said.append(tuple([row.target[i] for i in range(row.length)]))
        return frozenset(said), seen

    def entries(self):
        """Every row as ``PhraseEntry``, in the order of the file; one source phrase at a time."""
        cdef Phrase phrase
        cdef uint32_t i
        self.begin(&phrase)
        while self.next_phrase(&phrase):
            source = tuple([phrase.tokens[i] for i in range(phrase.length)])
            count = phrase.rows.count
            options = self._options(source, &phrase.rows)
            if len(options) != count:
                raise self._damaged(Message("a row is cut"))
            yield from options
        if phrase.next != self.blocks + self.size:
            raise self._damaged(Message("a source phrase is no list of tokens with rows"))

    cdef bint lookup(self, const token_t* source, int length, Rows* rows) noexcept nogil:
        if length < 1 or length > self.max_length:
            return False
        return self.lookup_key(phrase_key(source, length), source, length, rows)

    cdef bint lookup_key(
        self, key_t key, const token_t* source, int length, Rows* rows
    ) noexcept nogil:
        cdef uint64_t bucket = ((key >> 32) * self.bucket_count) >> 32
        cdef Source found
        if not self._may_have(key) or not self._enter(bucket, &found):
            return False
        while open_source(self.blocks, &found):
            if found.rows.length == <uint32_t>length and same_tokens(&found, source):
                rows[0] = found.rows
                return <uint64_t>found.rows.first + found.rows.count <= self.rows
        return False

    cdef bint _enter(self, uint64_t bucket, Source* source) noexcept nogil:
        """Stand before the first source phrase of a bucket."""
        cdef uint64_t start = <uint64_t>self.buckets[bucket].start * UNIT
        cdef uint64_t end = <uint64_t>self.buckets[bucket + 1].start * UNIT
        source.next = self.blocks + start
        source.stop = self.blocks + end
        source.rows.first = self.buckets[bucket].row
        source.rows.count = 0
        return start <= end <= self.size

    cdef bint _may_have(self, key_t key) noexcept nogil:
        """Whether the filter lets a key pass."""
        cdef uint64_t word = self.words[(<uint64_t><uint32_t>key * self.word_count) >> 32]
        return (
            (word >> (key >> 58)) & (word >> (key >> 52 & 63))
            & (word >> (key >> 46 & 63)) & (word >> (key >> 40 & 63)) & 1
        )

    cdef bint next(self, Rows* rows, Row* row) noexcept nogil:
        if rows.count == 0:
            return False
        rows.at = self._read(rows.at, rows, row)
        if rows.at == NULL:
            rows.count = 0
            return False
        row.entry = rows.first
        rows.first += 1
        rows.count -= 1
        return True

    cdef void begin(self, Phrase* phrase) noexcept nogil:
        phrase.next = self.blocks
        phrase.rows.first = 0
        phrase.rows.count = 0

    cdef bint next_phrase(self, Phrase* phrase) noexcept nogil:
        cdef Source source
        cdef const uint8_t* at
        cdef uint32_t i
        source.next = phrase.next
        source.stop = self.blocks + self.size
        source.rows = phrase.rows
        if not open_source(self.blocks, &source) or source.rows.length > MOST_WORDS or (
            <uint64_t>source.rows.first + source.rows.count > self.rows
        ):
            return False
        at = source.tokens
        for i in range(source.rows.length):
            at = read_number(at, source.stop, &phrase.tokens[i])
            if at == NULL:
                return False
        phrase.next = source.next
        phrase.length = source.rows.length
        phrase.rows = source.rows
        return True

    cdef const uint8_t* _read(
        self, const uint8_t* at, const Rows* rows, Row* row
    ) noexcept nogil:
        """Unpack the row at ``at``; what follows it, or NULL if that is no row of this phrase."""
        cdef const uint8_t* stop = rows.stop
        cdef uint32_t pattern = 0, orientation = 0, i
        if stop - at < 2 * SCORES:
            return NULL
        for i in range(SCORES):
            row.scores[i] = read_score(at + 2 * i)
        at = read_number(at + 2 * SCORES, stop, &pattern)
        if at == NULL or pattern >= self.pattern_count or self.reaches[pattern] > rows.length:
            return NULL
        at = read_number(at, stop, &orientation)
        if at == NULL or orientation >= self.orientation_count:
            return NULL
        at = read_number(at, stop, &row.count)
        if at == NULL:
            return NULL
        at = read_number(at, stop, &row.target_count)
        row.length = self.pattern_lengths[pattern]
        for i in range(row.length):
            if at == NULL:
                return NULL
            at = read_number(at, stop, &row.target[i])
        if at == NULL:
            return NULL
        row.alignment = self.points + self.pattern_starts[pattern]
        row.points = (self.pattern_starts[pattern + 1] - self.pattern_starts[pattern]) // 2
        row.reordering = self.reordering + <size_t>orientation * ORIENTATIONS
        return at + (at - self.blocks) % UNIT

    cdef list _options(self, tuple source, Rows* rows):
        cdef Row row
        cdef uint32_t total = rows.total
        cdef list options = []
        while self.next(rows, &row):
            options.append(self._entry(source, total, &row))
        return options

    cdef object _entry(self, tuple source, uint32_t total, const Row* row):
        cdef uint32_t i
        return PhraseEntry(
            source=source,
            target=tuple([row.target[i] for i in range(row.length)]),
            scores=tuple([row.scores[i] for i in range(SCORES)]),
            reordering=tuple([row.reordering[i] for i in range(ORIENTATIONS)]),
            alignment=tuple(
                [(row.alignment[2 * i], row.alignment[2 * i + 1]) for i in range(row.points)]
            ),
            count=row.count,
            source_count=total,
            target_count=row.target_count,
        )

    cdef int _adopt(self, dict arrays, dict index, dict settings) except -1:
        """Check that the arrays fit together, keep them and point into them."""
        self.arrays = arrays
        self.settings = settings
        self.rows = index["rows"]
        self.sources = index["sources"]
        self.max_length = index["max_length"]
        self.size = arrays["blocks"].size
        self.bucket_count = arrays["buckets"].size - 1
        self.word_count = arrays["filter"].size
        self.pattern_count = arrays["pattern_lengths"].size
        self.orientation_count = arrays["orientations"].size // ORIENTATIONS
        self.point_bytes = arrays["points"].size
        if not (
            arrays["buckets"].size > 1
            and int(arrays["buckets"]["start"][self.bucket_count]) * UNIT == self.size
            and self.word_count > 0
            and arrays["pattern_starts"].size == self.pattern_count + 1
            and arrays["pattern_starts"][self.pattern_count] == self.point_bytes
            and arrays["orientations"].size % ORIENTATIONS == 0
        ):
            raise self._damaged(Message("its arrays do not fit together"))
        self.blocks = <const uint8_t*>_address(arrays["blocks"])
        self.buckets = <const Bucket*>_address(arrays["buckets"])
        self.words = <const uint64_t*>_address(arrays["filter"])
        self.pattern_starts = <const uint32_t*>_address(arrays["pattern_starts"])
        self.pattern_lengths = <const uint8_t*>_address(arrays["pattern_lengths"])
        self.points = <const uint8_t*>_address(arrays["points"])
        self.reordering = <const float*>_address(arrays["orientations"])
        if not self._measure_patterns():
            raise self._damaged(Message("its arrays do not fit together"))
        return 0

    cdef bint _measure_patterns(self) noexcept nogil:
        """Note what source words the points of each pattern need; False if one is not sound.

        No pattern needs more memory than its points, and no target phrase is empty.
        """
        cdef uint32_t pattern, start, stop, reach
        self.reaches.clear()
        for pattern in range(self.pattern_count):
            start, stop = self.pattern_starts[pattern], self.pattern_starts[pattern + 1]
            if start > stop or stop > self.point_bytes or (stop - start) % 2:
                return False
            if self.pattern_lengths[pattern] == 0:
                return False
            reach = 0
            while start < stop:
                reach = max(reach, <uint32_t>self.points[start] + 1)
                if self.points[start + 1] >= self.pattern_lengths[pattern]:
                    return False
                start += 2
            self.reaches.push_back(reach)
        return True

    cdef object _damaged(self, why):
        return EngineError(
            Message(
                "The phrase table {folder} is damaged: {why}.", folder=self.folder or "", why=why
            ),
            hint="Import the engine again or train it again.",
        )


def check_table(folder, settings, arrays):
    """The check of a table's file (see ``array_folder.open_checked``): every row can be read, and
    each bucket begins with a source phrase and the number of its first row, and is soon read.

    What is cheap is checked again wherever it is read; this is for what is not.

    Returns
    -------
    dict of str to int
        max_source, max_target: the largest token ids.
    """
    cdef PhraseTable table = PhraseTable()
    cdef Phrase phrase
    cdef uint64_t bucket = 0, begun, phrases = 0, together = 0, read = 0
    cdef uint32_t k
    cdef token_t source = 0, target = 0
    cdef bint sound, more = True
    cdef const uint8_t* stretch = NULL  # the end of what stays in memory while it is read
    table.folder = folder
    table._adopt(arrays, settings["index"], settings)
    if not np.isfinite(arrays["orientations"]).all():
        raise ValueError("an orientation has no probability")
    table.begin(&phrase)
    sound = begin_buckets(table, &bucket, 0, 0)
    while sound and more:
        stretch = phrase.next + STRETCH
        with nogil:
            while sound and phrase.next < stretch:
                more = table.next_phrase(&phrase)
                if not more:
                    break
                sound = 0 < phrase.length <= <uint32_t>table.max_length and phrase.rows.count > 0
                for k in range(phrase.length):
                    source = max(source, phrase.tokens[k])
                phrases += 1
                read += phrase.rows.count
                begun = bucket
                sound = sound and are_rows(table, &phrase.rows, &target)
                sound = sound and begin_buckets(table, &bucket, phrase.next - table.blocks, read)
                sound = sound and together < MOST_TOGETHER
                together = 0 if bucket > begun else together + 1
        release_pages(arrays)
    if not (
        sound and phrase.next == table.blocks + table.size and read == table.rows
        and phrases == table.sources and bucket == table.bucket_count + 1
    ):
        raise ValueError("a source phrase is no list of tokens with rows")
    return {"max_source": source, "max_target": target}


cdef bint are_rows(PhraseTable table, const Rows* rows, token_t* most) noexcept nogil:
    """Whether ``PhraseTable._read`` can read all rows of a source phrase, to their end, without
    unpacking what is always sound. ``most`` rises to the largest target id.
    """
    cdef const uint8_t* at = rows.at
    cdef const uint8_t* stop = rows.stop
    cdef uint32_t number = 0, _row, _k, length
    for _row in range(rows.count):
        if stop - at < 2 * SCORES:
            return False
        at = read_number(at + 2 * SCORES, stop, &number)
        if at == NULL or number >= table.pattern_count or table.reaches[number] > rows.length:
            return False
        length = table.pattern_lengths[number]
        at = read_number(at, stop, &number)
        if at == NULL or number >= table.orientation_count:
            return False
        at = read_number(at, stop, &number)
        if at != NULL:
            at = read_number(at, stop, &number)
        if at == NULL:
            return False
        for _k in range(length):
            at = read_number(at, stop, &number)
            if at == NULL:
                return False
            most[0] = max(most[0], number)
        at += (at - table.blocks) % UNIT
    return at == stop


cdef bint begin_buckets(
    PhraseTable table, uint64_t* bucket, uint64_t at, uint64_t row
) noexcept nogil:
    """Go over the buckets that begin at byte ``at``; False if one lies before, or has another row.
    """
    cdef uint64_t start
    while bucket[0] <= table.bucket_count:
        start = <uint64_t>table.buckets[bucket[0]].start * UNIT
        if start > at:
            return True
        if start < at or table.buckets[bucket[0]].row != row:
            return False
        bucket[0] += 1
    return True


cdef inline bint same_tokens(const Source* source, const token_t* tokens) noexcept nogil:
    cdef const uint8_t* at = source.tokens
    cdef uint32_t token = 0, i
    for i in range(source.rows.length):
        at = read_number(at, source.rows.at, &token)
        if at == NULL or token != tokens[i]:
            return False
    return True


cdef const void* _address(object array) except? NULL:
    """Address of the data of a NumPy array, which the caller must keep alive."""
    return <const void*><size_t>array.__array_interface__["data"][0]

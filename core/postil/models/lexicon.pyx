"""Lexical translation tables from a word-aligned corpus.

w(e|f) = links(f, e) / links(f, anything), and w(f|e) likewise, counted over the symmetrised
alignment; a word without a link counts as linked to the empty word (Koehn, Och & Marcu 2003,
section 2.4). Links are kept as counts in one sparse matrix (row: source word, columns ascending),
so both directions come from one search and nothing is rounded.
"""

from libc.stdint cimport uint32_t, uint64_t

from postil.models.lexicon_links cimport NULL_TOKEN
from postil.types.ids cimport token_t

from pathlib import Path

from postil.errors import EngineError
from postil.models.lexicon_count import LEXICON_TYPES, count_lexicon
from postil.types.array_folder import ArraysWriter, open_arrays, verify_arrays
from postil.types.files import atomic_folder
from postil.wording import Worded

KIND = "lexicon"
VERSION = 1


cdef class Lexicon:
    """w(e|f) and w(f|e) for word ids; ``None`` stands for the empty word.

    Attributes
    ----------
    sources, targets : int
        Number of word ids on either side.
    folder : Path or None
        Where it lies on disk.
    """

    @staticmethod
    def count(corpus, progress=None):
        """Count a lexicon from an ``AlignedCorpus``, in memory.

        Raises
        ------
        EngineError
            An alignment point lies outside its sentences.
        """
        cdef Lexicon lexicon = Lexicon()
        lexicon._adopt(count_lexicon(corpus, progress))
        return lexicon

    @staticmethod
    def open(folder):
        """Map a saved lexicon; raises ``EngineError`` if it is missing or damaged."""
        folder = Path(folder)
        _, arrays = open_arrays(folder, KIND, VERSION, LEXICON_TYPES)
        cdef Lexicon lexicon = Lexicon()
        lexicon.folder = folder
        lexicon._adopt(arrays)
        return lexicon

    def save(self, folder):
        """Write it as a folder, durably."""
        with (
            atomic_folder(Path(folder)) as temporary,
            ArraysWriter(temporary, LEXICON_TYPES) as writer,
        ):
            for name, values in self.arrays.items():
                writer.append(name, values)
            writer.finish(KIND, VERSION, {})

    def verify(self):
        """Read the whole folder and compare its checksums; raises ``EngineError`` if damaged."""
        if self.folder is not None:
            verify_arrays(self.folder, KIND, VERSION)

    def __len__(self):
        return self.arrays["columns"].size

    def probability(self, source, target):
        """w(e|f) as a plain probability (not a log); 0.0 for a pair never aligned."""
        cdef double direct, inverse
        self.weights(_word(source), _word(target), &direct, &inverse)
        return direct

    def inverse(self, source, target):
        """w(f|e) as a plain probability (not a log); 0.0 for a pair never aligned."""
        cdef double direct, inverse
        self.weights(_word(source), _word(target), &direct, &inverse)
        return inverse

    def translations(self, source):
        """Target ids ever linked to ``source``, with their link counts; most linked first.

        Returns
        -------
        list of (int or None, int)
            Equal counts in order of id; the empty word comes last among equals.
        """
        cdef token_t word = _word(source)
        cdef uint64_t row = self.sources if word == NULL_TOKEN else word
        if row > self.sources:
            return []
        start, stop = self.offsets[row], self.offsets[row + 1]
        pairs = zip(
            self.arrays["columns"][start:stop].tolist(), self.arrays["counts"][start:stop].tolist()
        )
        return [
            (None if target == NULL_TOKEN else target, count)
            for target, count in sorted(pairs, key=lambda pair: (-pair[1], pair[0]))
        ]

    cdef uint32_t links(self, token_t source, token_t target) noexcept nogil:
        cdef uint64_t low, high, middle
        if source == NULL_TOKEN:
            source = self.sources
        elif source >= self.sources:
            return 0
        low = self.offsets[source]
        high = self.offsets[source + 1]
        while low < high:
            middle = (low + high) >> 1
            if self.columns[middle] < target:
                low = middle + 1
            else:
                high = middle
        if low < self.offsets[source + 1] and self.columns[low] == target:
            return self.counts[low]
        return 0

    cdef void weights(
        self, token_t source, token_t target, double* direct, double* inverse
    ) noexcept nogil:
        cdef uint32_t count = self.links(source, target)
        if count == 0 or (target != NULL_TOKEN and target >= self.targets):
            direct[0] = inverse[0] = 0.0
            return
        if source == NULL_TOKEN:
            source = self.sources
        if target == NULL_TOKEN:
            target = self.targets
        direct[0] = <double>count / <double>self.source_totals[source]
        inverse[0] = <double>count / <double>self.target_totals[target]

    cdef int _adopt(self, dict arrays) except -1:
        """Check that the arrays fit together, keep them and point into them."""
        offsets = arrays["offsets"]
        links = arrays["columns"].size
        if (
            min(offsets.size - 1, arrays["source_totals"].size, arrays["target_totals"].size) < 1
            or arrays["source_totals"].size + 1 != offsets.size
            or arrays["counts"].size != links
            or offsets[0] != 0
            or (offsets[1:] < offsets[:offsets.size - 1]).any()
            or offsets[offsets.size - 1] != links
        ):
            raise EngineError(
                Worded(
                    "The lexicon {folder} is damaged: {why}.",
                    folder=self.folder or "",
                    why=Worded("its arrays do not fit together"),
                ),
                hint="Import the engine again or train it again.",
            )
        self.arrays = arrays
        self.sources = arrays["source_totals"].size - 1
        self.targets = arrays["target_totals"].size - 1
        self.offsets = <const uint64_t*>_address(offsets)
        self.columns = <const token_t*>_address(arrays["columns"])
        self.counts = <const uint32_t*>_address(arrays["counts"])
        self.source_totals = <const uint64_t*>_address(arrays["source_totals"])
        self.target_totals = <const uint64_t*>_address(arrays["target_totals"])
        return 0


cdef token_t _word(object word) except? 0xFFFFFFFE:
    return NULL_TOKEN if word is None else <token_t>word


cdef const void* _address(object array) except? NULL:
    """Where the data of a NumPy array starts; the array must be kept alive by the caller."""
    return <const void*><size_t>array.__array_interface__["data"][0]

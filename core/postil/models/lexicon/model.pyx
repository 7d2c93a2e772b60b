"""Lexical translation tables from a word-aligned corpus.

w(e|f) = links(f, e) / links(f, anything), and w(f|e) likewise, counted over the symmetrised
alignment; a word without a link counts as linked to the empty word (Koehn, Och & Marcu 2003,
section 2.4). Links are kept as counts in one sparse matrix (row: source word, columns ascending),
so both directions come from one search and nothing is rounded.
"""

from libc.stdint cimport uint32_t, uint64_t

from postil.models.lexicon.links cimport NULL_TOKEN
from postil.types.ids cimport token_t

from pathlib import Path

from postil.models.lexicon.count import LEXICON_TYPES, count_lexicon
from postil.types.array_folder import ArraysWriter, open_checked
from postil.types.files import atomic_folder

KIND = "lexicon"
VERSION = 1


cdef class Lexicon:
    """w(e|f) and w(f|e) for word ids; ``None`` stands for the empty word.

    Attributes
    ----------
    sources, targets : int
        Number of word ids on either side.
    facts : dict of str to int
        What checking its file found: source_words, target_words; {} in memory.
    folder : Path or None
        Where it lies on disk.
    """

    def __cinit__(self):
        self.facts = {}

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
        _, arrays, facts = open_checked(folder, KIND, VERSION, LEXICON_TYPES, check_lexicon)
        cdef Lexicon lexicon = Lexicon()
        lexicon.folder = folder
        lexicon.facts = facts
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
        # a damaged total must not make more of a probability than it can be
        direct[0] = <double>count / <double>max(<uint64_t>count, self.source_totals[source])
        inverse[0] = <double>count / <double>max(<uint64_t>count, self.target_totals[target])

    cdef int _adopt(self, dict arrays) except -1:
        """Keep the arrays and point into them."""
        self.arrays = arrays
        self.sources = arrays["source_totals"].size - 1
        self.targets = arrays["target_totals"].size - 1
        self.offsets = <const uint64_t*>_address(arrays["offsets"])
        self.columns = <const token_t*>_address(arrays["columns"])
        self.counts = <const uint32_t*>_address(arrays["counts"])
        self.source_totals = <const uint64_t*>_address(arrays["source_totals"])
        self.target_totals = <const uint64_t*>_address(arrays["target_totals"])
        return 0


def check_lexicon(_settings, arrays):
    """The check of a lexicon's file (see ``array_folder.open_checked``): rows lie within the links.

    Words are found by comparing and totals by words known to be there, so that no link can lead
    astray.

    Returns
    -------
    dict of str to int
        source_words, target_words: ids are below these.
    """
    offsets = arrays["offsets"]
    links = arrays["columns"].size
    sources, targets = arrays["source_totals"].size - 1, arrays["target_totals"].size - 1
    if (
        min(sources, targets) < 0
        or offsets.size != sources + 2
        or arrays["counts"].size != links
        or offsets[0] != 0
        or (offsets[1:] < offsets[:sources + 1]).any()
        or offsets[sources + 1] != links
    ):
        raise ValueError("the rows of a lexicon are not sound")
    return {"source_words": sources, "target_words": targets}


cdef token_t _word(object word) except? 0xFFFFFFFE:
    return NULL_TOKEN if word is None else <token_t>word


cdef const void* _address(object array) except? NULL:
    """Address of the data of a NumPy array, which the caller must keep alive."""
    return <const void*><size_t>array.__array_interface__["data"][0]

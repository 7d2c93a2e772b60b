"""The sparse binary matrix W: W_jk = 1 where source phrase j and target phrase k are a kept pair.

This is the closed solution of the ∞-norm regularised one-class problem (section 4.4.1 of the
paper): all that training has to find is which pairs to keep. Beside each pair stands n_st, so that
F1 can break ties, and so that the counts of confirmed segments can be added to it.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

import numpy as np

from postil.errors import EngineError
from postil.models.max_margin.measures cimport f1
from postil.models.max_margin.phrases cimport LONGEST, NO_PHRASE, PhraseNumbers
from postil.models.phrase_table_keys cimport phrase_key
from postil.types.array_folder import ArraysWriter, open_arrays, verify_arrays
from postil.wording import Worded
from postil.types.ids cimport token_t

KIND = "max-margin matrix"
VERSION = 1
TYPES = {
    "source-keys": np.dtype("<u8"),
    "source-index": np.dtype("<u4"),
    "source-counts": np.dtype("<u4"),
    "target-keys": np.dtype("<u8"),
    "target-index": np.dtype("<u4"),
    "target-counts": np.dtype("<u4"),
    "target-words": np.dtype("<u4"),
    "target-lengths": np.dtype("u1"),
    "first": np.dtype("<u8"),
    "size": np.dtype("<u4"),
    "pairs-target": np.dtype("<u4"),
    "pairs-count": np.dtype("<u4"),
}


cdef class MarginMatrix:
    """Which target phrases each source phrase predicts, memory-mapped.

    Parameters
    ----------
    settings : dict
        How it was made: vocabulary sizes, longest phrase, gaps, number of sentence pairs.
    arrays : dict of arrays
        As in ``TYPES``.
    """

    def __init__(self, settings, arrays):
        self.settings = settings
        self.total = settings["pairs"]
        self.source = PhraseNumbers(
            settings["source_words"], arrays["source-keys"], arrays["source-counts"],
            arrays["source-index"], settings["longest"], settings["gaps"],
        )
        self.target = PhraseNumbers(
            settings["target_words"], arrays["target-keys"], arrays["target-counts"],
            arrays["target-index"], settings["longest"],
        )
        self.first = arrays["first"]
        self.size = arrays["size"]
        self.targets = arrays["pairs-target"]
        self.counts = arrays["pairs-count"]
        self.words = arrays["target-words"]
        self.lengths = arrays["target-lengths"]
        self._check()

    def _check(self):
        """Search does not look where it reads: every number must be sound."""
        longer = len(self.target) - self.target.vocabulary_size
        ends = np.asarray(self.first) + np.asarray(self.size)
        if (
            self.first.shape[0] != len(self.source)
            or self.size.shape[0] != len(self.source)
            or self.targets.shape[0] != self.counts.shape[0]
            or self.words.shape[0] != longer * LONGEST
            or self.lengths.shape[0] != longer
            or (len(ends) and int(ends.max()) > self.targets.shape[0])
            or (self.targets.shape[0] and int(np.asarray(self.targets).max()) >= len(self.target))
            or (longer and int(np.asarray(self.lengths).max()) > LONGEST)
        ):
            raise ValueError("the arrays of the matrix do not fit together")

    @staticmethod
    def open(folder):
        """Map the matrix of ``folder``.

        Raises
        ------
        EngineError
            The folder is damaged or not a matrix.
        """
        settings, arrays = open_arrays(folder, KIND, VERSION, TYPES)
        try:
            matrix = MarginMatrix(settings, arrays)
        except (ValueError, KeyError, TypeError) as error:
            raise EngineError(
                Worded(
                    "{path} is damaged: {why}.",
                    path=folder,
                    why=Worded("its arrays do not fit together"),
                ),
                hint="Import the engine again or train it again.",
            ) from error
        (<MarginMatrix>matrix).folder = folder
        return matrix

    def __len__(self):
        """Ones in W."""
        return int(np.asarray(self.size).sum(dtype=np.int64))

    cdef bint row(self, uint32_t number, Predicted* out) noexcept nogil:
        """Whether the source phrase predicts anything, and what."""
        if number == NO_PHRASE or self.size[number] == 0:
            return False
        out.targets = &self.targets[self.first[number]]
        out.counts = &self.counts[self.first[number]]
        out.size = self.size[number]
        return True

    cdef int spell(self, uint32_t number, token_t* out) noexcept nogil:
        cdef uint32_t at
        cdef int k, length
        if number < self.target.vocabulary_size:
            out[0] = number
            return 1
        at = number - self.target.vocabulary_size
        length = self.lengths[at]
        for k in range(length):
            out[k] = self.words[<uint64_t>at * LONGEST + k]
        return length

    def predicted(self, source):
        """What a contiguous source phrase predicts.

        Parameters
        ----------
        source : sequence of token ids

        Returns
        -------
        list of (tuple of token ids, F1, n_st)
            In the order of the measure it was trained with, best first.
        """
        cdef const token_t[::1] ids = np.ascontiguousarray(source, dtype=np.uint32)
        cdef token_t words[LONGEST]
        cdef Predicted found
        cdef uint32_t number, k
        cdef int i, length
        if not 0 < ids.shape[0] <= LONGEST:
            return []
        number = self.source.number(
            phrase_key(&ids[0], <int>ids.shape[0]), &ids[0], <uint32_t>ids.shape[0]
        )
        if not self.row(number, &found):
            return []
        result = []
        for k in range(found.size):
            length = self.spell(found.targets[k], words)
            value = f1(
                found.counts[k], self.source.counts[number], self.target.counts[found.targets[k]]
            )
            result.append((tuple([words[i] for i in range(length)]), value, found.counts[k]))
        return result

    def row_of(self, uint32_t number):
        """Target numbers that source phrase ``number`` predicts, best first, and n_st of each:
        uint32 arrays.
        """
        cdef Predicted found
        if not self.row(number, &found):
            return np.empty(0, np.uint32), np.empty(0, np.uint32)
        return (
            np.array(<const uint32_t[:found.size]>found.targets),
            np.array(<const uint32_t[:found.size]>found.counts),
        )


def spellings(
    PhraseNumbers target not None, const token_t[::1] tokens, const uint64_t[::1] offsets,
    uint32_t[::1] words, uint8_t[::1] lengths, Py_ssize_t start, Py_ssize_t stop,
):
    """Fill in the words of the target phrases that the sentences ``start`` to ``stop`` hold."""
    cdef Py_ssize_t index
    cdef int length, begin, end, k
    cdef const token_t* sentence
    cdef uint32_t number, at
    with nogil:
        for index in range(start, stop):
            length = <int>(offsets[index + 1] - offsets[index])
            if length == 0:
                continue
            sentence = &tokens[0] + offsets[index]
            for begin in range(length - 1):
                for end in range(begin + 2, min(length, begin + target.longest) + 1):
                    number = target.number(
                        phrase_key(sentence + begin, end - begin), sentence + begin, end - begin
                    )
                    if number == NO_PHRASE:
                        continue
                    at = number - target.vocabulary_size
                    if lengths[at] == 0:
                        lengths[at] = end - begin
                        for k in range(end - begin):
                            words[<uint64_t>at * LONGEST + k] = sentence[begin + k]


def verify_matrix(folder):
    """Read the whole matrix and compare its checksums; ``EngineError`` if it is damaged."""
    verify_arrays(folder, KIND, VERSION)


def write_matrix(folder, settings, source, target, words, lengths, blocks):
    """Write a matrix into an existing folder.

    Parameters
    ----------
    source, target : PhraseNumbers
    words, lengths
        Spellings of target phrases of several words.
    blocks : iterable of (sources, sizes, targets, counts)
        Rows, as ``PairCounter.select`` gives them; a source phrase that comes again has its last
        row.
    """
    first = np.zeros(len(source), np.uint64)
    size = np.zeros(len(source), np.uint32)
    at = 0
    with ArraysWriter(folder, TYPES) as writer:
        for sources, sizes, targets, counts in blocks:
            ends = at + np.cumsum(sizes, dtype=np.int64)
            first[sources] = (ends - sizes).astype(np.uint64)
            size[sources] = sizes
            writer.append("pairs-target", targets)
            writer.append("pairs-count", counts)
            at += len(targets)
        for side, numbers in (("source", source), ("target", target)):
            for name, values in zip(("keys", "counts", "index"), numbers.arrays, strict=True):
                writer.append(f"{side}-{name}", values)
        writer.append("target-words", words)
        writer.append("target-lengths", lengths)
        writer.append("first", first)
        writer.append("size", size)
        writer.finish(KIND, VERSION, settings)

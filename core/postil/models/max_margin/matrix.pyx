"""The sparse binary matrix W: W_jk = 1 where source phrase j and target phrase k are a kept pair.

This is the closed solution of the ∞-norm regularised one-class problem (section 4.4.1 of the
paper): all that training has to find is which pairs to keep. Beside each pair stands n_st, so that
F1 can break ties, and so that the counts of confirmed segments can be added to it.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

import numpy as np

from postil.models.max_margin.measures cimport f1
from postil.models.max_margin.phrases cimport LONGEST, NO_PHRASE, PhraseNumbers
from postil.models.phrase_table.keys cimport phrase_key
from postil.types.ids cimport EOS, token_t
from postil.types.array_folder import ArraysWriter, open_checked

cdef enum:
    MOST_TOGETHER = 100   # keys of a part of the index, which a search goes through; one on average

_NUMBERS = ("keys", "counts", "index")
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
    """Target phrases that each source phrase predicts, memory-mapped.

    Nothing is checked here: what comes from a file is opened by :meth:`open`.

    Parameters
    ----------
    settings : dict
        How it was made: vocabulary sizes, longest phrase, gaps, number of sentence pairs.
    arrays : dict of arrays
        As in ``TYPES``.
    """

    def __init__(self, settings, arrays):
        self.settings = settings
        self.facts = {}
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

    @staticmethod
    def open(folder):
        """Map the matrix of ``folder``; all of it is read when its files are new here.

        Raises
        ------
        EngineError
            The folder is damaged or not a matrix.
        """
        settings, arrays, facts = open_checked(
            folder, KIND, VERSION, TYPES, check_matrix, check_version=2
        )
        cdef MarginMatrix matrix = MarginMatrix(settings, arrays)
        matrix.folder = folder
        matrix.facts = facts
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
        """Predictions of a contiguous source phrase.

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


def check_matrix(settings, arrays):
    """The check of a matrix's file (see ``array_folder.open_checked``): search does not look where
    it reads, so every place, size and number must be sound; and no search takes long, for rows do
    not share pairs and the index parts the keys.

    Returns
    -------
    dict of str to int
        source_words, target_words: sizes of the vocabularies it was made with.
    """
    longest, total = settings["longest"], settings["pairs"]
    sound = type(longest) is int and 1 <= longest <= LONGEST
    sound = sound and type(settings["gaps"]) is bool and type(total) is int and total >= 0
    for side in ("source", "target"):
        sound = sound and _is_index(
            settings[f"{side}_words"], *(arrays[f"{side}-{name}"] for name in _NUMBERS)
        )
    if not sound:
        raise ValueError("the phrases of the matrix have no numbers")
    words, longer = settings["target_words"], len(arrays["target-keys"])
    first, size, targets = arrays["first"], arrays["size"], arrays["pairs-target"]
    lengths, room = arrays["target-lengths"], np.uint64(len(targets))
    if not (
        len(first) == len(size) == len(arrays["source-counts"])
        and len(arrays["pairs-count"]) == len(targets)
        and len(arrays["target-words"]) == longer * LONGEST
        and len(lengths) == longer
        # each difference is taken where it cannot wrap
        and bool((first <= room).all()) and bool((size <= room - first).all())
        and int(size.sum(dtype=np.uint64)) <= len(targets)
        and int(np.min(arrays["pairs-count"], initial=1)) >= 1
        and int(np.max(targets, initial=0)) < max(1, len(arrays["target-counts"]))
        and int(np.min(lengths, initial=1)) >= 1 and int(np.max(lengths, initial=1)) <= LONGEST
        and int(np.max(arrays["target-words"], initial=0)) < words
    ):
        raise ValueError("the rows of the matrix are not sound")
    return {"source_words": settings["source_words"], "target_words": words}


def _is_index(words, keys, counts, buckets):
    """Whether words, longer phrases and the index of these fit together (see ``PhraseNumbers``)."""
    parts = len(buckets) - 1
    return (
        type(words) is int and words > EOS
        and len(counts) == words + len(keys) < <uint32_t>NO_PHRASE
        and parts > 1 and not parts & (parts - 1)
        and int(buckets[parts]) == len(keys)
        and bool((buckets[1:] >= buckets[:parts]).all())
        and int((buckets[1:] - buckets[:parts]).max()) <= MOST_TOGETHER
        and bool((keys[1:] > keys[:len(keys) - 1]).all())
    )


def write_matrix(folder, settings, numbers, spelled, rows, blocks):
    """Write a matrix into an existing folder.

    Parameters
    ----------
    numbers
        Source and target phrases, two ``PhraseNumbers``.
    spelled
        Words and lengths of target phrases of several words, see :func:`spellings`.
    rows
        Two arrays to be filled, uint64 and uint32 (source phrases,): where each row starts and how
        long it is. What they hold stays, where no block has the row.
    blocks : iterable of (sources, sizes, targets, counts)
        Rows, as ``PairCounter.select`` gives them; a source phrase that comes again has its last
        row.
    """
    source, target = numbers
    words, lengths = spelled
    first, size = rows
    at = 0
    with ArraysWriter(folder, TYPES) as writer:
        for sources, sizes, targets, counts in blocks:
            ends = at + np.cumsum(sizes, dtype=np.int64)
            first[sources] = (ends - sizes).astype(np.uint64)
            size[sources] = sizes
            writer.append("pairs-target", targets)
            writer.append("pairs-count", counts)
            at += len(targets)
        for side, phrases in (("source", source), ("target", target)):
            for name, values in zip(("keys", "counts", "index"), phrases.arrays, strict=True):
                writer.append(f"{side}-{name}", values)
        writer.append("target-words", words)
        writer.append("target-lengths", lengths)
        writer.append("first", first)
        writer.append("size", size)
        writer.finish(KIND, VERSION, settings)

"""The feature index: 64-bit keys to dense ids, and back to names.

A table with linear probing maps keys to ids in order of appearance; beside it, for every id, how
many sentences had the feature, and the ids of the words it is about. Tens of millions of features
take some 40 bytes each.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.features.extraction cimport FeatureExtractor
from postil.features.key_numbers cimport KeyNumbers
from postil.features.keys cimport BLOCK, WORD_PAIR
from postil.types.ids cimport key_t

from postil.errors import EngineError
from postil.features.parse import label_texts
from postil.features.templates import (
    GAP_SIZES, JUMPS, RULE_COUNTS, SOURCE_SYNTAX, TEMPLATES, TREES, WAYS,
)
from postil.types.array_folder import ArraysWriter, open_arrays
from postil.types.files import atomic_folder
from postil.messages import Message

cdef enum:
    BAG = 1 << BLOCK | 1 << WORD_PAIR

LABELLED = TREES | SOURCE_SYNTAX
BINS = {"gap-size": GAP_SIZES, "rule-count": RULE_COUNTS}
KIND, VERSION = "feature index", 2
ARRAYS = {
    "keys": np.dtype("<u8"),
    "sentences": np.dtype("<u4"),
    "latest": np.dtype("<u4"),
    "records": np.dtype("<u4"),
    "starts": np.dtype("<u8"),
}


cdef class FeatureIndex:
    """Numbers features as they are met; forgets none.

    Two features with one key are taken for one: with 64 bits, and 35 million features, the chance
    that any two meet is 1 in 30,000.
    """

    cdef KeyNumbers numbers
    cdef vector[uint32_t] counts        # of sentences, by id
    cdef vector[uint32_t] latest        # sentence, by id
    cdef vector[uint32_t] records       # template, two lengths, word ids
    cdef vector[uint64_t] starts        # of each record

    def __init__(self):
        self.numbers = KeyNumbers()

    def __len__(self):
        return len(self.numbers)

    def ids(
        self, FeatureExtractor extractor not None, source, steps, uint32_t sentence,
        bint bag=False,
    ):
        """Ids of the features of a block sequence, new ones included.

        Parameters
        ----------
        extractor : FeatureExtractor
        source : uint32 array, shape (n,)
        steps : sequence of (start, end, target ids) or (start, end, target ids, links)
            Blocks in target order; spans half-open. A target id of 0x80000000 + i copies word i.
            Links are pairs (source, target) of positions within the block, by target then source.
        sentence : int
            Number of the sentence that the blocks translate: features count sentences, not
            translations of one.
        bag : bool
            The blocks have no order: then only they and their pairs of words are features, as in
            the first alternative of Tillmann & Zhang, z_0 (section IV).

        Returns
        -------
        ids : uint32 array, shape (m,), ascending
        counts : uint8 array, shape (m,)
            How often the feature fires, at most 255.
        """
        cdef vector[uint32_t] found
        cdef size_t k
        extractor.extract(source, steps, bag, extractor.bits & (BAG if bag else ~0))
        with nogil:
            for k in range(extractor.keys.size()):
                found.push_back(self._number(extractor, k))
            sort(found.begin(), found.end())
        return self._counted(found, sentence)

    cdef _counted(self, const vector[uint32_t]& found, uint32_t sentence):
        cdef size_t k, m = 0
        ids = np.empty(found.size(), dtype=np.uint32)
        counts = np.empty(found.size(), dtype=np.uint8)
        cdef uint32_t[::1] id_view = ids
        cdef uint8_t[::1] count_view = counts
        for k in range(found.size()):
            if k and found[k] == found[k - 1]:
                if count_view[m - 1] < 255:
                    count_view[m - 1] += 1
                continue
            id_view[m] = found[k]
            count_view[m] = 1
            if self.counts[found[k]] == 0 or self.latest[found[k]] != sentence:
                self.counts[found[k]] += 1
                self.latest[found[k]] = sentence
            m += 1
        return ids[:m].copy(), counts[:m].copy()

    cdef uint32_t _number(self, FeatureExtractor extractor, size_t k) noexcept nogil:
        cdef uint32_t number = self.numbers.number(extractor.keys[k])
        cdef uint64_t start, end
        if number == self.counts.size():
            start = extractor.starts[k]
            end = start + 3 + extractor.records[start + 1] + extractor.records[start + 2]
            self.counts.push_back(0)
            self.latest.push_back(0)
            self.starts.push_back(self.records.size())
            self.records.insert(
                self.records.end(),
                extractor.records.begin() + start, extractor.records.begin() + end,
            )
        return number

    @property
    def sentences(self):
        """In how many sentences each feature was, uint32 array by id (a copy).

        A sentence counts again when it comes back after others with the feature, in another round:
        1 is exact, and 2 is two different ones or more.
        """
        return copied(self.counts)

    @property
    def all_keys(self):
        """Keys by id, uint64 array (a copy)."""
        return self.numbers.array()

    def record(self, uint32_t number):
        """Record of a feature: uint32 array of template, two lengths and the ids.

        Raises
        ------
        IndexError
            No feature has this id.
        """
        if number >= self.counts.size():
            raise IndexError(f"no feature has the id {number}")
        cdef uint64_t start = self.starts[number]
        cdef uint64_t end = start + 3 + self.records[start + 1] + self.records[start + 2]
        return np.asarray(<uint32_t[:end - start]>&self.records[start]).copy()

    def name(self, uint32_t number, source_vocabulary, target_vocabulary):
        """A feature in words: ``word-pair: maison | house``."""
        return feature_name(self.record(number), source_vocabulary, target_vocabulary)

    def save(self, folder):
        """Write the index to a new folder."""
        with atomic_folder(folder) as temporary, ArraysWriter(temporary, ARRAYS) as writer:
            writer.append("keys", self.all_keys)
            writer.append("sentences", self.sentences)
            writer.append("latest", copied(self.latest))
            writer.append("records", copied(self.records))
            writer.append("starts", self._starts())
            writer.finish(KIND, VERSION, {"features": len(self)})

    def _starts(self):
        cdef size_t count = self.starts.size()
        if count == 0:
            return np.empty(0, dtype=np.uint64)
        return np.asarray(<uint64_t[:count]>self.starts.data())

    @classmethod
    def open(cls, folder):
        """Read an index.

        Raises
        ------
        EngineError
            The folder is no index, or it is damaged.
        """
        cdef FeatureIndex self = cls()
        _, arrays = open_arrays(folder, KIND, VERSION, ARRAYS)
        cdef const key_t[::1] keys = arrays["keys"]
        cdef const uint32_t[::1] counts = arrays["sentences"], latest = arrays["latest"]
        cdef const uint32_t[::1] records = arrays["records"]
        cdef const uint64_t[::1] starts = arrays["starts"]
        cdef Py_ssize_t k, count = keys.shape[0]
        if not counts.shape[0] == latest.shape[0] == starts.shape[0] == count or not (
            _sound(records, starts)
        ):
            why = Message("its arrays do not fit together")
            raise EngineError(Message("{path} is damaged: {why}.", path=folder, why=why))
        self.numbers.reserve(count)
        for k in range(count):
            if self.numbers.number(keys[k]) != k:
                why = Message("it holds a feature twice")
                raise EngineError(Message("{path} is damaged: {why}.", path=folder, why=why))
            self.counts.push_back(counts[k])
            self.latest.push_back(latest[k])
            self.starts.push_back(starts[k])
        for k in range(records.shape[0]):
            self.records.push_back(records[k])
        return self


cdef object copied(const vector[uint32_t]& values):
    if values.empty():
        return np.empty(0, dtype=np.uint32)
    return np.array(<uint32_t[:values.size()]>(<uint32_t*>values.data()))


cdef bint _sound(const uint32_t[::1] records, const uint64_t[::1] starts):
    """Whether every record lies within ``records``, one behind the other."""
    cdef uint64_t at = 0, total = <uint64_t>records.shape[0]
    cdef Py_ssize_t k
    for k in range(starts.shape[0]):
        if starts[k] != at or at + 3 > total:
            return False
        at += 3 + <uint64_t>records[at + 1] + records[at + 2]
        if at > total:
            return False
    return at == total


def feature_name(record, source_vocabulary, target_vocabulary):
    """A feature in words.

    Parameters
    ----------
    record : uint32 array
        Template, two lengths and the ids, see :meth:`FeatureIndex.record`.
    source_vocabulary, target_vocabulary
        Anything with the ``decode`` of a vocabulary: word forms, too.
    """
    before, behind = record_words(record, source_vocabulary, target_vocabulary)
    template = TEMPLATES[record[0] - 1]
    sides = [" ".join(before), " ".join(behind)]
    return f"{template}: {' | '.join(sides) if before else sides[1]}"


def record_words(record, source_vocabulary, target_vocabulary):
    """Both sides of a feature, as tuples of words."""
    number, left_length, _, *ids = record.tolist()
    template = TEMPLATES[number - 1]
    left, right = ids[:left_length], ids[left_length:]
    if template in LABELLED:
        return tuple(label_texts(left)), tuple(label_texts(right))
    source_side = template not in ("target-bigram", "boundary")
    target_side = template not in ("source-bigram", "hierarchical")
    suffix = []
    if template == "orientation":
        suffix = [WAYS[right.pop()]]
    elif template == "jump":
        suffix, right = [JUMPS[right[0]]], []
    elif template in BINS:
        suffix, right = [BINS[template][right[0] - 1]], []
    if template == "length":
        before = [str(left[0])]
    else:
        before = (source_vocabulary if source_side else target_vocabulary).decode(left)
    behind = (target_vocabulary if target_side else source_vocabulary).decode(right)
    return tuple(before), tuple(behind + suffix)

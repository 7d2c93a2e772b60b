"""Word-based distortion (Al-Onaizan & Papineni 2006, section 4): how far the next source word is.

Reading the target sentence from left to right, each word and the next one jump, on the source side,
from word i to word j; δ = j - i. P_out(δ | f_i) is how readers leave a word, P_in(δ | f_j) how
they come to one. Before the first word they stand on the beginning of the sentence, at i = -1. A
target word with several links is left from its last source word and entered at its first; one
without any is passed over; a jump to the same word is none.

Both are relative frequencies over an aligned corpus, smoothed towards those of all words together:
(C(δ, f) + k P(δ)) / (C(f) + k), which is the paper's linear mixture with α = C(f) / (C(f) + k).
P(δ) itself has one occurrence of each jump added. Jumps longer than ``REACH`` words are counted
together. Words that were left and entered once at most share the row of all words.
"""

from libc.stdint cimport int32_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.types.ids cimport BOS, token_t

from postil.models.phrase_table.corpus import misplaced_point
from postil.types.array_folder import ArraysWriter, open_checked
from postil.types.files import atomic_folder
from postil.types.progress import Progress

KIND, VERSION = "word distortion", 1
TYPES = {"rows": np.dtype("<u4"), "outbound": np.dtype("<f4"), "inbound": np.dtype("<f4")}
PRIOR = 5.0             # k: jumps of a word that weigh as much as those of all words
LEAST = 2               # jumps that a word needs for a row of its own
SENTENCES = 20_000      # between two looks at Cancel


cdef inline int bin_of(int jump) noexcept nogil:
    if jump > REACH:
        jump = REACH
    elif jump < -REACH:
        jump = -REACH
    return jump + REACH


def estimate_word_distortion(corpus, folder, words, progress=None):
    """Estimate both directions from an aligned corpus into a new folder.

    Parameters
    ----------
    corpus : AlignedCorpus
    folder : Path
    words : int
        Source ids are below this.
    progress : Progress, optional

    Raises
    ------
    EngineError
        An alignment point lies outside its sentences.
    """
    outbound = np.zeros((max(words, BOS + 1), BINS), dtype=np.uint32)
    inbound = np.zeros_like(outbound)
    progress = progress or Progress()
    spans = range(0, len(corpus), SENTENCES)
    for start in progress.track(spans, len(spans)):
        _count(corpus, start, min(len(corpus), start + SENTENCES), outbound, inbound)
    kept = np.maximum(outbound.sum(axis=1), inbound.sum(axis=1)) >= LEAST
    rows = np.where(kept, np.cumsum(kept), 0).astype(np.uint32)
    with atomic_folder(folder) as temporary, ArraysWriter(temporary, TYPES) as writer:
        writer.append("rows", rows)
        writer.append("outbound", _smoothed(outbound, kept))
        writer.append("inbound", _smoothed(inbound, kept))
        writer.finish(KIND, VERSION, {"bins": BINS, "rows": int(kept.sum()) + 1})


def _smoothed(counts, kept):
    """Natural logs: the row of all words, then one for each word kept."""
    everything = counts.sum(axis=0, dtype=np.float64)
    everything[np.arange(BINS) != REACH] += 1.0
    prior = everything / everything.sum()
    own = counts[kept]
    mixed = (own + PRIOR * prior) / (own.sum(axis=1, keepdims=True) + PRIOR)
    with np.errstate(divide="ignore"):
        logs = np.log(np.concatenate([prior[None], mixed]))
    logs[:, REACH] = 0.0  # no jump, never asked for
    return logs


def _count(corpus, Py_ssize_t start, Py_ssize_t stop, outbound, inbound):
    """Count the jumps of sentences ``start`` to ``stop``."""
    cdef const token_t[::1] source = corpus.source_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef const uint64_t[::1] point_offsets = corpus.point_offsets
    cdef uint32_t[:, ::1] out_counts = outbound, in_counts = inbound
    cdef vector[int32_t] first, last
    cdef Py_ssize_t sentence
    cdef uint64_t at, length, size
    cdef uint32_t f, e
    cdef int32_t place
    cdef token_t word
    cdef bint sound = True
    with nogil:
        for sentence in range(start, stop):
            length = source_offsets[sentence + 1] - source_offsets[sentence]
            size = target_offsets[sentence + 1] - target_offsets[sentence]
            first.assign(size, -1)
            last.assign(size, -1)
            for at in range(point_offsets[sentence], point_offsets[sentence + 1]):
                f, e = points[at, 0], points[at, 1]
                if f >= length or e >= size:
                    sound = False
                    break
                if first[e] < 0 or <int32_t>f < first[e]:
                    first[e] = <int32_t>f
                if <int32_t>f > last[e]:
                    last[e] = <int32_t>f
            if not sound:
                break
            place = -1
            for at in range(size):
                if first[at] < 0:
                    continue
                if first[at] != place:
                    word = BOS
                    if place >= 0:
                        word = source[source_offsets[sentence] + place]
                    out_counts[word, bin_of(first[at] - place)] += 1
                    word = source[source_offsets[sentence] + first[at]]
                    in_counts[word, bin_of(first[at] - place)] += 1
                place = last[at]
    if not sound:
        raise misplaced_point(sentence)


def check_word_distortion(settings, arrays):
    """The check of a model's file (see ``array_folder.open_checked``): each word has its row."""
    rows, count = arrays["rows"], settings["rows"]
    logs = arrays["outbound"], arrays["inbound"]
    if not (
        type(count) is int and settings["bins"] == BINS and rows.max() < count
        and all(side.size == count * BINS and np.isfinite(side).all() for side in logs)
    ):
        raise ValueError("the rows of the model are not sound")
    return {"source_words": rows.size}


cdef class WordDistortion:
    """P_out and P_in, memory-mapped; made by :meth:`open`. Methods may be called from any thread.

    Attributes
    ----------
    words : int
        Size of the source vocabulary.
    folder : Path
    """

    def __init__(self):
        raise TypeError("use WordDistortion.open(folder)")

    @classmethod
    def open(cls, folder):
        """Map a model.

        Raises
        ------
        EngineError
            The folder is missing, damaged or of another format version.
        """
        cdef WordDistortion self = cls.__new__(cls)
        settings, arrays, _ = open_checked(folder, KIND, VERSION, TYPES, check_word_distortion)
        rows = arrays["rows"]
        self.folder = folder
        self.arrays = arrays
        self.words = rows.size
        self.count = settings["rows"]
        self.rows = <const uint32_t*><size_t>rows.__array_interface__["data"][0]
        self.out_logs = <const float*><size_t>arrays["outbound"].__array_interface__["data"][0]
        self.in_logs = <const float*><size_t>arrays["inbound"].__array_interface__["data"][0]
        return self

    cdef float outbound_log(self, token_t word, int jump) noexcept nogil:
        cdef size_t row = self.rows[word] if word < self.words else 0
        return self.out_logs[row * BINS + bin_of(jump)]

    cdef float inbound_log(self, token_t word, int jump) noexcept nogil:
        cdef size_t row = self.rows[word] if word < self.words else 0
        return self.in_logs[row * BINS + bin_of(jump)]

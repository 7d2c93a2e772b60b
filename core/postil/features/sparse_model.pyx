"""Trained weights of sparse features, as the decoder reads them: one memory-mapped hash table.

Slots of 12 bytes with linear probing, at most two thirds full, keyed by the 64-bit feature keys;
features without a weight are not there. The keys of a step are collected first and fetched
together, so that their cache misses overlap.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Block, Emitter, Step, emitter
from postil.features.emission cimport emit_block, emit_step
from postil.features.joins cimport Ends, emit_join
from postil.features.placement cimport RulePlace, emit_descent, emit_place
from postil.features.structure cimport emit_insertion
from postil.features.word_forms cimport FormTable
from postil.types.ids cimport key_t, token_t
from postil.types.prefetch cimport prefetch

from postil.features.templates import template_bits, template_names
from postil.features.word_forms import KINDS
from postil.types.array_folder import ArraysWriter, open_checked
from postil.types.files import atomic_folder

KIND, VERSION = "sparse weights", 1
SLOT = np.dtype([("key", "<u8"), ("weight", "<f4")])
ARRAYS = {"slots": SLOT}
NO_WORDS = (), ()
MOST_WORD = 1 << 27      # ids of words are smaller, see ``word_forms``
MOST_WEIGHT = 1e6        # no training comes near; products of larger ones may be no numbers
cdef enum:
    FEWEST = 16          # slots
    LONGEST_RUN = 1 << 14


def write_sparse_model(
    folder, keys, weights, templates, forms=(), frequent=NO_WORDS, bint synced=True
):
    """Write the weights of sparse features to a new folder.

    Parameters
    ----------
    folder : Path
    keys : uint64 array, shape (n,)
        Distinct; see ``FeatureIndex.all_keys``.
    weights : float32 array, shape (n,)
        Zeros are left out.
    templates : iterable of str
    forms : iterable of str
        Of ``word_forms.KINDS``: features of linked words fire for these forms of them as well.
    frequent : (sequence of int, sequence of int)
        Ids of the source and the target words that features of context know.
    synced : bool
        Wait for the disk, as files want it that are to be there after a crash of the machine.

    Raises
    ------
    ValueError
        A weight is not finite.
    """
    values = np.ascontiguousarray(weights, dtype=np.float32)
    if not np.isfinite(values).all():
        raise ValueError("a weight is not finite")
    used = np.flatnonzero(values)
    slots = np.zeros(_table_size(len(used)), dtype=SLOT)
    _place(slots, np.ascontiguousarray(keys, dtype=np.uint64)[used], values[used])
    with (
        atomic_folder(folder, synced=synced) as temporary,
        ArraysWriter(temporary, ARRAYS) as writer,
    ):
        writer.append("slots", slots)
        settings = {"features": len(used), "templates": template_names(template_bits(templates))}
        writer.finish(KIND, VERSION, settings | _word_settings(forms, frequent))


def _word_settings(forms, frequent):
    """Left out where there are none, as in files of before."""
    found = {"forms": [kind for kind in KINDS if kind in forms]} if forms else {}
    if any(frequent):
        found["frequent"] = [sorted(int(word) for word in words) for words in frequent]
    return found


def _table_size(features):
    size = FEWEST
    while size * 2 < features * 3:
        size *= 2
    return size


cdef _place(slots, const key_t[::1] keys, const float[::1] weights):
    cdef WeightSlot[::1] table = slots
    cdef uint64_t mask = <uint64_t>table.shape[0] - 1
    cdef uint64_t at
    cdef Py_ssize_t k
    for k in range(keys.shape[0]):
        at = keys[k] & mask
        while table[at].key:
            at = (at + 1) & mask
        table[at].key = keys[k]
        table[at].weight = weights[k]


def check_sparse_model(settings, arrays):
    """The check of a model's file (see ``array_folder.open_checked``): a table of the right size
    that ends every search, with weights that are numbers.
    """
    slots = arrays["slots"]
    features, size = settings["features"], len(slots)
    template_bits(settings["templates"])
    if not (
        size >= FEWEST and not size & (size - 1) and type(features) is int
        and np.count_nonzero(slots["key"]) <= features < size
        and bool((np.abs(slots["weight"]) <= MOST_WEIGHT).all())
        and set(settings.get("forms", ())) <= set(KINDS)
        and _are_words(settings.get("frequent", NO_WORDS))
    ):
        raise ValueError("the table of weights is not sound")
    return {}


def _are_words(frequent):
    """Whether these are ids of two lists of words."""
    return len(frequent) == 2 and all(
        type(word) is int and 0 <= word < MOST_WORD for words in frequent for word in words
    )


@cython.final
cdef class SparseModel:
    """Weights on disk; open them with :meth:`open`. Methods may be called from any thread.

    Attributes
    ----------
    features : int
        Features with a weight.
    templates : list of str
    forms : tuple of str
        Forms of words that features fire for besides the words; of ``word_forms.KINDS``.
    frequent : (tuple of int, tuple of int)
        Ids of the source and the target words that features of context know; none: all.
    folder : Path
    """

    def __init__(self):
        raise TypeError("use SparseModel.open(folder)")

    @classmethod
    def open(cls, folder):
        """Map the weights in ``folder``.

        Raises
        ------
        EngineError
            The folder is missing, damaged or of another format version.
        """
        cdef SparseModel self = cls.__new__(cls)
        settings, arrays, _ = open_checked(folder, KIND, VERSION, ARRAYS, check_sparse_model)
        cdef const WeightSlot[::1] table = arrays["slots"]
        self.arrays = arrays
        self.slots = &table[0]
        self.mask = <uint64_t>table.shape[0] - 1
        self.bits = template_bits(settings["templates"])
        self.features = settings["features"]
        self.forms = tuple(settings.get("forms", ()))
        self.frequent = tuple(map(tuple, settings.get("frequent", NO_WORDS)))
        self.folder = folder
        return self

    @property
    def templates(self):
        return template_names(self.bits)

    def write_scaled(self, folder, float factor):
        """Write a copy to a new folder, every weight multiplied by ``factor``."""
        slots = self.arrays["slots"].copy()
        slots["weight"] *= factor
        with atomic_folder(folder) as temporary, ArraysWriter(temporary, ARRAYS) as writer:
            writer.append("slots", slots)
            settings = {"features": self.features, "templates": self.templates}
            writer.finish(KIND, VERSION, settings | _word_settings(self.forms, self.frequent))

    def weights(self, const key_t[::1] keys):
        """Weights of several keys, float32 array; 0 for what has none."""
        result = np.empty(keys.shape[0], dtype=np.float32)
        cdef float[::1] view = result
        cdef Py_ssize_t k
        for k in range(keys.shape[0]):
            view[k] = self._weight(keys[k])
        return result

    cdef float _weight(self, key_t key) noexcept nogil:
        cdef uint64_t at = key & self.mask, _tried
        # a table that was made to be slow has longer runs than any other
        for _tried in range(min(self.mask + 1, <uint64_t>LONGEST_RUN)):
            if self.slots[at].key == key:
                return self.slots[at].weight
            if self.slots[at].key == 0:
                return 0.0
            at = (at + 1) & self.mask
        return 0.0

    cdef float _sum(self, const vector[key_t]& keys) noexcept nogil:
        cdef float total = 0.0
        cdef size_t k
        for k in range(keys.size()):
            prefetch(&self.slots[keys[k] & self.mask])
        for k in range(keys.size()):
            total += self._weight(keys[k])
        return total

    cdef Emitter _emitter(
        self, vector[key_t]& scratch, const FormTable* source_forms, const FormTable* target_forms
    ) noexcept nogil:
        """Writes features into ``scratch``, which is emptied."""
        cdef Emitter out = emitter(self.bits, &scratch)
        out.source_forms, out.target_forms = source_forms, target_forms
        scratch.clear()
        return out

    cdef float block(
        self, const Block* block, vector[key_t]& scratch, const FormTable* source_forms,
        const FormTable* target_forms,
    ) noexcept nogil:
        cdef Emitter out = self._emitter(scratch, source_forms, target_forms)
        emit_block(&out, block)
        return self._sum(scratch)

    cdef float join(
        self, const Ends* left, const Ends* right, vector[key_t]& scratch,
        const FormTable* source_forms, const FormTable* target_forms,
    ) noexcept nogil:
        cdef Emitter out = self._emitter(scratch, source_forms, target_forms)
        emit_join(&out, left, right)
        return self._sum(scratch)

    cdef float place(
        self, const RulePlace* place, vector[key_t]& scratch, const FormTable* source_forms,
        const FormTable* target_forms,
    ) noexcept nogil:
        cdef Emitter out = self._emitter(scratch, source_forms, target_forms)
        emit_place(&out, place)
        return self._sum(scratch)

    cdef float descent(
        self, const vector[token_t]& parent, const vector[token_t]& child,
        vector[key_t]& scratch, const FormTable* source_forms,
    ) noexcept nogil:
        cdef Emitter out = self._emitter(scratch, source_forms, NULL)
        emit_descent(&out, parent, child)
        return self._sum(scratch)

    cdef float inserted(
        self, const token_t* sentence, uint32_t length, token_t word, vector[key_t]& scratch,
        const FormTable* source_forms, const FormTable* target_forms,
    ) noexcept nogil:
        cdef Emitter out = self._emitter(scratch, source_forms, target_forms)
        emit_insertion(&out, sentence, length, word)
        return self._sum(scratch)

    cdef float step(
        self, const Step* step, vector[key_t]& scratch, const FormTable* source_forms,
        const FormTable* target_forms,
    ) noexcept nogil:
        cdef Emitter out = self._emitter(scratch, source_forms, target_forms)
        emit_step(&out, step)
        return self._sum(scratch)

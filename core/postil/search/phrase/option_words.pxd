"""The target words of options, and how they are linked: header only."""

from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memcmp
from libcpp.vector cimport vector

from postil.models.lm.model cimport LanguageModel
from postil.types.ids cimport token_t

cdef enum:
    UNSEEN = 2  # source words that a word of a term counts for which the language model lacks

cdef extern from *:
    """
    // Orientation of phrases that the table does not have, in natural logs: without one they would
    // jump at no cost. Side by side, swapped, elsewhere: 0.7, 0.1, 0.2, about what phrases do.
    static const float postil_new_reordering[6] = {
        -0.357f, -2.303f, -1.609f, -0.357f, -2.303f, -1.609f
    };
    """
    const float[6] NEW_REORDERING "postil_new_reordering"


cdef inline bint stands_in(
    const token_t* target, uint32_t length, const vector[token_t]& sequence
) noexcept nogil:
    """Whether a sequence stands in a target."""
    cdef size_t at, size = sequence.size()
    for at in range(<size_t>length + 1):
        if at + size <= length and not memcmp(
            target + at, sequence.data(), size * sizeof(token_t)
        ):
            return True
    return False


cdef inline bint holds(
    const token_t* target, uint32_t length, const vector[vector[token_t]]& sequences
) noexcept nogil:
    """Whether one of the sequences stands in a target."""
    cdef size_t k
    for k in range(sequences.size()):
        if stands_in(target, length, sequences[k]):
            return True
    return False


cdef inline float value_of_term(
    LanguageModel lm, int words, const vector[token_t]& target
) noexcept nogil:
    """Value of the feature ``glossary`` for a preferred target of so many source words."""
    cdef size_t k
    for k in range(target.size()):
        if lm.is_unknown(target[k]):
            words += UNSEEN
    return words


cdef inline void link_in_order(vector[uint8_t]* links, int source, int target) noexcept nogil:
    """Link the words of a phrase pair of unknown alignment along its diagonal."""
    cdef int longer = max(source, target), k
    if not target or longer > 255:
        return
    for k in range(longer):
        links.push_back(<uint8_t>(k * source // longer))
        links.push_back(<uint8_t>(k * target // longer))

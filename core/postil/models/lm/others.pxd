"""Further language models of a search. See ``others.pyx``."""

cimport cython
from libc.stdint cimport uint64_t

from postil.models.lm.class_model cimport ClassModel
from postil.models.lm.model cimport LanguageModel, LMState, same_state, state_hash
from postil.types.ids cimport token_t

cdef enum:
    OF_WORDS = 2                # the second and the third
    OF_CLASSES = 2              # place of that of word classes
    MOST_OTHERS = 3


# A state for each of them; those there are none of have a state of no words.
cdef struct OtherStates:
    LMState of[MOST_OTHERS]


cdef struct OtherScores:
    float of[MOST_OTHERS]


@cython.final
cdef class OtherModels:
    cdef readonly LanguageModel second      # or None
    cdef readonly LanguageModel third
    cdef readonly ClassModel classes        # or None
    cdef readonly int count                 # of those of words
    cdef readonly int order                 # the highest of theirs, 1 without any
    cdef LanguageModel of_classes           # that of ``classes``

    cdef void begin_states(self, OtherStates* out) noexcept nogil
    cdef void null_states(self, OtherStates* out) noexcept nogil
    # Natural log p(word | context) of each is added to ``sums``; ``states`` become those after it.
    cdef void read(self, OtherStates* states, token_t word, OtherScores* sums) noexcept nogil


cdef inline bint same_states(const OtherStates* left, const OtherStates* right) noexcept nogil:
    cdef int k
    for k in range(MOST_OTHERS):
        if not same_state(&left.of[k], &right.of[k]):
            return False
    return True


cdef inline uint64_t states_hash(const OtherStates* states) noexcept nogil:
    """Hash that agrees with ``same_states``; 0 where there are none."""
    cdef uint64_t value = 0
    cdef int k
    for k in range(MOST_OTHERS):
        if states.of[k].length:
            value = value * <uint64_t>31 + state_hash(&states.of[k])
    return value


cdef inline bint look_beyond(const OtherStates* states, int words) noexcept nogil:
    """Whether one of them depends on more than the latest ``words``."""
    cdef int k
    for k in range(MOST_OTHERS):
        if states.of[k].length > words:
            return True
    return False

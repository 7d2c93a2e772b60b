"""What stands before a phrase, for the language models. See ``contexts.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport Said


cdef struct Context:
    LMState lm
    SessionState session


cdef struct Spoken:
    uint64_t key        # context in the high half, number of the words in the low one; 0: free
    uint32_t after      # context after the words
    Said said


@cython.final
cdef class ContextPool:
    cdef LanguageModel lm
    cdef SessionNgrams session
    cdef vector[Context] items
    cdef vector[uint32_t] slots     # open addressing, item + 1; 0 is free
    cdef vector[Spoken] memo        # open addressing by key
    cdef size_t spoken              # slots of it that are taken

    cdef void begin_sentence(self) noexcept nogil
    # Number of a context.
    cdef uint32_t intern(self, const Context* context) noexcept nogil
    # What the boundary words of an option add in a context; valid until the next call.
    cdef const Spoken* say(self, uint32_t context, OptionRef option) noexcept nogil
    # Hints to the processor, some cells before an option is said in a context: first to have the
    # memo at hand, then, where that lacks it, the n-grams.
    cdef void fetch_memo(self, uint32_t context, OptionRef option) noexcept nogil
    cdef void fetch_ngrams(self, uint32_t context, OptionRef option) noexcept nogil
    # The same of the end of the sentence.
    cdef const Spoken* end(self, uint32_t context) noexcept nogil
    cdef Spoken* _place(self, uint64_t key) noexcept nogil
    cdef const Spoken* _remember(self, const Spoken& spoken) noexcept nogil
    cdef void _grow_slots(self) noexcept nogil
    cdef void _grow_memo(self) noexcept nogil

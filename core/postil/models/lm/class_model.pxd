"""C interface of a language model of word classes. See ``class_model.pyx``."""

cimport cython

from postil.models.lm.model cimport LanguageModel, LMState
from postil.types.ids cimport UNK, token_t


@cython.final
cdef class ClassModel:
    cdef readonly LanguageModel lm      # its words are class numbers
    cdef readonly token_t words         # ids at or above are unknown
    cdef dict arrays                    # owns the memory behind the pointer
    cdef const token_t* classes         # (words,): token id of the class of each word in ``lm``

    cdef inline token_t class_of(self, token_t word) noexcept nogil:
        return self.classes[word if word < self.words else UNK]


# Natural log p(class of ``word`` | context), and the state after it; without a model (None) 0 and a
# state of no words. out ≠ context.
cdef inline float class_score(
    ClassModel model, const LMState* context, token_t word, LMState* out
) noexcept nogil:
    if model is None:
        out.length = 0
        return 0.0
    return model.lm.score(context, model.class_of(word), out)


cdef inline void begin_classes(ClassModel model, LMState* out) noexcept nogil:
    """State after <s>."""
    out.length = 0
    if model is not None:
        model.lm.begin_state(out)

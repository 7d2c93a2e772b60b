"""C interface of a language model of word classes. See ``class_model.pyx``."""

cimport cython

from postil.models.lm.model cimport LanguageModel
from postil.types.ids cimport UNK, token_t


@cython.final
cdef class ClassModel:
    cdef readonly LanguageModel lm      # its words are class numbers
    cdef readonly token_t words         # ids at or above have no class
    cdef dict arrays                    # owns the memory behind the pointer
    cdef const token_t* classes         # (words,): token id of the class of each word in ``lm``

    cdef inline token_t class_of(self, token_t word) noexcept nogil:
        return self.classes[word] if word < self.words else UNK

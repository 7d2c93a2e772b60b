"""Words of phrases that are scored soon, on the way into the processor's cache."""

from libc.stdint cimport uint32_t

from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.session.ngram_keys cimport fetch_counts
from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.types.ids cimport token_t

cdef enum:
    WORDS_AHEAD = 3         # of a phrase; few are asked for more


cdef inline void fetch_words(
    LanguageModel lm, SessionNgrams session, const token_t* words, uint32_t length
) noexcept nogil:
    """Have fetched what language model and session say of the first words of a phrase by itself."""
    cdef LMState context
    cdef SessionState told
    cdef uint32_t k, j
    for k in range(1, min(length, <uint32_t>WORDS_AHEAD)):
        for j in range(k):
            context.words[j] = told.words[j] = words[k - 1 - j]
        context.length = <unsigned char>min(k, <uint32_t>(lm.order - 1))
        told.length = <unsigned char>k
        lm.fetch(&context, words[k])
        fetch_counts(session, &told, words[k])

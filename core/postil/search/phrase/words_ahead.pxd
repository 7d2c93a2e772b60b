"""What words that are scored soon have in the models, on the way into the processor's cache."""

from libc.stdint cimport uint32_t

from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.session.ngram_keys cimport extended
from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.types.ids cimport key_t, token_t
from postil.types.paged cimport home
from postil.types.prefetch cimport prefetch

cdef enum:
    WORDS_AHEAD = 3         # of a phrase; more are seldom scored


cdef inline void fetch_counts(
    SessionNgrams session, const SessionState* context, token_t word
) noexcept nogil:
    """Prefetch the counts that scoring a word in a context of the session needs."""
    cdef key_t key = extended(0, word)
    cdef size_t mask = session.slots.size() - 1
    cdef int k
    if not session.total:
        return
    prefetch(&session.slots[home(key, mask)])
    for k in range(context.length):
        key = extended(key, context.words[k])
        prefetch(&session.slots[home(key, mask)])


cdef inline void fetch_words(
    LanguageModel lm, SessionNgrams session, const token_t* words, uint32_t length,
    uint32_t known,
) noexcept nogil:
    """Prefetch what language model and session need to score the first words of a phrase by
    itself; for the first ``known`` ones, the session alone.
    """
    cdef LMState context
    cdef SessionState before
    cdef uint32_t k, j
    for k in range(1, min(length, <uint32_t>WORDS_AHEAD)):
        for j in range(k):
            context.words[j] = before.words[j] = words[k - 1 - j]
        context.length = <unsigned char>min(k, <uint32_t>(lm.order - 1))
        before.length = <unsigned char>k
        if k >= known:
            lm.fetch(&context, words[k])
        fetch_counts(session, &before, words[k])

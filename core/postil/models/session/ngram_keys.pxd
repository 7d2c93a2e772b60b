"""Keys of the n-grams of a session, and their slots on the way into the processor's cache."""

from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.types.ids cimport key_t, token_t
from postil.types.paged cimport home
from postil.types.prefetch cimport prefetch


cdef inline key_t extended(key_t key, token_t word) noexcept nogil:
    """Key of an n-gram with one more word in front."""
    key = (key ^ (<key_t>word + 1)) * <key_t>0x9E3779B97F4A7C15
    key ^= key >> 29
    return key | 1  # 0 marks a free slot


cdef inline void fetch_counts(
    SessionNgrams session, const SessionState* context, token_t word
) noexcept nogil:
    """Have the counts fetched that scoring a word in a context asks for."""
    cdef key_t key = extended(0, word)
    cdef size_t mask = session.slots.size() - 1
    cdef int k
    if not session.total:
        return
    prefetch(&session.slots[home(key, mask)])
    for k in range(context.length):
        key = extended(key, context.words[k])
        prefetch(&session.slots[home(key, mask)])

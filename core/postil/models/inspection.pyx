"""Access to values and states of models that search reads in C, for tests and fuzzing.

Nothing of the product imports this.
"""

import numpy as np

from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.models.word_distortion cimport WordDistortion
from postil.types.ids cimport token_t


def context_after(LanguageModel model not None, ids, bint bos=True):
    """The words after ``ids`` that a later score can depend on: the minimised state.

    Parameters
    ----------
    model : LanguageModel
    ids : array_like of uint32, shape (n,)
    bos : bool
        Start after <s>; otherwise without context.

    Returns
    -------
    ndarray of uint32, shape (at most order - 1,)
        In reading order. Scoring them with ``bos=False`` leads to the same state.
    """
    cdef const token_t[::1] words = np.ascontiguousarray(ids, dtype=np.uint32)
    cdef LMState state, after
    cdef Py_ssize_t i
    if bos:
        model.begin_state(&state)
    else:
        model.null_state(&state)
    for i in range(words.shape[0]):
        model.score(&state, words[i], &after)
        state = after
    return np.array([state.words[i] for i in range(state.length)][::-1], dtype=np.uint32)


def session_gains(SessionNgrams ngrams not None, ids, static, bint bos=True):
    """What the n-grams of a session add to the log-probabilities of the static model.

    Parameters
    ----------
    ngrams : SessionNgrams
    ids : sequence of int, length n
        With the sentence end, if that is to be scored too.
    static : sequence of float, length n
        Natural log, of the static model.
    bos : bool
        Start after <s>; otherwise without context.

    Returns
    -------
    ndarray of float64, shape (n,)
        Natural log.
    """
    cdef SessionState[2] states
    cdef Py_ssize_t k
    result = np.empty(len(ids))
    states[0].length = 0
    if bos:
        ngrams.begin_state(&states[0])
    for k in range(len(ids)):
        result[k] = ngrams.gain(&states[k & 1], ids[k], static[k], &states[(k + 1) & 1])
    return result


def distortion_logs(WordDistortion model not None, token_t word, int jump):
    """log P_out(jump | word) and log P_in(jump | word), natural; word 1 begins the sentence."""
    return model.outbound_log(word, jump), model.inbound_log(word, jump)

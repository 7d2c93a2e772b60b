"""Further language models of a search, beside the one that every engine has.

Each has a feature of its own, so that tuning weighs them (Chiang et al. 2009 have two). All know
the same target words.
"""

cimport cython

from postil.models.lm.model cimport LMState
from postil.types.ids cimport token_t


@cython.final
cdef class OtherModels:
    """Up to two language models.

    Parameters
    ----------
    models : sequence of LanguageModel

    Raises
    ------
    ValueError
        They are too many.
    """

    def __init__(self, models=()):
        if len(models) > MOST_OTHERS:
            raise ValueError(f"{len(models)} language models beside the first")
        self.second, self.third = (*models, None, None)[:MOST_OTHERS]
        self.count = len(models)
        self.order = max([model.order for model in models], default=1)

    cdef void begin_states(self, OtherStates* out) noexcept nogil:
        self.null_states(out)
        if self.count > 0:
            self.second.begin_state(&out.of[0])
        if self.count > 1:
            self.third.begin_state(&out.of[1])

    cdef void null_states(self, OtherStates* out) noexcept nogil:
        cdef int k
        for k in range(MOST_OTHERS):
            out.of[k].length = 0

    cdef void read(self, OtherStates* states, token_t word, OtherScores* sums) noexcept nogil:
        cdef LMState after
        if self.count > 0:
            sums.of[0] += self.second.score(&states.of[0], word, &after)
            states.of[0] = after
        if self.count > 1:
            sums.of[1] += self.third.score(&states.of[1], word, &after)
            states.of[1] = after

"""Further language models of a search, beside the one that every engine has.

Each has a feature of its own, so that tuning weighs them (Chiang et al. 2009 have two). Up to two
know the same target words; one may be of word classes.
"""

cimport cython

from postil.models.lm.class_model cimport ClassModel
from postil.models.lm.model cimport LMState
from postil.types.ids cimport token_t


@cython.final
cdef class OtherModels:
    """Up to two language models of words, and one of their classes.

    Parameters
    ----------
    models : sequence of LanguageModel
    classes : ClassModel, optional

    Raises
    ------
    ValueError
        They are too many.
    """

    def __init__(self, models=(), ClassModel classes=None):
        if len(models) > OF_WORDS:
            raise ValueError(f"{len(models)} language models beside the first")
        self.second, self.third = (*models, None, None)[:OF_WORDS]
        self.count = len(models)
        self.classes = classes
        self.of_classes = None if classes is None else classes.lm
        orders = [model.order for model in (*models, self.of_classes) if model is not None]
        self.order = max(orders, default=1)

    cdef void begin_states(self, OtherStates* out) noexcept nogil:
        self.null_states(out)
        if self.count > 0:
            self.second.begin_state(&out.of[0])
        if self.count > 1:
            self.third.begin_state(&out.of[1])
        if self.classes is not None:
            self.of_classes.begin_state(&out.of[OF_CLASSES])

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
        if self.classes is not None:
            word = self.classes.class_of(word)
            sums.of[OF_CLASSES] += self.of_classes.score(&states.of[OF_CLASSES], word, &after)
            states.of[OF_CLASSES] = after

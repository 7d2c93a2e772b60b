"""Base of the searches of all decoders: up to four attempts at a sentence.

The first heeds all constraints. Words whose translations are all blocked or forbidden have none of
their own then; if no longer phrase translates them, the second attempt copies them. If the
constraints leave no translation even so, both are made again with fewer of them
(``Constraints.relaxed``).
"""

import numpy as np

from postil.types.ids cimport token_t


cdef class SentenceSearch:
    """Base class of decoders, which define how a sentence is prepared and searched."""

    cdef int _search(self, source, extra, constraints) except -1:
        cdef const token_t[::1] ids = np.ascontiguousarray(source, dtype=np.uint32)
        cdef bint found, deprived
        for relaxed in (False, True):
            self.relaxed = relaxed
            wanted = constraints.relaxed() if relaxed else constraints
            deprived = self._prepare(ids, extra, wanted, False)
            with nogil:
                found = self._run()
            if deprived and not found:
                self._prepare(ids, extra, wanted, True)
                with nogil:
                    found = self._run()
            if found or not ids.shape[0]:
                return 0
        return 0

    cdef bint _prepare(
        self, const token_t[::1] ids, extra, constraints, bint copy_deprived
    ) except -1:
        raise NotImplementedError

    cdef bint _run(self) noexcept nogil:
        return False

"""Scores of the matrix W for the rows of a phrase table."""

from libc.math cimport log
from libc.stdint cimport uint32_t

import numpy as np

from postil.models.max_margin.matrix cimport MarginMatrix, Predicted
from postil.models.max_margin.measures cimport f1
from postil.models.max_margin.phrases cimport NO_PHRASE
from postil.models.phrase_table.keys cimport phrase_key
from postil.models.phrase_table.table cimport Phrase, PhraseTable, Row, Rows


def table_rows(PhraseTable table not None, MarginMatrix matrix not None, progress=None):
    """Score in W and F1 of every row.

    Returns
    -------
    float32 array, shape (rows, 2)
        ln 2 and ln F1 of pairs that W holds (as a bag with one vote has them), 0 and the least ln
        F1 that any of them has for all others.
    """
    cdef Phrase phrase
    cdef Row row
    cdef Rows rows
    cdef Predicted found
    cdef uint32_t number, target, k
    cdef Py_ssize_t i
    cdef float least = 0.0
    result = np.zeros((table.rows, 2), np.float32)
    cdef float[:, ::1] out = result
    table.begin(&phrase)
    while table.next_phrase(&phrase):
        number = NO_PHRASE
        if phrase.length <= <uint32_t>matrix.source.longest:
            number = matrix.source.number(
                phrase_key(phrase.tokens, <int>phrase.length), phrase.tokens, phrase.length
            )
        if not matrix.row(number, &found):
            continue
        rows = phrase.rows
        while table.next(&rows, &row):
            if row.length > <uint32_t>matrix.target.longest:
                continue
            target = matrix.target.number(
                phrase_key(row.target, <int>row.length), row.target, row.length
            )
            for k in range(found.size):
                if found.targets[k] == target:
                    out[row.entry, 0] = <float>log(2.0)
                    out[row.entry, 1] = <float>log(f1(
                        found.counts[k], matrix.source.counts[number],
                        matrix.target.counts[target],
                    ))
                    least = min(least, out[row.entry, 1])
                    break
        if progress is not None:
            progress.check()
    for i in range(out.shape[0]):
        if out[i, 0] == 0.0:
            out[i, 1] = least
    return result

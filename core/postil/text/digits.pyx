"""The digits of words, in any script, by which a text and its translation can be compared.

The zero that a date, a time or a number of two digits may begin with is not counted: "01/05/2001"
has the digits of "2001-5-1".
"""

from cpython.unicode cimport Py_UNICODE_TODECIMAL
from libc.stdint cimport uint64_t

import re

import numpy as np

cdef object PADDED = re.compile(r"0\d|\d{1,2}(:\d\d){1,2}|\d{1,4}([-/.])\d{1,2}\2\d{1,4}")
cdef object PADDING = re.compile(r"(?<!\d)0(?=\d)")
cdef uint64_t[10] HASHES = [
    pow(0x9E3779B97F4A7C15, digit + 2, 1 << 64) for digit in range(10)
]


def digits(str token not None):
    """The decimal digits of a token as ASCII; "" if it has none."""
    cdef list found = []
    cdef int value
    for sign in _bare(token) if _sum(token) else "":
        value = Py_UNICODE_TODECIMAL(sign)
        if value >= 0:
            found.append(str(value))
    return "".join(found)


def digit_sums(tokens):
    """For each token a sum of hashes of its digits: tokens with the same digits, each as often,
    have the same one, and so have phrases with the sums of their tokens.

    Parameters
    ----------
    tokens : collection of str

    Returns
    -------
    uint64 array
        0 where there are no digits; sums are modulo 2**64.
    """
    result = np.empty(len(tokens), np.uint64)
    cdef uint64_t[::1] sums = result
    cdef Py_ssize_t place = 0
    for token in tokens:
        sums[place] = _sum(token)
        if sums[place]:
            sums[place] = _sum(_bare(token))
        place += 1
    return result


def same_digits(left, right):
    """Whether the tokens of two phrases have the same digits, each as often."""
    return bool(digit_sums(left).sum() == digit_sums(right).sum())


cdef str _bare(str token):
    """A token without zeros that make a number of two digits of one."""
    return PADDING.sub("", token) if PADDED.fullmatch(token) else token


cdef uint64_t _sum(str token) except? 0:
    cdef uint64_t total = 0
    cdef int value
    for sign in token:
        value = Py_UNICODE_TODECIMAL(sign)
        if value >= 0:
            total += HASHES[value]
    return total

from cpython.unicode cimport PyUnicode_DATA, PyUnicode_KIND, PyUnicode_READ
from libc.stdint cimport uint8_t

cdef enum:
    KNOWN = 0x40000  # characters beyond are neither of a script without spaces nor marks


cdef struct Scanned:
    const void* data  # the characters of a text
    int kind  # bytes of each
    bint ascii  # all of them are ASCII
    Py_ssize_t size  # how many
    Py_ssize_t place  # of the token
    Py_ssize_t end


cdef inline Scanned beginning(str text):
    """State before the first token of ``text``, which must stay alive meanwhile."""
    cdef Scanned scanned
    scanned.data = PyUnicode_DATA(text)
    scanned.kind = PyUnicode_KIND(text)
    scanned.ascii = text.isascii()
    scanned.size = len(text)
    scanned.place = scanned.end = 0
    return scanned


cdef inline Py_UCS4 char_at(const Scanned* text, Py_ssize_t place) noexcept:
    return PyUnicode_READ(text.kind, <void*>text.data, place)


cdef class Scanner:
    cdef uint8_t[KNOWN] _kinds

    cdef bint next(self, Scanned* text) noexcept
    cdef bint _is_space(self, Py_UCS4 char, bint ascii) noexcept
    cdef bint _is_word(self, Py_UCS4 char) noexcept
    cdef bint _is_decimal(self, Py_UCS4 char) noexcept
    cdef uint8_t _script(self, Py_UCS4 char) noexcept
    cdef bint _is_letter(self, Py_UCS4 char) noexcept
    cdef Py_ssize_t _number_end(self, const Scanned* text, Py_ssize_t start) noexcept
    cdef Py_ssize_t _digits_end(self, const Scanned* text, Py_ssize_t start) noexcept

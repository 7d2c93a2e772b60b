"""Forms of a word that a feature may use (Watanabe et al. 2007, 3.3).

Besides the word as it stands: its class, its first and last four letters (``viol+``, ``+late``),
and the word with its digits as ``@``. Each form is an id like that of a word: bits 28-30 are the
kind of form, and the rest is the number of a class, or of the first word of the vocabulary with
this form. Ids must not depend on the order in which a session got new words: what only those words
have is a hash of the text, with bit 27 set. So every id is the same whenever the engine is opened.
"""

cimport cython

from postil.types.ids cimport BOS, EOS

from hashlib import blake2b

KINDS = ("class", "prefix", "suffix", "digits")
LETTERS = 4
cdef enum:
    KIND_SHIFT = 28
    NEW = 1 << 27


def form_text(str kind, str word):
    """The form of a word, or None where it has none but the surface.

    Parameters
    ----------
    kind : str
        "prefix", "suffix" or "digits".
    """
    if kind == "digits":
        text = "".join("@" if letter.isdigit() else letter for letter in word)
        return text if text != word else None
    if len(word) <= LETTERS:
        return None
    return f"{word[:LETTERS]}+" if kind == "prefix" else f"+{word[-LETTERS:]}"


@cython.final
cdef class WordForms:
    """Forms of the words of one vocabulary, which may grow.

    Parameters
    ----------
    vocabulary : Vocabulary
        As the engine was trained; words that come later get ids of their own kind.
    kinds : iterable of str
        Of ``KINDS``.
    class_of : mapping, optional
        Number of the class of each word; others have none.
    frequent : iterable of int, optional
        Ids of the words that features of context know; none: they know all.
    """

    def __init__(self, vocabulary, kinds=(), class_of=None, frequent=()):
        self.vocabulary = vocabulary
        self.frequent = tuple(sorted(frequent))
        self.kinds = tuple(kind for kind in KINDS if kind in kinds)
        self.class_of = class_of or {}
        self.trained = len(vocabulary)
        self.table.trained = <uint32_t>self.trained
        self.first = {}
        self.names = {}
        self.grow()

    def grow(self):
        """Take in the words that were added to the vocabulary."""
        cdef uint32_t forms[FORMS]
        cdef int k
        cdef Py_ssize_t number
        if <Py_ssize_t>self.table.tokens == len(self.vocabulary):
            return  # others may be reading
        for number in range(<Py_ssize_t>self.table.tokens, len(self.vocabulary)):
            word = self.vocabulary.token(number)
            for k in range(FORMS):
                forms[k] = NO_FORM
            forms[SURFACE] = self._surface(number, word)
            if number > 2:
                for kind in self.kinds:
                    found = self._form(kind, number, word)
                    if found is not None:
                        forms[1 + KINDS.index(kind)] = found
            for k in range(FORMS):
                self.forms.push_back(forms[k])
        if self.frequent:
            self.is_frequent.resize(len(self.vocabulary), 0)
            for number in (BOS, EOS, *self.frequent):
                if number < <Py_ssize_t>self.is_frequent.size():
                    self.is_frequent[number] = 1
            self.table.frequent = self.is_frequent.data()
        self.table.forms = self.forms.data()
        self.table.tokens = <uint32_t>len(self.vocabulary)

    def _surface(self, number, word):
        if number < self.trained:
            return number
        key = NEW | _hashed(word)
        self.names[key] = word
        return key

    def _form(self, kind, number, word):
        high = (1 + KINDS.index(kind)) << KIND_SHIFT
        if kind == "class":
            found = self.class_of.get(word)
            return None if found is None else high | found
        text = form_text(kind, word)
        if text is None:
            return None
        if (kind, text) not in self.first:
            low = number if number < self.trained else NEW | _hashed(text)
            self.first[kind, text] = high | low
            self.names[high | low] = text
        return self.first[kind, text]

    def decode(self, ids):
        """Names of ids; classes as ``class 7``."""
        return [self._text(number) for number in ids]

    def _text(self, number):
        if number >> KIND_SHIFT == CLASS:
            return f"class {number & (NEW - 1)}"
        return self.names[number] if number in self.names else self.vocabulary.token(number)


def _hashed(text):
    """27 bits of a text."""
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "little") & (NEW - 1)

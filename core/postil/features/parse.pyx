"""Labels of syntax trees as numbers, and constituents of a sentence.

A label is its text, four bytes to a number, closed by a byte 0 at least. So a feature of labels
means the same in every engine, whatever parsers and grammars number them by, and can be read back.
"""

cimport cython

LONGEST = 31    # bytes of a label; the rest is cut off


def label_numbers(str label):
    """Numbers that stand for a label: ``NP`` is one, ``WHADVP`` two."""
    raw = label.encode("utf-8", "surrogatepass")[:LONGEST]
    raw += bytes(4 - len(raw) % 4)
    return [int.from_bytes(raw[at : at + 4], "little") for at in range(0, len(raw), 4)]


def label_texts(numbers):
    """The labels that numbers stand for, one behind the other."""
    raw = b"".join(int(number).to_bytes(4, "little") for number in numbers)
    return [part.decode("utf-8", "replace") for part in raw.split(b"\0") if part]


@cython.final
cdef class LabelNames:
    """Labels by their numbers in a table.

    Parameters
    ----------
    labels : sequence of str
    """

    def __init__(self, labels=()):
        self.starts.push_back(0)
        for label in labels:
            for number in label_numbers(label):
                self.numbers.push_back(number)
            self.starts.push_back(<uint32_t>self.numbers.size())
        self.table.numbers, self.table.starts = self.numbers.data(), self.starts.data()
        self.table.count = <uint32_t>self.starts.size() - 1


@cython.final
cdef class SourceParse:
    """Constituents of a source sentence, as features read them.

    Parameters
    ----------
    constituents : sequence of (str, int, int)
        Label, first word, end.
    """

    def __init__(self, constituents=()):
        cdef dict known = {}
        cdef Constituent node
        for label, start, end in constituents:
            node.label = known.setdefault(label, len(known))
            node.start, node.end = start, end
            self.nodes.push_back(node)
        self.names = LabelNames(known)
        self.parse.nodes, self.parse.count = self.nodes.data(), <uint32_t>self.nodes.size()
        self.parse.labels = self.names.table

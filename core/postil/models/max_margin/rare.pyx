"""Pairs for words too rare to be counted: the reverse direction, and competitive linking.

A target word that other source words of the sentence predict already translates back to them: W is
kept near orthogonal by not giving it to a rare word as well (section 4.3 of the paper). What is
left unexplained on both sides is linked one to one, greedily, the strongest pair first (Melamed
2000): by F1, of which every pair that met once is sure of 2 / (n_s + n_t), then by how near the
target word is to where it is expected.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.models.max_margin.matrix cimport MarginMatrix, Predicted
from postil.models.max_margin.measures cimport f1
from postil.models.max_margin.pairs cimport BEFORE_EXPECTED, BEHIND_EXPECTED, expected
from postil.models.max_margin.phrases cimport NO_PHRASE, Place
from postil.types.ids cimport EOS, token_t

cdef enum:
    SHORT = 2       # words of a target phrase that explains its words

cdef extern from *:
    """
    struct PostilByStrength {
        template <class L> bool operator()(const L& a, const L& b) const {
            if (a.strength != b.strength) return a.strength > b.strength;
            if (a.distance != b.distance) return a.distance < b.distance;
            return a.source != b.source ? a.source < b.source : a.target < b.target;
        }
    };
    """
    cdef cppclass ByStrength "PostilByStrength":
        pass


cdef struct Link:
    double strength
    int distance
    int source
    int target


cdef cppclass Sentence:
    vector[Place] left
    vector[Place] right
    vector[uint8_t] explained_source
    vector[uint8_t] explained_target
    vector[Link] links


cdef class RareLinker:
    """Links of unexplained words.

    Parameters
    ----------
    matrix : MarginMatrix
        What counting found.
    explained : float
        F1 from which a pair of the matrix explains both of its words.
    """

    cdef MarginMatrix matrix
    cdef double explained

    def __init__(self, MarginMatrix matrix not None, explained):
        self.matrix = matrix
        self.explained = explained

    def links(
        self,
        const token_t[::1] source_tokens, const uint64_t[::1] source_offsets,
        const token_t[::1] target_tokens, const uint64_t[::1] target_offsets,
        Py_ssize_t start, Py_ssize_t stop,
    ):
        """Linked words of the sentence pairs ``start`` to ``stop``.

        Returns
        -------
        uint64 array
            Source id above, target id below; one value per link.
        """
        cdef Sentence sentence
        cdef vector[uint32_t] seen, at
        cdef vector[uint64_t] found
        cdef Py_ssize_t index
        cdef int source_length, target_length
        cdef const token_t* source
        cdef const token_t* target
        with nogil:
            seen.assign(self.matrix.target.counts.shape[0], 0)
            at.assign(self.matrix.target.counts.shape[0], 0)
            for index in range(start, stop):
                source_length = <int>(source_offsets[index + 1] - source_offsets[index])
                target_length = <int>(target_offsets[index + 1] - target_offsets[index])
                if source_length == 0 or target_length == 0:
                    continue
                source = &source_tokens[0] + source_offsets[index]
                target = &target_tokens[0] + target_offsets[index]
                self.matrix.source.read(source, source_length, sentence.left)
                self.matrix.target.read(target, target_length, sentence.right)
                sentence.explained_source.assign(source_length, 0)
                sentence.explained_target.assign(target_length, 0)
                self._explain(sentence, <uint32_t>(index - start + 1), seen, at)
                self._candidates(sentence, source, target)
                _match(sentence, source, target, found)
        return np.array(found, np.uint64)

    cdef int _explain(
        self, Sentence& sentence, uint32_t serial, vector[uint32_t]& seen, vector[uint32_t]& at
    ) except -1 nogil:
        """Mark the words that pairs of the matrix account for."""
        cdef size_t i
        cdef uint32_t k
        cdef int word
        cdef Predicted row
        cdef Place place, other
        for i in range(sentence.right.size()):
            place = sentence.right[i]
            if place.number != NO_PHRASE and place.words <= SHORT and seen[place.number] != serial:
                seen[place.number] = serial
                at[place.number] = <uint32_t>i
        for i in range(sentence.left.size()):
            place = sentence.left[i]
            if place.words > 1 or not self.matrix.row(place.number, &row):
                continue
            for k in range(row.size):
                if seen[row.targets[k]] != serial or f1(
                    row.counts[k], self.matrix.source.counts[place.number],
                    self.matrix.target.counts[row.targets[k]],
                ) < self.explained:
                    continue
                other = sentence.right[at[row.targets[k]]]
                sentence.explained_source[place.start] = 1
                for word in range(other.start, other.end):
                    sentence.explained_target[word] = 1
        return 0

    cdef int _candidates(
        self, Sentence& sentence, const token_t* source, const token_t* target
    ) except -1 nogil:
        """All pairs of unexplained words that stand where they may."""
        cdef int source_length = <int>sentence.explained_source.size()
        cdef int target_length = <int>sentence.explained_target.size()
        cdef int i, j, middle
        cdef Link link
        sentence.links.clear()
        for i in range(source_length):
            if sentence.explained_source[i] or source[i] <= EOS:
                continue
            middle = expected(i, source_length, target_length)
            for j in range(
                max(0, middle - BEFORE_EXPECTED),
                min(target_length, middle + BEHIND_EXPECTED + 1),
            ):
                if sentence.explained_target[j] or target[j] <= EOS:
                    continue
                link.strength = f1(
                    1.0, self.matrix.source.counts[source[i]], self.matrix.target.counts[target[j]]
                )
                link.distance = abs(j - middle)
                link.source = i
                link.target = j
                sentence.links.push_back(link)
        return 0


cdef int _match(
    Sentence& sentence, const token_t* source, const token_t* target, vector[uint64_t]& found
) except -1 nogil:
    """Link one to one, the strongest first."""
    cdef size_t k
    cdef Link link
    cdef ByStrength order
    sort(sentence.links.begin(), sentence.links.end(), order)
    for k in range(sentence.links.size()):
        link = sentence.links[k]
        if sentence.explained_source[link.source] or sentence.explained_target[link.target]:
            continue
        sentence.explained_source[link.source] = 1
        sentence.explained_target[link.target] = 1
        found.push_back((<uint64_t>source[link.source] << 32) | target[link.target])
    return 0

"""Language models of word classes: how likely the class of a word is after the classes before it.

    p(G(w_i) | G(w_1) … G(w_{i-1}))

There are few classes, so that longer histories are seen often enough than with words: word order
and agreement (Wuebker et al. 2013, "Improving Statistical Machine Translation with Word Class
Models", have such a model as a feature of its own). Which word of its class a word is is left to
the model of words.

On disk there are two folders of arrays: the n-grams, a language model whose words are classes, and
beside it, in the folder of the same name that ends in ``-words``, the class of each word. Sentence
boundaries are classes of their own, with the same ids. Words that were not there when the model was
made, as those learned later, are of the class that most rare words have: if they were a
class that never occurs, an engine would hardly ever use what it has just learned.
"""

cimport cython
from pathlib import Path

import numpy as np

from postil.models.lm.model cimport LanguageModel
from postil.types.ids cimport UNK, token_t

from postil.text.vocabulary import RESERVED
from postil.types.array_folder import ArraysWriter, damaged, open_checked
from postil.types.files import atomic_folder

KIND, VERSION = "classes of words", 1
TYPES = {"classes": np.dtype("<u4")}


def words_folder(folder):
    """Where the classes of words stand, of the model with n-grams in ``folder``."""
    return folder.with_name(f"{folder.name}-words")


def class_tokens(classes, rare=()):
    """Token ids, in a language model of classes, of the classes of words.

    Parameters
    ----------
    classes : int32 array, shape (words,)
        Class numbers by word, -1 for none.
    rare : sequence of int
        Words whose most frequent class is that of unknown words; without any, these are <unk>.

    Returns
    -------
    ndarray of uint32, shape (words,)
        The first one is that of unknown words.
    """
    known = classes[np.asarray(rare, dtype=np.int64)]
    known = known[known >= 0]
    unknown = np.bincount(known).argmax() + len(RESERVED) if len(known) else UNK
    tokens = np.where(classes >= 0, classes + len(RESERVED), unknown).astype(np.uint32)
    tokens[: len(RESERVED)] = np.arange(len(RESERVED))
    tokens[UNK] = unknown
    return tokens


def save_class_tokens(folder, tokens):
    """Write what :func:`class_tokens` gave beside the n-grams in ``folder``.

    Raises
    ------
    StorageError
        The disk is full or not writable.
    """
    with atomic_folder(words_folder(folder)) as temporary, ArraysWriter(temporary, TYPES) as writer:
        writer.append("classes", tokens)
        writer.finish(KIND, VERSION, {"classes": int(tokens.max()) + 1 - len(RESERVED)})


def check_class_tokens(settings, arrays):
    """The check of a model's file (see ``array_folder.open_checked``)."""
    tokens = arrays["classes"]
    if not np.array_equal(tokens[UNK + 1 : len(RESERVED)], np.arange(UNK + 1, len(RESERVED))):
        raise ValueError("sentence boundaries are not classes of their own")
    return {"largest": int(tokens.max())}


@cython.final
cdef class ClassModel:
    """A language model of word classes; open it with :meth:`open`. Any thread may call it.

    Attributes
    ----------
    lm : LanguageModel
        Its words are classes.
    words : int
        Ids at or above are unknown.
    """

    def __init__(self):
        raise TypeError("use ClassModel.open(folder)")

    @classmethod
    def open(cls, folder):
        """Map a model: its n-grams in ``folder``, and the classes of words beside them.

        Raises
        ------
        EngineError
            A folder is missing, damaged or of another format version.
        """
        cdef ClassModel self = cls.__new__(cls)
        cdef const token_t[::1] classes
        beside = words_folder(Path(folder))
        self.lm = LanguageModel.open(folder)
        _, self.arrays, facts = open_checked(beside, KIND, VERSION, TYPES, check_class_tokens)
        if facts["largest"] >= self.lm.vocabulary_size:
            raise damaged(beside, "its arrays do not fit together")
        classes = self.arrays["classes"]
        self.words = classes.shape[0]
        self.classes = &classes[0]
        return self

    @property
    def folders(self):
        """Of the n-grams, and of the classes of words."""
        return self.lm.folder, words_folder(self.lm.folder)

    @property
    def tokens(self):
        """Token ids of the classes of words, uint32, shape (words,); first that of unknown ones."""
        return self.arrays["classes"]

    def score_sentence(self, ids):
        """Natural log probability of the class of each word, and of the end of the sentence.

        Parameters
        ----------
        ids : array_like of uint32, shape (n,)

        Returns
        -------
        ndarray of float64, shape (n + 1,)
        """
        return self.lm.score_sentence([self.class_of(word) for word in ids])

"""A hierarchical grammar: rules with gaps, found by their source side.

The rules lie in a phrase table whose words are symbols: words and gaps. Beside it lies a filter of
the beginnings of source sides (:mod:`postil.models.grammar.prefixes`).

In a grammar of *typed* rules, which come from syntax trees (:mod:`postil.models.tree_grammar`), the
symbol of a gap on the source side is its label, and the first symbol of the target side is the
label of the root; a gap of the target side is its number, as without labels.
"""

from libc.stdint cimport uint64_t

from postil.models.grammar.occurrence cimport FIRST_WORD, MOST_TAILS
from postil.models.phrase_table.table cimport PhraseTable
from postil.models.tree_grammar.rule_trees cimport RuleTrees
from postil.types.ids cimport key_t

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from postil.models.grammar.prefixes import open_filter
from postil.models.phrase_table.pair_scores import open_phrase_scores
from postil.models.tree_grammar.rule_trees import open_rule_trees, trees_folder
from postil.types.array_folder import damaged

PREFIXES = "-prefixes"
MOST_LABELS = 10_000
Grammars = Callable[[object], object]     # token ids of a sentence -> its ``Grammar``


cdef class Grammar:
    """Rules, memory-mapped. Use :meth:`open`.

    Parameters
    ----------
    rules : PhraseTable
    words : uint64 array
        The filter of beginnings.
    roots : float32 array, shape (rows,), optional
        log P(rule) of typed rules.
    labels : sequence of str
        Names of the labels of typed rules.
    unknown : sequence of (int, float)
        Labels that a word may have which no rule knows, with their log shares.
    trees : RuleTrees, optional
        Of typed rules.
    """

    def __init__(
        self, PhraseTable rules not None, words, roots=None, labels=(), unknown=(),
        RuleTrees trees=None,
    ):
        self.rules = rules
        self.words = words
        self.labels = tuple(labels)
        self.unknown = tuple((int(label), float(share)) for label, share in unknown)
        self.typed = len(self.labels) > 0
        self.trees = RuleTrees(self.labels) if self.typed and trees is None else trees
        self.first_word = max(len(self.labels), MOST_TAILS) if self.typed else FIRST_WORD
        self.roots = np.empty(0, np.float32) if roots is None else roots
        if self.typed and self.roots.shape[0] != <Py_ssize_t>rules.rows:
            raise ValueError(f"{len(self.roots)} scores for {rules.rows} rules")

    @classmethod
    def open(cls, folder, scores=None):
        """Map the grammar in ``folder``, and what stands beside it.

        Parameters
        ----------
        scores : Path, optional
            Folder of log P(rule), for typed rules.

        Raises
        ------
        EngineError
            Something is missing or damaged.
        """
        rules = PhraseTable.open(folder)
        roots = None if scores is None else open_phrase_scores(scores, rules)
        check_labels(folder, rules.settings)
        labels, unknown = rules.settings.get("labels", ()), rules.settings.get("unknown", ())
        if (roots is None) == bool(labels):
            raise damaged(folder, "labels and scores of rules do not go together")
        trees = open_rule_trees(trees_folder(folder), labels, rules.rows) if labels else None
        return cls(rules, open_filter(filter_folder(folder)), roots, labels, unknown, trees)

    @property
    def folder(self):
        """Its folder, pathlib.Path; None if in memory only."""
        return self.rules.folder

    @property
    def folders(self):
        """All its folders; [] if in memory only."""
        return [self.folder, filter_folder(self.folder)] if self.folder else []

    def grammars(self):
        """A function that gives each sentence its grammar, for one thread: always this one."""
        return lambda sentence: self

    def __len__(self):
        return len(self.rules)

    def release_pages(self):
        """Give the mapped memory of its rules back to the system; it is read again when needed."""
        self.rules.release_pages()

    cdef bint may_begin(self, key_t key) noexcept nogil:
        cdef uint64_t word = self.words[(key & <uint64_t>0xFFFFFFFF) * self.words.shape[0] >> 32]
        return (
            word >> (key >> 58 & 63) & word >> (key >> 52 & 63)
            & word >> (key >> 46 & 63) & word >> (key >> 40 & 63) & 1
        )

    def phrases(self, source):
        """The rules without gaps for a phrase as entries of a phrase table, best first."""
        found = {}
        for entry in self.rules.options([word + self.first_word for word in source]):
            target = entry.target[self.typed:]
            if min(target, default=self.first_word) >= self.first_word:
                words = tuple([word - self.first_word for word in target])
                found.setdefault(words, replace(entry, source=tuple(source), target=words))
        return list(found.values())

    @property
    def source_words(self):
        """An upper bound of the ids of source words: all are smaller."""
        return max(0, self.rules.facts["max_source"] + 1 - <int>self.first_word)

    @property
    def target_words(self):
        """An upper bound of the ids of target words: all are smaller."""
        return max(0, self.rules.facts["max_target"] + 1 - <int>self.first_word)


def filter_folder(folder):
    """Path of the filter of a grammar."""
    return folder.with_name(folder.name + PREFIXES)


def check_labels(folder, settings):
    """Whether the labels of a manifest are names, and those of unknown words among them.

    Raises
    ------
    EngineError
        They are not.
    """
    labels, unknown = settings.get("labels", []), settings.get("unknown", [])
    sound = isinstance(labels, list) and all(isinstance(label, str) for label in labels)
    sound = sound and len(labels) <= MOST_LABELS and isinstance(unknown, list)
    try:
        sound = sound and all(
            0 <= label < len(labels) and -100.0 <= share <= 0.0 for label, share in unknown
        )
    except (TypeError, ValueError):
        sound = False
    if not sound:
        raise damaged(folder, "its labels are no names")

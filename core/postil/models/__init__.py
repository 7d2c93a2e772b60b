"""Models, memory-mapped, and what a session adds to them.

``lm``         n-gram language models: estimation, ARPA files, probing and trie forms
``phrase_table`` extraction, scoring and look-up of phrase pairs; files of Moses
``grammar``    rules with gaps; ``tree_grammar``: those with the labels of syntax trees
``lexicon``    word translation probabilities
``session``    phrases and n-grams of confirmed segments, in memory, undone exactly
``max_margin`` the matrix W of pairs of phrases that predict each other
``word_classes``, ``word_distortion``  models of single words; ``trained_pairs``: hashes of the text
``partitions`` records sorted through the disk, for builders whose memory is bounded
``inspection`` a look into native models, for tests
"""

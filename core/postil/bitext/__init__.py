"""Parallel corpora: cleaning, the encoded memory-mapped store, word alignment.

``store``      ``Bitext``: token ids of both sides; ``clean``: which pairs are fit for training
``sentence_alignment`` of two documents; ``alignment_review``: corrected by a person
``aligner``    word alignment by IBM model 1 and an HMM; ``aligner_training``: EM, in ``model_1``,
               ``hmm`` and ``hmm_chain`` over the word pairs of ``pair_table`` (Cython)
``symmetrise`` both directions into one; ``alignment``: the links of a corpus, memory-mapped
``online_aligner`` confirmed segments, one by one; ``online_lexicon``: what they count
"""

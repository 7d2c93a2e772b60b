"""Features: the dense features of decoders, sparse features by key, weights that can be undone.

``layout``     dense features: names, columns, weights to begin with
``templates``  kinds of sparse features by name; ``sets``: those that an engine may learn
``emission``   which features fire, of blocks and steps; ``structure`` (word links), ``site`` (the
               sentence), ``placement`` and ``joins`` (rules with gaps), ``rule_tree``: more of them
``word_forms`` classes, prefixes and suffixes of words; ``parse``: constituents and their labels
``sparse_model`` trained weights, memory-mapped; ``weights``: learned ones, undone exactly
``index``      keys to dense numbers and names, for training; with ``extraction``,
               ``feature_visits``, ``key_numbers``
"""

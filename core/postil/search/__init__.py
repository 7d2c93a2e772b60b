"""Search: decoders, the forests they return, and what is read off a forest (k-best lists).

``decoders``   one interface for all of them; ``settings``, ``constraints``, ``option_columns``
``phrase``     phrase-based; ``chart``, ``topdown``: with grammars (their rules: ``grammar``);
               ``margin``: the max-margin system; ``sentence_search``, ``forbidden``: shared parts
``sparse``     scores of sparse features
``forest``     what every decoder returns, and all that is read off it: k-best, posteriors, prefix

Words of this room:

rule
    What a decoder applies to source words: a rule of a grammar, or a phrase option, which is a rule
    without gaps.
yield
    Of an edge, a hypothesis or a derivation: the target words of all its rules in their order.
stretch
    A run of source words ``[start, end)`` that a rule translates itself: a rule with gaps has
    several.
glue
    Joins the translations of neighbouring spans without reordering.
wall, zone
    Borders that translation must not cross, see :class:`~postil.search.constraints.Constraints`.
session
    What was learned from confirmed segments since the engine was trained.
"""

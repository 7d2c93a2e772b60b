"""Learning: losses and learners on candidate sets that come from outside; no decoder inside.

``candidates`` ``CandidateSet``, what a learner is given, and ``WeightDelta``, what it returns
``learner``    the protocol of learners; ``registry``: all of them by name
``perceptron``, ``passive_aggressive``, ``dual_ascent``, ``mira``, ``hope_fear``  the learners
``margin_dual`` the quadratic programme of the last two (Cython); ``rows``: products of rows
``memory``     good candidates and document statistics of earlier segments
"""

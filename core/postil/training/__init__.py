"""Training: recipes from corpora to engines, tuning, simulation.

``recipe``     recipes as data; ``recipe_book``: all of them; ``request``: what one is asked to do
``phrase_based``, ``hierarchical``, ``syntax``, ``max_margin``  recipes that make an engine; their
               common steps are ``preparation``, ``engine_training`` and ``aligned_training``
``tuning``, ``expected_bleu``, ``relevant_sets``, ``large_margin``  recipes that improve one, with
               models that have not seen what they decode (``improvement``, ``folds``)
``train_and_compare`` an engine, and whether it is better (``comparison``, ``held_out``)
``simulation`` post-editing replayed: what learning gains
``experiments`` the tables of the papers, made again
``workers``    threads, processes or a cluster; ``resume``, ``round_files``: after a kill
``estimate``   time and memory, before a training begins
"""

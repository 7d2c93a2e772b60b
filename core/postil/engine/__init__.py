"""The engine: models + weights + search in a folder, with suggest, learn and undo.

``engine``     ``Engine``, what all others use; ``suggestion``, ``events``: what it returns
``models``     the models of a folder, memory-mapped; ``kinds``: those of each kind of engine
``manifest``   ``manifest.json``; ``engines_folder``: all engines of a user
``exchange``   engines as one file, and as the files of Moses; ``learned``: events in that file

To suggest: ``pipeline`` (text to ids and back; ``unknown_words``, ``compounds``: what stands for
words it does not know), ``pieces`` (long segments), ``tag_projection``, ``enclosed_spans`` (what
brackets and quotation marks enclose), ``segment_decoder`` (decoding with all that is known),
``recent_searches`` (a cache); ``term_constraints``, ``entity_rules``, ``blocked_pairs``
(constraints); ``confidence``, ``word_confidence``; ``completion``, ``choices`` (while the
translator types).

To learn: ``study`` (the event of a confirmed segment), ``learning`` (alignment and phrases, with
``numbers`` and ``link_completion``), ``weight_learning``, ``dense_learning``, ``ending_learning``
(weights); ``session``: the state that events change, and its versions, which suggestions read.
``corrector`` learns from post-edits of other machines, without models.
"""

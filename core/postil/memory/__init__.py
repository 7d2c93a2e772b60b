"""Translation memories and terminology: storage of units and terms, and search in them.

``units``      the records: a unit, a match, a concordance hit
``store``      ``TranslationMemory``: add, change, remove, look up
``shared``     a memory in a file of its own that several projects use
``lookup``     exact and resembling units, graded, none overlooked; ``options``: caps, penalties
``concordance`` search for words, patterns and half-remembered phrases inside units
``browse``     all units of a memory in pages, whatever its size
``importer``   TMX files into a memory, all or nothing; ``staging``: units on their way into it
``database``   transactions, schema versions and error translation; ``connections`` to it
``comparing``  two texts compared: tokens, edit script, likeness (Cython)
``index``      the index of words and the searches by it: resembling, fragments, words (Cython)
``composing``  targets put together: a match mended where it differs, a segment made of parts
``terms``      glossaries, term recognition and term candidates
"""

"""Translation memories and terminology: what was translated before, and how to find it again.

``units``      the records: a unit, a match, a concordance hit
``tokens``     the light tokeniser all matching is done on
``bits``       bit-parallel edit distance and the search kernel (Cython)
``index``      the fuzzy index in memory: vocabulary, inverted lists, tail, tombstones
``blocks``     the arrays of the indexes, kept in the same SQLite file as the units
``forms``      when two words are forms of one
``store``      ``TranslationMemory``: add, change, remove, look up
``options``    what a look-up asks for; caps and penalties
``shared``     a memory in a file of its own that several projects use
``lookup``     exact and resembling units, graded, none overlooked
``scoring``    the three scores of a match, and the differences a glance would miss
``concordance`` search for words, patterns and half-remembered phrases inside units
``parts``      longest common fragments, and units that are a part of a text
``assembly``   a segment put together from parts; ``repair``: a match mended where it differs
``terms``      glossaries and term recognition
``importer``   TMX files into a memory, all or nothing
``database``   connections, transactions, schema versions and error translation
"""

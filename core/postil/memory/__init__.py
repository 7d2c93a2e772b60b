"""Translation memories and terminology: what was translated before, and how to find it again.

``units``      the records: a unit, a match, a concordance hit
``tokens``     the light tokeniser all matching is done on
``bits``       bit-parallel edit distance and the search kernel (Cython)
``index``      the fuzzy index in memory: vocabulary, inverted lists, tail, tombstones
``blocks``     the index's arrays, kept in the same SQLite file as the units
``store``      ``TranslationMemory``: add, change, remove, look up
``concordance`` search for words inside units
``terms``      glossaries and term recognition
``importer``   TMX files into a memory, all or nothing
``database``   connections, transactions, schema versions and error translation
"""

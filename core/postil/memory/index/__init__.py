"""The index of a memory's words, and every search by it: resembling units, fragments, words."""

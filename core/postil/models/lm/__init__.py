"""n-gram language models: estimation, ARPA files, probing and trie forms."""

class SentenceSearch:
    expanded: int
    relaxed: bool

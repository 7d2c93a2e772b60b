from postil.search.grammar.span_rules import SpanRules

class Joiner:
    def __init__(self, fits: SpanRules) -> None: ...

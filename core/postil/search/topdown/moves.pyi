from postil.search.grammar.span_rules import SpanRules

class Moves:
    fits: SpanRules
    def __init__(self, fits: SpanRules) -> None: ...

from postil.search.grammar.rules import RuleTable

class SpanRules:
    rules: RuleTable
    def __init__(self, rules: RuleTable, span_limit: int, label_limit: int = 1000) -> None: ...

from postil.search.grammar.rules import RuleTable

class Joiner:
    def __init__(self, rules: RuleTable) -> None: ...

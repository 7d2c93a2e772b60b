class ReorderingRules:
    distortion_limit: int
    swap: bool
    def __init__(self, distortion_limit: int, swap: bool) -> None: ...

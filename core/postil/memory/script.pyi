from postil.memory.units import Operation

def edit_script(
    left: list[str], right: list[str]
) -> list[tuple[Operation, int, int, int, int]]: ...

"""Run one benchmark and write its figures.

    python tests/benchmarks/run.py NAME [options] --json FILE

``python tests/benchmarks/run.py`` alone lists the names; ``NAME --help`` shows the options of one.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path
from types import ModuleType

from common import DEFAULT_DATA, Row, check_row, write

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))  # what tests and benchmarks share


def benchmarks() -> dict[str, str]:
    """Names of the benchmarks beside this file, each with the first line of its docstring."""
    found = {}
    for path in sorted(HERE.glob("bench_*.py")):
        first = path.read_text(encoding="utf-8").lstrip().removeprefix('"""').splitlines()
        found[path.stem.removeprefix("bench_")] = first[0].rstrip('"') if first else ""
    return found


def overview() -> str:
    found = benchmarks()
    width = max(map(len, found), default=0)
    lines = ["Benchmarks (NAME --help shows the options of one):"]
    return "\n".join([*lines, *(f"  {name:<{width}}  {about}" for name, about in found.items())])


def parser_for(name: str, module: ModuleType) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=f"run.py {name}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--data", type=Path, default=DEFAULT_DATA, help="folder of the corpora (%(default)s)"
    )
    parser.add_argument("--small", action="store_true", help="a run of a minute or two, to try it")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    if hasattr(module, "add_arguments"):
        module.add_arguments(parser)
    return parser


def table(rows: list[Row]) -> str:
    """The rows as aligned text; settings are left to the JSON file."""
    width = max((len(row["name"]) for row in rows), default=0)
    lines = []
    for row in rows:
        line = f"{row['name']:<{width}}  {row['value']:>12,.4g} {row['unit']:<12}"
        if "spread" in row:
            line += "  [" + " to ".join(f"{end:,.4g}" for end in row["spread"]) + "]"
        if row["peer_value"] is not None:
            line += f"  {row['peer']}: {row['peer_value']:,.4g}"
        if "relative" in row:
            parts = (f"{loop} {value:,.4g}" for loop, value in row["relative"].items())
            line += f"  relative to {', '.join(parts)}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        print(overview())
        return 0 if arguments[:1] in ([], ["-h"], ["--help"]) else 2
    name = arguments[0]
    if name not in benchmarks():
        print(f"There is no benchmark {name!r}.\n{overview()}", file=sys.stderr)
        return 2
    module = importlib.import_module(f"bench_{name}")
    args = parser_for(name, module).parse_args(arguments[1:])
    rows = [check_row(candidate) for candidate in module.run(args)]
    if args.json:
        write(args.json, rows)
    own = module.overview(args, rows) if hasattr(module, "overview") else None
    print(own or table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

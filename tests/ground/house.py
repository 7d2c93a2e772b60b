"""Reads the source tree as data: modules, what they import, how long files and functions are.

Import-linter sees Python only. Cython modules are read here by pattern, which is enough: a
``cimport`` is as regular as an ``import``.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

CHECKOUT = Path(os.environ.get("POSTIL_CHECKOUT", Path(__file__).resolve().parents[2]))
ROOTS = {"postil": "core", "postil_gui": "gui", "postil_resources": "resources"}
SOURCES = (".py", ".pyx", ".pxd")

CYTHON_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+(?P<base>\.*[\w.]*)[ \t]+c?import[ \t]+(?P<names>\([^)]*\)|[^\n#]+)"
    r"|c?import[ \t]+(?P<plain>[^\n#]+))",
    re.MULTILINE,
)
CYTHON_FUNCTION = re.compile(r"^(?P<indent>[ \t]*)(?:async )?(?:def|cdef|cpdef)\b(?! class\b).*\(")


@dataclass(frozen=True, slots=True)
class Import:
    """One import; ``target`` is the module, or module.name where a name was imported from it."""

    importer: str
    target: str
    line: int


@dataclass(frozen=True, slots=True)
class Function:
    name: str
    line: int
    length: int


def package_files(package: str, suffixes: tuple[str, ...] = SOURCES) -> list[Path]:
    folder = CHECKOUT / ROOTS[package] / package
    return sorted(path for path in folder.rglob("*") if path.suffix in suffixes)


def test_files() -> list[Path]:
    return sorted((CHECKOUT / "tests").rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(CHECKOUT).with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, *, types: bool = False) -> list[Import]:
    """Everything ``path`` imports, wherever in the file it does so.

    Parameters
    ----------
    types
        Also what it imports for its annotations only, under ``TYPE_CHECKING``.
    """
    return [found for found, for_types in _imports(path) if types or not for_types]


@cache
def _imports(path: Path) -> list[tuple[Import, bool]]:
    """Each import, and whether it is for annotations only."""
    text = path.read_text(encoding="utf-8")
    importer = module_name(path)
    package = importer if path.name == "__init__.py" else importer.rpartition(".")[0]
    found = _python_imports(text) if path.suffix == ".py" else _cython_imports(text)
    return [
        (Import(importer, _absolute(target, package), line), for_types)
        for target, line, for_types in found
    ]


def _python_imports(text: str) -> Iterator[tuple[str, int, bool]]:
    pending: list[tuple[ast.AST, bool]] = [(ast.parse(text), False)]
    while pending:
        node, for_types = pending.pop()
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno, for_types) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield from ((_join(base, one.name), node.lineno, for_types) for one in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            pending.extend((child, True) for child in node.body)
            pending.extend((child, for_types) for child in node.orelse)
        else:
            pending.extend((child, for_types) for child in _statements(node))


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Those that stand in a module or a statement."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            yield child


def _cython_imports(text: str) -> Iterator[tuple[str, int, bool]]:
    code = re.sub(r'"""(?:.|\n)*?"""', lambda match: "\n" * match[0].count("\n"), text)
    for match in CYTHON_IMPORT.finditer(code):
        line = code.count("\n", 0, match.start()) + 1
        names = re.sub(r"#[^\n]*", "", match["names"] or match["plain"]).strip("() \n\t")
        for entry in filter(None, (name.strip() for name in names.split(","))):
            name = entry.split()[0]
            yield (_join(match["base"], name) if match["base"] else name), line, False


def _join(base: str, name: str) -> str:
    return base + name if base.endswith(".") else f"{base}.{name}"


def _absolute(target: str, package: str) -> str:
    level = len(target) - len(target.lstrip("."))
    if not level:
        return target
    kept = package.split(".")[: len(package.split(".")) - level + 1]
    return ".".join([*kept, target.lstrip(".")])


def functions(path: Path) -> list[Function]:
    """Every function of ``path`` with its lines, decorators and docstring left out."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return _cython_functions(text)
    found: list[Function] = []
    pending: list[ast.AST] = [ast.parse(text)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(Function(node.name, node.lineno, _python_length(node)))
        pending.extend(_statements(node))
    return found


def _python_length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    length = (node.end_lineno or node.lineno) - node.lineno + 1
    if ast.get_docstring(node) is not None:
        docstring = node.body[0]
        length -= (docstring.end_lineno or docstring.lineno) - docstring.lineno + 1
    return length


def _cython_functions(text: str) -> list[Function]:
    found: list[Function] = []
    lines = text.splitlines()
    for index, line in enumerate(lines):
        match = CYTHON_FUNCTION.match(line)
        if match is None:
            continue
        end = _block_end(lines, index, len(match["indent"]))
        body = "\n".join(lines[index:end])
        docstring = re.search(r'"""(?:.|\n)*?"""', body)
        documented = docstring[0].count("\n") + 1 if docstring else 0
        found.append(Function(line.strip(), index + 1, end - index - documented))
    return found


def _block_end(lines: list[str], start: int, indent: int) -> int:
    """Index after the last line of the block whose header is at ``start``."""
    header_end = start
    depth = 0
    for header_end in range(start, len(lines)):
        code = lines[header_end].partition("#")[0]
        depth += sum(map(code.count, "([{")) - sum(map(code.count, ")]}"))
        if depth <= 0:
            break
    end = header_end + 1
    for index in range(header_end + 1, len(lines)):
        line = lines[index]
        if line.strip():
            if len(line) - len(line.lstrip()) <= indent:
                break
            end = index + 1
    return end


def cycles(edges: dict[str, set[str]]) -> list[list[str]]:
    """Strongly connected groups of two or more modules (Tarjan's algorithm)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for neighbour in sorted(edges.get(node, ())):
            if neighbour not in index:
                visit(neighbour)
                low[node] = min(low[node], low[neighbour])
            elif neighbour in stack:
                low[node] = min(low[node], index[neighbour])
        if low[node] == index[node]:
            position = stack.index(node)
            group = stack[position:]
            del stack[position:]
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(edges):
        if node not in index:
            visit(node)
    return found

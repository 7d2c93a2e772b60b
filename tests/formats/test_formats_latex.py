"""LaTeX in place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import sources, translated

from libreoffice import squeezed
from postil.errors import InputError
from postil.formats.registry import open_document
from postil.formats.round_trip import Result, round_trip
from postil.text.pseudo import pseudo
from postil.text.tags import TaggedText

GOLDEN = Path(__file__).parent / "golden" / "text" / "article.tex"


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def test_what_is_typed_is_escaped(tmp_path: Path) -> None:
    text = "One \\emph{word} by~\\LaTeX\\ here\\footnote{Two words} and\\\\ $x$.\n% note\n\nNext.\n"
    path, out = write(tmp_path / "a.tex", text), tmp_path / "o.tex"
    assert sources(open_document(path, "en", "fr")) == {
        "1.1": "One <1>word</1> by\u00a0<2/> here<3/> and<4/> <5/>.",
        "2.1": "Two words", "3.1": "Next.",
    }  # fmt: skip
    texts = {"1.1": "50 % & <2/>a <3/><1>{mot}</1>\u00a0<5/> x_1 \\", "2.1": "Deux #"}
    translated(path, out, texts)
    assert out.read_text("utf-8") == (
        "50 \\% \\& \\LaTeX a \\footnote{Deux \\#}\\emph{\\{mot\\}}~$x$ x\\_1 \\textbackslash{}"
        "\n% note\n\nNext.\n"
    )


def test_the_golden_article_is_written_soundly(tmp_path: Path) -> None:
    report = round_trip(GOLDEN, ("en", "fr"), tmp_path)
    assert (report.result, report.faults) == (Result.SOUND, [])


def test_another_reader_finds_the_translation(tmp_path: Path) -> None:
    walker = pytest.importorskip("pylatexenc.latexwalker")
    document, out = open_document(GOLDEN, "en", "fr"), tmp_path / "o.tex"
    targets = {one.id: pseudo(one.source) for one in document.segments}
    document.save(out, targets)

    def texts(nodes: Iterable[Any]) -> Iterator[str]:
        for node in nodes:
            yield getattr(node, "chars", "")
            inner = list(getattr(node, "nodelist", None) or [])
            arguments = getattr(node, "nodeargd", None)
            inner += [one for one in getattr(arguments, "argnlist", None) or [] if one is not None]
            yield from texts(inner)

    def read(path: Path) -> str:
        nodes, _, _ = walker.LatexWalker(path.read_text("utf-8")).get_latex_nodes()
        return squeezed("".join(texts(nodes)))

    said, before = read(out), read(GOLDEN)
    pieces = [
        piece
        for one in targets.values()
        for part in one.parts()
        if isinstance(part, str)
        for piece in part.split()
        if any(map(str.isalpha, piece)) and "&" not in piece
    ]
    assert [piece for piece in pieces if squeezed(piece).strip("[]") not in said] == []
    assert any(squeezed(piece) not in before for piece in pieces)


pieces = st.sampled_from([
    "word ", "\\emph{a b} ", "{", "}", "\\section{T t}", "\\footnote{n n}", "$x$", "$", "%c\n",
    "\n", "\n\n", "\\\\", "\\'e", "\\begin{itemize}", "\\end{itemize}", "\\item ", "\\item[a] ",
    "\\begin{tabular}{ll}", "\\end{tabular}", "&", "~", "\\", "\\x", "\\x{some words here}",
    "\\begin{verbatim}", "\\end{verbatim}", "\\verb|a|", "[", "]", "é", "\\begin{document}",
    "\\end{document}", "\\href{u}{t t}", "\\title{a b}", "\\[x\\]",
])  # fmt: skip


@settings(deadline=None, max_examples=300)
@given(st.lists(pieces, max_size=30).map("".join))
def test_any_text(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.mktemp("tex")
    path, out = write(folder / "a.tex", text), folder / "o.tex"
    document = open_document(path, "en", "fr")
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    targets = {one.id: one.source + TaggedText.of("ź") for one in document.segments}
    document.save(out, targets)
    assert out.read_text("utf-8").count("ź") == len(targets)


def test_hostile_text(tmp_path: Path) -> None:
    for text in ("$" * 40000, "\\begin{verbatim}" * 8000, "{}" * 40000, "\\(" * 40000,
                 "[" * 40000, "\\verb|" * 20000, "\\x[" * 20000, "a{b}\n\n" * 20000,
                 "\\footnote{a" * 100, "%\n" * 40000):  # fmt: skip
        document = open_document(write(tmp_path / "a.tex", text), "en", "fr")
        document.save(tmp_path / "o.tex", {})
    with pytest.raises(InputError, match="too deeply"):
        open_document(write(tmp_path / "a.tex", "{" * 5000 + "a" + "}" * 5000), "en", "fr")

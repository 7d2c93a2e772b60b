"""reStructuredText in place, as docutils reads it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import shown, sources, translated, typed

from libreoffice import squeezed
from postil.formats.filter_options import FilterOptions
from postil.formats.registry import open_document
from postil.formats.round_trip import Result, round_trip
from postil.text.pseudo import pseudo
from postil.text.tags import TaggedText

GOLDEN = Path(__file__).parent / "golden" / "text" / "guide.rst"
TABLES = """\
+-------+-----------+---+
| A cat | Two words | x |
+=======+===========+===+
| - one | spans two     |
| - two +-----------+---+
|       | inner     | y |
+-------+-----------+---+

=====  =====  ======
One    Two    Three
=====  =====  ======
first  cell   last one
       more   here
next   row
=====  =====  ======
"""


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def test_a_title_grows_with_its_lines(tmp_path: Path) -> None:
    path = write(tmp_path / "a.rst", "====\nOver\n====\n\nUnder\n-----\nText *here* too.\n")
    texts = {"1.1": "Dessus long", "2.1": "日本語", "3.1": "Mot<1>s</1>ici"}
    translated(path, tmp_path / "o.rst", texts)
    assert (tmp_path / "o.rst").read_text("utf-8") == (
        "===========\nDessus long\n===========\n\n日本語\n------\nMot\\ *s*\\ ici\n"
    )


def test_what_would_be_markup(tmp_path: Path) -> None:
    path = write(tmp_path / "a.rst", "One::\n\n  code\n\nTwo *a b* c.\n")
    translated(path, tmp_path / "o.rst", {"1.1": "- Un", "2.1": "<1> a </1>1."})
    assert (tmp_path / "o.rst").read_text("utf-8") == "\\- Un::\n\n  code\n\n *a* 1.\n"


def test_what_keeps_markup_apart_is_no_text(tmp_path: Path) -> None:
    text = "H\\ :sub:`2`\\ O and\\ two ``a``\\ s, x\\\\ ``b``.\n"
    path, out = write(tmp_path / "a.rst", text), tmp_path / "o.rst"
    source = open_document(path, "en", "fr").segments[0].source
    assert shown(source) == "H<1/>O and\\ two <2/>s, x\\\\ <3/>."
    translated(path, out, {"1.1": "<2/>s, H<1/>O, x\\\\ <3/>."})
    assert out.read_text("utf-8") == "``a``\\ s, H\\ :sub:`2`\\ O, x\\\\ ``b``.\n"
    before = open_document(path, "en", "fr", options=FilterOptions(version=5))
    assert shown(before.segments[0].source).startswith("H\\ <1/>\\ O and")


def test_tables_grow(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.rst", TABLES), tmp_path / "o.rst"
    found = sources(open_document(path, "en", "fr"))
    assert list(found.values()) == [
        "A cat", "one", "two", "Two words", "spans two", "inner", "x", "y",
        "One", "first", "next", "Two", "cell more", "row", "Three", "last one here",
    ]  # fmt: skip
    names = {text: name for name, text in found.items()}
    texts = {"inner": "à l'intérieur ici", "one": "un", "first": "premier mot", "cell more": "é"}
    translated(path, out, {names[text]: new for text, new in texts.items()})
    assert (
        out.read_text("utf-8")
        == """\
+-------+-------------------+---+
| A cat | Two words         | x |
+=======+===================+===+
| - un  | spans two             |
| - two +-------------------+---+
|       | à l'intérieur ici | y |
+-------+-------------------+---+

===========  =====  ======
One          Two    Three
===========  =====  ======
premier mot  é      last one
                    here
next         row
===========  =====  ======
"""
    )


JOINED = """\
+-----+-----------+---+
| A   | B         | C |
+=====+===========+===+
| One C++ tale    | c |
+-----+-----------+---+
| a   | b over two    |
|     +-----------+---+
|     | d         | e |
+-----+-----------+---+

=====  =====  ======
A and B here  three
------------  ------
One    Two    Three
=====  =====  ======
first  cell   last
second and more here
--------------------
third  cell   end
=====  =====  ======
"""


def test_cells_over_several_columns(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.rst", JOINED), tmp_path / "o.rst"
    names = {text: name for name, text in sources(open_document(path, "en", "fr")).items()}
    assert {"One C++ tale", "b over two", "A and B here", "second and more here"} <= {*names}
    texts = {
        "One C++ tale": "Un conte tout à fait long de C++", "A": "L'article",
        "b over two": "b sur deux", "first": "le premier",
        "second and more here": "deuxième et davantage encore, tout ici",
    }  # fmt: skip
    translated(path, out, {names[text]: new for text, new in texts.items()})
    assert (
        out.read_text("utf-8")
        == """\
+-----------+----------------------+---+
| L'article | B                    | C |
+===========+======================+===+
| Un conte tout à fait long de C++ | c |
+-----------+----------------------+---+
| a         | b sur deux               |
|           +----------------------+---+
|           | d                    | e |
+-----------+----------------------+---+

==========  =====  ===================
A and B here       three
-----------------  -------------------
One         Two    Three
==========  =====  ===================
le premier  cell   last
deuxième et davantage encore, tout ici
--------------------------------------
third       cell   end
==========  =====  ===================
"""
    )


SEPARATED = """\
.. csv-table:: Prices *now*
   :header: "Name", Use
      of it
   :widths: 10, 20

   Nut,"holds ""bolts"", well"
   "- one thing

   - another ``x, y``
     thing", bare 5" words
   ,12

.. csv-table::
   :delim: ;
   :escape: \\

   one;"two \\"quoted\\""; three\\; four

After.
"""


def test_tables_of_separated_values(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.rst", SEPARATED), tmp_path / "o.rst"
    names = {text: name for name, text in sources(open_document(path, "en", "fr")).items()}
    assert list(names) == [
        "Prices <1>now</1>", "Name", "Use", "of it", "Nut", 'holds "bolts", well', "one thing",
        "another <1/> thing", 'bare 5" words', "one", 'two "quoted"', "three; four", "After.",
    ]  # fmt: skip
    texts = {
        "Use": "Usage, oui", "Nut": 'Un "écrou"', 'holds "bolts", well': 'tient "bien", dit',
        "one thing": "une chose", "another <1/> thing": '<1/> "autre"', "one": "un; deux",
        'two "quoted"': 'deux "cités"',
    }  # fmt: skip
    translated(path, out, {names[text]: new for text, new in texts.items()})
    assert (
        out.read_text("utf-8")
        == """\
.. csv-table:: Prices *now*
   :header: "Name", "Usage, oui"
      of it
   :widths: 10, 20

   "Un ""écrou"\"","tient ""bien"", dit"
   "- une chose

   - ``x, y`` ""autre"\"", bare 5" words
   ,12

.. csv-table::
   :delim: ;
   :escape: \\

   "un; deux";"deux \\"cités\\""; three\\; four

After.
"""
    )


@pytest.mark.parametrize("text", [GOLDEN.read_text("utf-8"), TABLES, JOINED, SEPARATED])
def test_docutils_reads_what_is_written(tmp_path: Path, text: str) -> None:
    core = pytest.importorskip("docutils.core")
    path, out = write(tmp_path / "a.rst", text), tmp_path / "o.rst"
    document = open_document(path, "en", "fr")
    targets = {one.id: pseudo(one.source) for one in document.segments}
    document.save(out, targets)
    quiet = {"report_level": 5, "halt_level": 5}

    def read(file: Path) -> tuple[str, list[str]]:
        tree = core.publish_doctree(file.read_text("utf-8"), settings_overrides=quiet)
        kinds = [type(one).__name__ for one in tree.findall() if type(one).__name__ != "Text"]
        images = "".join(one.get("alt", "") for one in tree.findall() if hasattr(one, "get"))
        return squeezed(tree.astext() + images), kinds

    said, kinds = read(out)
    before, kinds_before = read(path)
    assert kinds == kinds_before
    for one in document.segments:
        pieces = [part for part in one.source.parts() if isinstance(part, str)]
        assert all(squeezed(piece) in before for piece in pieces)
        new = [part for part in targets[one.id].parts() if isinstance(part, str)]
        assert all(squeezed(piece) in said for piece in new), one.id
    report = round_trip(path, ("en", "fr"), tmp_path)
    assert (report.result, report.faults) == (Result.SOUND, [])


pieces = st.sampled_from([
    "word ", "*em* ", "**b** ", "``c`` ", "`l <u>`_ ", ":r:`t` ", "[1]_ ", "|s| ", "\n", "\n\n",
    "- ", "1. ", "  ", ".. note:: ", ".. code::\n\n   x\n\n", "====\n", "----\n", "::\n", "| ",
    "+--+--+\n", "|a |b |\n", "|a  b |\n", "== ==\n", "-----\n", ".. csv-table::\n\n", '   "a, b",',
    "   c, d\n", '"",', "a  b\n", ":f: ", "\\", "*", "`", "_", ".. ", "é",
])  # fmt: skip


@settings(deadline=None, max_examples=300)
@given(st.lists(pieces, max_size=30).map("".join))
def test_any_text(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.mktemp("rst")
    path, out = write(folder / "a.rst", text), folder / "o.rst"
    document = open_document(path, "en", "fr")
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    targets = {one.id: one.source + TaggedText.of("ź") for one in document.segments}
    document.save(out, targets)
    assert out.read_text("utf-8").count("ź") == len(targets)


def test_hostile_text_is_read_and_stays(tmp_path: Path) -> None:
    path, out = tmp_path / "a.rst", tmp_path / "o.rst"
    for text in ("- " * 20000, "`" * 50000, "*a " * 20000, "+-+\n|x|\n" * 8000, ":a:" * 20000,
                 "a::\n" * 20000, "=\n" * 20000, "|a" * 30000, "(a" * 30000,
                 ".. csv-table::\n\n" + '   "a\n' * 20000, ".. csv-table::\n\n   " + 'a,"' * 20000,
                 "+-" * 300 + "+\n" + ("|a" * 300 + "|\n" + "+-" * 300 + "+\n") * 20,
                 "= =\na b\n---\n" * 4000):  # fmt: skip
        open_document(write(path, text), "en", "fr").save(out, {})
        assert out.read_bytes() == path.read_bytes()


def test_typed_tags_come_back(tmp_path: Path) -> None:
    path = write(tmp_path / "a.rst", "See :ref:`this part <x>` and `that <u>`_.\n")
    source = open_document(path, "en", "fr").segments[0].source
    assert shown(source) == "See <1>this part</1> and <2>that</2>."
    document = open_document(path, "en", "fr")
    document.save(tmp_path / "o.rst", {"1.1": typed("<2>Ça</2> et <1>ceci</1>.", source)})
    assert (tmp_path / "o.rst").read_text("utf-8") == "`Ça <u>`_ et :ref:`ceci <x>`.\n"

"""Fuzzing of what the desk shows: any text from a file stands as it is, in every widget.

The texts of a case go through the widgets of one desk with a project. A text that is shown as HTML,
a file that is opened because a text names it, and a hang are findings. Qt is imported when the
first case is shown. ``python tests/fuzz/fuzz_widgets.py NUMBER`` shows that many cases.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fuzz_case import Case, Target

PICTURE = b"picture.png"  # stands in the folder of the desk, and nobody is to open it
LONGEST = 100_000  # characters
_RICH = (
    b"<img src='PICTURE'>", b'<img width="1" height="1" src="PICTURE">', b"<b>bold</b> <i>x</i>",
    b"<table background='PICTURE'><tr><td style='background:url(PICTURE)'>x</td></tr></table>",
    b"<style>@import url(PICTURE); p { background: url(PICTURE) }</style><p>x</p>",
    b"<link rel='stylesheet' href='PICTURE'>x", b"<script>x</script>", b"&lt;b&gt; &amp; &#0; &",
    b"<a href='file:PICTURE'>x</a>", b"<?xml version='1.0'?><html><body><img src='PICTURE'></body>",
    b"![x](PICTURE) [x](PICTURE)", b"<p style='list-style-image:url(PICTURE)'>",
    b"a & b &File && \t Ctrl+Q [*] %p %n", b"\xe2\x80\xae \xe2\x81\xa6 \xd7\x90 <img src=PICTURE>",
    b"x\0<img src=PICTURE>", b"\xed\xa0\x80 <img src=PICTURE>",
    b"\xe2\x80\xa8<img src=PICTURE>\r", b"\xef\xbf\xbc<img src=PICTURE>", b"e\xcc\x81" * 3000,
    b"<ul style='" + b"x:y;" * 2000 + b"'><li>x", b"<" * 3000, b"<td>" * 2000, b"&" * 3000,
    b"word" * 20_000, b"a b " * 20_000,
)  # fmt: skip


def _seeds() -> list[Case]:
    return [{"case.txt": text.replace(b"PICTURE", PICTURE)} for text in _RICH]


def _prepare() -> None:
    from fuzz_desk import the_desk  # noqa: PLC0415 (which imports Qt)

    the_desk()


def _show(folder: Path) -> None:
    from fuzz_desk import the_desk  # noqa: PLC0415

    # lone surrogates come out of bytes that are no UTF-8, as they come out of JSON
    text = (folder / "case.txt").read_bytes().decode("utf-8", "surrogateescape")
    the_desk().show(text[:LONGEST])


TARGETS = (Target("widgets", _seeds, _show, prepare=_prepare),)


def main(cases: int) -> int:
    """Show the first cases; 1 if one of them is a finding."""
    from fuzz_worker import attempt, make_case  # noqa: PLC0415 (which knows all targets)

    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        (scratch / "tmp").mkdir()
        tempfile.tempdir = str(scratch / "tmp")
        for number in range(cases):
            found = attempt(TARGETS[0], make_case(_seeds(), TARGETS[0], 1, number), scratch)
            if found is not None:
                print(f"case {number}: {found[0]}\n{found[1]}")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))

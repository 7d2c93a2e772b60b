"""Files for Trados, memoQ, Wordfast and Phrase keep the rules these tools check."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_files import write_zip
from test_formats_interop import found
from test_formats_phrase import FILE, MARKS, unit
from tool_rules import faults

from postil.errors import InputError
from postil.formats.registry import open_document
from postil.formats.segment import Remark, SegmentState
from postil.text.pseudo import pseudo

GOLDEN = Path(__file__).parent / "golden"
TRADOS = (GOLDEN / "trados.sdlxliff").read_text("utf-8")
MEMOQ = (GOLDEN / "memoq.mqxliff").read_text("utf-8")
PLAIN = (
    '<source xml:space="preserve">Two</source><target xml:space="preserve"></target>'
)  # fmt: skip
KINDS = (".sdlxliff", ".mqxliff", ".mqxlz", ".txlf")
PHRASE = FILE.format(
    level=1,
    units=unit(0, "{b>Press<b} {1>it<1}{2}", "{1>Un<1}", marks=MARKS) + unit(1, "Two {1}"),
)
CODES = (
    '<source xml:space="preserve">Press <bpt id="1">&lt;b&gt;</bpt>OK<ept id="1">&lt;/b&gt;</ept> '
    'or <ph id="2">&lt;x/&gt;</ph>.</source><target xml:space="preserve"></target>'
)


def check(path: Path, out: Path) -> None:
    """Translate everything in every state, with remarks; no rule is broken that was kept before."""
    before = set(faults(path))
    document = open_document(path, "en", "fr")
    targets = {one.id: pseudo(one.source) for one in document.segments}
    remarks = {one.id: [Remark("Ann", "Sure?")] for one in document.segments}
    for state in SegmentState:
        document.save(out, targets, dict.fromkeys(targets, state), remarks)
        assert set(faults(out)) - before == set()
    assert targets


def test_files_by_hand(tmp_path: Path) -> None:
    for name in ("trados.sdlxliff", "memoq.mqxliff"):
        check(GOLDEN / name, tmp_path / name)
    text = MEMOQ.replace(PLAIN, CODES)
    assert text != MEMOQ
    path = tmp_path / "codes.mqxliff"
    path.write_text(text, "utf-8")
    check(path, tmp_path / "o.mqxliff")
    package = write_zip(tmp_path / "a.mqxlz", {"document.mqxliff": text, "skeleton.xml": "<s/>"})
    check(package, tmp_path / "o.mqxlz")
    (tmp_path / "a.mxliff").write_text(PHRASE, "utf-8")
    check(tmp_path / "a.mxliff", tmp_path / "o.mxliff")


@pytest.mark.parametrize("path", found(*KINDS))
def test_files_of_the_tools(tmp_path: Path, path: Path) -> None:
    try:
        check(path, tmp_path / path.name)
    except InputError:
        pytest.skip("it is meant to be refused")


@pytest.mark.parametrize(
    ("text", "wrong", "fault"),
    [
        (TRADOS, ('conf="ApprovedTranslation"', 'conf="Done"'), "conf Done"),
        (TRADOS, ('percent="100"', 'percent="130"'), "percent 130"),
        (TRADOS, ('<sdl:seg id="2"/>', ""), "definitions of"),
        (TRADOS, ('mid="2" /> </g></target>', 'mid="3" /> </g></target>'), "of the target"),
        (TRADOS, ('<target><g id="2">', '<target><g id="9">'), "g 9 is not in the source"),
        (TRADOS, ('id="bb"', 'id="aa"'), "there twice"),
        (MEMOQ, ('mq:status="NotStarted"', 'mq:status="Done"'), "status Done"),
        (MEMOQ, (">Un</target>", '>Un<ph id="1"/></target>'), "ph 1 is not in the source"),
        (MEMOQ, (">Un</target>", '>Un<ept id="1"/></target>'), "ept 1 ends nothing"),
        (MEMOQ, (">Un</target>", ">Un</target><target/>"), "two targets"),
        (PHRASE, ('m:confirmed="0"', 'm:confirmed="yes"'), "confirmed yes"),
        (PHRASE, ("Un&lt;1}", "Un&lt;1}{7}"), "tag {7} is not in the source"),
        (PHRASE, ("Un&lt;1}", 'Un<ph id="1"/>'), "more than text"),
    ],
)
def test_broken_files_have_faults(
    tmp_path: Path, text: str, wrong: tuple[str, str], fault: str
) -> None:
    path = tmp_path / "a.xlf"
    path.write_text(text, "utf-8")
    assert faults(path) == []
    assert text != text.replace(*wrong)
    path.write_text(text.replace(*wrong), "utf-8")
    assert any(fault in one for one in faults(path))

"""Changes that memoQ tracked: tags in them, numbered anew, are those of the source."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_files import shown

from postil.formats.registry import open_document
from postil.text.tags import TaggedText
from postil.workspace.checks.catalogue import check_pair
from postil.workspace.checks.finding import Pair

XLIFF = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:mq="MQXliff" version="1.2">\
<file original="a" source-language="en" target-language="fr" datatype="x"><body>{}</body></file>\
</xliff>
"""


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        # as memoQ numbers them: each half of what was inserted, and what follows a change
        ('<mrk {ins}><bpt id="5" rid="14">{{b}}</bpt>le</mrk><mrk {ins}><ept id="6" rid="17">{{/b}}'
         '</ept></mrk> <ph id="9">{{br}}</ph>', "<1>le</1> <3/>"),
        ('<ph id="7">{{br}}</ph><mrk {ins}>x</mrk><bpt id="1" rid="1">{{b}}</bpt>le<ept id="8" '
         'rid="20">{{/b}}</ept>', "<3/>x<1>le</1>"),
        ('<bpt id="3" rid="8">{{b}}</bpt><bpt id="4" rid="9">{{b}}</bpt>a<ept id="5" rid="10">'
         '{{/b}}</ept>b<ept id="6" rid="11">{{/b}}</ept><mrk {ins}>c</mrk>', "<1><2>a</2>b</1>c"),
        ('<mrk {ins}><bpt id="8" rid="8">{{u}}</bpt>le<ept id="9" rid="8">{{/u}}</ept></mrk>',
         "<8>le</8>"),  # the source has no such tag
    ],
)  # fmt: skip
def test_memoq_tags_in_changes_are_those_of_the_source(
    tmp_path: Path, target: str, expected: str
) -> None:
    source = (
        '<bpt id="1" rid="1">{b}</bpt><bpt id="2" rid="2">{b}</bpt>the<ept id="3" rid="2">{/b}'
        '</ept> button<ept id="4" rid="1">{/b}</ept><ph id="3">{br}</ph>'
    )
    target = target.format(ins='mtype="x-mq-tc" mq:tctype="ins" mq:tcuser="Ann"')
    unit = (
        f'<trans-unit id="1" mq:status="PartiallyEdited"><source>{source}</source>'
        f"<target>{target}</target></trans-unit>"
    )
    path, out = tmp_path / "a.mqxliff", tmp_path / "o.mqxliff"
    path.write_text(XLIFF.format(unit), encoding="utf-8")
    document = open_document(path, "en", "fr")
    (segment,) = document.segments
    assert segment.target is not None
    assert shown(segment.target) == expected
    document.save(out, {segment.id: segment.target})
    assert out.read_bytes() == path.read_bytes()
    document.save(out, {segment.id: segment.target + TaggedText("!")})
    written = out.read_text(encoding="utf-8")
    if "<8>" not in expected:
        for tag in segment.target.tags:
            assert tag in segment.source.tags
            assert tag.markup in written.partition("<target>")[2]
    assert "x-mq-tc" not in written


def test_checks_of_a_real_file(shared_data: Path) -> None:
    (path,) = shared_data.glob("interop/**/ChangeTracking_memoQ_1.mqxliff")
    for segment in open_document(path, "en", "fr").segments:
        assert segment.target is not None
        pair = Pair(segment.source, segment.target, "en", "fr")
        assert not any(finding.check.startswith("tag-") for finding in check_pair(pair))

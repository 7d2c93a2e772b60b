"""States of segments: what each word of a format means, what is written back, what stays.

A word of the file that Postil does not tell apart from another stays as long as the state does;
when the state changes, the file gets the word that its own tool has for it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.formats.bilingual import BilingualDocument
from postil.formats.registry import open_document
from postil.formats.segment import Segment, SegmentState
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project

NEW, DRAFT, TRANSLATED, REVIEWED, FINAL, REJECTED = SegmentState

XLIFF = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" \
xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" xmlns:mq="MQXliff" version="1.2">\
<file original="a" datatype="x" source-language="en" target-language="fr"><body>{}\
</body></file></xliff>
"""
XLIFF_2 = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">\
<file id="f"><unit id="1">{}</unit></file></xliff>
"""
UNIT = '<trans-unit id="1"{}><source>One</source><target{}>Un</target></trans-unit>'
TRADOS = (
    '<trans-unit id="1"><source>One</source><seg-source><mrk mtype="seg" mid="1">One</mrk>'
    '</seg-source><target><mrk mtype="seg" mid="1">Un</mrk></target>'
    '<sdl:seg-defs><sdl:seg id="1"{}/>'
    "</sdl:seg-defs></trans-unit>"
)
SEGMENT = "<segment{}><source>One</source><target>Un</target></segment>"
PO = """msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

{}msgid "One"
msgstr "Un"
"""


def xliff(of_unit: str = "", of_target: str = "") -> str:
    return XLIFF.format(UNIT.format(of_unit, of_target))


def state(word: str, more: str = "") -> str:
    return xliff(of_target=f' state="{word}"{more}')


def trados(word: str, more: str = "", inside: str = "") -> str:
    text = XLIFF.format(TRADOS.format(f' conf="{word}"{more}'))
    end = f">{inside}</sdl:seg></sdl:seg-defs>" if inside else "/></sdl:seg-defs>"
    return text.replace("/></sdl:seg-defs>", end)


def memoq(word: str, more: str = "") -> str:
    return xliff(f' mq:status="{word}"{more}')


def xliff_2(attributes: str) -> str:
    return XLIFF_2.format(SEGMENT.format(attributes))


READ = {
    "a.xlf": [
        (xliff(), DRAFT),
        (xliff(' approved="yes"'), FINAL),
        (xliff(' approved="no"'), DRAFT),
        (xliff(' approved="yes"', ' state="needs-review-translation"'), DRAFT),
        (state("new"), NEW),
        (state("needs-translation"), NEW),
        (state("needs-adaptation"), DRAFT),
        (state("needs-l10n"), DRAFT),
        (state("needs-review-adaptation"), DRAFT),
        (state("needs-review-l10n"), DRAFT),
        (state("needs-review-translation"), DRAFT),
        (state("translated"), TRANSLATED),
        (state("signed-off"), REVIEWED),
        (state("final"), FINAL),
        (state("x-checked-by-robot"), DRAFT),
        (state("translated", ' state-qualifier="exact-match"'), TRANSLATED),
        (state("translated", ' state-qualifier="rejected-grammar"'), REJECTED),
    ],
    "a.sdlxliff": [
        (trados("Unspecified"), DRAFT),  # there is a translation, whatever it is worth
        (trados("Draft"), DRAFT),
        (trados("Translated"), TRANSLATED),
        (trados("RejectedTranslation"), REJECTED),
        (trados("ApprovedTranslation"), REVIEWED),
        (trados("RejectedSignOff"), REJECTED),
        (trados("ApprovedSignOff"), FINAL),
        (trados("SomethingNew"), DRAFT),
    ],
    "a.mqxliff": [
        (memoq("NotStarted"), NEW),
        (memoq("PartiallyEdited"), DRAFT),
        (memoq("Pretranslated", ' mq:percent="87"'), DRAFT),
        (memoq("MachineTranslated"), DRAFT),
        (memoq("AssembledFromFragments"), DRAFT),
        (memoq("ManuallyConfirmed"), TRANSLATED),
        (memoq("Reviewer1Confirmed"), REVIEWED),
        (memoq("Proofread"), FINAL),
        (memoq("Rejected"), REJECTED),
        (memoq("SomethingNew"), DRAFT),
    ],
    "b.xlf": [
        (xliff_2(""), DRAFT),
        (xliff_2(' state="initial"'), DRAFT),
        (xliff_2(' state="translated"'), TRANSLATED),
        (xliff_2(' state="translated" subState="mine:checked"'), TRANSLATED),
        (xliff_2(' state="reviewed"'), REVIEWED),
        (xliff_2(' state="final"'), FINAL),
    ],
    "a.po": [
        (PO.format(""), TRANSLATED),
        (PO.format("#, c-format\n"), TRANSLATED),
        (PO.format('#, fuzzy, c-format\n#| msgid "Once"\n'), DRAFT),
    ],
}
CASES = [(name, *case) for name, cases in READ.items() for case in cases]


def opened(path: Path, text: str) -> tuple[BilingualDocument, Segment]:
    path.write_text(text, encoding="utf-8")
    document = open_document(path, "en", "fr")
    assert isinstance(document, BilingualDocument)
    (segment,) = document.segments
    return document, segment


@pytest.mark.parametrize("percent", ["1e300", "inf", "nan", "-3", "many", ""])
def test_a_percent_that_can_be_none_is_none(tmp_path: Path, percent: str) -> None:
    for name, text in (
        ("a.mqxliff", memoq("Pretranslated", f' mq:percent="{percent}"')),
        ("a.sdlxliff", trados("Draft", f' origin="tm" percent="{percent}"')),
    ):
        assert opened(tmp_path / name, text)[1].score is None
        assert opened(tmp_path / name, text.replace(f'"{percent}"', '"102"'))[1].score == 102


SDL_VALUES = (
    '<sdl:value key="created_by">Ada</sdl:value>'
    '<sdl:value key="created_on">02/01/2024 10:00:00</sdl:value>'
    '<sdl:value key="last_modified_by">{}</sdl:value>'
    '<sdl:value key="modified_on">{}</sdl:value>'
)
MEMOQ_VALUES = ' mq:lastchanginguser="{}" mq:lastchangedtimestamp="{}"'


@pytest.mark.parametrize(
    ("name", "text", "author", "made"),
    [
        ("a.sdlxliff", ("Grace", "02/03/2024 04:05:06"), "Grace", "2024-02-03T04:05:06Z"),
        ("a.sdlxliff", ("", ""), "Ada", "2024-02-01T10:00:00Z"),
        ("a.sdlxliff", ("Grace", "yesterday"), "Grace", ""),
        ("a.mqxliff", ("Grace", "2024-02-03T04:05:06Z"), "Grace", "2024-02-03T04:05:06Z"),
        ("a.mqxliff", ("Grace", "0001-01-01T00:00:00Z"), "Grace", ""),
        ("a.mqxliff", ("", ""), "", ""),
    ],
)
def test_who_made_a_translation_and_when(
    tmp_path: Path, name: str, text: tuple[str, str], author: str, made: str
) -> None:
    if name == "a.mqxliff":
        whole = memoq("ManuallyConfirmed", MEMOQ_VALUES.format(*text))
    else:
        seg = f'<sdl:seg id="1" conf="Translated">{SDL_VALUES.format(*text)}</sdl:seg>'
        whole = trados("").replace('<sdl:seg id="1" conf=""/>', seg)
    _, segment = opened(tmp_path / name, whole)
    assert (segment.author, segment.made) == (author, made)


@pytest.mark.parametrize(("name", "text", "expected"), CASES)
def test_what_words_mean(tmp_path: Path, name: str, text: str, expected: SegmentState) -> None:
    document, segment = opened(tmp_path / name, text)
    assert segment.state == expected
    document.save(tmp_path / "out", {segment.id: TaggedText("Un")}, {segment.id: expected})
    assert (tmp_path / "out").read_text(encoding="utf-8") == text  # whatever finer word it was


def test_an_empty_translation_is_not_approved(tmp_path: Path) -> None:
    _, segment = opened(tmp_path / "a.xlf", xliff(' approved="yes"').replace(">Un<", "><"))
    assert segment.state == NEW


@pytest.mark.parametrize(
    ("name", "before", "changed", "after"),
    [
        ("a.xlf", xliff(), TRANSLATED, state("translated")),
        ("a.xlf", xliff(), FINAL, xliff(' approved="yes"', ' state="final"')),
        ("a.xlf", xliff(' approved="yes"'), TRANSLATED,
         xliff(' approved="no"', ' state="translated"')),
        ("a.xlf", xliff(' approved="yes"', ' state="final"'), REVIEWED,
         xliff(' approved="yes"', ' state="signed-off"')),
        ("a.xlf", state("needs-translation", ' state-qualifier="rejected-inaccurate"'), TRANSLATED,
         state("translated")),
        ("a.xlf", state("needs-l10n"), TRANSLATED, state("translated")),
        ("a.xlf", state("x-odd"), REVIEWED, state("signed-off")),
        ("a.xlf", state("final"), DRAFT, state("needs-review-translation")),
        (
            "a.xlf", state("translated"), REJECTED,
            xliff(of_target=' state="needs-translation" state-qualifier="rejected-inaccurate"'),
        ),
        ("a.sdlxliff", trados("Draft", ' locked="true"'), TRANSLATED,
         trados("Translated", ' locked="true"')),
        ("a.sdlxliff", trados("SomethingNew"), FINAL, trados("ApprovedSignOff")),
        ("a.sdlxliff", trados("RejectedSignOff"), REVIEWED, trados("ApprovedTranslation")),
        ("a.sdlxliff", trados("Translated"), REJECTED, trados("RejectedTranslation")),
        ("a.mqxliff", memoq("Pretranslated", ' mq:percent="87"'), TRANSLATED,
         memoq("ManuallyConfirmed", ' mq:percent="87"')),
        ("a.mqxliff", memoq("MachineTranslated"), REJECTED, memoq("Rejected")),
        ("a.mqxliff", memoq("ManuallyConfirmed"), FINAL, memoq("Proofread")),
        ("b.xlf", xliff_2(""), TRANSLATED, xliff_2(' state="translated"')),
        ("b.xlf", xliff_2(' state="translated" subState="mine:checked"'), FINAL,
         xliff_2(' state="final"')),
        ("a.po", PO.format('#, fuzzy\n#| msgid "Once"\n'), TRANSLATED, PO.format("")),
        ("a.po", PO.format('#, fuzzy, c-format\n#| msgid "Once"\n'), FINAL,
         PO.format("#, c-format\n")),
        ("a.po", PO.format("#, c-format\n"), REJECTED, PO.format("#, fuzzy, c-format\n")),
    ],
)  # fmt: skip
def test_what_is_written_when_the_state_changes(
    tmp_path: Path, name: str, before: str, changed: SegmentState, after: str
) -> None:
    document, segment = opened(tmp_path / name, before)
    document.save(tmp_path / f"o-{name}", {}, {segment.id: changed})
    text = (tmp_path / f"o-{name}").read_text(encoding="utf-8")
    assert text == after
    means = {FINAL: TRANSLATED, REJECTED: DRAFT} if name == "a.po" else {}
    assert opened(tmp_path / f"o-{name}", text)[1].state == means.get(changed, changed)


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("a.xlf", state("needs-l10n", ' state-qualifier="mt-suggestion"'), state("needs-l10n")),
        ("a.sdlxliff", trados("Draft", ' origin="mt" percent="0"'),
         trados("Draft", ' origin="interactive"',
                    '<sdl:prev-origin origin="mt" percent="0"/>')),
            ("a.sdlxliff",
             trados("Draft", ' origin="tm" origin-system="client" percent="85" text-match="Source"',
                    '<sdl:prev-origin origin="source"/><sdl:value key="a">1</sdl:value>'),
             trados("Draft", ' origin="interactive"',
                    '<sdl:prev-origin origin="tm" origin-system="client" percent="85" '
                    'text-match="Source"><sdl:prev-origin origin="source"/></sdl:prev-origin>'
                    '<sdl:value key="a">1</sdl:value>')),
        ("a.mqxliff", memoq("Pretranslated", ' mq:percent="87"'),
         memoq("PartiallyEdited", ' mq:percent="87"')),
        ("a.mqxliff", memoq("MachineTranslated"), memoq("PartiallyEdited")),
        ("b.xlf", xliff_2(' state="initial" subState="mine:mt"'),
         xliff_2(' state="initial" subState="mine:mt"')),
        ("a.po", PO.format('#, fuzzy\n#| msgid "Once"\n'),
         PO.format('#, fuzzy\n#| msgid "Once"\n')),
    ],
)  # fmt: skip
def test_a_draft_that_was_edited_no_longer_says_where_it_came_from(
    tmp_path: Path, name: str, before: str, after: str
) -> None:
    document, segment = opened(tmp_path / name, before)
    document.save(tmp_path / "out", {segment.id: TaggedText("Une")}, {segment.id: DRAFT})
    expected = after.replace(">Un<", ">Une<").replace('"Un"', '"Une"')
    assert (tmp_path / "out").read_text(encoding="utf-8") == expected


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.sdlxliff", trados("Translated", ' locked="true"')),
        ("a.mqxliff", memoq("ManuallyConfirmed", ' mq:locked="locked"')),
        ("a.mqxliff", memoq("ManuallyConfirmed", ' mq:locked="manually"')),
    ],
)
def test_locked_segments_are_locked_in_a_project(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with create_project(
        tmp_path / "p",
        NewProject(
            name="x", source_language="en", target_language="fr", documents=[tmp_path / name]
        ),
    ) as project:
        (segment,) = project.segments.read()
        assert segment.locked
        assert segment.target == TaggedText("Un")
        (info,) = project.files.all()
        project.files.export(info.id, tmp_path / "out")
    assert (tmp_path / "out").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.xlf", xliff(' translate="no"')),
        ("a.xlf", XLIFF.format(f'<group translate="no">{UNIT.format("", "")}</group>')),
        ("b.xlf", xliff_2("").replace('<unit id="1"', '<unit id="1" translate="no"')),
        ("b.xlf", xliff_2("").replace('<file id="f"', '<file id="f" translate="no"')),
    ],
)
def test_what_is_not_to_be_translated_is_not_shown(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    document = open_document(path, "en", "fr")
    assert document.segments == []
    document.save(tmp_path / "out", {})
    assert (tmp_path / "out").read_text(encoding="utf-8") == text


def test_what_po_files_keep(tmp_path: Path) -> None:
    text = """# Translators' words
msgid ""
msgstr ""

#, fuzzy
#| msgctxt "menu"
#| msgid ""
#| "Open the\\n"
#| "\\"old\\" file"
#| msgid_plural "Open the old files"
msgctxt "menu"
msgid "Open the file"
msgstr "Ouvrir"

# Of the obsolete entry
#. Of it, too
#, fuzzy
#~| msgid "Older"
#~ msgctxt "c"
#~ msgid "Old"
#~ msgstr "Vieux"

msgid "Close"
msgstr "Fermer"
"""
    path = tmp_path / "a.po"
    path.write_text(text, encoding="utf-8")
    document = open_document(path, "en", "fr")
    first, second = document.segments
    assert (first.state, second.state) == (DRAFT, TRANSLATED)
    assert first.note == 'Context: menu\nFormer source: Open the "old" file'
    assert second.note == ""
    document.save(tmp_path / "out", {second.id: TaggedText("Ferme")}, {second.id: DRAFT})
    expected = text.replace(
        'msgid "Close"\nmsgstr "Fermer"', '#, fuzzy\nmsgid "Close"\nmsgstr "Ferme"'
    )
    assert (tmp_path / "out").read_text(encoding="utf-8") == expected
    document.save(tmp_path / "out", {}, {first.id: TRANSLATED})
    start, end = text.index("#, fuzzy\n#| msgctxt"), text.index('msgctxt "menu"\nmsgid')
    assert (tmp_path / "out").read_text(encoding="utf-8") == text[:start] + text[end:]

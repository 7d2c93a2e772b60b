"""Segmentation rules: which rule decides, expressions of ICU, SRX files, Postil's rules as such."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.cli import main
from postil.errors import InputError, UsageError
from postil.formats.exchange.srx import read_srx, write_srx
from postil.formats.registry import open_document
from postil.text.default_rules import default_rules
from postil.text.sentences import split_sentences
from postil.text.srx import Rule, SegmentationRules, from_icu, split_by_rules
from postil.text.tags import placeholder

STOP = Rule(True, r"\.", r"\s")
OPEN, CLOSE = placeholder(0), placeholder(1)
SRX_1 = """<srx version="1.0"><header segmentsubflows="yes"/><body><languagerules>
<languagerule languagerulename="Default"><rule break="no">
<beforebreak>\\bMr\\.</beforebreak><afterbreak>\\s</afterbreak></rule>
<rule><beforebreak>[\\.\\?!]+</beforebreak><afterbreak>\\s</afterbreak></rule></languagerule>
</languagerules><maprules><maprule maprulename="Default">
<languagemap languagepattern=".*" languagerulename="Default"/></maprule></maprules></body></srx>"""


def split(text: str, *rules: Rule) -> list[str]:
    return split_by_rules(text, rules)


def test_the_first_rule_that_fits_decides() -> None:
    title = Rule(False, r"\bMr\.", r"\s")
    assert split("Mr. A. Go.", title, STOP) == ["Mr. A.", " Go."]
    assert split("Mr. A. Go.", STOP, title) == ["Mr.", " A.", " Go."]
    assert split("Mr. A.", title) == ["Mr. A."]
    assert split("", STOP) == []


def test_postils_own_rules_keep_closing_marks_with_their_sentence() -> None:
    for text in ("Il dit\u00a0: «\u00a0Oui\u00a0!\u00a0» Il part.", "«\u202fNon.\u202f» Elle rit."):
        assert default_rules().splitter("fr")(text) == split_sentences(text, "fr")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The U.S. Army is here. He left the U.S. This is it. At 10 a.m. Monday. It’s on."),
        ("ja", "これは文です．次の文です． 版は１．５と3．6です．終"),
        ("ja", "彼は「もう遅い！」と言った。「行け！」とても速く。終"),
        ("el", "Τι κάνεις; Είμαι καλά. «Ποιος;» Εγώ\u037e Ναι; ναι."),
        ("en", "Stop; Go; stay."),
        ("de", "Mehr als 3. Das reicht am 5. „Mai“. Es sind 12. „Das“ ist das 3. Mal."),
    ],
)
def test_postils_own_rules_say_the_same(language: str, text: str) -> None:
    assert default_rules().splitter(language)(text) == split_sentences(text, language)


def test_either_side_may_be_empty() -> None:
    assert split("a;b", Rule(True, ";", "")) == ["a;", "b"]
    assert split("a;b", Rule(True, "", ";")) == ["a", ";b"]
    assert split("ab", Rule(True)) == ["a", "b"]


def test_tags_are_not_seen_by_rules() -> None:
    text = f"One.{CLOSE} {OPEN}Two.{OPEN}Three"
    assert split(text, STOP) == [f"One.{CLOSE}", f" {OPEN}Two.{OPEN}Three"]
    assert split(f"a{OPEN};{CLOSE}b", Rule(True, ";", "b")) == [f"a{OPEN};", f"{CLOSE}b"]


@given(st.text(st.sampled_from("aB. ?\n" + OPEN)), st.sampled_from(["en", "ru", "ja"]))
def test_pieces_joined_are_the_text(text: str, language: str) -> None:
    pieces = default_rules().splitter(language)(text)
    assert "".join(pieces) == text
    assert all(pieces)


def test_rules_of_all_matching_languages_apply_in_a_cascade() -> None:
    rules = SegmentationRules(
        {"en": (STOP,), "all": (Rule(True, "!", ""),)}, (("en.*", "en"), (".*", "all"))
    )
    assert len(rules.rules_for("EN-gb")) == 2
    assert rules.rules_for("fr") == rules.lists["all"]
    alone = SegmentationRules(rules.lists, rules.languages, cascade=False)
    assert alone.rules_for("en") == rules.lists["en"]


@pytest.mark.parametrize(
    ("icu", "text", "places"),
    [
        (r"\x{2e}", "a.b", 1),
        (r"\Q.*\E", "a.*b", 1),
        (r"[a-z&&[^b]]", "abc", 2),
        (r"\p{Lu}", "aÉ", 1),
        (r"\h", "a\u00a0b", 1),
        (r"\d++", "12", 2),
    ],
)
def test_expressions_of_icu(icu: str, text: str, places: int) -> None:
    assert sum(1 for _ in Rule(True, icu).pattern.finditer(text)) >= places
    assert from_icu(r"\\x{41}") == r"\\x{41}"


def test_a_rule_that_takes_too_long_is_named() -> None:
    with pytest.raises(UsageError, match="took too long"):
        split("a" * 40 + "b", Rule(True, "", r"(?:a|aa)+$"))


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "one.srx"
    path.write_text(SRX_1, encoding="utf-8")
    assert read_srx(path).splitter("en")("Mr. A? B.") == ["Mr. A?", " B."]
    write_srx(default_rules(), path)
    assert read_srx(path) == default_rules()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<tmx/>", "not a file of segmentation rules"),
        ("<srx/>", "maps no language"),
        (SRX_1.replace("Mr", "("), "cannot be used"),
        (SRX_1.replace('languagerulename="Default"/', 'languagerulename="x"/'), "lacks"),
        (SRX_1[:300], "not well-formed"),
    ],
)
def test_wrong_files(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "one.srx"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=said):
        read_srx(path)


def test_documents_are_cut_by_rules_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("One; two. Three", encoding="utf-8")
    (tmp_path / "a.html").write_text("<p>One; <b>two.</b> Three</p>", encoding="utf-8")
    rules = SegmentationRules({"x": (Rule(True, ";", ""),)}, ((".*", "x"),))
    for name in ("a.txt", "a.html"):
        document = open_document(tmp_path / name, "en", "fr", rules)
        assert [s.source.plain for s in document.segments] == ["One;", "two. Three"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_postils_rules_say_the_same_as_srx(shared_data: Path, language: str) -> None:
    path = shared_data / "tech-en-fr" / f"dev.en-fr.{language}"
    lines = path.read_text(encoding="utf-8").splitlines()
    split_srx = default_rules().splitter(language)
    same = whole = 0
    for start in range(0, 1000, 5):
        text = " ".join(lines[start : start + 5])
        ours, theirs = split_sentences(text, language), split_srx(text)
        whole += len(ours)
        same += len(set(ours) & set(theirs))
    assert same > 0.99 * whole


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, rules = tmp_path / "a.txt", tmp_path / "postil.srx"
    text.write_text("Mr. A. One. Two.\n", encoding="utf-8")
    assert main(["segment", "--write-rules", str(rules)]) == 0
    for options in ([], ["--rules", str(rules)]):
        assert main(["segment", str(text), "-s", "en", *options]) == 0
        assert capsys.readouterr().out.splitlines() == ["Mr. A. One.", "Two."]
    assert main(["segment"]) == 2

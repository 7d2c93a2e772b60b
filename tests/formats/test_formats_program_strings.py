"""Strings of programs: resx, Android, Apple, Qt, YAML and Fluent, in place."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest
import yaml
from fluent.syntax import FluentParser
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree
from package_files import shown, sources, translated, typed

from postil.errors import InputError
from postil.formats.registry import open_document
from postil.formats.round_trip import Result, round_trip
from postil.formats.segment import Remark, SegmentState
from postil.text.tags import TaggedText


def write(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


RESX = """<?xml version="1.0" encoding="utf-8"?>
<root>
  <!-- kept -->
  <resheader name="version"><value>2.0</value></resheader>
  <data name="Hello" xml:space="preserve">
    <value>Hello {0:N2}, &lt;b&gt;you&lt;/b&gt; &amp; {{me}}.</value>
    <comment>A greeting</comment>
  </data>
  <data name="Logo" type="System.Resources.ResXFileRef"><value>logo.png;Bitmap</value></data>
  <data name="&gt;&gt;ok.Name"><value>ok</value></data>
  <data name='Raw'><value><![CDATA[One < two]]></value></data>
</root>
"""
ANDROID = """<?xml version="1.0" encoding="utf-8"?>
<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
    <!-- Shown first -->
    <string name="hi">Don\\'t  wait\\n<b>%1$s</b>, at <xliff:g id="x">%2$d</xliff:g>!</string>
    <string name="q">"  It's \\u00e9 "</string>
    <string name="no" translatable="false">Same</string>
    <string name="ref">@string/hi</string>
    <string name="html"><![CDATA[<p>Don\\'t</p>]]></string>
    <string-array name="days"><item>Monday</item><item>Tuesday</item></string-array>
    <plurals name="files">
        <item quantity="one">One file</item>
        <item quantity="other">%d files</item>
    </plurals>
</resources>
"""
STRINGSDICT = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>files</key>
\t<dict>
\t\t<key>NSStringLocalizedFormatKey</key>
\t\t<string>%#@n@ left</string>
\t\t<key>n</key>
\t\t<dict>
\t\t\t<key>NSStringFormatSpecTypeKey</key>
\t\t\t<string>NSStringPluralRuleType</string>
\t\t\t<key>NSStringFormatValueTypeKey</key>
\t\t\t<string>ld</string>
\t\t\t<key>one</key>
\t\t\t<string>%ld file</string>
\t\t\t<key>other</key>
\t\t\t<string>%ld files</string>
\t\t</dict>
\t</dict>
</dict>
</plist>
"""
STRINGS = (
    '/* Greeting */\n"hi" = "Hello %@,\\n\\"you\\"";\n// bare\nCFName = "A name"; '
    '"k\\U00e9" = "100%%";\n'
)
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Main</name>
    <message>
        <location filename="a.cpp" line="3"/>
        <source>Open &amp;file %1</source>
        <extracomment>A menu</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform>%n fichier</numerusform>
            <numerusform/>
        </translation>
    </message>
    <message><source>Old</source><translation type="vanished">Vieux</translation></message>
    <message><source>Done</source><translation>Fait</translation></message>
    <message><source>Empty</source><translation type="unfinished"/></message>
</context>
</TS>
"""
YAML = """# Texts
en:
  hi: Hello %{name}
  # For the menu
  open: 'Don''t open: "it"'
  esc: "A\\ttab" # behind
  yes: true
  n: 5
  list: [One thing, "two, three"]
  long: |
    First line
      second

  fold: >-
    These are
    one line
  files:
    one: One file
    other: "%{count} files"
  base: &b Some text
  again: *b
"""
FTL = """### File
# A greeting
hi = Hello { $name }, <b>{ -brand }</b>
    and all
    .title = A title
## Group
-brand = Firefox browser
files = You have { $n ->
    [one] one file
   *[other] { $n } files
  } here
"""
CATALOG = """{
  "sourceLanguage" : "en",
  "strings" : {
    "" : {

    },
    "Hello %@" : {

    },
    "bye" : {
      "comment" : "At the end",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Goodbye"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "needs_review",
            "value" : "Adieu"
          }
        }
      }
    },
    "files" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld file"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld files"
                }
              }
            }
          }
        }
      }
    },
    "not this" : {
      "shouldTranslate" : false
    }
  },
  "version" : "1.0"
}"""
KINDS = {
    ".resx": RESX, ".xml": ANDROID, ".stringsdict": STRINGSDICT, ".strings": STRINGS, ".ts": TS,
    ".yml": YAML, ".ftl": FTL, ".xcstrings": CATALOG,
}  # fmt: skip


def test_resx(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.resx", RESX), tmp_path / "o.resx"
    assert sources(open_document(path, "en", "fr")) == {
        "Hello.1": "Hello <1/>, <2>you</2> & <3/>me<4/>.", "Raw.1": "One < two",
    }  # fmt: skip
    assert open_document(path, "en", "fr").segments[0].note == "A greeting"
    translated(path, out, {"Hello.1": "<2>Toi</2> & <1/> <moi>", "Raw.1": "1 ]]> 2"})
    new = RESX.replace(
        "Hello {0:N2}, &lt;b&gt;you&lt;/b&gt; &amp; {{me}}.",
        "&lt;b&gt;Toi&lt;/b&gt; &amp; {0:N2} &lt;moi&gt;",
    )
    assert out.read_text("utf-8") == new.replace("One < two", "1 ]]]]><![CDATA[> 2")
    root = etree.parse(out).getroot()
    assert root.findtext("data[@name='Raw']/value") == "1 ]]> 2"


def test_android(tmp_path: Path) -> None:
    path, out = write(tmp_path / "strings.xml", ANDROID), tmp_path / "o.xml"
    assert sources(open_document(path, "en", "fr")) == {
        "hi.1": "Don't wait", "hi.2": "<1><2/></1>, at <3/>!", "q.1": "It's é", "html.1": "Don't",
        "days/0.1": "Monday", "days/1.1": "Tuesday", "files/one.1": "One file",
        "files/other.1": "<1/> files",
    }  # fmt: skip
    assert open_document(path, "en", "fr").segments[0].note == "Shown first"
    texts = {"hi.2": "L'heure  <3/> & <1><2/></1>", "q.1": "C'est \"", "html.1": "N'a"}
    translated(path, out, texts)
    new = ANDROID.replace(
        'Don\\\'t  wait\\n<b>%1$s</b>, at <xliff:g id="x">%2$d</xliff:g>!',
        "Don\\'t wait\\nL\\'heure \\u0020<xliff:g id=\"x\">%2$d</xliff:g> &amp; <b>%1$s</b>",
    )
    new = new.replace("It's \\u00e9", "C'est \\\"").replace("<p>Don\\'t", "<p>N\\'a")
    assert out.read_text("utf-8") == new


def test_quotation_marks_in_android(tmp_path: Path) -> None:
    """They keep the spaces between them and are not shown; one alone stays as it is."""
    text = '<resources><string name="a">One  "  two  "\\"x\\"</string>{}</resources>'
    path = write(tmp_path / "a.xml", text.format('<string name="b">Half " a</string>'))
    out = tmp_path / "o.xml"
    assert sources(open_document(path, "en", "fr")) == {"a.1": 'One   two  "x"', "b.1": 'Half " a'}
    translated(path, out, {"a.1": "Un   deux"})
    assert "Un \\u0020\\u0020deux<" in out.read_text("utf-8")


def test_plural_forms_that_the_file_has_not(tmp_path: Path) -> None:
    """A Polish translation of one and other has four forms; a Japanese one has one."""
    path, out = write(tmp_path / "strings.xml", ANDROID), tmp_path / "o.xml"
    names = [one.id for one in open_document(path, "en", "ja").segments]
    assert names[-1] == "files/other.1"
    assert "files/one.1" not in names
    document = open_document(path, "en", "pl")
    assert [one.id for one in document.segments][-4:] == [
        "files/one.1", "files/other.1", "files/few.1", "files/many.1"
    ]  # fmt: skip
    source = document.segments[-1].source
    document.save(out, {f"files/{k}.1": typed(f"<1/> {k}", source) for k in ("few", "many")})
    added = "".join(f'\n        <item quantity="{k}">%d {k}</item>' for k in ("few", "many"))
    assert out.read_text("utf-8") == ANDROID.replace("%d files</item>", f"%d files</item>{added}")
    path = write(tmp_path / "a.stringsdict", STRINGSDICT)
    document = open_document(path, "en", "pl")
    out = tmp_path / "o.stringsdict"
    document.save(out, {one.id: one.source for one in document.segments if "many" in one.id})
    assert out.read_bytes() == path.read_bytes()  # no translation is the same as the source
    source = next(one.source for one in document.segments if "many" in one.id)
    document.save(out, {"files/n/many.1": typed("<1/> <plików>", source)})
    with out.open("rb") as stream:
        assert plistlib.load(stream)["files"]["n"]["many"] == "%ld <plików>"
    assert "\n\t\t\t<key>many</key>\n\t\t\t<string>%ld &lt;" in out.read_text("utf-8")
    path, out = write(tmp_path / "a.yml", YAML), tmp_path / "o.yml"
    document = open_document(path, "en", "pl")
    document.save(out, {"files/few.1": TaggedText.of("kilka: plików")})
    read = yaml.safe_load(out.read_text("utf-8"))
    assert read["pl"]["files"] == {
        "one": "One file", "other": "%{count} files", "few": "kilka: plików"
    }  # fmt: skip


def test_stringsdict(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.stringsdict", STRINGSDICT), tmp_path / "o.stringsdict"
    assert sources(open_document(path, "en", "fr")) == {
        "files/NSStringLocalizedFormatKey.1": "<1/> left", "files/n/one.1": "<1/> file",
        "files/n/other.1": "<1/> files",
    }  # fmt: skip
    translated(path, out, {"files/n/one.1": "<1/> & fichier"})
    assert out.read_text("utf-8") == STRINGSDICT.replace("%ld file<", "%ld &amp; fichier<")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_apple_strings(tmp_path: Path, encoding: str) -> None:
    path, out = write(tmp_path / "a.strings", STRINGS.encode(encoding)), tmp_path / "o.strings"
    segments = open_document(path, "en", "fr").segments
    assert [(one.id, shown(one.source), one.note) for one in segments] == [
        ("hi.1", "Hello <1/>,", "Greeting"), ("hi.2", '"you"', "Greeting"),
        ("CFName.1", "A name", "bare")
    ]  # fmt: skip
    translated(path, out, {"hi.1": '<1/> \\ "é"\t'})
    new = STRINGS.replace('Hello %@,\\n\\"you\\"', '%@ \\\\ \\"é\\"\\t\\n\\"you\\"')
    assert out.read_bytes() == new.encode(encoding)
    with pytest.raises(InputError, match="line 2: this is no entry"):
        open_document(write(path, '"a" = "b";\n"c" "d";'), "en", "fr")


def test_qt(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.ts", TS), tmp_path / "o.ts"
    document = open_document(path, "en", "fr")
    assert [(one.id, shown(one.source), one.state.value) for one in document.segments] == [
        ("1", "Open &file <1/>", "new"), ("2[0]", "<1/> file(s)", "draft"),
        ("2[1]", "<1/> file(s)", "new"), ("4", "Done", "translated"), ("5", "Empty", "new"),
    ]  # fmt: skip
    assert document.segments[0].note == "Context: Main\nA menu"
    source = document.segments[0].source
    targets = {
        "1": typed("Ouvrir <1/> & <fichier>", source),
        "2[1]": typed("<1/> fichiers", document.segments[1].source), "4": TaggedText.of("Fini"),
        "5": TaggedText.of("Vide"),
    }  # fmt: skip
    states = dict.fromkeys(("1", "2[0]", "2[1]", "5"), SegmentState.TRANSLATED)
    states["4"] = SegmentState.DRAFT
    document.save(out, targets, states, {"1": [Remark("Ann", "Sure?")]})
    new = TS.replace(
        '<translation type="unfinished"></translation>',
        "<translatorcomment>Ann: Sure?</translatorcomment>\n        "
        "<translation>Ouvrir %1 &amp; &lt;fichier&gt;</translation>",
    )
    new = new.replace(
        'type="unfinished">\n            <numerusform>', ">\n            <numerusform>"
    )
    new = new.replace("<translation >", "<translation>")
    new = new.replace("<numerusform/>", "<numerusform>%n fichiers</numerusform>")
    new = new.replace("<translation>Fait", '<translation type="unfinished">Fini')
    new = new.replace('<translation type="unfinished"/>', "<translation>Vide</translation>")
    assert out.read_text("utf-8") == new
    again = open_document(out, "en", "fr").segments
    assert [one.state.value for one in again] == [
        "translated", "translated", "translated", "draft", "translated"
    ]  # fmt: skip


def test_string_catalog(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.xcstrings", CATALOG), tmp_path / "o.xcstrings"
    document = open_document(path, "en", "fr")
    assert [(one.id, shown(one.source), one.state.value) for one in document.segments] == [
        ("Hello %@", "Hello <1/>", "new"), ("bye", "Goodbye", "draft"),
        ("files[plural/one]", "<1/> file", "new"), ("files[plural/other]", "<1/> files", "new"),
    ]  # fmt: skip
    assert document.segments[1].note == "At the end"
    document.save(out, {}, {"bye": SegmentState.TRANSLATED})
    assert out.read_text("utf-8") == CATALOG.replace("needs_review", "translated")
    of = {one.id: one.source for one in document.segments}
    texts = {"Hello %@": 'Salut "<1/>"', "files[plural/one]": "<1/> fichier"}
    targets = {name: typed(text, of[name]) for name, text in texts.items()}
    document.save(out, targets, dict.fromkeys(texts, SegmentState.TRANSLATED))
    unit = """{
INDENT  "stringUnit" : {
INDENT    "state" : "translated",
INDENT    "value" : "VALUE"
INDENT  }
INDENT}"""

    def laid_out(depth: int, value: str) -> str:
        return unit.replace("INDENT", " " * depth).replace("VALUE", value)

    new = CATALOG.replace(
        '"Hello %@" : {\n\n    }',
        '"Hello %@" : {\n      "localizations" : {\n        "fr" : '
        + laid_out(8, 'Salut \\"%@\\"')
        + "\n      }\n    }",
    )
    inside = laid_out(14, "%lld fichier")
    end = "            }\n          }\n        }"
    plural = '{\n          "variations" : {\n            "plural" : {\n              "one" : '
    new = new.replace(
        f"{end}\n      }}\n    }},\n    \"not",
        f"{end},\n        \"fr\" : {plural}{inside}\n{end}\n"
        "      }\n    },\n    \"not",
    )  # fmt: skip
    assert out.read_text("utf-8") == new
    again = open_document(out, "en", "fr").segments
    assert [one.state.value for one in again] == ["translated", "draft", "translated", "new"]
    polish = [one.id for one in open_document(path, "en", "pl").segments]
    assert polish[2:] == [f"files[plural/{one}]" for one in ("one", "few", "many", "other")]


def test_yaml(tmp_path: Path) -> None:
    path, out = write(tmp_path / "en.yml", YAML), tmp_path / "fr.yml"
    document = open_document(path, "en", "fr")
    assert sources(document) == {
        "hi.1": "Hello <1/>", "open.1": 'Don\'t open: "it"', "esc.1": "A\ttab",
        "list/0.1": "One thing", "list/1.1": "two, three", "long.1": "First line",
        "long.2": "second",
        "fold.1": "These are one line", "files/one.1": "One file", "files/other.1": "<1/> files",
        "base.1": "Some text",
    }  # fmt: skip
    notes = {one.id: one.note for one in document.segments}
    assert (notes["open.1"], notes["esc.1"]) == ("For the menu", "behind")
    texts = {
        "hi.1": "<1/>: bonjour", "open.1": "N'ouvrez pas", "esc.1": 'Un "é"\n', "list/0.1": "a, b",
        "long.1": "Un\n", "long.2": "deux", "fold.1": "Ceci\net cela", "base.1": "yes",
    }  # fmt: skip
    translated(path, out, texts)
    new = YAML.replace("en:\n", "fr:\n").replace("Hello %{name}", '"%{name}: bonjour"')
    new = new.replace("Don''t open: \"it\"", "N''ouvrez pas").replace(
        '"A\\ttab"', '"Un \\"é\\"\\n"'
    )
    new = new.replace("One thing", '"a, b"').replace("Some text", '"yes"')
    new = new.replace("First line\n      second", "Un\n\n      deux")
    new = new.replace("These are\n    one line", "Ceci\n\n    et cela")
    assert out.read_text("utf-8") == new
    read = yaml.safe_load(out.read_text("utf-8"))["fr"]
    assert (read["long"], read["fold"]) == ("Un\n\n  deux\n", "Ceci\net cela")


def test_fluent(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.ftl", FTL), tmp_path / "o.ftl"
    document = open_document(path, "en", "fr")
    assert sources(document) == {
        "hi.1": "Hello <1/>, <2><3/></2>", "hi.2": "and all", "hi@title.1": "A title",
        "-brand.1": "Firefox browser", "files.1": "You have <1/> here", "files[one].1": "one file",
        "files[other].1": "<1/> files",
    }  # fmt: skip
    assert document.segments[0].note == "A greeting"
    texts = {
        "hi.1": "<2><3/></2> {x}\n[y] <1/>", "hi.2": "{et}", "files[one].1": "un fichier",
        "files.1": "Ici <1/>",
    }  # fmt: skip
    translated(path, out, texts)
    new = FTL.replace(
        "Hello { $name }, <b>{ -brand }</b>\n    and all",
        '<b>{ -brand }</b> {"{"}x{"}"}\n    {"["}y] { $name }\n    {"{"}et{"}"}',
    )
    new = (
        new.replace("You have {", "Ici {")
        .replace("  } here", "  }")
        .replace("one file", "un fichier")
    )
    assert out.read_text("utf-8") == new
    with pytest.raises(InputError, match="line 2: not Fluent"):
        open_document(write(path, "a = b\nc\n"), "en", "fr")
    windows = write(tmp_path / "w.ftl", FTL.replace("\n", "\r\n"))
    translated(windows, out, texts)
    assert out.read_bytes() == new.replace("\n", "\r\n").encode()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("feeds", ["\n", "\r\n"])
def test_round_trip_of_strings(tmp_path: Path, kind: str, feeds: str) -> None:
    path = write(tmp_path / f"a{kind}", KINDS[kind].replace("\n", feeds))
    report = round_trip(path, ("en", "fr"), tmp_path)
    assert (report.result, report.faults) == (Result.SOUND, [])
    assert report.segments


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        (".yml", "a: [b", "not YAML"),
        (".yml", "a: b\x07", "not YAML"),
        (".yml", "[" * 5000, "not YAML|too deep"),
        (".yml", "a:\n b: c\n d", "not YAML"),
        (".ftl", "a = " + "{" * 5000, "nested too deeply"),
        (".xcstrings", "{}", "no string catalog"),
        (".xcstrings", "[" * 99999, "too deep"),
        (".xcstrings", '{"a"', "not JSON"),
        (".xcstrings", CATALOG.replace("Adieu", "Été").encode("cp1252"), "is UTF-8"),
        (".ts", "<a/>", "no translation of a Qt program"),
        (".resx", "<a/>", "no .NET resources"),
        (".stringsdict", "<a/>", "no property list"),
        (".xml", "<project/>", "begin with <project>"),
        (".xml", "<!DOCTYPE a [<!ENTITY b 'c'>]><resources>&b;</resources>", "entities"),
        (".resx", "<!DOCTYPE root [<!ENTITY b SYSTEM '/etc/passwd'>]><root>&b;</root>", "entities"),
    ],
)
def test_damaged_strings(tmp_path: Path, kind: str, text: str | bytes, message: str) -> None:
    with pytest.raises(InputError, match=message):
        open_document(write(tmp_path / f"a{kind}", text), "en", "fr")


def test_names_that_come_twice_in_fluent_have_numbers(tmp_path: Path) -> None:
    text = (
        "a = One\n    .t = Two\n    .t = Three\na = { $n ->\n    [one] Four\n    [one] Five\n"
        "   *[other] Six\n }\n    .t = Seven\n"
    )
    document = open_document(write(tmp_path / "a.ftl", text), "en", "fr")
    assert [one.id for one in document.segments] == [
        *("a.1", "a@t.1", "a@t#2.1"),
        *("a#2[one].1", "a#2[one]#2.1", "a#2[other].1", "a#2@t.1"),
    ]


def test_a_plural_form_is_added_to_the_item_of_a_list_that_it_belongs_to(tmp_path: Path) -> None:
    text = "en:\n  - other: '%{n} files'\n    one: A file\n"
    path, out = write(tmp_path / "a.yml", text), tmp_path / "o.yml"
    document = open_document(path, "en", "pl")
    document.save(out, {one.id: one.source + TaggedText("x") for one in document.segments})
    (forms,) = yaml.safe_load(out.read_text(encoding="utf-8"))["pl"]
    assert forms.keys() == {"one", "few", "many", "other"}


def test_aliases_are_not_followed(tmp_path: Path) -> None:
    """A few lines of YAML that would be gigabytes."""
    lines = ["a: &a [lol, lol]"] + [
        f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]"
        for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    ]  # fmt: skip
    path = write(tmp_path / "a.yml", "\n".join(lines))
    assert len(open_document(path, "en", "fr").segments) == 2


any_text = st.text(
    st.characters(exclude_categories=("Cs",)) | st.sampled_from("'\"\\{}[]<>&%@#:?*.,\n \t|-!"),
    max_size=30,
)


def _said(kind: str, path: Path) -> str:
    """What an independent reader finds in the second text of a file."""
    if kind == ".yml":
        return str(yaml.safe_load(path.read_text("utf-8"))["fr"]["b"])
    if kind == ".ftl":
        message = FluentParser().parse(path.read_bytes().decode()).body[1]
        value = message.value  # type: ignore[union-attr]
        return "".join(
            one.expression.parse()["value"] if hasattr(one, "expression") else one.value
            for one in value.elements
        )
    if kind == ".stringsdict":
        with path.open("rb") as stream:
            return str(plistlib.load(stream)["a"]["n"]["other"])
    return str(etree.parse(path).getroot().findtext("data[2]/value"))


TWO = {
    ".yml": ["en:\n  a: x\n  b: old\n  c: y\n", "en:\n  b: 'old'\n", 'en:\n  b: "old"\n',
             "en:\n  b: |-\n    old\n  c: y\n", "en:\n  b: >-\n    old\n  c: y\n",
             "en: {b: old, c: y}\n", "en:\n  b: |-\n    old"],
    ".ftl": ["a = x\nb = old\nc = y\n", "a = x\nb =\n    old\nc = y\n"],
    ".stringsdict": ["<plist><dict><key>a</key><dict><key>n</key><dict>"
                     "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                     "<key>other</key><string>old</string></dict></dict></dict></plist>"],
    ".resx": ['<root><data name="a"><value>x</value></data><data name="b"><value>old</value>'
              "</data></root>", '<root><data name="a"/><data name="b"><value><![CDATA[old]]>'
              "</value></data></root>"],
}  # fmt: skip


@pytest.mark.parametrize("kind", TWO)
@settings(deadline=None, max_examples=60)
@given(text=any_text, place=st.integers(0, 6))
def test_any_translation_is_read_by_others(
    tmp_path_factory: pytest.TempPathFactory, kind: str, text: str, place: int
) -> None:
    folder = tmp_path_factory.mktemp("any")
    path, out = folder / f"a{kind}", folder / f"o{kind}"
    write(path, TWO[kind][place % len(TWO[kind])])
    document = open_document(path, "en", "fr")
    segment = next(one for one in document.segments if one.source.plain.startswith("old"))
    target = TaggedText.of(text)
    document.save(out, {segment.id: target})
    if target.is_empty:
        assert out.read_bytes() == path.read_bytes()
        return
    expected = target.plain
    if kind == ".ftl":
        expected = expected.replace("\0", "\N{REPLACEMENT CHARACTER}")
    if kind in (".resx", ".stringsdict"):
        expected = "".join(c if _legal(c) else "\N{REPLACEMENT CHARACTER}" for c in expected)
    found = _said(kind, out)
    assert " ".join(found.split()) == " ".join(expected.split())
    if kind != ".ftl":  # what stands at the ends of its lines is no text
        assert found == expected
    open_document(out, "en", "fr")


def _legal(sign: str) -> bool:
    return (
        sign in "\t\n\r"
        or ("\x20" <= sign <= "\ud7ff")
        or (sign >= "\ue000" and sign not in "\ufffe\uffff")
    )

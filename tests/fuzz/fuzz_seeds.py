"""The corpus that fuzzing starts from: a small, rich file of every kind, written here.

A case is a set of files by name. Where real files are at hand (``POSTIL_DATA``), they are added,
but nothing of them is ever saved.
"""

from __future__ import annotations

import gzip
import io
import os
import zipfile
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from fuzz_dialects import MEMOQ, PHRASE, TRADOS

import postil_resources

Case: TypeAlias = dict[str, bytes]
"""Contents of files by their names relative to the folder of the case."""

REPOSITORY = Path(__file__).resolve().parents[2]
SAMPLE = Path(str(files(postil_resources) / "sample"))
DATA = Path(os.environ.get("POSTIL_DATA", REPOSITORY.parent / "shared" / "data"))
LARGEST = 256 << 10  # bytes of a real file that is still quick to change and read

_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
_OFFICE = "application/vnd.openxmlformats-officedocument"
_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_A = "http://schemas.openxmlformats.org/drawingml/2006/main"
_X = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_ODF = "urn:oasis:names:tc:opendocument:xmlns"
_IDML = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging"'


def packed(members: Mapping[str, str | bytes], stored: Iterable[str] = ()) -> bytes:
    """A zip with these members."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
    return out.getvalue()


def _types(parts: Mapping[str, str]) -> str:
    rows = "".join(
        f'<Override PartName="/{name}" ContentType="{_OFFICE}.{kind}+xml"/>'
        for name, kind in parts.items()
    )
    return (
        f'{_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        f"{rows}</Types>"
    )


def _docx() -> bytes:
    note = '<w:r><w:footnoteReference w:id="2"/></w:r>'
    link = '<w:hyperlink r:id="rId1"><w:r><w:t>a link</w:t></w:r></w:hyperlink>'
    field = (
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r>'
        '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r>'
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    )
    change = (
        '<w:ins w:id="1" w:author="A"><w:r><w:t>new </w:t></w:r></w:ins>'
        '<w:del w:id="2" w:author="A"><w:r><w:delText>old </w:delText></w:r></w:del>'
    )
    box = (
        "<w:r><mc:AlternateContent><mc:Choice Requires='wps'><wps:txbx><w:txbxContent><w:p><w:r>"
        "<w:t>In a box.</w:t></w:r></w:p></w:txbxContent></wps:txbx></mc:Choice><mc:Fallback>"
        "<w:pict><w:txbxContent><w:p><w:r><w:t>In a box.</w:t></w:r></w:p></w:txbxContent>"
        "</w:pict></mc:Fallback></mc:AlternateContent></w:r>"
    )
    body = (
        '<w:body><w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r>'
        '<w:t xml:space="preserve">Press </w:t>'
        "</w:r><w:r><w:rPr><w:b/></w:rPr><w:t>the button</w:t></w:r><w:r><w:t>. Then wait.</w:t>"
        f"</w:r>{note}</w:p><w:p>{change}<w:r><w:t>text</w:t><w:tab/><w:br/><w:t>more</w:t></w:r>"
        f"{link}{field}{box}</w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>Cell</w:t></w:r></w:p></w:tc>"
        "</w:tr></w:tbl><w:sdt><w:sdtContent><w:p><w:r><w:t>Control</w:t></w:r></w:p>"
        "</w:sdtContent></w:sdt></w:body>"
    )
    spaces = (
        f'xmlns:w="{_W}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/'
        'relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
        'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
    )
    notes = '<w:footnote w:id="2"><w:p><w:r><w:t>A note.</w:t></w:r></w:p></w:footnote>'
    kind = "wordprocessingml"
    kinds = {
        "word/document.xml": f"{kind}.document.main",
        "word/footnotes.xml": f"{kind}.footnotes",
    }
    return packed(
        {
            "[Content_Types].xml": _types(kinds),
            "word/document.xml": f"{_HEAD}<w:document {spaces}>{body}</w:document>",
            "word/footnotes.xml": f"{_HEAD}<w:footnotes {spaces}>{notes}</w:footnotes>",
        }
    )


def _xlsx() -> bytes:
    kind = "spreadsheetml"
    kinds = {
        "xl/workbook.xml": f"{kind}.sheet.main",
        "xl/sharedStrings.xml": f"{kind}.sharedStrings",
        "xl/worksheets/sheet1.xml": f"{kind}.worksheet",
    }
    strings = (
        f'<sst xmlns="{_X}" count="3" uniqueCount="2"><si><t>A cell. Two.</t></si><si><r><rPr>'
        '<b/></rPr><t>bold</t></r><r><t xml:space="preserve"> plain</t></r></si></sst>'
    )
    sheet = (
        f'<worksheet xmlns="{_X}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c>'
        '<c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Inline</t></is></c>'
        '<c r="D1"><f>SUM(A1:B1)</f><v>3</v></c></row></sheetData></worksheet>'
    )
    book = (
        f'<workbook xmlns="{_X}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/'
        'relationships"><sheets><sheet name="First" sheetId="1" r:id="rId1"/></sheets></workbook>'
    )
    return packed(
        {
            "[Content_Types].xml": _types(kinds),
            "xl/workbook.xml": _HEAD + book,
            "xl/sharedStrings.xml": _HEAD + strings,
            "xl/worksheets/sheet1.xml": _HEAD + sheet,
        }
    )


def _pptx() -> bytes:
    kind = "presentationml"
    kinds = {
        "ppt/presentation.xml": f"{kind}.presentation.main",
        "ppt/slides/slide1.xml": f"{kind}.slide",
    }
    text = (
        '<a:p><a:r><a:rPr lang="en"/><a:t>Press </a:t></a:r><a:r><a:rPr b="1"/><a:t>it</a:t></a:r>'
        '<a:br/><a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld><a:r><a:t>. Now.</a:t></a:r>'
        "<a:endParaRPr/></a:p><a:p/>"
    )
    return packed(
        {
            "[Content_Types].xml": _types(kinds),
            "ppt/presentation.xml": f'{_HEAD}<p xmlns:a="{_A}"/>',
            "ppt/slides/slide1.xml": f'{_HEAD}<p:sld xmlns:a="{_A}" xmlns:p="p">{text}</p:sld>',
        }
    )


def _odt() -> bytes:
    names = ("office", "text", "style", "table", "draw")
    spaces = " ".join(f'xmlns:{name}="{_ODF}:{name}:1.0"' for name in names)
    body = (
        '<text:h>Heading</text:h><text:p>One <text:span text:style-name="T1">bold</text:span>'
        '<text:s text:c="3"/>two.<text:tab/><text:line-break/>Three<text:note><text:note-citation>1'
        "</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>"
        "</text:p><table:table><table:table-row><table:table-cell><text:p>Cell</text:p>"
        "</table:table-cell></table:table-row></table:table>"
        "<text:section text:display='none'><text:p>"
        "Hidden</text:p></text:section><text:p>A"
        "<text:change-start text:change-id='c'/>b<office:annotation>"
        "<text:p>Hm</text:p></office:annotation>"
        "<text:span text:style-name='T2'>secret</text:span></text:p>"
    )
    styles = (
        "<office:automatic-styles>"
        '<style:style style:name="T2" style:family="text"><style:text-properties'
        ' text:display="none"/></style:style></office:automatic-styles>'
    )
    content = (
        f"<?xml version='1.0'?>\n<office:document-content {spaces}>{styles}"
        "<office:body><office:text>"
        f"{body}</office:text></office:body></office:document-content>"
    )
    members = {
        "mimetype": "application/vnd.oasis.opendocument.text",
        "content.xml": content,
        "META-INF/manifest.xml": "<m/>",
    }
    return packed(members, stored=("mimetype",))


def _idml() -> bytes:
    story = (
        "<CharacterStyleRange S='a'><Content>One. Two</Content><Br/><Content>Three </Content>"
        "</CharacterStyleRange><CharacterStyleRange S='b'><Content>bold<?ACE 18?>\u2028x</Content>"
        "<Footnote><ParagraphStyleRange><CharacterStyleRange><Content>Note</Content>"
        "</CharacterStyleRange></ParagraphStyleRange></Footnote><Change ChangeType='InsertedText'>"
        "<Content>new</Content><Br/><Content>line</Content></Change>"
        "<Change ChangeType='DeletedText'>"
        "<ParagraphStyleRange><CharacterStyleRange><Content>old</Content></CharacterStyleRange>"
        "</ParagraphStyleRange></Change><Note UserName='Ann'><ParagraphStyleRange>"
        "<CharacterStyleRange><Content>Hm</Content></CharacterStyleRange>"
        "</ParagraphStyleRange></Note>"
        "</CharacterStyleRange><HyperlinkTextSource Self='h'><CharacterStyleRange><Content>link"
        "</Content></CharacterStyleRange></HyperlinkTextSource>"
    )
    members = {
        "mimetype": "application/vnd.adobe.indesign-idml-package",
        "designmap.xml": f'<Document {_IDML}><idPkg:Story src="Stories/Story_u1.xml"/></Document>',
        "Stories/Story_u1.xml": (
            f'<?xml version="1.0"?>\n<idPkg:Story {_IDML}><Story><ParagraphStyleRange P="x">'
            f"{story}</ParagraphStyleRange></Story></idPkg:Story>\n"
        ),
    }
    return packed(members, stored=("mimetype",))


XLIFF_1 = """<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.txt" source-language="en" target-language="fr" datatype="plaintext"><header/>
<body><group id="g"><trans-unit id="1" maxwidth="40" size-unit="char" approved="yes">
<source>Press <g id="1">the <x id="2"/>button</g>.</source>
<target state="translated">Appuyez sur <g id="1">le <x id="2"/>bouton</g>.</target>
<note>Short.</note><alt-trans match-quality="80"><source>Press</source><target>Appuyez</target>
</alt-trans></trans-unit>
<trans-unit id="2"><source>A <bpt id="1">&lt;b></bpt>bold<ept id="1">&lt;/b></ept> one. <ph id="3">x
</ph>Two.</source>
<seg-source><mrk mtype="seg" mid="1">A <bpt id="1">&lt;b></bpt>bold<ept id="1">
&lt;/b></ept> one.</mrk> <mrk mtype="seg" mid="2"><ph id="3">x</ph>Two.</mrk>
</seg-source></trans-unit>
<trans-unit id="3" translate="no"><source>v1.0</source></trans-unit></group></body></file></xliff>
"""

XLIFF_2 = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr"
 xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0">
<file id="f1" slr:storageRestriction="xliff:utf8"><unit id="1" slr:sizeRestriction="20"><notes>
<note>Short.</note></notes><originalData><data id="d1">&lt;b></data><data id="d2">&lt;/b></data>
</originalData><segment id="s1" state="translated"><source>A <pc id="1" dataRefStart="d1"
 dataRefEnd="d2">bold</pc> <ph id="2" dataRef="d1"/>one. </source><target>Un <pc id="1"
 dataRefStart="d1" dataRefEnd="d2">gras</pc> <ph id="2" dataRef="d1"/>. </target></segment>
<ignorable><source> </source></ignorable><segment id="s2"><source><sc id="3"/>Two<ec startRef="3"/>
<cp hex="0007"/><mrk id="m1" type="term">term</mrk></source></segment></unit></file></xliff>
"""

TMX = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header creationtool="x" creationtoolversion="1" segtype="sentence" o-tmf="x"
 adminlang="en" srclang="en-US" datatype="xml"><prop type="p">v</prop></header><body>
<tu tuid="1" creationdate="20200131T120000Z" creationid="A" changedate="20210131T120000Z"
 usagecount="3" lastusagedate="20220131T120000Z"><note>n</note><prop type="domain">law</prop>
<tuv xml:lang="en-US"><seg>Press <bpt i="1" x="1">&lt;b></bpt>the <ph x="2">&lt;br/></ph>button<ept
 i="1">&lt;/b></ept>.</seg></tuv><tuv xml:lang="fr"><seg>Appuyez <bpt i="1" x="1">&lt;b></bpt>ici<ph
 x="2">&lt;br/></ph><ept i="1">&lt;/b></ept>.</seg></tuv></tu>
<tu srclang="*all*"><tuv xml:lang="en"><seg>A <it pos="begin" x="1">&lt;i></it><hi
 type="t">word</hi><ph>&lt;a title="<sub>Sub text</sub>"></ph><ut>x</ut></seg></tuv><tuv
 xml:lang="FR-ca"><seg>Un mot</seg></tuv><tuv xml:lang="fr-FR"><seg>Le mot</seg></tuv></tu>
</body></tmx>
"""

TBX = """<?xml version="1.0" encoding="UTF-8"?>
<tbx style="dca" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>
<conceptEntry id="c1"><descrip type="definition">A thing.</descrip><langSec xml:lang="en"><termSec>
<term>button</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termSec>
</langSec><langSec xml:lang="fr"><termSec><term>bouton</term></termSec><termSec><term>touche</term>
<termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec></langSec>
</conceptEntry></body></text></tbx>
"""

MULTITERM = """<?xml version="1.0" encoding="UTF-8"?>
<mtf><conceptGrp><concept>1</concept><descripGrp><descrip type="Definition">D.</descrip>
</descripGrp><languageGrp><language type="English" lang="EN-GB"/><termGrp><term>film</term>
</termGrp></languageGrp>
<languageGrp><language type="French" lang="FR"/><termGrp><term>film</term><descripGrp>
<descrip type="Status">Forbidden</descrip></descripGrp></termGrp></languageGrp></conceptGrp></mtf>
"""

UTX = "#UTX 1.20; en/fr; 2024-01-01; license: CC0\n#src\ttgt\tterm status\tcomment\n"
UTX += "file\tfichier\tapproved\tnot a nail file\nmail\tmél\tforbidden\t\n"

SRX = """<?xml version="1.0" encoding="UTF-8"?>
<srx xmlns="http://www.lisa.org/srx20" version="2.0"><header segmentsubflows="yes" cascade="yes">
<formathandle type="start" include="no"/></header><body><languagerules><languagerule
 languagerulename="en"><rule break="no"><beforebreak>\\b(?:Mr|e\\.g)\\.</beforebreak><afterbreak>\\s
</afterbreak></rule><rule break="yes"><beforebreak>[.?!]+["\\p{Pf}]?</beforebreak>
<afterbreak>\\s+\\x{41}|\\s</afterbreak></rule></languagerule></languagerules><maprules>
<languagemap languagepattern="en.*" languagerulename="en"/>
<languagemap languagepattern=".*" languagerulename="en"/></maprules></body></srx>
"""

ARPA = """
\\data\\
ngram 1=5
ngram 2=4
ngram 3=2

\\1-grams:
-1.0\t<unk>\t0
-99\t<s>\t-0.3
-0.7\t</s>
-0.6\ta\t-0.2
-0.5\tb\t-0.25

\\2-grams:
-0.3\t<s> a\t-0.1
-0.4\ta b\t-0.15
-0.2\tb </s>
-0.35\tb a\t0.05

\\3-grams:
-0.05\t<s> a b
-0.02\ta b </s>

\\end\\
"""

# A message with a choice in a choice, quoted signs and words around them.
ICU = (
    "You '{'have'}' {n, plural, offset:1 =0 {no files} one {# file of {who}} other {# files {g, "
    "select, male {he} other {they}} it''s}} left at {t, time, short}"
)

_TEXTS: dict[str, str] = {
    "txt": "One line. Two sentences.\r\n\r\nA new paragraph: 3.5 mm!\nMr. Smith left.\n",
    "po": (
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n#. A comment\n#: a.c:12\n#, fuzzy\n'
        '#| msgid "old"\nmsgctxt "menu"\nmsgid "Open %s\\n"\n"more"\nmsgstr "Ouvrir %s\\n"\n\n'
        'msgid "one file"\nmsgid_plural "%d files"\nmsgstr[0] "un"\nmsgstr[1] "%d fichiers"\n\n'
        '#~ msgid "gone"\n#~ msgstr "parti"\n'
    ),
    "srt": "1\n00:00:01,000 --> 00:00:02,500\nHello <i>there</i>.\nTwo lines.\n\n2\n"
    "00:00:03,000 --> 00:00:04,000\n- Yes.\n",
    "vtt": "WEBVTT\n\nNOTE x\n\nid\n00:01.000 --> 00:02.000 align:start\n"
    "<v Ann>Hello &amp; bye\n",
    "md": (
        "---\ntitle: T\n---\n# Head *line*\n\nA [link](http://x \"t\") and `code` **bold**.\n"
        "Next.\n\n"
        "* item\n  1. sub\n\n> quote\n\n| a | b |\n|---|---|\n| c | d |\n\n```py\nx = 1\n```\n\n"
        "![pic](a.png)<b>html</b>\n\n<div>\nraw\n</div>\n\n[ref]: http://x\n"
    ),
    "json": '{"a": "Open {name}", "b": ["One", 2, null, {"c": "T\\u00e9\\n"}], "n": 1e5, '
    '"": "x y"}\n',
    "arb": '{"@@locale": "en", "title": "A title", "@title": {"description": "Short"}}\n',
    "xcstrings": '{"sourceLanguage" : "en", "strings" : {"Hi %@" : {}, "n" : {"comment" : "c", '
    '"localizations" : {"en" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : '
    '"translated", "value" : "%lld file"}}, "other" : {"stringUnit" : {"state" : "translated", '
    '"value" : "%lld files"}}}}}, "fr" : {"stringUnit" : {"state" : "needs_review", "value" : '
    '"x"}}}}, "no" : {"shouldTranslate" : false}}, "version" : "1.0"}\n',
    "properties": "# c\na.b=Open \\u00e9 {0}\nc : long \\\n   line\nd\\ e value here\n! x\n",
    "csv": 'id,text,note\n1,"Hello, ""you""",n\n2,"Two\nlines",\n',
    "tsv": "id\ttext\n1\tHello there\n",
    "html": (
        "<!DOCTYPE html><html lang=en><head><title>A title</title><meta name=description "
        "content='d e'><style>p{}</style><script>if (a<b) x='</p>'</script></head><body><p>One "
        '<b>bold</b> <br>two. Three<img src=a alt="pic one">.<p>Four &amp; &eacute;&#233;<ul>'
        "<li>item<li>two</ul>"
        "<table><tr><td>cell</table><pre> a\n b</pre><!-- c --><textarea>t</textarea></body></html>"
    ),
    "resx": '<root><data name="a"><value>Hi {0} &lt;b&gt;x&lt;/b&gt;</value><comment>c</comment>'
    '</data><data name="b" type="x"><value>no</value></data></root>\n',
    "xml": '<resources xmlns:x="y"><!-- c --><string name="a">It\\\'s <b>%1$s</b> <x:g>z</x:g>'
    '</string><plurals name="p"><item quantity="other">%d files</item></plurals></resources>\n',
    "stringsdict": "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
    "<string>%#@n@ left</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>"
    "NSStringPluralRuleType</string><key>other</key><string>%d files</string></dict></dict></dict>"
    "</plist>\n",
    "strings": '/* c */\n"a" = "Hello %@\\n";\nb = "x \\U00e9 y";\n',
    "ts": '<TS language="fr"><context><name>c</name><message numerus="yes"><source>%n file(s)'
    '</source><translation type="unfinished"><numerusform>un</numerusform><numerusform/>'
    "</translation></message><message><source>Two</source><translation>Deux</translation></message>"
    "</context></TS>\n",
    "yml": "en:\n  a: Hello %{name} # c\n  b: 'It''s'\n  c: |\n    One\n    two\n  d: [x, &y z]\n"
    '  e: {one: "1 file", other: "%{n} files"}\n  f: >-\n    folded\n    text\n  g: *y\n',
    "ftl": "# c\na = Hello { $name }\n    more\n    .t = Title\nb = { $n ->\n    [one] one\n"
    "   *[other] { $n } things\n }\n",
    "dita": "<topic><title>A <ph>title</ph></title><body><p>Go<fn>note</fn> on &amp; "
    "<image alt='x y'/></p><pre> a\n b</pre></body></topic>\n",
    "docbook": "<article><para>Text <emphasis>here</emphasis><footnote><para>n</para></footnote>"
    " end.</para><programlisting>x</programlisting></article>\n",
    "xhtml": '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title>'
    "</head><body><p>One<br/>two &#160; <i>three</i></p><![CDATA[x]]></body></html>",
}  # fmt: skip


def document_seeds() -> dict[str, list[Case]]:
    """Cases of one file each, by the ending of its name."""
    seeds: dict[str, list[bytes]] = {name: [text.encode()] for name, text in _TEXTS.items()}
    seeds["txt"].append("\ufeffUTF-16 text. Two.\r\n".encode("utf-16-le"))
    seeds["arb"].append(f'{{"@@locale": "en", "n": "{ICU}", "@n": {{}}}}'.encode())
    seeds["json"].append(f'{{"n": "{ICU}", "t": "{{a, select, other {{x}}}} y"}}'.encode())
    seeds["properties"].append(f"n = {ICU}\n".encode())
    seeds["csv"].append("a;b\nLatin caf\xe9;x\n".encode("cp1252"))
    seeds |= {
        "docx": [_docx()],
        "xlsx": [_xlsx()],
        "pptx": [_pptx()],
        "odt": [_odt()],
        "idml": [_idml()],
        "rtf": [(REPOSITORY / "tests" / "formats" / "golden" / "text" / "manual.rtf").read_bytes()],
        "xlf": [XLIFF_1.encode(), XLIFF_2.encode()],
        "sdlxliff": [TRADOS.encode(), XLIFF_1.encode("utf-16")],
        "mqxliff": [MEMOQ.encode()],
        "mxliff": [PHRASE.encode()],
        "mqxlz": [packed({"document.mqxliff": MEMOQ, "skeleton.xml": "<s/>"})],
    }
    return {
        ending: [{f"case.{ending}": data} for data in [*contents, *real_files(f".{ending}")]]
        for ending, contents in seeds.items()
    }


def pdf_seeds() -> list[Case]:
    """A PDF as it is written by hand, whose table of objects readers make anew."""
    stream = "BT /F1 12 Tf 14 TL 50 700 Td (Press the button.) Tj T* (Then wait for it.) Tj ET"
    objects = (
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R"
        "/Resources<</Font<</F1 5 0 R>>>>>>",
        f"<</Length {len(stream)}>>stream\n{stream}\nendstream",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    )
    body = "".join(f"{n} 0 obj\n{one}\nendobj\n" for n, one in enumerate(objects, 1))
    whole = f"%PDF-1.4\n{body}trailer<</Size 6/Root 1 0 R>>\nstartxref\n0\n%%EOF\n"
    return [{"case.pdf": whole.encode()}]


def memory_seeds() -> list[Case]:
    plain = TMX.encode()
    cases = [
        {"case.tmx": plain},
        {"case.tmx": TMX.replace("UTF-8", "UTF-16").encode("utf-16")},
        {"case.tmx": gzip.compress(plain, mtime=0)},
        {"case.tmx": packed({"a.tmx": plain})},
    ]
    return cases + [{"case.tmx": data} for data in real_files(".tmx", ".tmx.gz", ".tmx.zip")]


def glossary_seeds() -> list[Case]:
    table = "source\ttarget\tnote\tforbidden\tcase\nfile\tfichier\tn\t\tyes\nmail\tmél\t\tyes\t\n"
    cases = [
        {"case.tbx": TBX.encode()},
        {"case.xml": MULTITERM.encode("utf-16")},
        {"case.utx": UTX.encode()},
        {"case.tsv": table.encode()},
        {"case.csv": b'source,target\n"a, b","c ""d"""\n'},
    ]
    return cases + [{"case.tbx": data} for data in real_files(".tbx")]


def real_files(*endings: str) -> list[bytes]:
    """Contents of small real files whose names end so, if there are any on this machine."""
    folder = DATA / "interop"
    if not folder.is_dir():
        return []
    paths = sorted(path for path in folder.rglob("*") if path.name.lower().endswith(endings))
    return [path.read_bytes() for path in paths if path.stat().st_size <= LARGEST]

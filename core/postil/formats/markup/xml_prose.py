"""Books and manuals in XML: DITA and DocBook, edited in place.

A segment is a sentence of a block; elements of running text are tags. The kind of an element
follows from its name; one of an unknown name (a specialisation) is running text if it stands among
text, else a block. Code, drawings, formulas, comments of authors and elements with
``translate="no"`` stay as they are. Footnotes and index terms are a tag in their sentence and have
segments of their own.

The id of a segment is ``block.sentence``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from postil.formats.blocks import TextBlock
from postil.formats.codes import Part, pair, single
from postil.formats.markup.xml_spans import Element, Leaf, XmlTextDocument

_SPACE = re.compile(r"[ \t\r\n]+")
Node = Element | Leaf


@dataclass(frozen=True, slots=True)
class _Words:
    """Names of elements: what they are in a vocabulary.

    Attributes
    ----------
    aside
        In a sentence, with a text of its own.
    kept
        White space counts in it.
    locked
        Nothing in it is translated.
    attributes
        Those that people read.
    """

    inline: frozenset[str]
    block: frozenset[str]
    aside: frozenset[str]
    kept: frozenset[str]
    locked: frozenset[str]
    attributes: frozenset[str]


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_DITA = _Words(
    inline=_names(
        "abbreviated-form alt-text apiname b boolean cite cmdname codeph delim dfn equation-inline "
        "filepath fragref i image itemgroup keyword kwd line-through link-text menucascade msgnum "
        "msgph numcharref option oper overline parameterentity parmname ph q repsep sep shortcut "
        "state strong em sub sup synph systemoutput term textentity tm tt u uicontrol userinput "
        "var varname wintitle xmlatt xmlelement xmlnsname xmlpi xref synnoteref"
    ),
    block=_names(
        "p ul ol sl dl parml fig table simpletable note lq pre lines codeblock msgblock screen "
        "section example div bodydiv sectiondiv hazardstatement object foreign title li sli alt "
        "desc entry stentry dt dd pt pd shortdesc abstract cmd info step stepresult linktext"
    ),
    aside=_names("fn indexterm index-see index-see-also"),
    kept=_names("pre lines msgblock"),
    locked=_names(
        "codeblock screen draft-comment required-cleanup foreign unknown data data-about mathml "
        "svg-container resourceid author source publisher copyright critdates permissions audience "
        "prodinfo othermeta coords shape syntaxdiagram state boolean"
    ),
    attributes=_names("alt navtitle searchtitle spectitle"),
)
_DOCBOOK = _Words(
    inline=_names(
        "abbrev accel acronym alt anchor annotation application arg author authorinitials "
        "biblioref buildtarget citation citebiblioid citerefentry citetitle classname cmdname code "
        "command "
        "computeroutput constant coref database email emphasis envar enumvalue errorcode errorname "
        "errortext errortype exceptionname fieldname filename firstterm foreignphrase function "
        "glossterm guibutton guiicon guilabel guimenu guimenuitem guisubmenu hardware "
        "inlineequation "
        "inlinemediaobject interface interfacename jobtitle keycap keycode keycombo keysym link "
        "literal lineannotation macroname markup medialabel menuchoice methodname modifier "
        "mousebutton "
        "nonterminal olink ooclass ooexception oointerface option optional optdefault org orgname "
        "package parameter person personname phrase productname productnumber prompt property "
        "quote "
        "refentrytitle manvolnum remark replaceable returnvalue revnumber shortcut symbol sgmltag "
        "structfield structname subscript superscript systemitem tag termdef token trademark type "
        "typename ulink unionname uri userinput varname wordasword xref co"
    ),
    block=_names(
        "para simpara formalpara itemizedlist orderedlist variablelist simplelist segmentedlist "
        "calloutlist qandaset programlisting screen literallayout synopsis cmdsynopsis "
        "funcsynopsis classsynopsis figure example table informaltable informalfigure "
        "informalexample mediaobject equation informalequation note tip warning caution important "
        "danger blockquote epigraph address procedure productionset screenshot sidebar title "
        "subtitle listitem term entry member caption textobject imageobject glosslist"
    ),
    aside=_names("footnote indexterm"),
    kept=_names("literallayout address"),
    locked=_names(
        "programlisting programlistingco screen screenco synopsis cmdsynopsis funcsynopsis "
        "classsynopsis equation informalequation inlineequation math svg remark author editor "
        "othercredit authorgroup personname firstname surname honorific affiliation email uri date "
        "pubdate copyright revhistory biblioid isbn issn productnumber edition volumenum issuenum "
        "imagedata colspec spanspec"
    ),
    attributes=frozenset(),
)


class _ProseDocument(XmlTextDocument):
    """A book or a part of one as segments."""

    words: _Words

    def _blocks(self) -> Iterator[TextBlock]:
        self._number = 0
        yield from self._blocks_in(self._root(), kept=False)

    def _blocks_in(self, element: Element, *, kept: bool) -> Iterator[TextBlock]:
        """Blocks of an element that is one itself."""
        kept = kept or element.name in self.words.kept or self._keeps_space(element)
        yield from self._read_attributes(element)
        mixed = any(
            isinstance(node, Leaf) and node.kind == "text" and self._has_content(node)
            for node in element.nodes
        )
        run: list[Node] = []
        for node in element.nodes:
            if isinstance(node, Leaf) or self._is_inline(node, mixed=mixed):
                run.append(node)
                continue
            yield from self._flush(run, kept=kept)
            run = []
            if not self._is_locked(node):
                yield from self._blocks_in(node, kept=kept)
        yield from self._flush(run, kept=kept)

    def _is_inline(self, element: Element, *, mixed: bool) -> bool:
        name = element.name
        if name in self.words.block:
            return False
        return name in self.words.inline or name in self.words.aside or mixed

    def _is_locked(self, element: Element) -> bool:
        said = self._attribute(element, "translate") or self._attribute(element, "its:translate")
        return said == "no" or (said != "yes" and element.name in self.words.locked)

    def _keeps_space(self, element: Element) -> bool:
        return self._attribute(element, "xml:space") == "preserve"

    def _has_content(self, leaf: Leaf) -> bool:
        return leaf.kind == "reference" or bool(self._text[leaf.inner[0] : leaf.inner[1]].strip())

    def _flush(self, run: Sequence[Node], *, kept: bool) -> Iterator[TextBlock]:
        """The paragraph made of ``run``, then what is read apart from it."""
        shown = [n for n, node in enumerate(run) if self._has_text(node)]
        if shown:
            first, last = shown[0], shown[-1]
            while first > 0 and isinstance(run[first - 1], Element):
                first -= 1
            while last < len(run) - 1 and isinstance(run[last + 1], Element):
                last += 1
            parts = [part for node in run[first : last + 1] for part in self._part(node, kept)]
            start, end = run[first].start, run[last].end
            if isinstance(run[first], Leaf) and isinstance(parts[0], str):
                bare = self._text[start:end].lstrip()
                start, parts[0] = end - len(bare), parts[0].lstrip()
            if isinstance(run[last], Leaf) and isinstance(parts[-1], str):
                end, parts[-1] = start + len(self._text[start:end].rstrip()), parts[-1].rstrip()
            self._number += 1
            yield self.span(str(self._number), (start, end), parts, self._escaped)
        for node in run:
            if isinstance(node, Element):
                yield from self._apart(node, kept=kept)

    def _has_text(self, node: Node) -> bool:
        if isinstance(node, Leaf):
            return node.kind != "other" and self._has_content(node)
        if node.name in self.words.aside or self._is_locked(node):
            return False
        return any(self._has_text(one) for one in node.nodes)

    def _part(self, node: Node, kept: bool) -> Iterator[Part]:
        span = node.start, node.end
        markup = self._text[node.start : node.end]
        if isinstance(node, Leaf):
            if node.kind in ("text", "cdata"):
                raw = self._text[slice(*node.inner)].replace("\r\n", "\n")
                text = raw if node.kind == "cdata" else self._unescaped(node.inner)
                yield text if kept or node.kind == "cdata" else _SPACE.sub(" ", text)
            else:
                yield single(markup, "code", span, keep=True, word=node.kind == "reference")
        elif self._is_whole(node):
            word = node.name not in self.words.aside and self._is_locked(node)
            yield single(markup, node.name, span, keep=True, word=word)
        else:
            around = (node.start, node.inner[0]), (node.inner[1], node.end)
            opening, closing = pair(self._text[node.start : node.inner[0]], node.name, around)
            yield opening
            for one in node.nodes:
                yield from self._part(one, kept)
            yield closing

    def _is_whole(self, element: Element) -> bool:
        """Whether it is one tag: it is empty, locked, or has a text or blocks of its own."""
        return (
            element.inner[0] == element.inner[1]
            or element.name in self.words.aside
            or self._is_locked(element)
            or not self._has_text(element)
            or any(one.name in self.words.block for one in element.elements())
        )

    def _apart(self, element: Element, *, kept: bool) -> Iterator[TextBlock]:
        """Blocks of an element that are segments of their own, outside the sentence around it."""
        if self._is_locked(element):
            return
        if self._is_whole(element):
            yield from self._blocks_in(element, kept=kept)
            return
        yield from self._read_attributes(element)
        for one in element.elements():
            yield from self._apart(one, kept=kept)

    def _read_attributes(self, element: Element) -> Iterator[TextBlock]:
        if not self.words.attributes:
            return
        for name, span in self._attributes(element).items():
            text = self._unescaped(span)
            if name in self.words.attributes and text.strip():
                self._number += 1
                write = partial(self._quoted, self._text[span[0] - 1])
                yield self.span(str(self._number), span, [text], write, whole=True)


class DitaDocument(_ProseDocument):
    """A topic or a map of DITA as segments."""

    words = _DITA


class DocBookDocument(_ProseDocument):
    """A book or a part of one of DocBook as segments."""

    words = _DOCBOOK

"""Strings of programs in XML: .NET resources (resx, resw), Android's strings, Apple's stringsdict.

Values are translated in place. Plural forms that the target language has and the file has not are
segments as well; they are written beside the others when they are translated. The id of a segment
is the name of its string, for plurals and arrays with the form or the number, and ``.sentence``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Code, Part, pair, single
from postil.formats.markup.xml_spans import Element, Leaf, XmlTextDocument
from postil.formats.placeholders import ANDROID, APPLE, DOTNET, Placeholders, parts_of_string
from postil.formats.strings.plural_forms import CATEGORIES, forms_to_translate

_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|(.))", re.DOTALL)
_MEANS = {"n": "\n", "t": "\t"}
_RESOURCE = re.compile(r"[@?](?:\+?[\w.]+:)?[\w.]+/[\w.]+|@null|@empty")
_QUOTED = re.compile(r'(?<!\\)"((?:[^"\\]|\\.)*+)"', re.DOTALL)
_SPACE = re.compile(r"[ \t\r\n]+")
Writer = Callable[[str], str]


class _Strings(XmlTextDocument):
    """Strings with names."""

    def _blocks(self) -> Iterator[TextBlock]:
        self._names: Counter[str] = Counter()
        for block in self._found(self._root()):
            if block is not None:
                yield block

    def _found(self, root: Element) -> Iterator[TextBlock | None]:
        raise NotImplementedError

    def _name(self, name: str) -> str:
        self._names[name] += 1
        return name if self._names[name] == 1 else f"{name}#{self._names[name]}"

    def _value(
        self, name: str, holder: Element, note: str, code: re.Pattern[str]
    ) -> TextBlock | None:
        """A block for the text of an element without elements in it."""
        if any(not isinstance(one, Leaf) for one in holder.nodes):
            return None
        texts = [one for one in holder.nodes if isinstance(one, Leaf) and one.kind != "other"]
        if len(texts) == 1 and texts[0].kind == "cdata":
            span, write = texts[0].inner, self._in_cdata
        else:
            span, write = holder.inner, self._escaped
        return self.string(name, span, self._text_of(holder), write, note, Placeholders(code))

    def _form(
        self, name: str, after: Element, parts: Sequence[Part], wrap: Writer, note: str
    ) -> TextBlock:
        """A block for a plural form that the file does not have; its codes are text."""
        indent = self._indent(after.start)
        line = self._feeds + indent if indent else ""

        def put(new: list[Part]) -> None:
            text = "".join(p if isinstance(p, str) else self._code(p) for p in new)
            self._insert(after.end, line + wrap(text))

        return self.block(name, parts, put, note=note)


class ResxDocument(_Strings):
    """.NET resources as segments: strings that are texts, not those of the form designer."""

    def _found(self, root: Element) -> Iterator[TextBlock | None]:
        if root.name != "root":
            raise InputError("these are no .NET resources", file=self.path, line=1)
        for one in root.elements():
            value = one.child("value")
            given = self._attributes(one)
            name = self._attribute(one, "name")
            if one.name != "data" or value is None or name.startswith((">>", "$this.Name")):
                continue
            if not ({"type", "mimetype"} & given.keys()):
                comment = one.child("comment")
                note = self._text_of(comment).strip() if comment is not None else ""
                yield self._value(self._name(name), value, note, DOTNET)


class StringsdictDocument(_Strings):
    """Apple's plurals as segments: formats and forms."""

    def _found(self, root: Element) -> Iterator[TextBlock | None]:
        if root.name != "plist":
            raise InputError("this is no property list", file=self.path, line=1)
        top = root.child("dict")
        if top is not None:
            yield from self._entries(top, "")

    def _entries(self, holder: Element, path: str) -> Iterator[TextBlock | None]:
        entries = list(_pairs_of(holder, self._text_of))
        forms = {key: value for key, value in entries if value.name == "string"}
        is_plural = forms.get("NSStringFormatSpecTypeKey") is not None
        wanted = forms_to_translate(forms.keys() & set(CATEGORIES), self.target_language)
        for key, value in entries:
            if value.name == "dict":
                yield from self._entries(value, f"{path}{key}/")
            elif value.name != "string":
                continue
            elif key == "NSStringLocalizedFormatKey":
                if self._has_words(self._text_of(value)):
                    yield self._value(self._name(path + key), value, "", APPLE)
            elif is_plural and key in wanted:
                yield self._value(self._name(path + key), value, f"Plural form {key}", APPLE)
        other = forms.get("other")
        if is_plural and other is not None:
            yield from (
                self._missing(path + form, form, other) for form in wanted if form not in forms
            )

    def _has_words(self, text: str) -> bool:
        """Whether a format has words beside its variables."""
        return any(sign.isalpha() for sign in APPLE.sub("", text))

    def _missing(self, name: str, form: str, other: Element) -> TextBlock:
        indent = self._indent(other.start)
        between = self._feeds + indent if indent else ""
        parts = _written_codes(parts_of_string(self._text_of(other), APPLE), str)

        def wrap(text: str) -> str:
            return f"<key>{form}</key>{between}<string>{self._escaped(text)}</string>"

        return self._form(self._name(name), other, parts, wrap, f"Plural form {form}")


class AndroidDocument(_Strings):
    """Android's strings as segments: strings, arrays and plurals, with what Android escapes."""

    def _found(self, root: Element) -> Iterator[TextBlock | None]:
        note: list[str] = []
        for node in root.nodes:
            if isinstance(node, Leaf):
                if node.kind == "other" and self._text.startswith("<!--", node.start):
                    note.append(self._text[node.start + 4 : node.end - 3].strip())
                continue
            locked = self._attribute(node, "translatable") == "false"
            if not locked:
                yield from self._of(node, self._attribute(node, "name"), "\n".join(note))
            note = []

    def _of(self, node: Element, name: str, note: str) -> Iterator[TextBlock | None]:
        items = [one for one in node.elements() if one.name == "item"]
        if node.name == "string":
            yield self._string(self._name(name), node, note)
        elif node.name in ("string-array", "array"):
            name = self._name(name)
            for number, one in enumerate(items):
                yield self._string(f"{name}/{number}", one, note)
        elif node.name == "plurals":
            name = self._name(name)
            forms = {self._attribute(one, "quantity"): one for one in items}
            for form in forms_to_translate(forms, self.target_language):
                about = "\n".join([*filter(None, [note]), f"Plural form {form}"])
                if form in forms:
                    yield self._string(f"{name}/{form}", forms[form], about)
            other = forms.get("other")
            for form in forms_to_translate(forms, self.target_language):
                about = "\n".join([*filter(None, [note]), f"Plural form {form}"])
                if form not in forms and other is not None:
                    yield self._more(f"{name}/{form}", form, other, about)

    def _string(self, name: str, holder: Element, note: str) -> TextBlock | None:
        span, parts, write = self._read_value(holder)
        text = "".join(part for part in parts if isinstance(part, str))
        if not any(map(str.isalpha, text)) or _RESOURCE.fullmatch(self._text_of(holder).strip()):
            return None
        return self.span(name, span, parts, write, note=note)

    def _read_value(self, holder: Element) -> tuple[tuple[int, int], list[Part], Writer]:
        """Span of a value, its parts, and the function that writes text there."""
        leaves = [one for one in holder.nodes if isinstance(one, Leaf)]
        shown = [one for one in leaves if self._text[one.start : one.end].strip()]
        if len(shown) == 1 and shown[0].kind == "cdata" and not list(holder.elements()):
            span, write = shown[0].inner, self._cdata
            raw = self._text[span[0] : span[1]].replace("\r\n", "\n")
            return span, self._coded(_decoded(raw), write), write
        start, end = holder.inner
        inside = self._text[start:end]
        bare = inside.strip()
        quoted = len(bare) > 1 and bare[0] == bare[-1] == '"' and '"' not in bare[1:-1]
        if quoted and not list(holder.elements()):
            start += inside.index('"') + 1
            span, write = (start, start + len(bare) - 2), self._in_quotes
            return span, self._coded(_decoded(self._unescaped(span)), write), write
        return (start, end), list(self._parts(holder)), self._value_text

    def _parts(self, holder: Element) -> Iterator[Part]:
        for node in holder.nodes:
            span = node.start, node.end
            markup = self._text[node.start : node.end]
            if isinstance(node, Element):
                inner = node.inner
                if node.name == "g" or inner[0] == node.end:  # protected, or empty
                    yield single(markup, node.name, span, keep=True, word=True)
                    continue
                around = (node.start, inner[0]), (inner[1], node.end)
                opening, closing = pair(self._text[node.start : inner[0]], node.name, around)
                yield from (opening, *self._parts(node), closing)
            elif node.kind in ("text", "cdata"):
                raw = (
                    self._unescaped(node.inner)
                    if node.kind == "text"
                    else self._text[slice(*node.inner)]
                )
                spaced = _SPACE.sub(" ", raw)
                if '"' in raw and not self._options.reads_any_placeholder:
                    spaced = _spaced(raw)
                yield from self._coded(_decoded(spaced), self._value_text)
            else:
                yield single(markup, "code", span, keep=True)

    def _coded(self, text: str, write: Writer) -> list[Part]:
        return _written_codes(parts_of_string(text, ANDROID), write)

    def _more(self, name: str, form: str, other: Element, note: str) -> TextBlock:
        head = self._text[other.start : other.inner[0]]
        span = self._attributes(other)["quantity"]
        head = self._text[other.start : span[0]] + form + self._text[span[1] : other.inner[0]]
        inside, parts, write = self._read_value(other)
        before, after = self._text[other.inner[0] : inside[0]], self._text[inside[1] : other.end]
        indent = self._indent(other.start)
        line = self._feeds + indent if indent else ""

        def put(new: list[Part]) -> None:
            text = "".join(write(p) if isinstance(p, str) else self._code(p) for p in new)
            self._insert(other.end, line + head + before + text + after)

        return self.block(name, parts, put, note=note)

    def _value_text(self, text: str) -> str:
        return self._escaped(_escaped(text, quotes=True))

    def _in_quotes(self, text: str) -> str:
        return self._escaped(_escaped(text, quotes=False))

    def _cdata(self, text: str) -> str:
        return self._in_cdata(_escaped(text, quotes=True))


def _written_codes(parts: Sequence[Part], write: Writer) -> list[Part]:
    """``parts`` with codes whose payload is as it stands in the file."""
    return [part if isinstance(part, str) else _written_code(part, write) for part in parts]


def _written_code(code: Code, write: Writer) -> Code:
    if code.kind == "single":
        return replace(code, payload=write(code.payload))
    return replace(code, payload=tuple(write(one) for one in code.payload))


def _pairs_of(holder: Element, text_of: Callable[[Element], str]) -> Iterator[tuple[str, Element]]:
    """Keys of a dictionary of a property list and their values."""
    key: str | None = None
    for one in holder.elements():
        if one.name == "key":
            key = text_of(one)
        elif key is not None:
            yield key, one
            key = None


def _spaced(raw: str) -> str:
    """Text with runs of spaces as one, but those between quotation marks, which are not shown."""
    pieces = _QUOTED.split(raw)
    if any('"' in _ESCAPE.sub("", piece) for piece in pieces[::2]):  # one that has no end
        return _SPACE.sub(" ", raw)
    return "".join(
        one if n % 2 else _SPACE.sub(" ", one) for n, one in enumerate(pieces)
    )  # fmt: skip


def _decoded(text: str) -> str:
    text = _ESCAPE.sub(
        lambda found: chr(int(found[1], 16)) if found[1] else _MEANS.get(found[2], found[2]), text
    )
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def _escaped(text: str, *, quotes: bool) -> str:
    """Text as Android wants it; within quotation marks, spaces and apostrophes are themselves."""
    out = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    if not quotes:
        return out
    out = re.sub(r"  +", lambda run: " " + "\\u0020" * (len(run[0]) - 1), out.replace("'", "\\'"))
    return re.sub(r"\A(?=[@?])", r"\\", out)

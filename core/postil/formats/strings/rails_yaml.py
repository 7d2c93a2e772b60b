"""Texts in YAML files (yml, yaml), as Ruby on Rails and others keep them: the values, in place.

The scanner is PyYAML's; nothing is constructed and no alias is followed. A text keeps its style
where that can hold the translation, else it is written in double quotes. Where the only key of the
file is its language, the translation of any text makes it the target language, as Rails wants it.

The id of a segment is the path of its keys with ``.sentence``; comments are its note. Plural forms
that the target language has and the file has not are segments, too.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

import yaml

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Part
from postil.formats.placeholders import RAILS, Placeholders, parts_of_string, written
from postil.formats.raw.files import read_bytes
from postil.formats.strings.plural_forms import CATEGORIES, forms_to_translate
from postil.formats.text_file import Span, TextDocument
from postil.messages import Message

MAX_SIZE = 16 << 20  # bytes; PyYAML reads some 300,000 a second
_DEPTH = 100
_STRING = "tag:yaml.org,2002:str"
_PLAIN = re.compile(
    r"[^\W_](?>(?:[^\x00-\x1f\x7f-\xa0:#\u2028\u2029\ufeff]++|:(?=[^\s:])|(?<=[^\s])#)*)"
)
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_PROPERTIES = re.compile(r"(?:[&!]\S*\s+)*")
_COMMENT = re.compile(r"[ \t]*#[ \t]?([^\r\n]*)")
_CODES = Placeholders(RAILS)
_RESOLVER = yaml.SafeLoader("")


@dataclass(slots=True)
class _Value:
    """A text, and where it stands.

    Attributes
    ----------
    span
        Without anchor and tag.
    key
        Where its key begins; -1 in a list.
    """

    path: tuple[str, ...]
    span: Span
    text: str
    style: str
    in_flow: bool
    key: int


@dataclass(slots=True)
class _Level:
    """A mapping or a list that is open."""

    is_list: bool
    in_flow: bool
    place: str | int | None = None
    key: int = -1
    names: list[tuple[str, Span]] = field(default_factory=list)


class YamlDocument(TextDocument):
    """A YAML file as segments."""

    def _read(self) -> bytes:
        return read_bytes(self.path, MAX_SIZE)

    def _blocks(self) -> Iterator[TextBlock]:
        self._tops: list[tuple[str, Span]] = []
        values = list(self._values())
        self._language = self._language_key()
        seen: Counter[tuple[str, ...]] = Counter()
        names: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for value in values:
            names[value.path[:-1]].add(value.path[-1])
        forms = self._forms(names)
        for value in values:
            path = value.path[1:] if self._language else value.path
            seen[value.path] += 1
            name = "/".join(path) + (f"#{seen[value.path]}" if seen[value.path] > 1 else "")
            wanted = forms.get(value.path[:-1])
            is_form = wanted is not None and value.path[-1] in CATEGORIES
            if is_form and value.path[-1] not in (wanted or ()):
                continue
            note = self._note(value) + (f"\nPlural form {value.path[-1]}" if is_form else "")
            write = partial(self._written, value)
            block = self.string(name, value.span, value.text, write, note.strip(), _CODES)
            if block is not None:
                yield block
            if is_form and value.path[-1] == "other":
                for form in wanted or ():
                    if (
                        form not in names[value.path[:-1]]
                        and not value.in_flow
                        and value.style not in ("|", ">")
                    ):
                        yield self._missing("/".join([*path[:-1], form]), form, value)

    def _forms(self, names: Mapping[tuple[str, ...], set[str]]) -> dict[tuple[str, ...], list[str]]:
        """Plural forms to translate, by the path of their mapping."""
        return {
            path: forms_to_translate(there, self.target_language)
            for path, there in names.items()
            if "other" in there and there <= set(CATEGORIES) and len(there) > 1
        }

    def _missing(self, name: str, form: str, other: _Value) -> TextBlock:
        start = self._text.rfind("\n", 0, other.key) + 1
        indent = re.sub(r"\S", " ", self._text[start : other.key])  # "-" would begin another item
        parts = parts_of_string(other.text, RAILS)

        def put(new: list[Part]) -> None:
            text = _quoted(written(new)) if other.style == '"' else self._scalar(other, new)
            self._insert(other.span[1], f"{self._feeds}{indent}{form}: {text}")

        return self.block(name, parts, put, note=f"Plural form {form}")

    def _scalar(self, value: _Value, new: list[Part]) -> str:
        return self._written(value, written(new))

    def _note(self, value: _Value) -> str:
        """Comments in the lines above a key, and behind its text."""
        lines: list[str] = []
        at = self._text.rfind("\n", 0, max(value.key, 0))
        while at > 0:
            start = self._text.rfind("\n", 0, at) + 1
            found = _COMMENT.fullmatch(self._text, start, at - (self._text[at - 1] == "\r"))
            if found is None:
                break
            lines.insert(0, found[1])
            at = start - 1
        behind = _COMMENT.match(self._text, value.span[1])
        return "\n".join([*lines, *([behind[1]] if behind else [])]).strip()

    def _language_key(self) -> Span | None:
        """Place of the language, if it is the only key of the file."""
        if len(self._tops) != 1:
            return None
        name, span = self._tops[0]
        language = name.replace("_", "-").lower()
        for one in (self.source_language, self.target_language):
            if language.partition("-")[0] == one.replace("_", "-").lower().partition("-")[0]:
                return span
        return None

    def _finish(self) -> None:
        if self._language is not None:
            raw = self._text[slice(*self._language)]
            quote = raw[0] if raw[0] in "'\"" else ""
            self._put_over(self._language, f"{quote}{self.target_language}{quote}")

    def _put_over(self, span: Span, new: str) -> None:
        if span[0] not in self._new:
            self._replace(span, new)

    def _values(self) -> Iterator[_Value]:
        levels: list[_Level] = []
        for event in self._events():
            if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
                self._placed(levels)
                if len(levels) > _DEPTH:
                    line = self._line(_span(event)[0])
                    raise InputError("the document is nested too deeply", file=self.path, line=line)
                is_list = isinstance(event, yaml.SequenceStartEvent)
                flow = bool(event.flow_style) or (bool(levels) and levels[-1].in_flow)
                levels.append(_Level(is_list, flow, -1 if is_list else None))
            elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
                closed = levels.pop()
                if not levels and not closed.is_list:
                    self._tops += closed.names
                self._done(levels)
            elif isinstance(event, (yaml.ScalarEvent, yaml.AliasEvent)):
                top = levels[-1] if levels else None
                if top is not None and not top.is_list and top.place is None:
                    span = _span(event)
                    top.place = getattr(event, "value", "*")
                    top.key = span[0]
                    top.names.append((str(top.place), span))
                    continue
                self._placed(levels)
                if isinstance(event, yaml.ScalarEvent) and levels and _is_text(event):
                    yield self._value(event, levels)
                self._done(levels)

    def _placed(self, levels: list[_Level]) -> None:
        """Count the item of a list that begins."""
        if levels and levels[-1].is_list:
            levels[-1].place = int(levels[-1].place or 0) + 1
        elif levels and levels[-1].place is None:  # a key that is no text
            levels[-1].place = "?"

    def _done(self, levels: list[_Level]) -> None:
        """The value of a key is over."""
        if levels and not levels[-1].is_list:
            levels[-1].place = None

    def _value(self, event: yaml.ScalarEvent, levels: list[_Level]) -> _Value:
        start, end = _span(event)
        if event.anchor or event.tag:
            found = _PROPERTIES.match(self._text, start)
            start = found.end() if found else start
        style = event.style or ""
        path = tuple(str(level.place) for level in levels)
        key = -1 if levels[-1].is_list else levels[-1].key
        return _Value(path, (start, end), event.value, style, levels[-1].in_flow, key)

    def _events(self) -> Iterator[yaml.Event]:
        try:
            yield from yaml.parse(self._text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise InputError(
                Message("not YAML: {reason}", reason=error.problem or error.context or ""),
                file=self.path,
                line=mark.line + 1 if mark is not None else None,
            ) from error
        except yaml.YAMLError as error:
            raise InputError(
                Message("not YAML: {reason}", reason=str(error).partition("\n")[0]), file=self.path
            ) from error

    def _written(self, value: _Value, text: str) -> str:
        """A scalar for ``text``, in the style of the one that was there."""
        raw = self._text[slice(*value.span)]
        if value.style == "'" and not re.search(r"[\r\n\t]", text) and not _UNSEEN.search(text):
            return "'" + text.replace("'", "''") + "'"
        if value.style in ("|", ">"):
            return self._block_scalar(raw, value, text)
        if value.style == "" and _is_plain(text, in_flow=value.in_flow):
            return text
        return _quoted(text)

    def _block_scalar(self, raw: str, value: _Value, text: str) -> str:
        head, _, rest = raw.partition("\n")
        body = re.search(r"^( +)\S", rest, re.MULTILINE)
        folded = value.style == ">"
        end = rest[len(rest.rstrip()) :] if rest.strip() else "\n"
        bare = text.rstrip("\n")
        fits = (
            body is not None
            and not re.search(r"[+0-9]", head)
            and not re.match(r"[ \t\n]|\Z", text)
            and not _UNSEEN.search(text)
            and "\r" not in text
            and text[len(bare) :] == value.text[len(value.text.rstrip("\n")) :]
            and not (folded and re.search(r"\n[ \t]", text))
        )
        if not fits or body is None:
            return _quoted(text) + (end if end.strip(" ") else self._feeds)
        lines = re.sub(r"\n+", lambda run: "\n" + run[0], bare) if folded else bare
        indented = re.sub(r"\n(?=[^\n])", f"\n{body[1]}", lines)
        return f"{head}\n{body[1]}{indented.replace(chr(10), self._feeds)}{end}"


def _is_text(event: yaml.ScalarEvent) -> bool:
    """Whether a scalar is a text, and no number, date, or value of a program's own kind."""
    if event.tag is not None:
        return event.tag in (_STRING, "!")
    if event.style:
        return True
    return _reads_as_text(event.value)


def _reads_as_text(plain: str) -> bool:
    """Whether a scalar without quotes is no number, truth value, date or nothing."""
    found: object = _RESOLVER.resolve(yaml.ScalarNode, plain, (True, False))  # type: ignore[no-untyped-call]
    return found == _STRING


def _span(event: yaml.Event) -> Span:
    assert event.start_mark is not None  # noqa: S101  # a parser of texts gives each event marks
    assert event.end_mark is not None  # noqa: S101  # as above
    return event.start_mark.index, event.end_mark.index


def _is_plain(text: str, *, in_flow: bool) -> bool:
    """Whether a text can stand without quotes."""
    return (
        _PLAIN.fullmatch(text) is not None
        and not text.endswith((" ", ":"))
        and not (in_flow and re.search(r"[\[\]{},]", text))
        and _reads_as_text(text)
    )


def _quoted(text: str) -> str:
    """A scalar in double quotes."""
    out = json.dumps(text, ensure_ascii=False)
    return _UNSEEN.sub(lambda sign: f"\\u{ord(sign[0]):04x}", out)

"""English text that remembers how it was made, so that it can be said in another language.

The core speaks English. Where a sentence for people has gaps, it is made as ``Message("The project
has no segment {number}.", number=7)``: everything that takes a text takes it, and who shows it may
look up the template in a catalogue of translations and fill the gaps again. Sentences without
gaps are plain literals: they are their own templates.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Self


class Message(str):
    """A sentence made of a template and values.

    Parameters
    ----------
    template
        A literal, in English, with gaps as :meth:`str.format` has them: ``{name}``, ``{name!r}``.
        Without values it is taken as it is, braces included.
    **values
        What fills the gaps; other messages too.
    """

    template: str
    values: dict[str, object]

    def __new__(cls, template: str, /, **values: object) -> Self:
        made = super().__new__(cls, template.format(**values) if values else template)
        made.template = template
        made.values = values
        return made

    @classmethod
    def of(cls, text: str) -> Message:
        """``text`` itself if it is a message; a literal is its own template."""
        return text if isinstance(text, Message) else cls(text)

    def replaced(self, old: str, new: str) -> Message:
        """The same sentence with ``old`` replaced by ``new`` in its values, however deep."""
        values = {name: _replaced(value, old, new) for name, value in self.values.items()}
        return Message(self.template, **values)

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """Arguments to make it again in another process; values it may not know go as text."""
        plain = (str, int, float)
        values: dict[str, object] = {
            name: value if isinstance(value, plain) else str(value)
            for name, value in self.values.items()
        }
        return (self.template,), values

    def __getstate__(self) -> None:
        """Nothing beside what it is made of."""


def _replaced(value: object, old: str, new: str) -> object:
    if isinstance(value, Exception):
        value = getattr(value, "message", str(value))
    if isinstance(value, Message):
        return value.replaced(old, new)
    return str(value).replace(old, new) if isinstance(value, (str, PurePath)) else value

"""HTML that the desk makes: text is escaped in it, and nothing in it can name a file. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from postil_gui.theme.schemes import Scheme

ELEMENTS = frozenset({"b", "body", "br", "h1", "p", "span", "table", "td", "tr", "u"})
ATTRIBUTES = frozenset(
    {
        "align",
        "bgcolor",
        "cellpadding",
        "cellspacing",
        "colspan",
        "dir",
        "style",
        "title",
        "valign",
        "width",
    }
)
MOST = 10_000  # characters of one text in a page; Qt lays long words out slowly
SPACE = "\u00a0"  # at which no line is broken


class Html(str):
    """A piece of HTML; made by :func:`element` and :func:`joined` only.

    What comes of adding or formatting pieces is a plain text, which is escaped again.
    """

    __slots__ = ()


def element(name: str, *content: str, **attributes: str | int) -> Html:
    """An element of HTML. Content that is not a piece of HTML is text, and stands as it is.

    Raises
    ------
    ValueError
        An element or an attribute that can name a file, or that is not needed.
    """
    if name not in ELEMENTS or not attributes.keys() <= ATTRIBUTES:
        raise ValueError(f"no page has <{name} {' '.join(attributes)}>")
    if "url" in str(attributes.get("style", "")).lower():
        raise ValueError("a style names no file")
    given = "".join(f' {key}="{escape(str(value))}"' for key, value in attributes.items())
    return Html(f"<{name}{given}>{joined(content)}</{name}>" if name != "br" else "<br>")


def joined(parts: Iterable[str]) -> Html:
    """Pieces one after the other; those that are not HTML are text."""
    return Html("".join(one if isinstance(one, Html) else escape(_begun(one)) for one in parts))


def _begun(text: str) -> str:
    return text if len(text) <= MOST else text[:MOST] + "…"


def pairs_table(rows: Iterable[tuple[str, str]], scheme: Scheme) -> Html:
    """A line for each pair; the names are muted."""
    lines = (
        element(
            "tr",
            element("td", name + 2 * SPACE, style=f"color:{scheme.muted}"),
            element("td", text),
        )
        for name, text in rows
    )
    return element("table", *lines, cellspacing=0, cellpadding=4)

"""The colours of the desk: three schemes, each a set of named roles. Plain data, no Qt.

One accent colour (ink blue) marks what is active and what the machine says; green, amber and red
mean exact, similar and wrong, and never stand without a word, a number or a sign beside them. Text
pairs keep a contrast of 4.5 : 1 (WCAG 2.2 AA), signs and frames 3 : 1; in the scheme of high
contrast 7 : 1 (AAA) and 4.5 : 1.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scheme:
    """Colours as ``#rrggbb``.

    Attributes
    ----------
    window, surface, raised
        Behind the panels; what is read and written on; hovered or pressed things on either.
    line, frame, off
        Hairlines that only divide; frames of fields and buttons; texts of what cannot be used now.
    text, muted, faint
        Reading text; labels and secondary lines; placeholders and row numbers.
    accent, on_accent, accent_soft
        Active things; text upon them; the tint of the open segment.
    exact, similar, weak, wrong
        Text colours of the match bands and of errors; ``*_soft`` the tints behind them.
    added, removed
        Tints of differences: in the segment only, in the memory only.
    chips
        (ink, tint) of inline tags, by pair.
    """

    name: str
    window: str
    surface: str
    raised: str
    line: str
    frame: str
    off: str
    text: str
    muted: str
    faint: str
    accent: str
    on_accent: str
    accent_soft: str
    accent_tint: str
    exact: str
    exact_soft: str
    similar: str
    similar_soft: str
    weak: str
    weak_soft: str
    wrong: str
    wrong_soft: str
    added: str
    removed: str
    found: str
    selection: str
    chips: tuple[tuple[str, str], ...]


LIGHT = Scheme(
    name="light",
    window="#f5f5f2",
    surface="#ffffff",
    raised="#ebebe6",
    line="#e6e6e0",
    frame="#868a91",
    off="#868a91",
    text="#1f2328",
    muted="#555c66",
    faint="#666d77",
    accent="#3a4fb8",
    on_accent="#ffffff",
    accent_soft="#f1f3fc",
    accent_tint="#e2e6f9",
    exact="#176b41",
    exact_soft="#dff2e6",
    similar="#7a4f00",
    similar_soft="#fbeccb",
    weak="#555c66",
    weak_soft="#ececea",
    wrong="#b3261e",
    wrong_soft="#fce8e6",
    added="#d3efdc",
    removed="#fbdcd8",
    found="#fdeaa8",
    selection="#c9d2f5",
    chips=(
        ("#1d5fa8", "#e1edfa"),
        ("#8a3b8f", "#f6e6f7"),
        ("#0b6b63", "#dcf2ef"),
        ("#9a4a12", "#fbe9dc"),
        ("#4f5d00", "#eff2d6"),
        ("#a1304f", "#fbe4ea"),
    ),
)

DARK = Scheme(
    name="dark",
    window="#1a1c20",
    surface="#212429",
    raised="#30343b",
    line="#32363d",
    frame="#737a85",
    off="#737a85",
    text="#e4e6e9",
    muted="#aab0ba",
    faint="#969da8",
    accent="#a3b0ff",
    on_accent="#14172a",
    accent_soft="#272b3e",
    accent_tint="#363c5c",
    exact="#7fd6a4",
    exact_soft="#1e3b2b",
    similar="#e8bd6d",
    similar_soft="#40331a",
    weak="#aab0ba",
    weak_soft="#33373e",
    wrong="#f59a92",
    wrong_soft="#47272a",
    added="#23482f",
    removed="#5a2c2c",
    found="#5c4a12",
    selection="#414b7d",
    chips=(
        ("#8fc0f7", "#1f3550"),
        ("#e0a3e6", "#432a47"),
        ("#7ed6cb", "#173f3b"),
        ("#f0b48a", "#47301f"),
        ("#ccd67a", "#383c1a"),
        ("#f3a0b6", "#4a2531"),
    ),
)

CONTRAST = Scheme(
    name="contrast",
    window="#000000",
    surface="#000000",
    raised="#2b2b2b",
    line="#8a8a8a",
    frame="#c8c8c8",
    off="#8a8a8a",
    text="#ffffff",
    muted="#e6e6e6",
    faint="#d2d2d2",
    accent="#ffd84a",
    on_accent="#000000",
    accent_soft="#1c1c1c",
    accent_tint="#33300a",
    exact="#7dffb0",
    exact_soft="#00260f",
    similar="#ffd27a",
    similar_soft="#2e2000",
    weak="#e6e6e6",
    weak_soft="#262626",
    wrong="#ffb3ab",
    wrong_soft="#3a0703",
    added="#00451c",
    removed="#5a0d08",
    found="#4a3b00",
    selection="#2a3a8f",
    chips=(
        ("#9fd0ff", "#06213d"),
        ("#f3b6ff", "#330a3b"),
        ("#86f2e4", "#03302b"),
        ("#ffc49a", "#3a1d06"),
        ("#e2f07a", "#272b00"),
        ("#ffb0c6", "#3d0a1b"),
    ),
)

SCHEMES = {scheme.name: scheme for scheme in (LIGHT, DARK, CONTRAST)}

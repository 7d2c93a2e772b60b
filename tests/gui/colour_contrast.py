"""Which colours of a scheme stand on which, and the contrast of two colours."""

from __future__ import annotations

TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((ink, paper) for ink in ("text", "muted", "faint") for paper in ("window", "surface")),
    *(
        (ink, paper)
        for ink in ("text", "muted")
        for paper in ("raised", "accent_soft", "accent_tint")
    ),
    ("faint", "accent_soft"),
    ("on_accent", "accent"),
    ("accent", "surface"),
    ("accent", "window"),
    ("accent", "accent_soft"),
    ("accent", "accent_tint"),
    *((band, f"{band}_soft") for band in ("exact", "similar", "weak", "wrong")),
    *((band, "surface") for band in ("exact", "similar", "weak", "wrong")),
    *(("text", tint) for tint in ("added", "removed", "found", "selection")),
    *(("muted", tint) for tint in ("added", "removed")),
)
"""(text colour, background): at least 4.5 : 1. Chips are checked beside these."""

SIGN_PAIRS: tuple[tuple[str, str], ...] = (
    ("frame", "surface"),
    ("frame", "window"),
    ("accent", "surface"),
    ("exact", "accent_soft"),
    ("similar", "accent_soft"),
)
"""(sign or frame colour, background): at least 3 : 1."""


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

"""A small line chart as SVG: enough for a learning curve, without a plotting library."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from postil.types.files import atomic_write

WIDTH, HEIGHT = 760, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 48, 56  # LEFT is more where the numbers at the axis are long
# Told apart without colour too: each line has a dash pattern of its own.
STYLES = (
    ("#0b6e99", ""),
    ("#c2410c", "7 4"),
    ("#4d7c0f", "2 3"),
    ("#6d28d9", "10 3 2 3"),
    ("#be123c", "1 2"),
    ("#0f766e", "12 4"),
    ("#a16207", "5 2 1 2"),
    ("#334155", "3 1"),
)
TICKS = 5
# The first that a machine has: what draws the PNG knows no "sans-serif" of the system.
FONTS = "Arial, Helvetica, DejaVu Sans, Liberation Sans, Noto Sans, sans-serif"
PER_ROW, ROW = 3, 20  # entries of the legend side by side, and its line height
LETTER = 7.2  # width of a letter of the legend, about
LABEL = 40  # room at the left for the label of the axis and the gaps around it


@dataclass(frozen=True, slots=True)
class Curve:
    """One curve: its name in the legend, and its points."""

    name: str
    x: Sequence[float]
    y: Sequence[float]


@dataclass(frozen=True, slots=True)
class _Plot:
    """Layout: ticks of both axes, and the left edge, which gives the numbers room."""

    across: Sequence[float]
    up: Sequence[float]
    left: float

    @classmethod
    def of(cls, lines: Sequence[Curve]) -> _Plot:
        up = _axis([value for line in lines for value in line.y])
        longest = max(len(_number(value)) for value in up)
        across = _axis([value for line in lines for value in line.x])
        return cls(across, up, max(LEFT, LABEL + LETTER * longest))

    def x(self, value: float) -> float:
        share = (value - self.across[0]) / (self.across[-1] - self.across[0])
        return self.left + share * (WIDTH - self.left - RIGHT)

    def y(self, value: float) -> float:
        share = (value - self.up[0]) / (self.up[-1] - self.up[0])
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def line_chart(title: str, x_label: str, y_label: str, lines: Sequence[Curve]) -> str:
    """An SVG document with the curves, labelled axes and a legend.

    Raises
    ------
    ValueError
        There is no point to draw, or a line's x and y differ in length.
    """
    if any(len(line.x) != len(line.y) for line in lines):
        raise ValueError("every x needs its y")
    plot = _Plot.of(lines)
    below = 0 if _fits_beside(title, lines) else ROW * math.ceil(len(lines) / PER_ROW)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + below}" '
        f'role="img" font-family="{FONTS}" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT + below}" fill="#ffffff"/>',
        _text(plot.left, 26, title, size=16),
        *_grid(plot),
        _text((plot.left + WIDTH - RIGHT) / 2, HEIGHT - 14, x_label, anchor="middle"),
        _text(18, (TOP + HEIGHT - BOTTOM) / 2, y_label, anchor="middle", turned=True),
        *(_curve(line, number, plot) for number, line in enumerate(lines)),
        *_legend(lines, below),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _fits_beside(title: str, lines: Sequence[Curve]) -> bool:
    """Whether the legend has room at the right of the title."""
    wanted = sum(64 + LETTER * len(line.name) for line in lines) + 1.25 * LETTER * len(title)
    return len(lines) <= PER_ROW and wanted < WIDTH - LEFT - RIGHT


def as_png(svg: str) -> bytes | None:
    """The same picture as PNG, twice as large; None if resvg, which draws it, is not installed
    (``pip install postil[png]``).
    """
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415  (optional)
    except ImportError:
        return None
    return bytes(svg_to_bytes(svg_string=svg, zoom=2.0))


def write_chart(svg: str, path: Path) -> list[Path]:
    """Write a chart as SVG, and beside it as PNG where that can be made.

    Returns
    -------
    list of Path
        The files.
    """
    pictures = {path: svg.encode("utf-8")}
    png = as_png(svg)
    if png is not None:
        pictures[path.with_suffix(".png")] = png
    for file, data in pictures.items():
        with atomic_write(file) as temporary:
            temporary.write_bytes(data)
    return list(pictures)


def _axis(values: Sequence[float]) -> list[float]:
    """Round tick values from below the least to above the greatest value."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1, high + 1
    rough = (high - low) / TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _number(value: float) -> str:
    """A tick in figures; thousands set apart."""
    return f"{value:,.10g}"


def _grid(plot: _Plot) -> list[str]:
    left, right, bottom = f"{plot.left:.1f}", WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = []
    for value in plot.up:
        y = plot.y(value)
        parts.append(f'<path d="M{left} {y:.1f}H{right}" stroke="#e2e8f0"/>')
        parts.append(_text(plot.left - 8, y + 4, _number(value), anchor="end"))
    for value in plot.across:
        x = plot.x(value)
        parts.append(f'<path d="M{x:.1f} {bottom}v5" stroke="#64748b"/>')
        parts.append(_text(x, bottom + 20, _number(value), anchor="middle"))
    parts.append(f'<path d="M{left} {TOP}V{bottom}H{right}" fill="none" stroke="#64748b"/>')
    return parts


def _curve(line: Curve, number: int, plot: _Plot) -> str:
    colour, dashes = STYLES[number % len(STYLES)]
    points = " ".join(
        f"{plot.x(x):.1f},{plot.y(y):.1f}" for x, y in zip(line.x, line.y, strict=True)
    )
    return (
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.2" '
        f'stroke-dasharray="{dashes}" stroke-linejoin="round"/>'
    )


def _legend(lines: Sequence[Curve], below: int) -> list[str]:
    """Above the plot, from the right, or in rows below it, so that it never covers a curve."""
    parts = []
    if below:
        width = (WIDTH - LEFT - RIGHT) / PER_ROW
        for number, line in enumerate(lines):
            x, y = LEFT + width * (number % PER_ROW), HEIGHT + 4 + ROW * (number // PER_ROW)
            parts += [_sample(number, x, y), _text(x + 42, y + 4, line.name)]
        return parts
    right = float(WIDTH - RIGHT)
    for number, line in reversed(list(enumerate(lines))):
        parts.append(_sample(number, right - 34, 22))
        parts.append(_text(right - 42, 26, line.name, anchor="end"))
        right -= 64 + LETTER * len(line.name)
    return parts


def _sample(number: int, x: float, y: float) -> str:
    colour, dashes = STYLES[number % len(STYLES)]
    return (
        f'<path d="M{x:.1f} {y}h34" stroke="{colour}" stroke-width="2.2" '
        f'stroke-dasharray="{dashes}"/>'
    )


def _text(
    x: float, y: float, text: str, *, anchor: str = "start", size: int = 13, turned: bool = False
) -> str:
    turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
        f'fill="#334155"{turn}>{escape(text)}</text>'
    )

"""Charts: every line has its entry in the legend, and none lies over the plot."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from postil.cli.engines.chart import HEIGHT, TOP, WIDTH, Curve, line_chart, write_chart

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("count", [1, 3, 4, 8])
def test_the_legend_names_every_line_outside_the_plot(count: int) -> None:
    lines = [Curve(f"way {number}", [1, 2, 3], [0, number, -number]) for number in range(count)]
    root = ET.fromstring(line_chart("Gain", "segments", "BLEU", lines))
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    assert len(root.findall(f"{SVG}polyline")) == count
    entries = {item.text: item for item in root.iter(f"{SVG}text") if item.text}
    for line in lines:
        x, y = (float(entries[line.name].attrib[name]) for name in ("x", "y"))
        assert 0 < x < width == WIDTH
        assert y < TOP or HEIGHT - 20 < y < height


def test_the_legend_gives_way_to_a_long_title() -> None:
    lines = [Curve(f"way {number}", [1, 2], [0, number]) for number in range(3)]
    long = "multi30k.en-de: BLEU of the development set by epoch"
    for title, below in (("Gain", False), (long, True)):
        root = ET.fromstring(line_chart(title, "segments", "BLEU", lines))
        entries = [x for x in root.iter(f"{SVG}text") if (x.text or "").startswith("way")]
        assert [float(x.attrib["y"]) > HEIGHT - 20 for x in entries] == [below] * 3


@pytest.mark.parametrize("top", [3, 400, 37_000, -1500, 2_000_000, 1000.5])
def test_the_numbers_at_the_axis_leave_its_label_alone(top: float) -> None:
    lines = [Curve("way", [1, 2], [0 if abs(top) > 1001 else top - 0.4, top])]
    root = ET.fromstring(line_chart("Gain", "segments", "sum so far", lines))
    texts = {item.text: item for item in root.iter(f"{SVG}text")}
    label = float(texts["sum so far"].attrib["x"])
    bottom = float(texts["segments"].attrib["y"]) - 20
    numbers = [
        item
        for item in root.iter(f"{SVG}text")
        if item.get("text-anchor") == "end" and TOP - 5 < float(item.attrib["y"]) < bottom
    ]
    assert len(numbers) > 2
    assert len({item.text for item in numbers}) == len(numbers)
    for number in numbers:
        assert float(number.attrib["x"]) - 7.2 * len(number.text or "") >= label + 6


def test_a_chart_is_written_whole(tmp_path: Path) -> None:
    svg = line_chart("Gain", "segments", "BLEU", [Curve("way", [1, 2], [0, 1])])
    files = write_chart(svg, tmp_path / "curve.svg")
    assert files[0].read_text(encoding="utf-8") == svg
    assert all(file.stat().st_size for file in files)

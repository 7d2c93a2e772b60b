"""Charts: every line has its entry in the legend, and none lies over the plot."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from postil.cli.chart import HEIGHT, TOP, WIDTH, Line, line_chart, write_chart

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("count", [1, 3, 4, 8])
def test_the_legend_names_every_line_outside_the_plot(count: int) -> None:
    lines = [Line(f"way {number}", [1, 2, 3], [0, number, -number]) for number in range(count)]
    root = ET.fromstring(line_chart("Gain", "segments", "BLEU", lines))
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    assert len(root.findall(f"{SVG}polyline")) == count
    entries = {item.text: item for item in root.iter(f"{SVG}text") if item.text}
    for line in lines:
        x, y = (float(entries[line.name].attrib[name]) for name in ("x", "y"))
        assert 0 < x < width == WIDTH
        assert y < TOP or HEIGHT - 20 < y < height


def test_the_legend_gives_way_to_a_long_title() -> None:
    lines = [Line(f"way {number}", [1, 2], [0, number]) for number in range(3)]
    long = "multi30k.en-de: BLEU of the development set by epoch"
    for title, below in (("Gain", False), (long, True)):
        root = ET.fromstring(line_chart(title, "segments", "BLEU", lines))
        entries = [x for x in root.iter(f"{SVG}text") if (x.text or "").startswith("way")]
        assert [float(x.attrib["y"]) > HEIGHT - 20 for x in entries] == [below] * 3


def test_a_chart_is_written_whole(tmp_path: Path) -> None:
    svg = line_chart("Gain", "segments", "BLEU", [Line("way", [1, 2], [0, 1])])
    files = write_chart(svg, tmp_path / "curve.svg")
    assert files[0].read_text(encoding="utf-8") == svg
    assert all(file.stat().st_size for file in files)

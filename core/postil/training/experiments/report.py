"""An experiment's results as text, as JSON, and as curves to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from postil.training.experiments.experiment import (
    Conclusion,
    Experiment,
    Figure,
    Finished,
    Table,
)
from postil.training.experiments.laboratory import Size


def headings(experiment: Experiment) -> tuple[str, ...]:
    """Headings of the printed table; figures of the paper stand behind ours."""
    figures: list[str] = []
    for name, heading in experiment.columns.items():
        figures.append(heading)
        if name == "bleu":
            figures += ["95 %", f"against {experiment.base}", "p"]
    return (*experiment.labels, *figures, "the paper's")


def cells(experiment: Experiment, row: Finished) -> tuple[str, ...]:
    """A row of the printed table."""
    found: list[str] = []
    for name in experiment.columns:
        found.append(_figure(row.figures.get(name)))
        if name == "bleu":
            found += _compared(row)
    paper = ", ".join(f"{name} {value:g}" for name, value in row.paper.items())
    return (*row.labels, *found, paper or "-")


def _compared(row: Finished) -> list[str]:
    if "low" not in row.figures:
        return ["-", "-", "-"]
    interval = f"{row.figures['low']:.1f} … {row.figures['high']:.1f}"
    found = row.against
    if found is None:
        return [interval, "-", "-"]
    gain = f"{found.difference:+.2f} [{found.low:+.2f}, {found.high:+.2f}]"
    return [interval, gain, f"{found.p_value:.3f}"]


def _figure(value: float | None) -> str:
    if value is None:
        return "-"
    if value == int(value):
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) >= 0.1 else f"{value:g}"


def as_json(
    experiment: Experiment, size: Size, results: Sequence[tuple[Table, Sequence[Conclusion]]]
) -> dict[str, Any]:
    """Everything but the translations, which stand in the files of the rows."""
    return {
        "experiment": experiment.name,
        "about": experiment.about,
        "size": size.name,
        "tables": [
            {
                "pair": table.pair,
                "segments": len(table.references),
                "rows": [_row(row) for row in table.rows.values()],
                "conclusions": [asdict(conclusion) for conclusion in found],
            }
            for table, found in results
        ],
    }


def _row(row: Finished) -> dict[str, Any]:
    values = asdict(row)
    del values["translations"]
    values["curves"] = [point._asdict() for point in row.curves]
    return values


def curves_of(figure: Figure, table: Table) -> dict[str, tuple[list[float], list[float]]]:
    """The lines of a figure by their names, each a list of x and one of y; only those of two points
    at least.
    """
    found = {}
    for name, (key, series) in figure.lines.items():
        row = table.rows.get(key)
        points = [point for point in row.curves if point.series == series] if row else []
        if len(points) > 1:
            found[name] = ([point.x for point in points], [point.y for point in points])
    return found

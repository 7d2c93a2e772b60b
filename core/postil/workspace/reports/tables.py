"""Reports as tables: CSV for a spreadsheet, HTML for a client."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import fields
from html import escape
from pathlib import Path

from postil.types.files import atomic_write
from postil.workspace.reports.analysis import Analysis, Count
from postil.workspace.reports.edits import Edit, EditSummary

Table = tuple[str, Sequence[str], Sequence[Sequence[object]]]
"""Caption, headings, rows."""

STYLE = """
body { font: 14px/1.5 system-ui, sans-serif; color: #1e293b; margin: 2rem auto; max-width: 64rem;
  padding: 0 1rem }
h1 { font-size: 1.5rem } caption { text-align: left; font-weight: 600; padding: 1rem 0 .3rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #e2e8f0 }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
tr.total td { font-weight: 600 }
"""


def analysis_tables(analysis: Analysis, weights: Mapping[str, float]) -> list[Table]:
    """One table for the whole, then one for each document if there are several."""
    tables = [_bands("All documents", analysis.total(), weights)]
    if len(analysis.documents) > 1:
        tables += [_bands(name, bands, weights) for name, bands in analysis.documents.items()]
    return tables


def edit_tables(edits: Sequence[Edit], summary: Sequence[EditSummary]) -> list[Table]:
    """Edits by origin, then segment by segment."""
    by_origin = [
        (
            line.origin,
            line.segments,
            line.words,
            line.untouched,
            _figure(line.ter),
            round(line.seconds),
            _figure(line.words_per_hour, 0),
        )
        for line in summary
    ]
    segments = [
        (
            edit.row_id,
            edit.document,
            edit.source,
            edit.suggestion,
            edit.target,
            edit.origin,
            "" if edit.score is None else edit.score,
            edit.words,
            "" if edit.characters is None else edit.characters,
            _figure(edit.ter),
            round(edit.seconds),
        )
        for edit in edits
    ]
    return [
        (
            "By origin",
            ("origin", "segments", "words", "untouched", "TER", "seconds", "words per hour"),
            by_origin,
        ),
        (
            "By segment",
            (
                *("segment", "document", "source", "suggestion", "target", "origin", "score"),
                *("words", "characters changed", "TER", "seconds"),
            ),
            segments,
        ),
    ]


def to_csv(tables: Sequence[Table]) -> str:
    """The tables one after the other, an empty line between them; captions in the first column."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    for n, (caption, headings, rows) in enumerate(tables):
        writer.writerows([*([[]] if n else []), [caption], headings, *rows])
    return text.getvalue()


def to_html(title: str, tables: Sequence[Table]) -> str:
    """One page that stands alone."""
    body = [f"<h1>{escape(title)}</h1>"]
    for caption, headings, rows in tables:
        body.append(f"<table><caption>{escape(caption)}</caption><tr>")
        numeric = [
            bool(rows) and all(isinstance(row[n], int | float) or row[n] == "" for row in rows)
            for n in range(len(headings))
        ]
        body += [_cell("th", heading, n) for heading, n in zip(headings, numeric, strict=True)]
        body.append("</tr>")
        for row in rows:
            total = ' class="total"' if row[0] in ("total", "all") else ""
            cells = "".join(_cell("td", value, n) for value, n in zip(row, numeric, strict=True))
            body.append(f"<tr{total}>{cells}</tr>")
        body.append("</table>")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def write_report(title: str, tables: Sequence[Table], path: Path) -> None:
    """Write HTML or CSV by the ending of ``path``, atomically."""
    text = to_csv(tables) if path.suffix.lower() == ".csv" else to_html(title, tables)
    with atomic_write(path) as temporary:
        temporary.write_text(text, encoding="utf-8")


def _bands(name: str, bands: Mapping[str, Count], weights: Mapping[str, float]) -> Table:
    counted = [item.name for item in fields(Count)]
    rows: list[Sequence[object]] = []
    total, paid = Count(), 0.0
    for band, count in bands.items():
        worth = count.words * weights[band] / 100
        numbers = [getattr(count, column) for column in counted]
        rows.append((band, *numbers, round(weights[band], 1), round(worth, 1)))
        total, paid = total + count, paid + worth
    numbers = [getattr(total, column) for column in counted]
    rows.append(("total", *numbers, "", round(paid, 1)))
    return name, ("band", *counted, "weight %", "weighted words"), rows


def _figure(value: float | None, digits: int = 1) -> float | int | str:
    if value is None:
        return ""
    return round(value, digits) if digits else round(value)


def _cell(kind: str, value: object, numeric: bool) -> str:
    mark = ' class="n"' if numeric else ""
    shown = f"{value:,}" if isinstance(value, int | float) else str(value)
    return f"<{kind}{mark}>{escape(shown)}</{kind}>"

"""Reports as tables: CSV for a spreadsheet, HTML for a client."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path

from postil.formats.strings.spreadsheet_cells import report_cell
from postil.messages import Message
from postil.types.files import atomic_write
from postil.workspace.reports.analysis import INTERNAL_MATCH, NOTHING, REPETITIONS, Analysis, Count
from postil.workspace.reports.edits import Edit, EditSummary

Table = tuple[str, Sequence[str], Sequence[Sequence[object]]]
"""Caption, headings, rows. What is ``Message`` in it can be said in another language; texts of the
project are plain.
"""

Show = Callable[[Message | float], str]
"""Functions by which a report translates a word and formats a number."""

STYLE = """
body { font: 14px/1.5 system-ui, sans-serif; color: #1e293b; margin: 2rem auto; max-width: 64rem;
  padding: 0 1rem }
h1 { font-size: 1.5rem } caption { text-align: left; font-weight: 600; padding: 1rem 0 .3rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #e2e8f0 }
th::first-letter { text-transform: uppercase }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
tr.total td { font-weight: 600 }
"""


def headings(*names: str) -> tuple[Message, ...]:
    """Headings of columns."""
    return tuple(map(Message, names))


COUNTED = headings("segments", "words", "characters", "spaces", "tags")
"""Columns of a ``Count``, by the names of its fields."""


def in_english(value: Message | float) -> str:
    """A word as it is, a number with commas."""
    return value if isinstance(value, Message) else f"{value:,}"


def band_words(band: str) -> Message:
    """Name of a band."""
    if band == REPETITIONS:
        return Message("repetitions")
    if band == NOTHING:
        return Message("no match")
    score = Message("{number}%", number=band.removeprefix(INTERNAL_MATCH).removesuffix("%"))
    return Message("internal {score}", score=score) if band.startswith(INTERNAL_MATCH) else score


def finding_words(kind: str, severity: str, text: str, answer: str, resolved: bool) -> Message:
    """A finding of a review in one line."""
    text = Message(
        "{kind}, {severity}: {text}", kind=Message(kind), severity=Message(severity), text=text
    )
    if answer:
        text = Message("{finding} – {answer}", finding=text, answer=answer)
    return Message("{finding} (resolved)", finding=text) if resolved else text


def with_sentence(before: Message | None, another: Message) -> Message:
    """``before``, if there is any, with one more sentence."""
    if before is None:
        return another
    return Message("{findings}; {another}", findings=before, another=another)


def analysis_tables(analysis: Analysis, weights: Mapping[str, float]) -> list[Table]:
    """One table for the whole, then one for each document if there are several."""
    tables = [_bands(Message("All documents"), analysis.total(), weights)]
    if len(analysis.documents) > 1:
        tables += [_bands(name, bands, weights) for name, bands in analysis.documents.items()]
    return tables


def edit_tables(edits: Sequence[Edit], summary: Sequence[EditSummary]) -> list[Table]:
    """Edits by origin, then segment by segment."""
    by_origin = [
        (
            Message(line.origin),
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
            Message(edit.origin),
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
            Message("By origin"),
            headings(
                "origin", "segments", "words", "untouched", "TER", "seconds", "words per hour"
            ),
            by_origin,
        ),
        (
            Message("By segment"),
            headings(
                "segment",
                "document",
                "source",
                "suggestion",
                "target",
                "origin",
                "score",
                "words",
                "characters changed",
                "TER",
                "seconds",
            ),
            segments,
        ),
    ]


def to_csv(tables: Sequence[Table], show: Show = in_english) -> str:
    """The tables one after the other, an empty line between them; captions in the first column.

    Numbers are written as spreadsheets read them, whatever ``show`` does with them; no text is
    taken for a formula.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    for n, (caption, heads, rows) in enumerate(tables):
        for row in (*([[]] if n else []), [caption], heads, *rows):
            writer.writerow([_csv_cell(one, show) for one in row])
    return text.getvalue()


def _csv_cell(value: object, show: Show) -> object:
    shown = show(value) if isinstance(value, Message) else value
    return report_cell(shown) if isinstance(shown, str) else shown


def to_html(
    title: str, tables: Sequence[Table], show: Show = in_english, language: str = "en"
) -> str:
    """One page that stands alone, in a language by its code."""
    body = [f"<h1>{escape(title)}</h1>"]
    for caption, heads, rows in tables:
        body.append(f"<table><caption>{escape(_shown(caption, show))}</caption><tr>")
        numeric = [
            bool(rows) and all(isinstance(row[n], int | float) or row[n] == "" for row in rows)
            for n in range(len(heads))
        ]
        body += [_cell("th", head, n, show) for head, n in zip(heads, numeric, strict=True)]
        body.append("</tr>")
        for row in rows:
            total = ' class="total"' if row[0] in ("total", "all") else ""
            cells = [_cell("td", value, n, show) for value, n in zip(row, numeric, strict=True)]
            body.append(f"<tr{total}>{''.join(cells)}</tr>")
        body.append("</table>")
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def write_report(
    title: str,
    tables: Sequence[Table],
    path: Path,
    show: Show = in_english,
    language: str = "en",
) -> None:
    """Write HTML or CSV by the ending of ``path``, atomically.

    CSV begins with a byte order mark: without it Excel takes the text for the system's code page.
    """
    as_csv = path.suffix.lower() == ".csv"
    text = to_csv(tables, show) if as_csv else to_html(title, tables, show, language)
    with atomic_write(path) as temporary:
        temporary.write_text(text, encoding="utf-8-sig" if as_csv else "utf-8")


def _bands(name: str, bands: Mapping[str, Count], weights: Mapping[str, float]) -> Table:
    rows: list[Sequence[object]] = []
    total, paid = Count(), 0.0
    for band, count in bands.items():
        worth = count.words * weights[band] / 100
        numbers = [getattr(count, column) for column in COUNTED]
        rows.append((band_words(band), *numbers, round(weights[band], 1), round(worth, 1)))
        total, paid = total + count, paid + worth
    numbers = [getattr(total, column) for column in COUNTED]
    rows.append((Message("total"), *numbers, "", round(paid, 1)))
    return name, (*headings("band"), *COUNTED, *headings("weight %", "weighted words")), rows


def _figure(value: float | None, digits: int = 1) -> float | int | str:
    if value is None:
        return ""
    return round(value, digits) if digits else round(value)


def _cell(kind: str, value: object, numeric: bool, show: Show) -> str:
    mark = ' class="n"' if numeric else ""
    return f"<{kind}{mark}>{escape(_shown(value, show))}</{kind}>"


def _shown(value: object, show: Show) -> str:
    return show(value) if isinstance(value, Message | int | float) else str(value)

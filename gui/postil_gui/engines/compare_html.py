"""Two engines side by side, in words: the verdict, the figures, and one segment. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from postil_gui.dialogs.train_examples import marked
from postil_gui.engines.words import probability
from postil_gui.i18n import decimal, signed, tr, whole
from postil_gui.theme.schemes import Scheme

if TYPE_CHECKING:
    from postil.training.side_by_side import Row, SideBySide

TITLES = {"bleu": "BLEU", "chrf": "chrF", "ter": "TER"}


def verdict_text(found: SideBySide, names: tuple[str, str]) -> str:
    """Which engine is better, or that it is not clear."""
    verdict = found.verdict
    if verdict == "better":
        return tr("“{name}” translates these segments better.", name=names[1])
    if verdict == "worse":
        return tr("“{name}” translates these segments better.", name=names[0])
    if verdict == "same":
        return tr("Both translate every segment the same.")
    return tr("No clear difference: it may be chance.")


def reason_text(found: SideBySide) -> str:
    """The figures behind the verdict, in a sentence."""
    one = found.bootstrap["bleu"]
    different = sum(row.differs for row in found.rows)
    text = tr(
        "{different} of {all} segments are translated differently.",
        different=whole(different),
        all=whole(len(found.rows)),
    )
    if found.verdict == "same":
        return text
    return " ".join(
        (
            text,
            tr(
                "BLEU of B is {difference} from A; in 95% of samples it is between {low} and "
                "{high} ({p}).",
                difference=signed(one.difference),
                low=signed(one.low),
                high=signed(one.high),
                p=probability(min(one.p_value, 1 - one.p_value)),
            ),
        )
    )


def figures_html(found: SideBySide, names: tuple[str, str], scheme: Scheme) -> str:
    """The corpus scores as a table, with the interval of each difference."""
    muted = f'style="color:{scheme.muted}"'
    head = "".join(
        f'<td align="right" {muted}>{escape(text)}</td>'
        for text in (
            *(
                tr("{group}: {name}", group=one, name=name)
                for one, name in zip("AB", names, strict=True)
            ),
            "B − A",
            tr("95% interval"),
        )
    )
    lines = [f"<tr><td></td>{head}</tr>"]
    for metric, title in TITLES.items():
        first, second = (scores.as_dict()[metric] for scores in found.scores)
        one = found.bootstrap[metric]  # type: ignore[index]  # its keys are those of TITLES
        cells = (
            decimal(first),
            decimal(second),
            signed(one.difference),
            f"{signed(one.low)} … {signed(one.high)}",
        )
        row = "".join(f'<td align="right">{text}</td>' for text in cells)
        lines.append(f"<tr><td {muted}>{title}</td>{row}</tr>")
    return f'<table cellspacing="0" cellpadding="5">{"".join(lines)}</table>'


def segment_html(
    row: Row,
    names: tuple[str, str],
    scheme: Scheme,
    right_to_left: Sequence[bool],
) -> str:
    """One segment, what the engines do not share marked."""
    directions = ["rtl" if rtl else "ltr" for rtl in right_to_left]
    first, second = marked(*row.outputs)
    texts = [
        (tr("Source"), escape(row.source), directions[0]),
        *((tr("Reference"), escape(text), directions[1]) for text in row.references),
        (
            tr("A: {name}, chrF {score}", name=names[0], score=decimal(row.scores[0], 0)),
            _painted(first, scheme.removed, "line-through"),
            directions[1],
        ),
        (
            tr("B: {name}, chrF {score}", name=names[1], score=decimal(row.scores[1], 0)),
            _painted(second, scheme.added, "underline"),
            directions[1],
        ),
    ]
    lines = "".join(
        f'<tr><td style="color:{scheme.muted}">{escape(title)}&nbsp;&nbsp;</td>'
        f'<td dir="{direction}">{text or "–"}</td></tr>'
        for title, text, direction in texts
    )
    table = f'<table cellspacing="0" cellpadding="4">{lines}</table>'
    return f'<body style="color:{scheme.text}">{table}</body>'


def _painted(stretches: Sequence[tuple[str, bool]], tint: str, line: str) -> str:
    style = f"background-color:{tint}; text-decoration:{line}"
    return "".join(
        f'<span style="{style}">{escape(piece)}</span>' if mark else escape(piece)
        for piece, mark in stretches
    )

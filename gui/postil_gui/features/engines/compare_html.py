"""Two engines side by side, in words: the verdict, the figures, and one segment. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import decimal, signed, tr, whole
from postil_gui.theme.schemes import Scheme
from postil_gui.widgets.compared_examples import marked, painted
from postil_gui.widgets.markup import SPACE, Html, element

if TYPE_CHECKING:
    from postil.training.comparison import Row, SideBySide

TITLES = {"bleu": "BLEU", "chrf": "chrF", "ter": "TER"}


def verdict_text(found: SideBySide, names: tuple[str, str]) -> str:
    """Verdict: which engine is better, or that it is not clear."""
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
                "BLEU of B minus BLEU of A: {difference}; in 95% of samples between {low} and "
                "{high}.",
                difference=signed(one.difference),
                low=signed(one.low),
                high=signed(one.high),
            ),
        )
    )


def figures_html(found: SideBySide, names: tuple[str, str], scheme: Scheme) -> Html:
    """The corpus scores as a table, with the interval of each difference."""
    muted = f"color:{scheme.muted}"
    heads = (
        *(
            tr("{group}: {name}", group=one, name=name)
            for one, name in zip("AB", names, strict=True)
        ),
        "B − A",
        tr("95% interval"),
    )
    cells = (element("td", text, align="right", style=muted) for text in heads)
    lines = [element("tr", element("td"), *cells)]
    for metric, title in TITLES.items():
        first, second = (scores.as_dict()[metric] for scores in found.scores)
        one = found.bootstrap[metric]  # type: ignore[index]  # its keys are those of TITLES
        figures = (
            decimal(first),
            decimal(second),
            signed(one.difference),
            f"{signed(one.low)} … {signed(one.high)}",
        )
        row = (element("td", text, align="right") for text in figures)
        lines.append(element("tr", element("td", title, style=muted), *row))
    return element("table", *lines, cellspacing=0, cellpadding=5)


def segment_html(
    row: Row,
    names: tuple[str, str],
    scheme: Scheme,
    right_to_left: Sequence[bool],
) -> Html:
    """One segment, what the engines do not share marked."""
    directions = ["rtl" if rtl else "ltr" for rtl in right_to_left]
    first, second = marked(*row.outputs)
    texts: list[tuple[str, str, str]] = [
        (tr("Source"), row.source, directions[0]),
        *((tr("Reference"), text, directions[1]) for text in row.references),
        (
            tr("A: {name}, chrF {score}", name=names[0], score=decimal(row.scores[0], 0)),
            painted(first, scheme.removed, "line-through"),
            directions[1],
        ),
        (
            tr("B: {name}, chrF {score}", name=names[1], score=decimal(row.scores[1], 0)),
            painted(second, scheme.added, "underline"),
            directions[1],
        ),
    ]
    lines = (
        element(
            "tr",
            element("td", title + 2 * SPACE, style=f"color:{scheme.muted}"),
            element("td", text or "–", dir=direction),
        )
        for title, text, direction in texts
    )
    table = element("table", *lines, cellspacing=0, cellpadding=4)
    return element("body", table, style=f"color:{scheme.text}")

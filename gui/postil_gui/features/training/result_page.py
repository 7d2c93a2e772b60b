"""Last page of training: whether the new engine is better, by what figures, and what changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from postil_gui.i18n.languages import sides_right_to_left
from postil_gui.i18n.messages import decimal, mark, tallied, tr, whole
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.charts.chart import CurveChart
from postil_gui.widgets.compared_examples import examples_html
from postil_gui.widgets.dialogs.dialog_parts import heading, muted, set_flag
from postil_gui.widgets.engine_captions import difference_text, probability
from postil_gui.widgets.html_page import HtmlLabel, HtmlView
from postil_gui.widgets.markup import Html, element
from postil_gui.widgets.plain_text import Label, set_tip

if TYPE_CHECKING:
    from postil.training.comparison import Comparison, Verdict
    from postil.training.request import TrainingReport
    from postil.training.train_and_compare import TrainingOutcome
    from postil.types.progress import CurvePoint
    from postil_gui.operations.jobs import Job

TITLES: dict[Verdict, str] = {
    "better": mark("The new engine is better"),
    "worse": mark("The new engine is not better"),
    "undecided": mark("The new engine has not proved better"),
    "same": mark("The new engine translates the same"),
}
ADVICE: dict[Verdict, str] = {
    "better": mark(
        "Use it from now on. What the engine learned from the segments you confirmed is "
        "learned again by the new one."
    ),
    "worse": mark(
        "Go on with the engine it was compared with, and discard the new one. More or closer "
        "texts help most; another recipe or other settings may."
    ),
    "undecided": mark(
        "The difference may be chance. Go on with the engine it was compared with; you can keep "
        "the new one and compare them in your work."
    ),
    "same": mark("Nothing is gained by changing the engine."),
}
KINDS: dict[Verdict, str] = {
    "better": "good",
    "worse": "bad",
    "undecided": "open",
    "same": "open",
}
TABLE_HELP = mark(
    "BLEU and chrF: closeness to the translations of people, the higher the better, 100 is the "
    "same. TER: how much is to be edited, the lower the better."
)


class TrainResult(QtWidgets.QWidget):
    """Shows a ``TrainingOutcome``."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._outcome: TrainingOutcome | None = None
        self._name = ""
        self._languages = ("", "")
        self.title = Label()
        self.title.setProperty("kind", "heading")
        self.sentence = Label()
        self.advice = Label()
        for label in (self.title, self.sentence, self.advice):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.sign = Label()
        self.banner = QtWidgets.QFrame()
        self.banner.setObjectName("verdict")
        self.figures = HtmlLabel()
        set_tip(self.figures, tr(TABLE_HELP))
        self.trained = muted("")
        self.examples_title = heading(tr("What changed"))
        self.which = QtWidgets.QTabBar()
        self.which.setAccessibleName(tr("Which examples"))
        self.which.setExpanding(False)
        self.which.currentChanged.connect(lambda _: self._show_examples())
        self.examples = HtmlView(tr("Examples: before and after"))
        self.examples.setObjectName("examples")
        self.chart = CurveChart(theme, tr("It drew no learning curve."))
        self.details = QtWidgets.QStackedWidget()
        self.details.addWidget(self.examples)
        self.details.addWidget(self.chart)
        self._lay_out()
        theme.changed.connect(self._show)

    def _lay_out(self) -> None:
        texts = QtWidgets.QVBoxLayout()
        texts.setSpacing(4)
        for label in (self.title, self.sentence, self.advice):
            texts.addWidget(label)
        row = QtWidgets.QHBoxLayout(self.banner)
        row.setContentsMargins(16, 14, 16, 14)
        row.setSpacing(14)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.banner)
        line = QtWidgets.QHBoxLayout()
        line.setSpacing(28)
        line.addWidget(self.figures)
        line.addWidget(self.trained, 1)
        column.addLayout(line)
        head = QtWidgets.QHBoxLayout()
        head.addWidget(self.examples_title)
        head.addStretch(1)
        head.addWidget(self.which)
        column.addLayout(head)
        column.addWidget(self.details, 1)
        column.addStretch(0)

    def show_outcome(
        self, job: Job, outcome: TrainingOutcome, points: Sequence[CurvePoint] = ()
    ) -> None:
        """Show the result of a training, and its learning curve."""
        self._outcome, self._name = outcome, job.name
        self.chart.clear()
        self.chart.add(points)
        self._languages = job.source_language, job.target_language
        self.which.blockSignals(True)
        while self.which.count():
            self.which.removeTab(0)
        if outcome.comparison is not None:
            gained = sum(example.gain > 0 for example in outcome.comparison.examples)
            lost = sum(example.gain < 0 for example in outcome.comparison.examples)
            self.which.addTab(tr("Gained most ({gained})", gained=whole(gained)))
            self.which.addTab(tr("Lost most ({lost})", lost=whole(lost)))
            self.which.setCurrentIndex(0 if gained or not lost else 1)
        if points:
            self.which.addTab(tr("Learning curve"))
        self.which.blockSignals(False)
        self._show()

    def _show(self) -> None:
        outcome = self._outcome
        if outcome is None:
            return
        found = outcome.comparison
        if found is not None:
            kind = KINDS[found.verdict]
            title = tr(TITLES[found.verdict])
            self.sentence.setText(
                tr(
                    "{sentence} The interval holds 95% of samples.",
                    sentence=verdict_sentence(found),
                )
            )
            set_tip(self.sentence, probability(found.bootstrap.p_value))
            advice = tr(ADVICE[found.verdict])
            if outcome.starts_seen:
                advice += tr(
                    " The new engine starts from one that may have been trained on these segments:"
                    " its figures are too high. Judge by texts of your own to see what it is worth."
                )
            elif outcome.seen_before and found.verdict != "better":
                advice += tr(
                    " The engine it was compared with may have been trained on these segments,"
                    " which favours it; from the next training on both keep out the same ones."
                )
            self.advice.setText(advice)
        else:
            kind = "good" if outcome.scores is not None else "open"
            title = tr("The engine is ready")
            self.sentence.setText(first_sentence(outcome))
            self.advice.setText(
                tr("Use it in your project: it learns from every segment you confirm.")
            )
        self.title.setText(tr("{group}: {name}", group=self._name, name=title))
        set_flag(self.banner, "kind", kind)
        icon, role = {"good": ("confirm", "exact"), "bad": ("error", "wrong")}.get(
            kind, ("info", "similar")
        )
        self.sign.setPixmap(self._theme.pixmap(icon, role, 24, self.devicePixelRatioF()))
        self.figures.show_html(figures_html(outcome, self._theme))
        self.figures.setVisible(outcome.scores is not None)
        self.trained.setText(report_text(outcome.report))
        self.examples_title.setText(
            tr("What changed") if found is not None else tr("How it learned")
        )
        for widget in (self.examples_title, self.which, self.details):
            widget.setVisible(self.which.count() > 0)
        self._show_examples()

    def _show_examples(self) -> None:
        if self._outcome is None:
            return
        found = self._outcome.comparison
        if found is None or self.which.currentIndex() == 2:
            self.details.setCurrentWidget(self.chart)
            return
        self.details.setCurrentWidget(self.examples)
        examples = found.examples
        shown = (
            [one for one in examples if one.gain > 0]
            if self.which.currentIndex() == 0
            else [one for one in reversed(examples) if one.gain < 0]
        )
        rtl = sides_right_to_left(*self._languages)
        html = examples_html(shown, self._theme.scheme, right_to_left=rtl)
        if shown:
            self.examples.show_html(html)
        else:
            self.examples.setPlainText(tr("No segment: look at the other page."))
        self.examples.moveCursor(QtGui.QTextCursor.MoveOperation.Start)


def verdict_sentence(found: Comparison) -> str:
    """Verdict: which engine is better, and by what figures."""
    if found.verdict == "same":
        return tr("No difference: the same translations on %Ln held-out segments.", found.segments)
    one = found.bootstrap
    difference = difference_text(one.difference, one.low, one.high)
    figures = f"{difference} BLEU"
    if found.verdict == "better":
        return tr("Better: {figures}, on %Ln held-out segments.", found.segments, figures=figures)
    if found.verdict == "worse":
        return tr(
            "Not better: {figures}, on %Ln held-out segments.", found.segments, figures=figures
        )
    return tr(
        "No clear difference: {figures}, on %Ln held-out segments.",
        found.segments,
        figures=figures,
    )


def first_sentence(outcome: TrainingOutcome) -> str:
    """Quality of an engine that is compared with none."""
    if outcome.scores is None:
        return tr(
            "The texts are too few to keep some out of the training, so nothing was measured. "
            "From about 400 different segments on, it is."
        )
    return tr(
        "BLEU {bleu} on %Ln held-out segments, which it was not trained on.",
        outcome.held_out,
        bleu=decimal(outcome.scores.bleu, 1),
    )


def figures_html(outcome: TrainingOutcome, theme: Theme) -> Html:
    """The scores as a small table, before and after."""
    scores, found = outcome.scores, outcome.comparison
    if scores is None:
        return Html()
    head = [element("td", name, align="right") for name in ("BLEU", "chrF", "TER")]
    rows = [element("tr", element("td"), *head, style=f"color:{theme.scheme.muted}")]
    shown = [(tr("Compared with"), found.before)] if found is not None else []
    shown.append((tr("New"), scores))
    for name, one in shown:
        figures = map(decimal, (one.bleu, one.chrf, one.ter))
        cells = (element("td", figure, align="right") for figure in figures)
        rows.append(element("tr", element("td", name), *cells))
    return element("table", *rows, cellspacing=0, cellpadding=4)


def report_text(report: TrainingReport) -> str:
    """Report of a training in two sentences."""
    from postil.training.request import TESTED  # noqa: PLC0415 (not at start-up)

    rejected = dict(report.rejected)
    tested = rejected.pop(TESTED, 0)
    text = tr("Trained on %Ln segment pairs", report.pairs + report.tuned_on)
    if report.tuned_on:
        text = tr("{sentence}, %Ln of them to tune the weights", report.tuned_on, sentence=text)
    if tested:
        text = tr(
            "{sentence}; without %Ln whose sources are among the segments it is judged by",
            tested,
            sentence=text,
        )
    if any(rejected.values()):
        text = tr(
            "{sentence}; %Ln were left out ({reasons})",
            sum(rejected.values()),
            sentence=text,
            reasons=tallied(rejected),
        )
    if report.tuning:
        text += tr(". BLEU of the tuning set: {bleu}", bleu=decimal(max(report.tuning), 1))
    return text + "."

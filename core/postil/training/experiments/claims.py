"""Ways to judge a claim by a table: one row better than another, or as good."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from postil.metrics.corpus import BootstrapResult
from postil.training.experiments.experiment import Claim, Table, Verdict


def better(text: str, worse: str, best: str, *, by: float = 0.0) -> Claim:
    """Row ``best`` has more test BLEU than row ``worse``, by at least ``by``.

    It holds if the difference is that large and its 95 % interval lies above 0, does not hold if
    the interval lies below 0, or below ``by``; else the test set is too small to tell.
    """

    def judge(table: Table) -> tuple[Verdict, str]:
        found = table.difference(worse, best)
        return _verdict(found, by), f"{best} − {worse}: {written(found)}"

    return Claim(text, judge)


def better_than_all(text: str, best: str, others: Sequence[str]) -> Claim:
    """Row ``best`` has more test BLEU than each of the others; see :func:`better`."""

    def judge(table: Table) -> tuple[Verdict, str]:
        found = {name: table.difference(name, best) for name in others}
        verdicts = [_verdict(item, 0.0) for item in found.values()]
        figures = "; ".join(f"{best} − {name}: {written(item)}" for name, item in found.items())
        return _all(verdicts), figures

    return Claim(text, judge)


def as_good(text: str, base: str, others: Sequence[str], *, within: float = 0.5) -> Claim:
    """Rows differ by no more than ``within`` BLEU points from row ``base``.

    It holds if all intervals lie within, does not hold if one lies outside, is undecided otherwise.
    """
    return _beside(text, base, others, lambda found: _near(found, within))


def no_worse(text: str, row: str, others: Sequence[str], *, within: float = 0.5) -> Claim:
    """None of the others has more test BLEU than ``row`` by more than ``within``.

    It holds if all intervals lie below, does not hold if one lies above, is undecided otherwise.
    """
    return _beside(text, row, others, lambda found: _not_above(found, within))


def _beside(
    text: str, base: str, others: Sequence[str], judged: Callable[[BootstrapResult], Verdict]
) -> Claim:
    """Claim about each of ``others`` minus row ``base``, as ``judged`` decides."""

    def judge(table: Table) -> tuple[Verdict, str]:
        found = {name: table.difference(base, name) for name in others}
        figures = "; ".join(f"{name} − {base}: {written(item)}" for name, item in found.items())
        return _all([judged(item) for item in found.values()]), figures

    return Claim(text, judge)


def more(text: str, figure: str, less: str, greater: str) -> Claim:
    """A figure other than test BLEU is larger in one row than in another; without an interval."""

    def judge(table: Table) -> tuple[Verdict, str]:
        low, high = (table.rows[key].figures[figure] for key in (less, greater))
        verdict: Verdict = "holds" if high > low else "does not hold"
        return verdict, f"{figure}: {greater} {high:.2f}, {less} {low:.2f}"

    return Claim(text, judge)


def written(found: BootstrapResult) -> str:
    """A difference with its interval and p-value."""
    return f"{found.difference:+.2f} [{found.low:+.2f}, {found.high:+.2f}], p = {found.p_value:.3f}"


def _verdict(found: BootstrapResult, by: float) -> Verdict:
    if found.low > 0 and found.difference >= by:
        return "holds"
    return "does not hold" if found.high < max(by, 1e-9) else "undecided"


def _near(found: BootstrapResult, within: float) -> Verdict:
    if -within <= found.low and found.high <= within:
        return "holds"
    return "does not hold" if found.low > within or found.high < -within else "undecided"


def _not_above(found: BootstrapResult, within: float) -> Verdict:
    if found.high <= within:
        return "holds"
    return "does not hold" if found.low > within else "undecided"


def _all(verdicts: Sequence[Verdict]) -> Verdict:
    if "does not hold" in verdicts:
        return "does not hold"
    return "undecided" if "undecided" in verdicts else "holds"

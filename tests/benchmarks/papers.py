"""Tables of the papers: every claim, with our figures, and whether it holds.

    python tests/benchmarks/papers.py OUT

takes up the conclusions that ``postil experiment --out OUT`` wrote there, keeps them in
``papers.json`` and writes ``PAPERS.md``, both beside this file; without OUT, only the page. Small
runs say nothing about a paper and are left out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from postil.training.experiments.book import EXPERIMENTS
from postil.training.experiments.experiment import Experiment

HERE = Path(__file__).resolve().parent
KEPT, PAGE = HERE / "papers.json", HERE / "PAPERS.md"
SMALL = "small"
OPEN = "not run"
INTRODUCTION = """\
# Tables of the papers

What the tables and figures of the papers claim, judged by the same comparison on text that
anybody can have. Differences are in BLEU points with their 95 % interval (paired bootstrap over
the test segments); "holds" and "does not hold" need the whole interval on one side, else it is
"undecided". Claims about the development set or numbers of features have no interval.

This page is written by `python tests/benchmarks/papers.py OUT` from what the commands below leave
in OUT; CORPORA is the folder of the corpora.
"""

Kept = dict[str, list[dict[str, Any]]]  # by experiment: a table for each pair


def taken_up(kept: Kept, out: Path) -> Kept:
    """Conclusions with those of a folder of results, which replace older ones of the same pair."""
    found = {name: list(tables) for name, tables in kept.items()}
    for path in sorted(out.glob("*/*.json")):
        result = json.loads(path.read_text(encoding="utf-8"))
        if result["size"].split(".")[0] == SMALL:
            continue
        for table in result["tables"]:
            others = [
                one for one in found.get(result["experiment"], []) if one["pair"] != table["pair"]
            ]
            one = {
                "pair": table["pair"],
                "size": result["size"],
                "segments": table["segments"],
                "conclusions": table["conclusions"],
            }
            found[result["experiment"]] = sorted([*others, one], key=lambda item: str(item["pair"]))
    return found


def command(name: str, table: Mapping[str, Any]) -> str:
    """The command that makes a table."""
    _, *changes = table["size"].split(".")
    scale = "".join(f" --set {change.replace('-', '=')}" for change in changes)
    return f"postil experiment {name} --pair {table['pair']}{scale} --data CORPORA --out OUT"


def section(experiment: Experiment, tables: Sequence[Mapping[str, Any]]) -> str:
    """One experiment: its claims by pair, and the commands."""
    lines = [f"## {experiment.name}", "", f"{experiment.about}.", ""]
    lines += [f"- `{command(experiment.name, table)}`" for table in tables]
    lines += ["", "| claim | text | ours | |", "|---|---|---|---|"] if tables else []
    for claim in experiment.claims:
        for table in tables:
            for found in table["conclusions"]:
                if found["claim"] == claim.text:
                    text = f"{table['pair']}, {table['segments']:,} segments"
                    lines.append(
                        f"| {claim.text} | {text} | {found['figures']} | {found['verdict']} |"
                    )
    if not tables:
        lines += ["| claim | |", "|---|---|"]
        lines += [f"| {claim.text} | {OPEN} |" for claim in experiment.claims]
    return "\n".join(lines) + "\n"


def page(kept: Kept) -> str:
    """The whole page."""
    sections = [section(experiment, kept.get(name, [])) for name, experiment in EXPERIMENTS.items()]
    return "\n".join([INTRODUCTION, *sections])


def main(arguments: Sequence[str]) -> int:
    kept: Kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for out in arguments:
        kept = taken_up(kept, Path(out))
    KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    PAGE.write_text(page(kept), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

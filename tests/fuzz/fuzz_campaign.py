"""Fuzzing all targets in turn: processes for the cases, findings, a summary."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import fuzz_sanitize
from fuzz_case import write_case
from fuzz_shrink import death, shrink
from fuzz_targets import targets
from fuzz_worker import Finding, attempt, load_seeds, make_case

HERE = Path(__file__).resolve().parent
ROUND = 60.0  # seconds one parser is fuzzed before the next has its turn
SHRINKING = 25.0  # seconds for one finding
_WHERE = re.compile(r'File "[^"]*/postil/([\w/.]+)", line \d+ in (\w+)')


class Campaign:
    """All targets in turn; what was done and found is in ``summary``."""

    def __init__(self, names: list[str], seed: int, out: Path, scratch: Path) -> None:
        self.names, self.seed, self.out, self.scratch = names, seed, out, scratch
        self.next = dict.fromkeys(names, 0)
        self.seconds = dict.fromkeys(names, 0.0)
        self.cpu_seconds = dict.fromkeys(names, 0.0)
        self.findings: dict[tuple[str, str], Finding] = {}

    def go_on(self, report: Path) -> None:
        """Count on from what an earlier run reported."""
        known = json.loads(report.read_text(encoding="utf-8"))
        if known["seed"] != self.seed:
            raise SystemExit(f"{report} is of the seed {known['seed']}: add --seed {known['seed']}")
        for name, row in known["targets"].items():
            self.next[name] = row["cases"]
            self.seconds[name], self.cpu_seconds[name] = row["seconds"], row["cpu_seconds"]
        for values in known["findings"]:
            found = Finding(**values)
            self.findings[found.target, found.signature] = found

    def run(self, seconds: float, report: Path | None) -> None:
        end = sum(self.seconds.values()) + seconds
        while sum(self.seconds.values()) < end:
            for name in self.names:
                left = end - sum(self.seconds.values())
                if left <= 0:
                    break
                self._round(name, min(ROUND, left, seconds / len(self.names)))
                if report:
                    report.write_text(json.dumps(self.summary(), indent=1), encoding="utf-8")

    def _round(self, name: str, seconds: float) -> None:
        end = self.seconds[name] + seconds
        while (left := end - self.seconds[name]) > 0:
            started = time.monotonic()
            work = self.scratch / name
            work.mkdir(parents=True, exist_ok=True)
            (work / "now").write_text(str(self.next[name]), encoding="ascii")
            before = _cpu_seconds()
            done = subprocess.run(
                [sys.executable, str(HERE / "fuzz_worker.py"), name, str(self.seed),
                 str(self.next[name]), str(left), str(work)],
                check=False, capture_output=True, text=True, errors="replace",
            )  # fmt: skip
            self.seconds[name] += time.monotonic() - started
            self.cpu_seconds[name] += _cpu_seconds() - before
            at = int((work / "now").read_text(encoding="ascii") or self.next[name])
            for line in done.stdout.splitlines():
                if line.startswith("{"):
                    self._take(Finding(**json.loads(line)))
            if done.returncode < 0:
                where = _WHERE.search(done.stderr)
                dead = death(-done.returncode, done.stderr)
                place = f" in {where[1]} {where[2]}" if where and " in " not in dead else ""
                message = done.stderr[-6000:]
                self._take(Finding(name, dead + place, message, self.seed, at))
            elif done.returncode:
                raise SystemExit(f"{name}: the worker failed\n{done.stderr}")
            self.next[name] = at + 1

    def _take(self, finding: Finding) -> None:
        key = (finding.target, finding.signature)
        if key in self.findings:
            return
        self.findings[key] = finding
        print(f"{finding.target} case {finding.case}: {finding.signature}", flush=True)
        if finding.case < 0:
            return
        target = targets()[finding.target]
        seeds = load_seeds(target, self.scratch / finding.target)
        case = make_case(seeds, target, finding.seed, finding.case)
        signature = finding.signature
        if signature.startswith(("hang", "crash: SIG")):  # a process that died does not say where
            signature = re.sub(r" in [\w/.]+ \w+$", "", signature)
        small = shrink(target, case, signature, self.scratch / "shrink", SHRINKING)
        name = re.sub(r"\W+", "-", finding.signature).strip("-")
        folder = self.out / finding.target / name
        write_case(small, folder)
        (folder / "FINDING.txt").write_text(
            f"case {finding.case} of seed {finding.seed}\n{finding.message}\n", encoding="utf-8"
        )

    def summary(self) -> dict[str, object]:
        return {
            "seed": self.seed,
            "seconds": round(sum(self.seconds.values()), 1),
            "cpu_seconds": round(sum(self.cpu_seconds.values()), 1),
            "sanitized": fuzz_sanitize.is_on(),
            "cases": sum(self.next.values()),
            "findings": [vars(finding) for finding in self.findings.values()],
            "targets": {
                name: {
                    "cases": self.next[name],
                    "seconds": round(self.seconds[name], 1),
                    "cpu_seconds": round(self.cpu_seconds[name], 1),
                    "findings": sum(found == name for found, _ in self.findings),
                }
                for name in self.next
            },
        }


def _cpu_seconds() -> float:
    """Of all processes that ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def again(name: str, case: int, seed: int, scratch: Path) -> int:
    """Show what one case does."""
    target = targets()[name]
    (scratch / name / "tmp").mkdir(parents=True)
    tempfile.tempdir = str(scratch / name / "tmp")
    files = make_case(load_seeds(target, scratch / name), target, seed, case)
    found = attempt(target, files, scratch / name)
    print("\n".join(found) if found else "nothing is wrong with this case")
    return 1 if found else 0

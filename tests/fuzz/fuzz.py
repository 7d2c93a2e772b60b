"""Fuzz what reads files: changed ones of every kind, with limits of memory and time.

    python tests/fuzz/fuzz.py [TARGET ...] [--seconds 600] [--seed 1] [--json FILE] [--out FOLDER]
    python tests/fuzz/fuzz.py --sanitize [the same]

Without names, every target in turn, until time is over. What happens follows from the seed and the
number of the case. A finding is anything but a refusal (``PostilError``): another exception, a
crash, 20 s of CPU time, more than 2 GiB, files left open or behind, memory that grows, an export
that is not what it should be. The smallest case that shows one is kept below ``--out``; the command
then ends with 1. ``TARGET --again CASE`` shows one case of a seed again, with its traceback.

``--sanitize`` builds everything with AddressSanitizer first, in ``build/sanitize``, and fuzzes it.
``--go-on`` takes up the numbers and findings of the file named by ``--json``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import fuzz_sanitize

MEMORY_DISK = Path("/dev/shm")  # noqa: S108  (a folder of our own in it)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--seconds", type=float, default=600.0, help="in all (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the summary to this file as it grows")
    parser.add_argument("--out", type=Path, default=Path("out/fuzz"), help="(%(default)s)")
    parser.add_argument("--again", type=int, metavar="CASE", help="show one case of one target")
    parser.add_argument("--sanitize", action="store_true", help="build with AddressSanitizer first")
    parser.add_argument("--go-on", action="store_true", help="count on from the file of --json")
    args = parser.parse_args(arguments)
    if args.sanitize and not fuzz_sanitize.is_on():
        fuzz_sanitize.start_again([__file__, *arguments])
    # what is built may only be there now
    from fuzz_campaign import Campaign, again  # noqa: PLC0415
    from fuzz_targets import targets  # noqa: PLC0415

    if unknown := set(args.targets) - set(targets()):
        parser.error(f"there is no target {min(unknown)}; there are: {', '.join(targets())}")
    fast = MEMORY_DISK if MEMORY_DISK.is_dir() else None  # every case is written and synced
    with tempfile.TemporaryDirectory(prefix="postil-fuzz-", dir=fast) as name:
        scratch = Path(name)
        if args.again is not None:
            return again(args.targets[0], args.again, args.seed, scratch)
        campaign = Campaign(args.targets or list(targets()), args.seed, args.out, scratch)
        if args.go_on and args.json and args.json.is_file():
            campaign.go_on(args.json)
        campaign.run(args.seconds, args.json)
    summary = campaign.summary()
    for target, row in summary["targets"].items():  # type: ignore[attr-defined]
        print(
            f"{target:<12} {row['cases']:>9,} cases {row['cpu_seconds']:>8,.0f} s"
            f" {row['findings']:>4}"
        )
    hours = sum(campaign.cpu_seconds.values()) / 3600
    print(f"{summary['cases']:,} cases, {hours:.2f} CPU hours, {len(campaign.findings)} findings")
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Other word aligners that pip can install, each run as a program of its own.

    python align_peers.py NAME FOLDER

reads ``source.txt`` and ``target.txt`` of the folder, writes links in Pharaoh form and prints CPU
seconds and peak MiB as JSON. It needs the peer alone, so that the Python it runs with may be that
of another environment.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROUNDS = 5  # of each model of Thot, as fast_align's own default and ours


def eflomal(folder: Path) -> None:
    """Default settings, both directions; symmetrised by whoever reads the links."""
    import eflomal  # type: ignore[import-not-found]  # noqa: PLC0415  # the peer, if installed

    with (folder / "source.txt").open() as source, (folder / "target.txt").open() as target:
        eflomal.Aligner().align(
            source,
            target,
            links_filename_fwd=str(folder / "eflomal.forward"),
            links_filename_rev=str(folder / "eflomal.backward"),
            quiet=True,
        )


def thot_fast_align(folder: Path) -> None:
    """fast_align's model as Thot (sil-thot) has it."""
    import thot.alignment as thot  # type: ignore[import-not-found]  # noqa: PLC0415

    def train(sides: tuple[Any, Any]) -> Any:
        return _train(thot.FastAlignModel(), sides)

    _thot(folder, "thot-fast-align", train)


def thot_hmm(folder: Path) -> None:
    """Model 1, then the HMM, of Thot (sil-thot)."""
    import thot.alignment as thot  # noqa: PLC0415

    def train(sides: tuple[Any, Any]) -> Any:
        return _train(thot.HmmAlignmentModel(_train(thot.Ibm1AlignmentModel(), sides)), sides)

    _thot(folder, "thot-hmm", train)


PEERS: dict[str, tuple[str, Callable[[Path], None]]] = {
    "eflomal": ("eflomal", eflomal),
    "thot-fast-align": ("sil-thot", thot_fast_align),
    "thot-hmm": ("sil-thot", thot_hmm),
}


def _thot(folder: Path, name: str, train: Callable[[tuple[Any, Any]], Any]) -> None:
    import thot.alignment as thot  # noqa: PLC0415

    source, target = (_read(folder / f"{side}.txt") for side in ("source", "target"))
    both = thot.SymmetrizedAligner(train((source, target)), train((target, source)))
    both.heuristic = thot.SymmetrizationHeuristic.GROW_DIAG_FINAL_AND
    with (folder / f"{name}.links").open("w", encoding="ascii") as stream:
        for _, matrix in both.get_best_alignments(source, target):
            links = zip(*matrix.to_numpy().nonzero(), strict=True)
            stream.write(" ".join(f"{i}-{j}" for i, j in links) + "\n")


def _train(model: Any, sides: tuple[Any, Any]) -> Any:
    if not model.num_sentence_pairs:
        for source, target in zip(*sides, strict=True):
            model.add_sentence_pair(source, target)
    model.start_training()
    for _ in range(ROUNDS):
        model.train()
    model.end_training()
    return model


def _read(path: Path) -> list[list[str]]:
    return [line.split() for line in path.read_text(encoding="utf-8").split("\n")[:-1]]


def measure_peer(
    name: str, folder: Path, python: str, seconds: float
) -> tuple[dict[str, float], str]:
    """CPU seconds ("cpu") and MiB ("peak_mb") of a peer, or nothing and why.

    Parameters
    ----------
    python
        The interpreter whose environment may hold the peer.
    seconds
        CPU seconds it may use.
    """
    limit = int(seconds)
    try:
        done = subprocess.run(
            [python, __file__, name, str(folder)],
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit)),
        )
    except OSError as error:
        return {}, f"{name}: {error}"
    if done.returncode == 0:
        found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        return found, ""
    if done.returncode < 0 or "SIGKILL" in done.stderr or "SIGXCPU" in done.stderr:
        return {}, f"{name}: killed, most likely for not being done within {limit} CPU s"
    if "ModuleNotFoundError" in done.stderr:
        return {}, f"{name}: not installed (pip install {PEERS[name][0]})"
    return {}, f"{name}: {done.stderr.strip().splitlines()[-1:]}"


def main(name: str, folder: Path) -> None:
    PEERS[name][1](folder)
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    cpu = sum(each.ru_utime + each.ru_stime for each in used)
    print(json.dumps({"cpu": cpu, "peak_mb": max(each.ru_maxrss for each in used) / 1024}))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))

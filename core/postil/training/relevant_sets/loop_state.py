"""State of a training on relevant sets, on disk.

``store`` holds the candidates; ``round-NNN.json`` says what a round did and makes it count: the
candidates, the feature numbers (``index-NNN``) and the sparse weights (``weights-NNN``) of a round
without it are left over from a process that was killed, and made again.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import asdict, dataclass
from pathlib import Path

from postil.errors import PostilError
from postil.features.index import FeatureIndex
from postil.training.relevant_sets.candidate_store import CandidateStore
from postil.types.files import atomic_write

HEAD = "training.json"


@dataclass(frozen=True, slots=True)
class RoundReport:
    """Report of a round.

    Attributes
    ----------
    dense
        Weights of the dense features, those of the engine's columns and that of fixed sparse ones.
    train
        Mean quality of the training sentences' best translations under these weights.
    train_bleu
        Mean of their smoothed sentence BLEU without length penalty, as Tillmann & Zhang report it
        in table V.
    dev, dev_bleu
        Of the development set: mean quality, and corpus BLEU (both in [0, 1]).
    loss
        Of the last pass of the training that made the weights.
    features
        Sparse features with a weight.
    candidates
        In the store after it.
    """

    dense: list[float]
    train: float
    dev: float = 0.0
    dev_bleu: float = 0.0
    loss: float = 0.0
    features: int = 0
    candidates: int = 0
    train_bleu: float = 0.0


class LoopState:
    """The folder of one training; what another one left there is deleted.

    Parameters
    ----------
    folder
        Made if needed.
    fingerprint
        Of the training.
    sentences, dense
        Of the store.

    Attributes
    ----------
    store, index
        Candidates and feature numbers of the rounds that count.
    reports
        Of these rounds; the first is the start, see ``loop``.
    """

    def __init__(self, folder: Path, fingerprint: str, sentences: int, dense: int) -> None:
        self.folder = folder
        self.reports: list[RoundReport] = []
        try:
            self._take_up(fingerprint)
        except (PostilError, OSError, ValueError, KeyError, TypeError):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True, exist_ok=True)
            self.store = CandidateStore.create(folder / "store", sentences, dense)
            self.index = FeatureIndex()
            self.reports = []
            with atomic_write(folder / HEAD) as temporary:
                temporary.write_text(json.dumps({"training": fingerprint}), encoding="utf-8")
        self._forget_others()

    def _take_up(self, fingerprint: str) -> None:
        head = json.loads((self.folder / HEAD).read_text(encoding="utf-8"))
        if head["training"] != fingerprint:
            raise ValueError(fingerprint)
        while self._report(len(self.reports)).exists():
            path = self._report(len(self.reports))
            self.reports.append(RoundReport(**json.loads(path.read_text(encoding="utf-8"))))
        self.store = CandidateStore.open(self.folder / "store")
        self.store.truncate(len(self.reports))
        if len(self.store) != len(self.reports):
            raise ValueError(len(self.store))
        self.index = FeatureIndex()
        if self.reports:
            self.index = FeatureIndex.open(self._index(len(self.reports) - 1))

    def finish_round(self, report: RoundReport, best: int) -> None:
        """Save the report of the round whose candidates were just stored: it is finished now.
        Weights are deleted, except those of this round and of round ``best``.
        """
        number = len(self.reports)
        self.index.save(self._index(number))
        with atomic_write(self._report(number)) as temporary:
            temporary.write_text(json.dumps(asdict(report)), encoding="utf-8")
        self.reports.append(report)
        self._forget_others(best)

    def weights(self, number: int) -> Path:
        """Folder of the sparse weights of a round."""
        return self.folder / f"weights-{number:03}"

    def _forget_others(self, best: int | None = None) -> None:
        last = len(self.reports) - 1
        kept = {self._index(last), *map(self.weights, (last, best if best is not None else last))}
        if best is None:  # taken up again: which was best is not known here
            kept.update(map(self.weights, range(last)))
        for pattern in ("index-*", "weights-*", ".*"):
            for path in self.folder.glob(pattern):
                if path not in kept and path.is_dir():
                    shutil.rmtree(path, ignore_errors=True)

    def _index(self, number: int) -> Path:
        return self.folder / f"index-{number:03}"

    def _report(self, number: int) -> Path:
        return self.folder / f"round-{number:03}.json"

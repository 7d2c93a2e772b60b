"""Thot (sil-thot, trained by sil-machine) learning from each confirmed segment, as a peer.

    python thot_online.py FOLDER

The folder holds ``train``, ``test`` ``.source`` and ``.target``, tokenised, one segment a line. It
gets ``static`` and ``online``: translations as trained, and after training on all segments before.
Prints CPU seconds as JSON. Word alignment is fast_align's model of five rounds (Thot's HMM takes
forty times as long), and weights are Thot's own: its tuner would take hours.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any


def main(folder: Path) -> dict[str, float]:
    from machine.corpora import TextFileTextCorpus  # type: ignore  # noqa: PLC0415
    from machine.translation.thot import (  # type: ignore  # noqa: PLC0415
        ThotSmtModel,
        ThotSmtModelTrainer,
        ThotSmtParameters,
        ThotWordAlignmentModelType,
    )

    class Untuned(ThotSmtModelTrainer):  # type: ignore[misc]
        """Without the steps that translate the tuning set over and over."""

        def _tune_language_model(self, *_: Any) -> None:
            pass

        def _tune_translation_model(self, *_: Any) -> None:
            pass

        def _train_tune_corpus(self, *_: Any) -> None:
            pass

    for part in ("tm", "lm"):
        (folder / part).mkdir(exist_ok=True)
    parameters = ThotSmtParameters(
        translation_model_filename_prefix=str(folder / "tm" / "src_trg"),
        language_model_filename_prefix=str(folder / "lm" / "trg.lm"),
    )
    kind = ThotWordAlignmentModelType.FAST_ALIGN
    start = time.process_time()
    source = TextFileTextCorpus(folder / "train.source")
    target = TextFileTextCorpus(folder / "train.target")
    with Untuned(kind, source.align_rows(target), parameters) as trainer:
        trainer.train()
        trainer.save()
    trained = time.process_time() - start
    print(f"trained: {trained:.0f} CPU s", file=sys.stderr, flush=True)
    test = [
        (folder / f"test.{side}").read_text(encoding="utf-8").splitlines()
        for side in ("source", "target")
    ]
    static = _translate(ThotSmtModel(kind, parameters), *test, folder / "static", learn=False)
    online = _translate(ThotSmtModel(kind, parameters), *test, folder / "online", learn=True)
    return {"train": trained, "static": static, "online": online}


def _translate(
    model: Any, sources: list[str], targets: list[str], out: Path, *, learn: bool
) -> float:
    """Translate segment by segment; CPU seconds."""
    start = time.process_time()
    with model, out.open("w", encoding="utf-8") as stream:
        for source, target in zip(sources, targets, strict=True):
            result = model.translate(source.split(" "))
            stream.write(" ".join(result.target_tokens) + "\n")
            if learn:
                model.train_segment(source.split(" "), target.split(" "))
    return time.process_time() - start


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))

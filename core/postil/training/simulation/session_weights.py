"""Weights of what an engine learns from its translator, found by replaying finished translations.

The weights of an engine are tuned before it has learned anything: those of confirmed phrases and of
the session's n-grams cannot be seen there. Here finished segments are replayed in their order, each
translated by an engine that has learned from those before; the n-best lists are tuned on by batch
MIRA (Cherry & Foster 2012), for the session's weights alone. What another document needs may be
something else, so the step is cut short: full, half, a quarter of the way are replayed, and the
best of them is taken only if paired bootstrap finds it better than what the engine has.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import Provenance
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.manifest import EngineManifest, moment
from postil.engine.session.version import LEAST_WEIGHT
from postil.errors import UsageError
from postil.messages import Message
from postil.metrics.corpus import BootstrapResult, corpus_scores, paired_bootstrap
from postil.search.phrase.features import PHRASE_FEATURES
from postil.text.tags import TaggedText
from postil.training.tuning.mira import MiraOptions, batch_mira
from postil.training.tuning.pools import Pool
from postil.types.files import atomic_folder
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
SESSION_WEIGHTS = PHRASE_FEATURES.mask(
    ["session.direct", "session.phrase", "session.recency", "session.lm"]
)
STEPS = (1.0, 0.5, 0.25)  # of the way that tuning would go
SURE = 0.05  # of a bootstrap sample without a gain
N_BEST = 100  # candidates of a segment
FEWEST = 50  # segments to tune on
Pairs = Sequence[tuple[TaggedText, TaggedText]]


@dataclass(frozen=True, slots=True)
class SessionTuning:
    """Result of replaying finished segments.

    ``weights``: all dense weights, shape (columns,), those of the engine but for the session's;
    ``before``, ``after``: BLEU (0-100) of the replay with the weights the engine had and with
    these; ``gain``: of the best step, whether it was taken or not; ``taken``: how far, 0 for not.
    """

    weights: F64
    before: float
    after: float
    gain: BootstrapResult
    taken: float


def tune_session_weights(
    folder: Path, pairs: Pairs, progress: Progress | None = None
) -> SessionTuning:
    """Find session weights for the engine in ``folder``.

    Parameters
    ----------
    pairs
        Finished segments (source, target) in the order they were confirmed; not those the engine
        was trained on.

    Raises
    ------
    UsageError
        There are too few segments, or the engine has no session weights (max-margin engines).
    """
    pairs = [pair for pair in pairs if all(text.plain.strip() for text in pair)]
    if len(pairs) < FEWEST:
        raise UsageError(
            Message(
                "Tuning takes {least} finished segments or more; there are {number}.",
                least=FEWEST,
                number=len(pairs),
            )
        )
    progress = progress or Progress()
    progress.update(0.0, 1.0, "Replaying finished segments")
    models = PhraseModels.open(folder)
    start = models.weights.astype(np.float64)
    references = [target.plain for _, target in pairs]
    share = 1.0 / (len(STEPS) + 2)
    pools, shown = replay_lists(folder, start, pairs, N_BEST, progress.part(2 * share))
    found, _ = batch_mira(
        pools, start, SESSION_WEIGHTS, MiraOptions(aggressiveness=0.001, orders=1)
    )
    trials, phrase = [], models.features.column("session.phrase")
    for step in STEPS:
        weights = start + step * (found - start)
        if abs(weights[phrase]) < LEAST_WEIGHT:
            weights[phrase] = LEAST_WEIGHT
        texts = replay_lists(folder, weights, pairs, 1, progress.part(share))[1]
        bleu = corpus_scores(texts, [references]).bleu
        trials.append((bleu, step, weights, texts))
    before = corpus_scores(shown, [references]).bleu
    after, step, weights, texts = max(trials, key=lambda trial: trial[0])
    gain = paired_bootstrap(shown, texts, [references])
    progress.update(1.0)
    if gain.difference <= 0 or gain.p_value > SURE:
        return SessionTuning(start, before, before, gain, 0.0)
    return SessionTuning(weights, before, after, gain, step)


def tuned_engine(
    folder: Path, destination: Path, pairs: Pairs, progress: Progress | None = None
) -> SessionTuning:
    """Write a copy of an engine with session weights of its own, if they proved better.

    Raises
    ------
    UsageError, StorageError
        As :func:`tune_session_weights`; the copy cannot be written.
    """
    found = tune_session_weights(folder, pairs, progress)
    if found.taken:
        with atomic_folder(destination) as copy:
            shutil.copytree(folder, copy, dirs_exist_ok=True)
            manifest = EngineManifest.load(copy)
            manifest.weights = PHRASE_FEATURES.named(found.weights)
            manifest.settings["session-tuning"] = {
                "segments": len(pairs),
                "before": round(found.before, 2),
                "after": round(found.after, 2),
            }
            manifest.created = moment()
            manifest.save(copy)
    return found


def replay_lists(
    folder: Path, weights: F64, pairs: Pairs, nbest: int, progress: Progress
) -> tuple[list[Pool], list[str]]:
    """Go through the segments; the n-best list of each as a pool, and what was shown."""
    models = PhraseModels.open(folder)
    manifest = replace(models.manifest, weights=models.features.named(weights))
    options = EngineOptions(use_weights=False, steps_back=False)
    engine = Engine(replace(models, manifest=manifest), folder, options)
    numbers: dict[str, int] = {}

    def ids(words: Sequence[str]) -> npt.NDArray[np.uint32]:
        return np.array([numbers.setdefault(w, len(numbers) + 1) for w in words], dtype=np.uint32)

    pools, shown = [], []
    for number, (source, target) in enumerate(progress.track(pairs, len(pairs))):
        found = engine.translations(source, nbest)
        shown.append(found[0].target.plain if found else "")
        words = models.target.prepare(target).tokens
        pool = Pool([ids(words)], len(PHRASE_FEATURES))
        if nbest > 1:
            outputs = [ids(models.target.prepare(item.target).tokens) for item in found]
            features = [list(item.features.values()) for item in found]
            pool.merge(outputs, np.array(features, dtype=np.float32))
        pools.append(pool)
        engine.learn(source, target, Provenance(document="replay", segment=str(number)))
    return pools, shown

"""The recipe that tunes an engine again: the same models, with weights for other segments.

Nothing is made unless the segments come out better with the new weights.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.errors import UsageError
from postil.training.phrase_based.recipe import ORDERS
from postil.training.recipe import Recipe, RecipeRequest, Setting, Value

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from postil.engine.models import EngineModels
    from postil.features.sparse_model import SparseModel
    from postil.search.decoders import Decoders
    from postil.training.request import TrainingReport
    from postil.training.tuning.loop import TuningOptions, TuningRound, TuningSet
    from postil.types.progress import Progress

SETTINGS = (
    Setting(
        "tuner",
        "Tuning of the weights",
        "How better weights are looked for: MIRA is quick and steady, MERT is the classic. The "
        "others go through the segments one by one as well, each with a measure of its own.",
        default="mira",
        choices=(
            "mira",
            "mert",
            "large-margin",
            "expected-bleu",
            "cost-margin",
            "perceptron",
        ),
        labels=(
            "MIRA",
            "MERT",
            "Large margins",
            "Expected BLEU",
            "Cost margin",
            "Perceptron",
        ),
    ),
    ORDERS,
    Setting(
        "rounds",
        "Rounds",
        "How often the segments are translated again. Tuning stops earlier when nothing is gained "
        "any more.",
        default=8,
        low=2,
        high=100,
        advanced=True,
    ),
    Setting(
        "n-best",
        "Translations per sentence",
        "How many translations of each segment are compared with yours.",
        default=100,
        low=2,
        high=1000,
        advanced=True,
    ),
)


def run(request: RecipeRequest, destination: Path, progress: Progress) -> TrainingReport:
    """Tune a copy of an engine, in the folder ``destination``.

    Raises
    ------
    UsageError
        There is no engine to tune, nothing to tune on, or nothing was gained.
    InputError, EngineError
        Corpora or engine are damaged.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left.
    """
    from postil.engine.kinds.registry import open_models  # noqa: PLC0415 (all models)
    from postil.training.preparation import prepare, tuning_set  # noqa: PLC0415
    from postil.training.request import TrainingReport  # noqa: PLC0415
    from postil.training.resume import work_folder  # noqa: PLC0415

    if request.base is None:
        raise UsageError("There is no engine to tune.", hint="Choose the engine to start from.")
    RECIPE.check_machine(request)
    with work_folder(RECIPE, request, destination) as work:
        progress.update(0.0, 1.0, "Reading the corpora")
        report, models = TrainingReport(destination), open_models(request.base)
        reading = progress.part(0.05)
        prepared = prepare(request.training, work, report, reading, must_tune=True)
        segments = tuning_set(prepared.held_out, models.source.vocabulary, models.target.vocabulary)
        progress.update(0.05)
        return _Tuning(request, request.base, models, segments, report).run(work, progress)


@dataclass(slots=True)
class _Tuning:
    """One tuning of an engine on some segments."""

    request: RecipeRequest
    engine: Path
    models: EngineModels
    segments: TuningSet
    report: TrainingReport

    @property
    def settings(self) -> dict[str, Value]:
        return RECIPE.values(self.request.settings)

    @property
    def sparse(self) -> SparseModel | None:
        """Sparse weights of the engine, which stay as they are beside the others."""
        from postil.engine.kinds.aligned import AlignedModels  # noqa: PLC0415

        return self.models.sparse if isinstance(self.models, AlignedModels) else None

    def run(self, work: Path, progress: Progress) -> TrainingReport:
        weights, rounds = self._tuned(progress.part(0.9), work / "tuning")
        self.report.tuning = [round(100 * item.bleu, 2) for item in rounds]
        if max(self.report.tuning) <= self.report.tuning[0]:
            raise UsageError(
                "No better weights were found: the engine is as good as it gets on these segments.",
                hint="Tune on other segments, or on more of them.",
            )
        progress.update(0.95, message="Fitting the confidence model")
        self._write(weights, progress.part(0.05))
        progress.update(1.0)
        return self.report

    def _tuned(
        self, progress: Progress, state: Path
    ) -> tuple[npt.NDArray[np.float64], list[TuningRound]]:
        """Weights of the dense features."""
        import numpy as np  # noqa: PLC0415

        from postil.training.tuning.beside_sparse import LEAST, BesideSparse  # noqa: PLC0415
        from postil.training.tuning.loop import tune  # noqa: PLC0415

        decoder, options = self._decoder(), self._options()
        tuned = decoder.tuned
        if self.sparse is None:
            return tune(decoder, self.segments, options, progress, state=state)
        base = self.models.weights.astype(np.float64)
        share = 1.0 / (float(np.abs(base[tuned]).sum()) + 1.0)
        least = LEAST * share
        weights, rounds = tune(
            BesideSparse(decoder, least),
            self.segments,
            options,
            progress,
            state=state,
            tuned=np.append(tuned, True),
            start=np.append(np.where(tuned, share * base, base), share),
        )
        return weights[:-1] / max(least, float(weights[-1])), rounds

    def _options(self) -> TuningOptions:
        from postil.engine.kinds.phrase import PhraseModels  # noqa: PLC0415
        from postil.training.phrase_based.recipe import tuning_options  # noqa: PLC0415
        from postil.training.tuning.loop import PATIENCE_WITH_GAPS  # noqa: PLC0415

        training, settings = self.request.training, self.settings
        options = tuning_options(str(settings["tuner"]), training.seed)
        assert options is not None  # noqa: S101 (it is of "none" only)
        has_gaps = not isinstance(self.models, PhraseModels)
        return replace(
            options,
            patience=PATIENCE_WITH_GAPS if has_gaps else options.patience,
            rounds=int(settings["rounds"]),
            nbest=int(settings["n-best"]),
            mira=replace(options.mira, orders=int(settings["orders"])),
            threads=training.threads,
        )

    def _decoder(self) -> Decoders[Any]:
        """A decoder with all that the engine was trained on, and nothing of a session."""
        from postil.models.session.ngrams import SessionNgrams  # noqa: PLC0415
        from postil.search.sparse.rule_scorer import RuleScorer  # noqa: PLC0415

        models = self.models
        decoder = models.decoder(models.weights, models.scorer(RuleScorer()), None, SessionNgrams())
        return decoder.fitted_to(self.segments.sources)

    def _write(self, weights: npt.NDArray[np.float64], progress: Progress) -> None:
        """The engine with the weights, on the scale that they had."""
        import shutil  # noqa: PLC0415

        import numpy as np  # noqa: PLC0415

        from postil.engine.models import SPARSE_WEIGHTS  # noqa: PLC0415
        from postil.training.confidence import train_confidence  # noqa: PLC0415
        from postil.types.files import atomic_folder  # noqa: PLC0415

        models, training = self.models, self.request.training
        features, manifest = models.features, models.manifest
        sizes = [np.abs(values[features.tuned]).sum() for values in (models.weights, weights)]
        factor = float(sizes[0] / sizes[1])
        dense = np.where(features.tuned, factor * weights, models.weights)
        decoder = self._decoder()
        decoder.set_weights(weights)
        with atomic_folder(self.report.folder) as folder:
            shutil.copytree(self.engine, folder, dirs_exist_ok=True)
            if self.sparse is not None:
                shutil.rmtree(folder / SPARSE_WEIGHTS)
                self.sparse.write_scaled(folder / SPARSE_WEIGHTS, factor)
            manifest.name = training.name
            manifest.title = ""
            manifest.weights = features.named(features.following(dense, features.tuned))
            manifest.scores = {"tuning.bleu": max(self.report.tuning)}
            manifest.settings["tuning"] = {
                "method": self.settings["tuner"],
                "segments": len(self.segments),
                "references": sum(map(len, self.segments.references)),
                "rounds": self.report.tuning,
            }
            manifest.confidence = train_confidence(
                decoder, self.segments, training.threads, progress
            )
            manifest.save(folder)


RECIPE = Recipe(
    name="tune",
    title="Tune an engine again",
    about="Finds new weights for the models of an engine, on segments that are like what you "
    "translate now. Takes a minute or two, and makes nothing unless the segments come out better.",
    settings=SETTINGS,
    needs_base=True,
    run=run,
    trains_base=False,
)

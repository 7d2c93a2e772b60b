"""The recipe of relevant sets (Tillmann & Zhang): binary features of words and phrases for an
engine, trained on the text it was made from.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import UsageError
from postil.training.improvement import Improvement, improve
from postil.training.recipe import FOLDS, LIKE, Recipe, RecipeRequest, Setting, sentences

if TYPE_CHECKING:
    from postil.bitext.store import Bitext
    from postil.engine.kinds.phrase import PhraseModels
    from postil.training.relevant_sets.sgd import RelevantSetOptions, Update
    from postil.training.relevant_sets.task import RelevantSetResult, RelevantSetTask
    from postil.training.request import TrainingReport
    from postil.training.tuning.loop import TuningSet
    from postil.types.progress import Progress

CRITERIA = {"bleu": "bleu_smooth", "word-errors": "1-wer", "both": "bleu_smooth:0.5,1-wer:0.5"}
RATES = {"costmargin": 1e-3, "perceptron": 1e-2}
PATIENCE = 3  # features alone do worse for some rounds before they do better
SETTINGS = (
    Setting(
        "features",
        "Features",
        "What gets a weight of its own: pairs of words and words next to each other (words), whole "
        "phrases and their order (phrases), or all. More of them learn more and take longer.",
        default="word",
        choices=("word", "phrase", "all"),
        labels=("Words", "Phrases", "All"),
    ),
    Setting(
        "rounds",
        "Rounds",
        "How often the training text is translated again, to find what the engine still prefers to "
        "what you wrote. The best round is kept.",
        default=8,
        low=1,
        high=100,
    ),
    FOLDS,
    sentences(20_000),
    LIKE,
    Setting(
        "goal",
        "Goal",
        "What makes a translation good: BLEU counts matching word sequences, word errors the words "
        "to change; both is the mean of the two.",
        default="bleu",
        choices=tuple(CRITERIA),
        labels=("BLEU", "Word errors", "Both"),
    ),
    Setting(
        "order",
        "What is trained first",
        "Real-valued first leaves the weights of the engine as they are and trains the features "
        "beside them; binary first trains the features alone, towards the best translation that is "
        "possible, then all weights of the engine anew. It needs many rounds.",
        default="real-first",
        choices=("real-first", "binary-first"),
        labels=("Real-valued first", "Binary first"),
        advanced=True,
    ),
    Setting(
        "retune",
        "Tune the engine anew",
        "At the end the engine's weights are tuned again, beside the features, and with them how "
        "much the features count. It is kept if the held-out segments come out better.",
        default=True,
        advanced=True,
    ),
    Setting(
        "update",
        "Way of learning",
        "Cost margin wants better translations to lead by a margin; perceptron only corrects "
        "mistakes, and does worse with these features.",
        default="costmargin",
        choices=("costmargin", "perceptron"),
        labels=("Cost margin", "Perceptron"),
        advanced=True,
    ),
    Setting(
        "n-best",
        "Translations per sentence",
        "How many translations of each sentence a round adds. With real-first, the best of them "
        "is what the others are compared with, and there must be two.",
        default=5,
        low=1,
        high=1000,
        advanced=True,
    ),
    Setting(
        "passes",
        "Passes",
        "How often all translations found so far are gone through in a round.",
        default=40,
        low=1,
        high=1000,
        advanced=True,
    ),
    Setting(
        "rate",
        "Rate of learning",
        "How far each sentence moves the weights; 0 takes what suits the way of learning.",
        default=0.0,
        low=0.0,
        high=100.0,
        advanced=True,
    ),
    Setting(
        "scale",
        "Weight of the engine",
        "The engine's own scores count this many times beside the features, when they are "
        "trained first. The smaller it is, the more the features count.",
        default=10.0,
        low=0.01,
        high=1000.0,
        advanced=True,
    ),
)


def run(request: RecipeRequest, destination: Path, progress: Progress) -> TrainingReport:
    """Train binary features for a copy of an engine, in ``destination``: see ``improve``."""
    return improve(RECIPE, _Training, request, destination, progress)


class _Training(Improvement["PhraseModels"]):
    def open(self) -> PhraseModels:
        from postil.engine.kinds.phrase import PhraseModels  # noqa: PLC0415

        models = PhraseModels.open(self.engine)
        if models.phrase_scores is not None:
            raise UsageError(
                "The engine has phrase scores, which features are not trained beside.",
                hint="Start from the engine that it was made from.",
            )
        return models

    def train(
        self,
        models: PhraseModels,
        bitext: Bitext,
        segments: TuningSet,
        report: TrainingReport,
        progress: Progress,
    ) -> None:
        report.phrase_pairs = models.table.rows
        task = self._task(models, bitext, segments, progress)
        result = self._result(task, progress.part(0.52))
        progress.update(0.82)
        result, again = self._tuned_again(models, result, segments, progress.part(0.13))
        progress.update(0.95, message="Fitting the confidence model")
        self._write(models, result, segments, report, progress.part(0.05), again=again)

    def _task(
        self, models: PhraseModels, bitext: Bitext, segments: TuningSet, progress: Progress
    ) -> RelevantSetTask:
        from postil.features import templates  # noqa: PLC0415
        from postil.training.relevant_sets.task import RelevantSetTask  # noqa: PLC0415

        sets = {"word": templates.WORD, "phrase": templates.PHRASE, "all": templates.ALL}
        text, parts = self.text(models, bitext, progress)
        return RelevantSetTask(
            self.engine,
            text,
            parts,
            dev=segments,
            templates=sets[str(self.settings["features"])],
            weights=models.weights,
            # beside a good model, the truth is the best translation near what the model prefers:
            # weights trained towards the oracle's, which is far away, undo the model first
            start="oracle" if self.settings["order"] == "binary-first" else "seeds",
            search=models.search_options,
        )

    def _result(self, task: RelevantSetTask, progress: Progress) -> RelevantSetResult:
        from postil.training.relevant_sets.combination import (  # noqa: PLC0415
            binary_then_real,
            real_then_binary,
        )

        folder, options = self.work / "relevant-sets", self._options()
        if self.settings["order"] == "binary-first":
            return binary_then_real(task, options, folder, self.workers, progress=progress)
        scale = float(self.settings["scale"])
        return real_then_binary(task, options, folder, self.workers, scale=scale, progress=progress)

    def _tuned_again(
        self,
        models: PhraseModels,
        result: RelevantSetResult,
        segments: TuningSet,
        progress: Progress,
    ) -> tuple[RelevantSetResult, list[float]]:
        """The result with dense weights tuned beside its features, if that is wanted; BLEU of each
        round, in percent.
        """
        from postil.training.relevant_sets.retuning import OPTIONS, retuned  # noqa: PLC0415

        if not self.settings["retune"]:
            return result, []
        options = replace(OPTIONS, threads=self.request.training.threads)
        base = models.weights
        result, rounds = retuned(
            result, models, segments, base=base, options=options, progress=progress
        )
        return result, [round(100 * item.bleu, 2) for item in rounds]

    def _options(self) -> RelevantSetOptions:
        from postil.training.relevant_sets.sgd import RelevantSetOptions  # noqa: PLC0415

        settings = self.settings
        update: Update = "perceptron" if settings["update"] == "perceptron" else "costmargin"
        return RelevantSetOptions(
            update,
            rounds=int(settings["rounds"]),
            passes=int(settings["passes"]),
            n_best=int(settings["n-best"]),
            rate=float(settings["rate"]) or RATES[update],
            criterion=CRITERIA[str(settings["goal"])],
            seed=self.request.training.seed,
            patience=PATIENCE if settings["order"] == "real-first" else 0,
        )

    def _write(
        self,
        models: PhraseModels,
        result: RelevantSetResult,
        segments: TuningSet,
        report: TrainingReport,
        progress: Progress,
        *,
        again: list[float],
    ) -> None:
        """The engine with the weights; its dense ones on the scale that engines have."""
        import shutil  # noqa: PLC0415

        from postil.engine.models import SPARSE_WEIGHTS, trained_forms  # noqa: PLC0415
        from postil.features.sparse_model import SparseModel  # noqa: PLC0415
        from postil.training.confidence import train_confidence  # noqa: PLC0415
        from postil.training.heaviest import heaviest_features  # noqa: PLC0415
        from postil.training.relevant_sets.combination import on_engine_scale  # noqa: PLC0415
        from postil.types.files import atomic_folder  # noqa: PLC0415

        settings, rounds = self.settings, result.reports[1:]
        development = [round(100 * item.dev_bleu, 2) for item in rounds]
        report.tuning = development + again
        manifest = models.manifest
        with atomic_folder(self.destination) as folder:
            shutil.copytree(self.engine, folder, dirs_exist_ok=True)
            shutil.rmtree(folder / SPARSE_WEIGHTS, ignore_errors=True)
            scaled = on_engine_scale(result, models.weights, self.work / SPARSE_WEIGHTS)
            if scaled.sparse is not None:
                shutil.copytree(scaled.sparse, folder / SPARSE_WEIGHTS)
            manifest.name = self.request.training.name
            manifest.title = ""
            manifest.weights = models.features.named(scaled.dense)
            manifest.scores = {"tuning.bleu": max(again, default=development[result.best - 1])}
            manifest.settings["relevant-sets"] = {
                **settings,
                "number": rounds[result.best - 1].features,
                "round": result.best,
                "training": [round(100 * item.train, 2) for item in rounds],
                "development": development,
                "tuned-again": again,
            }
            translator = scaled.translator(models)
            if scaled.sparse is not None:
                features = heaviest_features(
                    models,
                    trained_forms(models, self.engine, ()),
                    SparseModel.open(scaled.sparse),
                    translator,
                    segments.sources,
                    progress=progress,
                )
                manifest.settings["relevant-sets"]["heaviest"] = dict(features)
            manifest.confidence = train_confidence(
                translator, segments, self.request.training.threads, progress
            )
            manifest.save(folder)


RECIPE = Recipe(
    name="relevant-set",
    title="Words in context",
    about="Improves an engine with the text it was made from: words, phrases and their neighbours "
    "get weights of their own, so that what you write ranks before what the engine would have "
    "preferred. Takes longer than other recipes, and translating becomes up to half as fast.",
    settings=SETTINGS,
    needs_base=True,
    run=run,
    on_cluster=True,
)

"""The recipe of large margins: words and phrases get weights of their own, in any engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import UsageError
from postil.features.sets import AFFIXES
from postil.features.templates import CONTEXT, GAPPED, SOURCE_SYNTAX, STRUCTURE, TREES
from postil.features.word_forms import KINDS
from postil.training.improvement import DECODABLE, Improvement, improve
from postil.training.recipe import FOLDS, LIKE, Recipe, RecipeRequest, Setting, Value, sentences

if TYPE_CHECKING:
    from postil.bitext.store import Bitext
    from postil.engine.models import EngineModels
    from postil.engine.segment_decoder import Parse
    from postil.features.word_forms import WordForms
    from postil.training.folded_text import Part
    from postil.training.large_margin.candidates import Frequent
    from postil.training.large_margin.loop import LargeMarginResult
    from postil.training.large_margin.options import LargeMarginOptions
    from postil.training.request import TrainingReport
    from postil.training.tuning.loop import TuningSet
    from postil.types.progress import Progress

FEATURES = {
    "phrases+words": frozenset({"block", "word-pair"}),
    "phrases": frozenset({"block"}),
    "words": frozenset({"word-pair"}),
    "alignment": STRUCTURE,
    "rules": frozenset({"block", "word-pair"}) | GAPPED,
    "context": frozenset({"block", "word-pair"}) | CONTEXT,
    "trees": frozenset({"block", "word-pair"}) | SOURCE_SYNTAX | TREES,
    "all": frozenset({"block", "word-pair"}) | STRUCTURE | GAPPED | CONTEXT | SOURCE_SYNTAX | TREES,
}
FORMS = {
    "none": (),
    "affixes": AFFIXES,
    "classes": ("class",),
    "digits": ("digits",),
    "all": KINDS,
}
SETTINGS = (
    Setting(
        "features",
        "Features",
        "What gets a weight of its own: phrases, pairs of their words, both, what the links of "
        "words tell (linked and inserted words, and words next to each other), rules with what "
        "fills their gaps, frequent words with their neighbours in the source, syntax trees, or "
        "all.",
        default="all",
        choices=tuple(FEATURES),
        labels=(
            "Phrases and words",
            "Phrases",
            "Words",
            "Links of words",
            "Rules and gaps",
            "Neighbouring words",
            "Syntax trees",
            "All",
        ),
    ),
    Setting(
        "source-trees",
        "File of source trees",
        "Syntax trees of the source sentences in brackets, one to a line, from any parser, in any "
        "order, for weights of phrases that match or cross their parts. They count where a "
        "translation is given such trees, too: on the command line.",
        default="",
        file=True,
        advanced=True,
    ),
    Setting(
        "forms",
        "Forms of words",
        "Features of linked words also count for these forms of them, so that rare words learn "
        "from others: the first and last four letters, classes of words, numbers of as many "
        "digits, or all of these.",
        default="none",
        choices=tuple(FORMS),
        labels=("As they stand", "Beginnings and endings", "Classes", "Digits", "All forms"),
        advanced=True,
    ),
    Setting(
        "rounds",
        "Rounds",
        "How often the training text is gone through. The best round is kept, and training stops "
        "when the held-out segments gain nothing any more.",
        default=3,
        low=1,
        high=100,
    ),
    FOLDS,
    sentences(50_000),
    LIKE,
    Setting(
        "phrase-scores",
        "Sharper phrases first",
        "Phrases are scored first, by the translations they lead to. Each part of the text then "
        "learns its features beside scores of the other parts, so that these have not seen it. "
        "For phrase-based engines. Takes about twice as long, and none of the three texts that "
        "were measured gained by it.",
        default=False,
        advanced=True,
    ),
    Setting(
        "mode",
        "Candidates",
        "Hope and fear: translations that are good and that the engine likes are compared with "
        "bad ones that it likes. K-best: the best translations found so far are compared with "
        "those that the engine prefers now.",
        default="hope-fear",
        choices=("hope-fear", "k-best"),
        labels=("Hope and fear", "K-best"),
        advanced=True,
    ),
    Setting(
        "n-best",
        "Translations per sentence",
        "How many translations of each kind are compared.",
        default=10,
        low=2,
        high=1000,
        advanced=True,
    ),
    Setting(
        "oracles",
        "Best translations remembered",
        "How many of the best translations of each sentence are kept for comparison; only with "
        "K-best.",
        default=1,
        low=1,
        high=100,
        advanced=True,
    ),
    Setting(
        "step",
        "Largest step",
        "How far one sentence may move the weights.",
        default=0.02,
        low=1e-6,
        high=100.0,
        advanced=True,
    ),
    Setting(
        "scale",
        "Weight of the engine",
        "The engine's own scores count this many times beside the features. The smaller it is, "
        "the more the features count.",
        default=2.0,
        low=0.01,
        high=1000.0,
        advanced=True,
    ),
    Setting(
        "dense",
        "Train the engine's weights as well",
        "The weights of the engine's models are trained together with the features, instead of "
        "staying as they were tuned.",
        default=True,
        advanced=True,
    ),
)

SCORED = "scoring"  # folder of what phrase scores were learned from
SCORING = 0.5  # share of the time that phrase scores of the whole text take
SCORING_PARTS = 0.1  # and those of its parts, of the rest


def run(request: RecipeRequest, destination: Path, progress: Progress) -> TrainingReport:
    """Train features for a copy of an engine, in the folder ``destination``: see ``improve``."""
    return improve(RECIPE, _Training, request, destination, progress)


def options_of(settings: Mapping[str, Value], seed: int) -> LargeMarginOptions:
    """Options of training by the recipe's settings."""
    from postil.training.large_margin.options import LargeMarginOptions  # noqa: PLC0415

    return LargeMarginOptions(
        mode="k-best" if settings["mode"] == "k-best" else "hope-fear",
        rounds=int(settings["rounds"]),
        candidates=int(settings["n-best"]),
        oracles=int(settings["oracles"]),
        aggressiveness=float(settings["step"]),
        scale=float(settings["scale"]),
        dense=bool(settings["dense"]),
        seed=seed,
    )


class _Training(Improvement["EngineModels"]):
    """One training.

    Attributes
    ----------
    parse
        What knows the constituents of source sentences, if there are trees.
    unscored
        The engine before it had phrase scores, if they are learned first.
    """

    parse: Parse | None = None
    unscored: Path | None = None

    def run(self, progress: Progress) -> TrainingReport:
        if not self.settings["phrase-scores"]:
            return super().run(progress)
        progress.update(0.0, 1.0)
        self._score_phrases(progress.part(SCORING))
        progress.update(SCORING)
        report = super().run(progress.part(1.0 - SCORING))
        progress.update(1.0)
        return report

    def _score_phrases(self, progress: Progress) -> None:
        """Go on from an engine with phrase scores, which keeps what it was made with."""
        from postil.engine.kinds.phrase import PhraseModels  # noqa: PLC0415
        from postil.engine.kinds.registry import open_models  # noqa: PLC0415
        from postil.training.expected_bleu.recipe import PhraseScoreTraining  # noqa: PLC0415
        from postil.types.files import make_folder  # noqa: PLC0415

        models = open_models(self.engine)
        if not isinstance(models, PhraseModels) or models.phrase_scores is not None:
            raise UsageError(
                "Phrases are scored in phrase-based engines only, and only once.",
                hint="Start from another engine, or learn without sharper phrases.",
            )
        _check(models, self.engine, str(self.settings["features"]), trees=True)
        self.unscored, self.engine = self.engine, self.work / "scored"
        if not self.engine.exists():
            wanted = replace(self.request, settings={"folds": self.settings["folds"]})
            make_folder(self.work / SCORED)  # stays, with the lists, until the end
            PhraseScoreTraining(
                wanted, self.unscored, self.engine, self.work / SCORED, progress
            ).run()

    def _score_parts(
        self,
        models: EngineModels,
        parts: Sequence[Part],
        segments: TuningSet,
        progress: Progress,
    ) -> EngineModels:
        """Give the models of each part scores that have not seen it; the engine, with their mean,
        to go on from.
        """
        import shutil  # noqa: PLC0415

        from postil.engine.kinds.phrase import PhraseModels  # noqa: PLC0415
        from postil.engine.kinds.registry import open_models  # noqa: PLC0415
        from postil.models.phrase_table.pair_scores import PHRASE_SCORES, write_phrase_scores  # noqa: PLC0415
        from postil.training.expected_bleu.part_scores import write_part_scores  # noqa: PLC0415
        from postil.training.expected_bleu.recipe import RECIPE as SCORES  # noqa: PLC0415
        from postil.training.expected_bleu.scoring import fold_folders  # noqa: PLC0415
        from postil.types.files import atomic_folder  # noqa: PLC0415

        if self.unscored is None or len(parts) == 1:  # nothing has not seen it
            return models
        before, place = PhraseModels.open(self.unscored), self.work / SCORED
        scores = write_part_scores(
            before,
            list(
                zip(fold_folders(place, len(parts)), [part.models for part in parts], strict=True)
            ),
            segments,
            str(SCORES.values({})["features"]),
            progress,
            work=place,
            threads=self.request.training.threads,
        )
        scored, self.engine = self.engine, self.work / "start"
        if not self.engine.exists():
            with atomic_folder(self.engine) as folder:
                shutil.copytree(scored, folder, dirs_exist_ok=True)
                write_phrase_scores(folder / PHRASE_SCORES, before.table, scores)
        return open_models(self.engine)

    def open(self) -> EngineModels:
        from postil.engine.kinds.hierarchical import SyntaxModels  # noqa: PLC0415
        from postil.engine.kinds.registry import open_models  # noqa: PLC0415
        from postil.training.syntax.treebank import Treebank  # noqa: PLC0415

        models = open_models(self.engine)
        path = str(self.settings["source-trees"]).strip()
        trees = bool(path) or isinstance(models, SyntaxModels)
        _check(models, self.engine, str(self.settings["features"]), trees=trees)
        self.parse = Treebank.read([Path(path)]).tree_of if path else None
        self._forms(models)  # or it lacks classes
        return models

    def train(
        self,
        models: EngineModels,
        bitext: Bitext,
        segments: TuningSet,
        report: TrainingReport,
        progress: Progress,
    ) -> None:
        from postil.features.sparse_model import NO_WORDS  # noqa: PLC0415
        from postil.training.large_margin.loop import (  # noqa: PLC0415
            LargeMarginTask,
            frequent_words,
            train_large_margin,
        )

        text, parts = self.text(models, bitext, progress)
        scoring = SCORING_PARTS if self.unscored else 0.0
        models = self._score_parts(models, parts, segments, progress.part(scoring))
        progress.update(DECODABLE + scoring)
        templates = FEATURES[str(self.settings["features"])]
        forms = FORMS[str(self.settings["forms"])]
        frequent = frequent_words(text) if templates & CONTEXT else NO_WORDS
        task = LargeMarginTask(
            self.engine, models, text, parts, segments, templates, forms, frequent, self.parse
        )
        result = train_large_margin(
            task,
            options_of(self.settings, self.request.training.seed),
            self.work / "large-margin",
            self.workers,
            progress=progress.part(0.65 - scoring),
        )
        progress.update(0.95, message="Fitting the confidence model")
        self._write(models, result, segments, report, progress.part(0.05))

    def _forms(
        self, models: EngineModels, frequent: Frequent = ((), ())
    ) -> tuple[WordForms, WordForms]:
        from postil.engine.models import trained_forms  # noqa: PLC0415

        return trained_forms(models, self.engine, FORMS[str(self.settings["forms"])], frequent)

    def _write(
        self,
        models: EngineModels,
        result: LargeMarginResult,
        segments: TuningSet,
        report: TrainingReport,
        progress: Progress,
    ) -> None:
        """The engine with the weights."""
        import shutil  # noqa: PLC0415

        from postil.engine.models import SPARSE_WEIGHTS  # noqa: PLC0415
        from postil.features.sparse_model import SparseModel  # noqa: PLC0415
        from postil.training.confidence import train_confidence  # noqa: PLC0415
        from postil.training.heaviest import heaviest_features  # noqa: PLC0415
        from postil.training.large_margin.candidates import decoder_of  # noqa: PLC0415
        from postil.types.files import atomic_folder  # noqa: PLC0415

        development = [round(100 * item.bleu, 2) for item in result.rounds]
        report.tuning = development
        manifest = models.manifest
        with atomic_folder(self.destination) as folder:
            shutil.copytree(self.engine, folder, dirs_exist_ok=True)
            shutil.copytree(result.sparse, folder / SPARSE_WEIGHTS)
            manifest.name = self.request.training.name
            manifest.title = ""
            manifest.weights = models.features.named(result.dense)
            manifest.scores = {"tuning.bleu": development[result.best]}
            manifest.settings["large-margin"] = {
                **self.settings,
                "number": result.rounds[result.best].features,
                "round": result.best,
                "development": development,
            }
            trained, parse = SparseModel.open(result.sparse), self.parse
            forms = self._forms(models, trained.frequent)
            decoder = decoder_of(models, result.dense, result.sparse, forms)
            manifest.settings["large-margin"]["heaviest"] = dict(
                heaviest_features(
                    models,
                    forms,
                    trained,
                    decoder,
                    segments.sources,
                    constituents=[parse(words) for words in segments.words] if parse else (),
                    progress=progress,
                )
            )
            manifest.confidence = train_confidence(
                decoder, segments, self.request.training.threads, progress
            )
            manifest.save(folder)


def _check(models: EngineModels, engine: Path, features: str, *, trees: bool) -> None:
    """Refuse engines that features cannot be trained for."""
    from postil.engine.models import SPARSE_WEIGHTS  # noqa: PLC0415

    if models.KIND.sparse == "none":
        raise UsageError(
            "Engines of this kind have no features of words and phrases.",
            hint="Start from another engine, or from none.",
        )
    if features == "rules" and models.KIND.sparse != "yield":
        raise UsageError(
            "Engines of this kind have no rules with gaps.",
            hint="Choose other features, or start from another engine.",
        )
    if features == "trees" and not trees:
        raise UsageError(
            "There are no syntax trees to learn from.",
            hint="Name a file of trees of the source, start from an engine with phrases of syntax "
            "trees, or choose other features.",
        )
    if (engine / SPARSE_WEIGHTS).exists():
        raise UsageError(
            "The engine has learned features already.",
            hint="Start from the engine that it was made from.",
        )


RECIPE = Recipe(
    name="large-margin",
    title="Sharper words and phrases",
    about="Improves an engine of any kind with the text it was made from: words and phrases get "
    "weights of their own, so that what you wrote ranks before what the engine preferred, "
    "and the further ahead the better it is. Takes some minutes for each ten thousand "
    "segments.",
    settings=SETTINGS,
    needs_base=True,
    run=run,
    on_cluster=True,
)

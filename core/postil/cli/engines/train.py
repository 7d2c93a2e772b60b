"""``postil train``: an engine from memories and parallel texts."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.cli.terminal import console
from postil.cli.terminal.options import (
    Subparsers,
    add_command,
    add_languages,
    existing_file,
    fresh_folder,
    new_folder,
    whole,
)
from postil.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from postil.training.recipe import Recipe, RecipeRequest, Value
    from postil.training.request import TrainingReport
    from postil.training.train_and_compare import TrainingOutcome

EXAMPLES = """\
  postil train --name Guides -s en -t fr memory.tmx --out engines/guides
  postil train --name Guides -s en -t fr memory.tmx older.tmx text.en:text.fr \\
      --tuning held-out.en:held-out.fr --out engines/guides
  postil train --name Guides -s en -t fr memory.tmx --out engines/guides \\
      --tuner mert --tuning held-out.en:first.fr:second.fr
  postil train --help-settings
  postil train --name Guides -s en -t fr memory.tmx --out engines/new \\
      --recipe phrase-based --set tuner=mert --against engines/guides
  postil train --name Guides -s fr -t en memory.tmx --out engines/syntax \\
      --recipe syntax --target-trees english.trees"""
TUNERS = ("mira", "mert", "none")
FORMS = ("probing", "trie", "trie-8bit")


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "train",
        run,
        about="train an engine from memories and parallel texts",
        examples=EXAMPLES,
    )
    parser.add_argument(
        "corpora",
        nargs="+",
        metavar="CORPUS",
        help="a TMX file, or two text files, line by line translations, as SOURCE:TARGET",
    )
    parser.add_argument("--name", required=True, help="name of the engine")
    add_languages(parser)
    parser.add_argument("--out", type=Path, required=True, help="folder of the new engine")
    parser.add_argument(
        "--tuning",
        metavar="CORPUS",
        help="segments to tune the weights on (default: some of the corpora, if they are large); "
        "several translations of one source are SOURCE:TARGET:TARGET, or units of a TMX file",
    )
    parser.add_argument(
        "--tuner",
        choices=TUNERS,
        default="mira",
        help="batch MIRA, minimum error rate training, or the default weights (%(default)s)",
    )
    parser.add_argument(
        "--order",
        type=int,
        default=5,
        choices=range(1, 7),
        help="order of the language model: its longest n-grams (%(default)s)",
    )
    parser.add_argument(
        "--language-model",
        default="probing",
        choices=FORMS,
        help="form of the language model on disk: trie has half the size, trie-8bit a quarter "
        "(%(default)s)",
    )
    parser.add_argument(
        "--phrases",
        default="all",
        choices=("all", "significant"),
        help="significant drops pairs that may have met by chance: a tenth of the size, some "
        "tenths of a BLEU point lost (%(default)s)",
    )
    _add_recipe_options(parser)
    parser.add_argument(
        "--threads",
        type=whole(1),
        default=os.cpu_count() or 1,
        help="threads to work with (%(default)s)",
    )
    parser.add_argument(
        "--seed", type=whole(0), default=1, help="seed of what is drawn at random (%(default)s)"
    )


def _add_tree_options(group: argparse._ArgumentGroup) -> None:
    """Files of syntax trees, which some recipes take."""
    about = "syntax trees of {} sentences in brackets, one to a line, for the recipe {}: the same "
    for side, recipe, more in (
        ("target", "syntax", " (default: a parser makes them)"),
        ("source", "large-margin", ""),
    ):
        group.add_argument(
            f"--{side}-trees",
            type=Path,
            metavar="FILE",
            help=f"{about.format(side, recipe)}as --set {side}-trees=FILE{more}",
        )


def _add_recipe_options(parser: argparse.ArgumentParser) -> None:
    """Options of every recipe; its own settings go through ``--set``."""
    group = parser.add_argument_group("recipes")
    group.add_argument(
        "--recipe",
        metavar="NAME",
        default="phrase-based",
        help="how to make the engine (%(default)s); --help-settings lists them",
    )
    group.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="settings",
        help="a setting of the recipe; may be given several times",
    )
    _add_tree_options(group)
    group.add_argument(
        "--help-settings",
        action=_HelpSettings,
        nargs="?",
        metavar="NAME",
        help="print the recipes, or all settings of one, and stop",
    )
    group.add_argument(
        "--base",
        type=Path,
        metavar="ENGINE",
        help="engine to start from, for recipes that need one (default: one is trained first)",
    )
    group.add_argument(
        "--like",
        type=Path,
        metavar="PROJECT",
        help="project whose segments that are not confirmed yet, or a text file, say which "
        "sentences recipes that train on some of the text choose: those with the same words",
    )
    group.add_argument(
        "--against",
        type=Path,
        metavar="ENGINE",
        help="engine in use: is the new one better, on segments neither is trained on? (default: "
        "the base)",
    )
    group.add_argument(
        "--test",
        metavar="CORPUS",
        help="segments for that comparison (default: some of the corpora); never trained on",
    )
    group.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="tcp://...: scheduler of a Dask cluster that translates the training sentences",
    )


class _HelpSettings(argparse.Action):
    """Prints recipes or settings, as ``--help`` prints options."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        del option_string
        from postil.training.recipe_book import RECIPES, recipe_named  # noqa: PLC0415

        name = values or getattr(namespace, "recipe", None)
        if values is None and name == parser.get_default("recipe"):
            console.say_lines(describe_recipes(list(RECIPES.values())))
        else:
            try:
                console.say_lines(describe_settings(recipe_named(str(name))))
            except UsageError as error:
                parser.error(str(error))
        parser.exit()


def describe_recipes(recipes: Sequence[Recipe]) -> str:
    """The recipes, each with what it is for and the names of its settings."""
    lines: list[str] = []
    for recipe in recipes:
        names = ", ".join(setting.name for setting in recipe.settings) or "none"
        lines += [
            f"{recipe.name}: {recipe.title}",
            *_wrapped(recipe.about),
            *_wrapped(f"settings: {names}"),
            "",
        ]
    return "\n".join([*lines, "--help-settings NAME explains the settings of a recipe."])


def describe_settings(recipe: Recipe) -> str:
    """Description of a recipe, and of each setting with its default, its range and its help."""
    from postil.training.recipe import plain  # noqa: PLC0415

    lines = [f"{recipe.name}: {recipe.title}", *_wrapped(recipe.about), ""]
    for setting in recipe.settings:
        default = setting.default
        shown = ("yes" if default else "no") if isinstance(default, bool) else str(default)
        if isinstance(default, float):
            shown = plain(default)
        allowed = f"; {setting.range}" if setting.range else ""
        lines += [f"  {setting.name}={shown}{allowed}", *_wrapped(setting.help, 6)]
    return "\n".join(lines)


def _wrapped(text: str, indent: int = 4) -> list[str]:
    import textwrap  # noqa: PLC0415  (help only)

    margin = " " * indent
    return textwrap.wrap(text, 96, initial_indent=margin, subsequent_indent=margin)


def run(args: argparse.Namespace) -> int:
    args.out = out = new_folder(args.out)
    sample = out.with_name(f".{out.name}.like.txt")
    try:
        return _train(args, sample)
    except KeyboardInterrupt as stopped:
        raise KeyboardInterrupt("The same command goes on where it stopped.") from stopped
    finally:
        sample.unlink(missing_ok=True)


def _like(project: Path, sample: Path) -> Path:
    """The text file that was named, or one with the sources of a project that are to be translated.

    Raises
    ------
    UsageError
        Nothing is left to translate.
    """
    if not project.is_dir():
        return existing_file(project)
    from postil.workspace.read_only import open_read_only  # noqa: PLC0415
    from postil.workspace.segments.sample import write_sample  # noqa: PLC0415

    with open_read_only(project) as opened:
        write_sample(opened.segments, sample)
    return sample


def _train(args: argparse.Namespace, sample: Path) -> int:
    from postil.training.recipe_book import recipe_named  # noqa: PLC0415
    from postil.training.train_and_compare import is_made, train_and_compare  # noqa: PLC0415
    from postil.types.files import remove_stale  # noqa: PLC0415

    if not args.name.strip():
        raise UsageError("An engine needs a name.", hint="Write it after --name.")
    recipe = recipe_named(args.recipe)
    given = list(args.settings)
    if args.target_trees:
        given.append(f"target-trees={args.target_trees}")
    if args.source_trees:
        given.append(f"source-trees={args.source_trees}")
    if args.like:
        given.append(f"like={_like(args.like, sample)}")
    request = _request(args, _settings(recipe, given))
    judged = args.against or args.base or args.test
    if not (judged and is_made(recipe, request, args.out, args.against)):
        fresh_folder(args.out)
    remove_stale(args.out.resolve().parent)  # what trainings left that were killed
    with console.progress_bar(quiet=args.quiet) as progress:
        if not judged:
            report = recipe.run(request, args.out, progress)
            outcome = None
        else:
            outcome = train_and_compare(recipe, request, args.out, progress, against=args.against)
            report = outcome.report
    console.say_lines(describe(report))
    if outcome is not None:
        console.say_lines(describe_outcome(outcome, args.against or args.base))
    return 0


def _request(args: argparse.Namespace, settings: dict[str, Value]) -> RecipeRequest:
    """The request that the options make; options of the phrase-based engine are taken by the
    engine other recipes start from, too.
    """
    from postil.training.corpora import corpus_of  # noqa: PLC0415
    from postil.training.phrase_based.recipe import request_of  # noqa: PLC0415
    from postil.training.recipe import RecipeRequest  # noqa: PLC0415
    from postil.training.request import TrainingRequest  # noqa: PLC0415

    training = TrainingRequest(
        name=args.name,
        source_language=args.source_language,
        target_language=args.target_language,
        corpora=[corpus_of(corpus) for corpus in args.corpora],
        tuning_set=corpus_of(args.tuning) if args.tuning else None,
        test_set=corpus_of(args.test) if args.test else None,
        threads=args.threads,
        seed=args.seed,
    )
    options: dict[str, Value] = {
        "tuner": args.tuner,
        "phrases": args.phrases,
        "order": args.order,
        "language-model": args.language_model,
    }
    training = request_of(RecipeRequest(training, settings=options))
    return RecipeRequest(training, args.base, settings, args.cluster)


def _settings(recipe: Recipe, given: Sequence[str]) -> dict[str, Value]:
    """Settings given by ``--set``."""
    settings: dict[str, Value] = {}
    for text in given:
        name, sign, value = text.partition("=")
        setting = recipe.setting(name.strip())
        if not sign:
            raise UsageError(
                f"--set {text} names no value.", hint=f"Write --set {name}={setting.default}."
            )
        settings[setting.name] = setting.parse(value.strip())
    return settings


def describe_outcome(outcome: TrainingOutcome, against: Path | None) -> str:
    """Text about the outcome: whether the new engine is better, and what to do next."""
    if outcome.scores is None:
        return "The corpora are too small to hold out segments to judge the engine by."
    scores, found = outcome.scores, outcome.comparison
    rows = [("", "BLEU", "chrF", "TER")]
    if found is not None:
        old = found.before
        rows.append((f"{against}", f"{old.bleu:.2f}", f"{old.chrf:.2f}", f"{old.ter:.2f}"))
    new = f"{scores.bleu:.2f}", f"{scores.chrf:.2f}", f"{scores.ter:.2f}"
    rows.append((f"{outcome.report.folder}", *new))
    lines = [console.table(rows)]
    if found is None:
        lines.append(f"on {outcome.held_out:,} held-out segments")
        return "\n".join(lines)
    lines.append(found.sentence())
    if outcome.starts_seen:
        lines.append(
            "The new engine starts from one that may have been trained on these segments: its "
            "figures are too high, and it does not keep them; --test names others."
        )
    elif outcome.seen_before:
        lines.append(
            f"{against} may have been trained on these segments, which favours it; --test names "
            "others."
        )
    if found.better:
        lines.append(f"Use {outcome.report.folder} from now on.")
    else:
        lines.append(f"Keep using {against}; the new engine has not proved better.")
    return "\n".join(lines)


def describe(report: TrainingReport) -> str:
    """The report as a few lines: the data used, the data left out with reasons, time and memory."""
    rows = [("corpus", "read", "kept")]
    rows += [
        (source["name"], f"{source['read']:,}", f"{source['kept']:,}") for source in report.sources
    ]
    lines = [console.table(rows)]
    if report.rejected:
        reasons = sorted(report.rejected.items(), key=lambda item: -item[1])
        lines.append("left out: " + ", ".join(f"{count:,} {reason}" for reason, count in reasons))
    pairs = console.counted(report.pairs, "pair")
    used = f"{pairs}, {report.source_words:,} + {report.target_words:,} words"
    if report.phrase_pairs:  # some recipes make no phrases of their own
        used += f", {report.phrase_pairs:,} phrase pairs"
    lines.append(used)
    if report.tuning:
        lines.append(
            "BLEU of the tuning set by round: " + " ".join(f"{x:.2f}" for x in report.tuning)
        )
    if report.seconds:
        seconds = ", ".join(f"{step} {value:.1f}" for step, value in report.seconds.items())
        lines.append(f"{sum(report.seconds.values()):.1f} s ({seconds})")
    lines.append(f"engine: {report.folder}")
    return "\n".join(lines)

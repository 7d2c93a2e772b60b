"""``postil import``: a memory or glossary into a project, or an engine from a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli.terminal import console
from postil.cli.terminal.options import (
    Subparsers,
    add_command,
    add_languages,
    existing_file,
    fresh_folder,
)
from postil.errors import UsageError

EXAMPLES = """\
  postil import memory.tmx terms.tsv --project projects/manual
  postil import guides.postil --out engines/guides
  postil import moses/moses.ini --out engines/moses -s en -t fr
  postil import moses/moses.ini --out engines/moses -s en -t fr --language-model trie-8bit"""

ENGINE_SUFFIX = ".postil"
MOSES_SUFFIX = ".ini"
MEMORY_SUFFIXES = (".tmx", ".tmx.gz", ".tmx.xz", ".tmx.zip")


def register(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "import",
        run,
        about="bring a memory or glossary into a project, or unpack an engine",
        examples=EXAMPLES,
    )
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="memory (TMX), glossary (TBX, MultiTerm XML, UTX, Excel, TSV, CSV) or engine "
        "(.postil, moses.ini)",
    )
    parser.add_argument(
        "--project", type=Path, help="project to bring memories and glossaries into"
    )
    parser.add_argument("--out", type=Path, help="folder to make of an engine")
    parser.add_argument("--name", help="name of an engine of Moses (default: that of its folder)")
    parser.add_argument(
        "--tokeniser",
        choices=("space", "postil"),
        default="space",
        help="how text becomes the tokens of an engine of Moses: at spaces, or as in Postil for "
        "one that was exported from it (%(default)s)",
    )
    parser.add_argument(
        "--language-model",
        choices=("auto", "probing", "trie", "trie-8bit"),
        default="auto",
        help="form of the language model of an engine of Moses: probing is the fastest, trie has "
        "half its size, with 8 bits a quarter; auto: probing below half a gigabyte (%(default)s)",
    )
    add_languages(parser, required=False)


def run(args: argparse.Namespace) -> int:
    engines = [path for path in args.files if path.suffix.lower() == ENGINE_SUFFIX]
    if engines:
        return _import_engine(args)
    if any(path.suffix.lower() == MOSES_SUFFIX for path in args.files):
        return _import_moses(args)
    if args.project is None:
        raise UsageError(
            "Which project shall it go into?", hint="Add --project FOLDER (or --out for a .postil)."
        )
    if args.out is not None:
        raise UsageError("--out is for an engine; a memory or glossary goes into --project.")
    return _import_into_project(args)


def _import_engine(args: argparse.Namespace) -> int:
    if len(args.files) > 1 or args.out is None or args.project:
        raise UsageError(
            "An engine is unpacked by itself: one .postil file, and --out with its new folder.",
            hint="postil import guides.postil --out engines/guides",
        )
    from postil.engine.exchange.archive import import_engine  # noqa: PLC0415
    from postil.engine.manifest import EngineManifest  # noqa: PLC0415

    import_engine(existing_file(args.files[0]), fresh_folder(args.out))
    manifest = EngineManifest.load(args.out)
    console.say(
        f"{args.out}: {manifest.label}, {manifest.source_language} to {manifest.target_language}."
    )
    return 0


def _import_moses(args: argparse.Namespace) -> int:
    languages = args.source_language, args.target_language
    if len(args.files) > 1 or args.out is None or args.project or None in languages:
        raise UsageError(
            "An engine of Moses is read by itself: its moses.ini, its languages, and --out with "
            "the new folder.",
            hint="postil import moses/moses.ini --out engines/moses -s en -t fr",
        )
    from postil.engine.exchange.moses_exchange import import_moses_engine  # noqa: PLC0415

    ini = existing_file(args.files[0])
    name = args.name or ini.absolute().parent.name
    with console.progress_bar(quiet=args.quiet) as progress:
        import_moses_engine(
            ini,
            fresh_folder(args.out),
            name=name,
            source_language=languages[0],
            target_language=languages[1],
            tokeniser=args.tokeniser,
            form=args.language_model,
            progress=progress,
        )
    console.say(f"{args.out}: {name}, {languages[0]} to {languages[1]}.")
    return 0


def _import_into_project(args: argparse.Namespace) -> int:
    from postil.formats.exchange.termbase import TERMBASE_SUFFIXES  # noqa: PLC0415
    from postil.workspace.project import Project  # noqa: PLC0415

    for path in args.files:
        existing_file(path)
        if not _is(path, MEMORY_SUFFIXES) and not _is(path, TERMBASE_SUFFIXES):
            raise UsageError(
                f"{path} is neither a memory (.tmx) nor a glossary (.tbx, .utx, .xlsx, .tsv, "
                ".csv).",
                hint="To translate a document, create a project with it in the desk.",
            )
    with Project.open(args.project) as project:
        for path in args.files:
            if _is(path, MEMORY_SUFFIXES):
                with console.progress_bar(quiet=args.quiet) as progress:
                    name, report = project.memories.add(path, progress)
                console.say(f"{path}: memory {name}, {report}")
            else:
                terms = project.terminology.import_file(path)
                console.say(f"{path}: {terms:,} terms.")
    return 0


def _is(path: Path, suffixes: tuple[str, ...]) -> bool:
    return path.name.lower().endswith(suffixes)

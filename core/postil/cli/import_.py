"""``postil import``: a memory or glossary into a project, or an engine from a .postil file."""

from __future__ import annotations

import argparse
from pathlib import Path

from postil.cli import console
from postil.cli.options import Subparsers, add_command, existing_file, fresh_folder
from postil.errors import UsageError

EXAMPLES = """\
  postil import memory.tmx terms.tsv --project projects/manual
  postil import guides.postil --out engines/guides"""

ENGINE_SUFFIX = ".postil"
MEMORY_SUFFIXES = (".tmx", ".tmx.gz", ".tmx.xz", ".tmx.zip")
GLOSSARY_SUFFIXES = (".tsv", ".csv", ".tab")


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
        help="memory (.tmx), glossary (.tsv, .csv) or engine (.postil)",
    )
    parser.add_argument(
        "--project", type=Path, help="project to bring memories and glossaries into"
    )
    parser.add_argument("--out", type=Path, help="folder of the unpacked engine")


def run(args: argparse.Namespace) -> int:
    engines = [path for path in args.files if path.suffix.lower() == ENGINE_SUFFIX]
    if engines:
        return _import_engine(args)
    if args.project is None:
        raise UsageError(
            "Which project shall it go into?", hint="Add --project FOLDER (or --out for a .postil)."
        )
    return _import_into_project(args)


def _import_engine(args: argparse.Namespace) -> int:
    if len(args.files) > 1 or args.out is None or args.project:
        raise UsageError(
            "An engine is unpacked by itself: one .postil file, and --out with its new folder.",
            hint="postil import guides.postil --out engines/guides",
        )
    from postil.engine.manifest import EngineManifest  # noqa: PLC0415
    from postil.engine.parcel import import_engine  # noqa: PLC0415

    import_engine(existing_file(args.files[0]), fresh_folder(args.out))
    manifest = EngineManifest.load(args.out)
    console.say(
        f"{args.out}: {manifest.name}, {manifest.source_language} to {manifest.target_language}."
    )
    return 0


def _import_into_project(args: argparse.Namespace) -> int:
    from postil.workspace.project import Project  # noqa: PLC0415

    for path in args.files:
        existing_file(path)
        if not _is(path, MEMORY_SUFFIXES) and not _is(path, GLOSSARY_SUFFIXES):
            raise UsageError(
                f"{path} is neither a memory (.tmx) nor a glossary (.tsv, .csv).",
                hint="To translate a document, create a project with it in the desk.",
            )
    with Project.open(args.project) as project:
        for path in args.files:
            if _is(path, MEMORY_SUFFIXES):
                with console.progress_bar(quiet=args.quiet) as progress:
                    name, report = project.import_memory(path, progress)
                console.say(f"{path}: memory {name}, {report}")
            else:
                terms = project.import_glossary(path)
                console.say(f"{path}: {terms:,} terms.")
    return 0


def _is(path: Path, suffixes: tuple[str, ...]) -> bool:
    return path.name.lower().endswith(suffixes)

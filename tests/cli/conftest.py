"""A small engine, trained once on the sample memory, and the sample's files."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.cli.demo import DOCUMENT, GLOSSARY, MEMORY, sample_file
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engines") / "printer"
    arguments = ["--name", "Printer", "-s", "en", "-t", "fr", "--out", str(folder)]
    assert main(["train", *arguments, str(sample_file(MEMORY))]) == 0
    return folder


@pytest.fixture
def document() -> Path:
    return sample_file(DOCUMENT)


@pytest.fixture
def project_folder(tmp_path: Path, engine: Path, document: Path) -> Path:
    """A project of the sample document, its first two segments confirmed."""
    folder = tmp_path / "project"
    with create_project(
        folder,
        NewProject(
            name="Guide",
            source_language="en",
            target_language="fr",
            documents=[document],
            glossaries=[sample_file(GLOSSARY)],
            engine=engine,
        ),
    ) as project:
        for segment, target in zip(
            project.segments.read(0, 2), ("Guide de poche", "Le petit guide."), strict=True
        ):
            project.segments.confirm(segment.row_id, TaggedText.of(target))
    return folder

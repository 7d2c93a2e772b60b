"""One engine of the sample memory for all tests of the room."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import postil_resources
from postil.engine.engine import Engine
from postil.engine.models import TRAINED_PAIRS
from postil.formats.registry import open_document
from postil.text.tags import TaggedText
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest


@pytest.fixture(scope="session")
def sample() -> Path:
    with as_file(files(postil_resources) / "sample") as folder:
        return folder


@pytest.fixture(scope="session")
def trained_folder(tmp_path_factory: pytest.TempPathFactory, sample: Path) -> Path:
    """The engine of the sample, as it is trained."""
    folder = tmp_path_factory.mktemp("engines") / "printer"
    train_engine(TrainingRequest("printer", "en", "fr", [sample / "printer-guide.tmx"]), folder)
    return folder


@pytest.fixture(scope="session")
def engine_folder(tmp_path_factory: pytest.TempPathFactory, trained_folder: Path) -> Path:
    """The same engine, but it does not know what it was trained on: all ``pairs`` teach it, also
    those that the memory has.
    """
    folder = tmp_path_factory.mktemp("engines") / "printer"
    shutil.copytree(trained_folder, folder, ignore=shutil.ignore_patterns(TRAINED_PAIRS))
    return folder


@pytest.fixture
def engine(engine_folder: Path) -> Engine:
    return Engine.open(engine_folder)


@pytest.fixture(scope="session")
def pairs(sample: Path) -> Sequence[tuple[TaggedText, TaggedText]]:
    """Source and reference of the sample document."""
    document = open_document(sample / "quick-guide.xlf", "en", "fr")
    reference = open_document(sample / "quick-guide.reference.xlf", "en", "fr")
    found = []
    for left, right in zip(document.segments, reference.segments, strict=True):
        assert right.target is not None
        found.append((left.source, right.target))
    return found

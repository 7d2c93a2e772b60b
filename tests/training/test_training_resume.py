"""The work folder of a recipe: it outlives a kill, and nothing else."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from postil.errors import Cancelled, UsageError
from postil.training import resume
from postil.training.phrase_based.recipe import RECIPE
from postil.training.recipe import RecipeRequest
from postil.training.request import TrainingRequest
from postil.types.progress import Progress


@pytest.fixture
def request_(tmp_path: Path) -> RecipeRequest:
    corpus = tmp_path / "memory.tmx"
    corpus.write_text("anything", encoding="utf-8")
    return RecipeRequest(TrainingRequest("Guides", "en", "fr", [corpus]))


def killed_in(request: RecipeRequest, destination: Path) -> None:
    """As far as one gets before the process is killed."""

    class Killed(BaseException):
        pass

    with (
        pytest.raises(Killed),
        resume.work_folder(RECIPE, request, destination) as folder,
    ):
        (folder / "half").write_text("done", encoding="utf-8")
        raise Killed


def test_what_a_killed_process_made_is_found_again_and_deleted_at_the_end(
    tmp_path: Path, request_: RecipeRequest
) -> None:
    killed_in(request_, tmp_path / "engine")
    again = replace(request_, training=replace(request_.training, threads=7), cluster="tcp://a:1")
    with resume.work_folder(RECIPE, again, tmp_path / "engine") as folder:
        assert (folder / "half").read_text(encoding="utf-8") == "done"
    assert [path.name for path in tmp_path.iterdir()] == ["memory.tmx"]


def changed_setting(request: RecipeRequest) -> RecipeRequest:
    return replace(request, settings={"order": 3})


def changed_seed(request: RecipeRequest) -> RecipeRequest:
    return replace(request, training=replace(request.training, seed=2))


def changed_file(request: RecipeRequest) -> RecipeRequest:
    os.utime(str(request.training.corpora[0]), ns=(5, 5))
    return request


def test_another_engine_to_compare_with_starts_afresh(
    tmp_path: Path, request_: RecipeRequest
) -> None:
    """It may have held out other segments, which the engine made so far was trained on."""
    destination = tmp_path / "engine"
    killed_in(request_, destination)
    assert resume.left_work(RECIPE, request_, destination) is not None
    other = tmp_path / "other"
    assert resume.left_work(RECIPE, request_, destination, against=other) is None
    with resume.work_folder(RECIPE, request_, destination, against=other) as folder:
        assert not (folder / "half").exists()
        assert resume.left_work(RECIPE, request_, destination, against=other) == folder


@pytest.mark.parametrize("change", [changed_setting, changed_seed, changed_file])
def test_another_request_starts_afresh(
    tmp_path: Path, request_: RecipeRequest, change: Callable[[RecipeRequest], RecipeRequest]
) -> None:
    killed_in(request_, tmp_path / "engine")
    with resume.work_folder(RECIPE, change(request_), tmp_path / "engine") as folder:
        assert not (folder / "half").exists()


@pytest.mark.parametrize("error", [Cancelled(), UsageError("no text")])
def test_errors_and_cancel_leave_nothing(
    tmp_path: Path, request_: RecipeRequest, error: Exception
) -> None:
    with (
        pytest.raises(type(error)),
        resume.work_folder(RECIPE, request_, tmp_path / "engine"),
    ):
        raise error
    assert [path.name for path in tmp_path.iterdir()] == ["memory.tmx"]


def test_a_base_engine_is_trained_once(
    tmp_path: Path, request_: RecipeRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained: list[str] = []

    def train(request: TrainingRequest, folder: Path, progress: Progress) -> None:
        del progress
        trained.append(request.name)
        folder.mkdir()

    monkeypatch.setattr(resume, "train_engine", train)
    for _ in range(2):
        assert resume.base_engine(request_, tmp_path, Progress()) == tmp_path / "base"
    assert trained == ["Guides (base)"]
    given = replace(request_, base=tmp_path / "other")
    assert resume.base_engine(given, tmp_path, Progress()) == tmp_path / "other"

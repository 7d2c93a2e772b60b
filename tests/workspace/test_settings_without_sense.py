"""Settings and bases of a review from elsewhere: where they make no sense, it is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from workspace_project import MakeProject

from postil.errors import DamagedProject, ProjectError, UsageError
from postil.workspace.project import Project

LOOKS: dict[str, Callable[[Project], object]] = {
    "checks": lambda project: project.checks.settings,
    "filters": lambda project: project.tools.finder.named,
    "analyses": lambda project: project.reports.analyses(),
    "analysis_before_work": lambda project: project.reports.before_work,
    "pay_weights": lambda project: project.reports.weights,
}


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("value", ["{", "7", "[7]", '{"": [[]]}', "[" * 10_000])
def test_settings_that_make_no_sense_are_told(
    make_project: MakeProject, name: str, value: str
) -> None:
    with make_project() as project:
        usual = LOOKS[name](project)
        with project._database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (name, value))
        if (name, value) == ("checks", '{"": [[]]}'):  # a setting of a newer version is left out
            assert LOOKS[name](project) == usual
            return
        said = (
            r"project\.sqlite: a record is damaged|settings of the checks are not|There is no band"
        )
        with pytest.raises((DamagedProject, UsageError), match=said):
            LOOKS[name](project)


def test_a_base_that_makes_no_sense_is_told(make_project: MakeProject) -> None:
    with make_project() as project:
        project.review.begin("Ann")
        with project._database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO baseline VALUES (1, '[]')")
        with pytest.raises(ProjectError):
            project.review.changed()

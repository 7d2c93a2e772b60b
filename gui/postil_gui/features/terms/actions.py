"""Commands on terms."""

from __future__ import annotations

from collections.abc import Callable

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.terms.binding import TermsBinding
from postil_gui.i18n.messages import mark


def _inserting(number: int) -> Callable[[TermsBinding], None]:
    return lambda terms: terms.insert(number)


TERM_ACTIONS: tuple[Action, ...] = (
    Action(
        "term.add",
        mark("&Add a Term …"),
        Section.TERMS,
        on(TermsBinding, TermsBinding.add),
        ("Ctrl+F2",),
        "term",
        "segment",
        mark("Add what is selected in source and translation to the glossary."),
        places=(
            "source",
            "target",
        ),
    ),
    *(
        Action(
            f"term.insert_{number}",
            f"Insert Term &{number}",
            Section.TERMS,
            on(TermsBinding, _inserting(number)),
            (f"Alt+Shift+{number}",),
            when="segment",
            help=f"Insert term {number} of the segment at the caret.",
            changes_text=True,
        )
        for number in range(1, 6)
    ),
)

"""All checks as data: menus, settings, documentation and reports come from this one list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from postil.workspace.checks import (
    numbers,
    patterns,
    punctuation,
    spacing,
    spelling,
    tags,
    terms,
    words,
)
from postil.workspace.checks.finding import Finding, Pair, Severity


@dataclass(frozen=True, slots=True)
class Check:
    """One check.

    Attributes
    ----------
    find
        What it finds in one segment; several functions may make up one check. Empty for those that
        compare segments with each other (``consistency``).
    needs_target
        Made only where there is a target.
    """

    id: str
    title: str
    about: str
    severity: Severity
    find: tuple[Callable[[Pair], Iterable[Finding]], ...] = ()
    needs_target: bool = True


CHECKS: tuple[Check, ...] = (
    Check("empty", "No translation", "The target is empty.", "error", (words.empty,), False),
    Check(
        "tag-missing",
        "Missing tags",
        "Tags of the source that the target lacks.",
        "error",
        (tags.missing,),
    ),
    Check(
        "tag-extra",
        "Extra tags",
        "Tags the source does not have, or not so often.",
        "error",
        (tags.extra,),
    ),
    Check(
        "tag-pairing",
        "Pairs of tags",
        "Tags that do not open and close in order.",
        "error",
        (tags.pairing,),
    ),
    Check(
        "tag-order",
        "Order of tags",
        "Single tags in another order than in the source.",
        "warning",
        (tags.order,),
    ),
    Check(
        "tag-space",
        "Space beside tags",
        "Spaces around a tag that the source lacks, or the other way round.",
        "hint",
        (tags.space_beside,),
    ),
    Check(
        "numbers",
        "Numbers",
        "Numbers missing from the target, or not in the source.",
        "error",
        (numbers.different,),
    ),
    Check(
        "units",
        "Units",
        "A number with another unit than in the source.",
        "error",
        (numbers.units,),
    ),
    Check(
        "number-style",
        "Writing of numbers",
        "Decimal signs and thousands as the source language writes them.",
        "warning",
        (numbers.style,),
    ),
    Check(
        "codes",
        "Addresses and code",
        "Web addresses, paths and variables missing or changed.",
        "error",
        (words.codes,),
    ),
    Check(
        "term-absent",
        "Terms",
        "A term of the glossary translated otherwise.",
        "warning",
        (terms.absent,),
    ),
    Check(
        "term-forbidden",
        "Forbidden terms",
        "A translation that the glossary forbids.",
        "error",
        (terms.forbidden,),
    ),
    Check(
        "untranslated",
        "Untranslated",
        "The target is the source.",
        "warning",
        (words.untranslated,),
    ),
    Check(
        "word-repeated",
        "Repeated words",
        "The same word twice in a row.",
        "warning",
        (words.repeated,),
    ),
    Check(
        "spelling",
        "Spelling",
        "Words the dictionary does not know.",
        "warning",
        (spelling.spelling,),
    ),
    Check(
        "final-mark",
        "Final punctuation",
        "Another mark at the end than in the source.",
        "warning",
        (punctuation.final,),
    ),
    Check(
        "repeated-mark",
        "Repeated punctuation",
        "The same mark twice, as in “,,”.",
        "warning",
        (punctuation.repeated,),
    ),
    Check(
        "brackets",
        "Brackets",
        "Brackets without a partner, or others than in the source.",
        "warning",
        (punctuation.brackets, punctuation.same_brackets),
    ),
    Check(
        "inverted",
        "¿ and ¡",
        "Spanish questions and exclamations that are not opened.",
        "warning",
        (punctuation.inverted,),
    ),
    Check(
        "quotes",
        "Quotation marks",
        "Straight marks where the language has its own.",
        "hint",
        (punctuation.quotes,),
    ),
    Check(
        "ellipsis",
        "Ellipsis",
        "Three dots for …, or the other way round.",
        "hint",
        (punctuation.ellipsis,),
    ),
    Check(
        "space-ends",
        "Space at the ends",
        "White space at start or end that differs from the source.",
        "warning",
        (spacing.at_ends,),
    ),
    Check(
        "space-doubled", "Doubled spaces", "Several spaces in a row.", "warning", (spacing.doubled,)
    ),
    Check(
        "space-marks",
        "Space and punctuation",
        "Spaces the target language wants or forbids beside punctuation.",
        "warning",
        (spacing.beside_marks,),
    ),
    Check(
        "space-no-break",
        "No-break spaces",
        "Ordinary spaces where French wants no-break ones.",
        "hint",
        (spacing.no_break,),
    ),
    Check(
        "space-percent",
        "Space before %",
        "The space before a per cent sign.",
        "hint",
        (spacing.percent,),
    ),
    Check(
        "name-case",
        "Capitals in names",
        "Names such as LibreOffice or MHz with other capitals.",
        "warning",
        (words.names,),
    ),
    Check(
        "first-capital",
        "First letter",
        "A capital at the start of one side only.",
        "hint",
        (words.first_capital,),
    ),
    Check("length", "Length", "Targets longer than allowed.", "error", (words.length,)),
    Check(
        "characters",
        "Forbidden characters",
        "Characters the project forbids or that could not be read.",
        "error",
        (words.characters,),
    ),
    Check(
        "pattern",
        "Rules of your own",
        "What your own regular expressions find.",
        "warning",
        (patterns.rules,),
    ),
    Check(
        "consistency-target",
        "One source, two translations",
        "The same source translated in different ways.",
        "warning",
    ),
    Check(
        "consistency-source",
        "One translation, two sources",
        "Different sources translated alike.",
        "hint",
    ),
)
BY_ID = {check.id: check for check in CHECKS}


def check_pair(pair: Pair) -> Iterator[Finding]:
    """Everything the checks that are on find in one segment, in the order of the catalogue."""
    has_target = bool(pair.target.text.strip())
    for check in CHECKS:
        if check.id not in pair.settings.off and (has_target or not check.needs_target):
            for find in check.find:
                yield from find(pair)

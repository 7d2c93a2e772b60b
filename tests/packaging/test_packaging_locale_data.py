"""A bundle has less of Babel's data, and writes what the whole of it writes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import localedata
from recipes import need_sources, script

from postil.text import entities
from postil.text.entities import find_entities

LANGUAGES = ("ar", "de", "de-CH", "en", "en-GB", "es", "eu", "fi", "fr", "hi", "ja", "lt", "pt-BR")
TEXT = (
    "1,234.50 km, 5 GB, 10%, -1,234.5, 3.5 kg, 12.5 °C, March 5, 2024, 12/31/2026, 5th March, "
    "1.234,5 km, 5. März 2024, 31.12.2026, 1 234,5 km, 5 mars 2024, 20 MB, 3 h, 15 min, 2 m²"
)

need_sources()


def forget() -> None:
    """What was read of the data, and made of it."""
    localedata._cache.clear()
    for one in vars(entities).values():
        if hasattr(one, "cache_clear"):
            one.cache_clear()


@pytest.fixture(autouse=True)
def read_anew() -> Iterator[None]:
    forget()
    yield
    forget()


def written() -> list[tuple[str, str, list[str]]]:
    return [
        (source, target, [one.target for one in find_entities(TEXT, source, target)])
        for source in ("en", "de", "fr")
        for target in LANGUAGES
    ]


def test_numbers_dates_and_units_are_written_as_with_all_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = written()
    assert all(len(targets) > 5 for _, _, targets in whole)
    folder = Path(localedata._dirname)
    files = sorted(folder.glob("*.dat"))
    trim = script("locale_data").trimmed
    copies = [trim(file, tmp_path / "locale-data") for file in files]
    size, before = (sum(one.stat().st_size for one in some) for some in (copies, files))
    assert size < before / 1.8
    monkeypatch.setattr(localedata, "_dirname", str(tmp_path / "locale-data"))
    forget()
    assert written() == whole

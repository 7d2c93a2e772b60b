"""Babel's data of languages without what Postil never reads: names of countries, currencies, time
zones and the like, which are half of it. Every language stays.
"""

from __future__ import annotations

import pickle
from pathlib import Path

UNREAD = frozenset(
    {
        *("languages", "scripts", "territories", "variants"),
        *("meta_zones", "time_zones", "zone_formats"),
        *("currency_names", "currency_names_plural", "currency_symbols", "currency_formats"),
        *("compact_currency_formats", "compact_decimal_formats", "currency_unit_patterns"),
        *("date_fields", "interval_formats", "list_patterns"),
    }
)


def trimmed(source: Path, folder: Path) -> Path:
    """A copy of the data of one language in ``folder``, without what nobody reads."""
    with source.open("rb") as stream:
        values = pickle.load(stream)
    kept = {name: value for name, value in values.items() if name not in UNREAD}
    copy = folder / source.name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(pickle.dumps(kept, pickle.HIGHEST_PROTOCOL))
    return copy

"""Table of what learning gains, set by set and order by order, from rows of ``bench_simulate``."""

from __future__ import annotations

from common import Row

WAYS = ("adaptive", "corrector")  # that tables tell of
HEADINGS = (
    *("set", "order", "segments", "static BLEU", "BLEU", "chrF", "TER"),
    *("length (beside the reference: static, learned)", "calibration (by chance)", "worse"),
)


def table(rows: list[Row]) -> str:
    """A table in Markdown; a line for each set and order."""
    places: dict[tuple[str, int], dict[str, Row]] = {}
    for row in rows:
        kind, _, rest = row["name"].removeprefix("simulate.").partition(".")
        way, _, name = rest.partition(".")
        if kind == "calibration" and way == "static":
            continue
        places.setdefault((name, row["settings"].get("order", 0)), {})[f"{kind}.{way}"] = row
    lines = [HEADINGS, ("---",) * len(HEADINGS)]
    for (name, seed), found in places.items():
        way = next((way for way in WAYS if f"bleu.{way}" in found), None)
        if way is not None:
            lines.append(_cells(name, seed, found, way))
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _cells(name: str, seed: int, found: dict[str, Row], way: str) -> tuple[str, ...]:
    static = found["bleu.static"]
    calibration = [found.get(f"{kind}.{way}") for kind in ("calibration", "calibration_late")]
    return (
        name.removesuffix(".shuffled"),
        f"shuffled {seed}" if seed else "document",
        str(static["settings"]["segments"]),
        f"{static['value']:.2f}",
        *(_gain(found[f"{kind}.{way}"]) for kind in ("p_value", "chrf_p_value", "ter_p_value")),
        _length(found[f"length.{way}"]),
        " / ".join(_error(row) for row in calibration if row is not None),
        "yes" if found[f"harm.{way}"]["value"] else "",
    )


def _gain(row: Row) -> str:
    low, high = row["settings"]["interval"]
    return f"{row['settings']['difference']:+.2f} [{low:+.2f}, {high:+.2f}]"


def _error(row: Row) -> str:
    return f"{row['value']:.3f} ({row['settings']['chance']:.3f})"


def _length(row: Row) -> str:
    static, learned = (row["settings"][name] for name in ("static_reference", "reference"))
    return f"{row['value']:.3f} ({static:.3f}, {learned:.3f})"

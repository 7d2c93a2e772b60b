"""The sample project: the quick guide of an office printer, its memory and its glossary."""

from __future__ import annotations

from pathlib import Path

DOCUMENT, REFERENCE = "quick-guide.xlf", "quick-guide.reference.xlf"
"""The document, and the same translated."""
MEMORY, GLOSSARY = "printer-guide.tmx", "glossary.tsv"
SAMPLE_LANGUAGES = ("en", "fr")


def sample_file(name: str) -> Path:
    """A file of the sample project as installed."""
    return Path(__file__).parent / "sample" / name

"""Ground types that every room shares: ids, scores, progress."""

from postil.types.progress import Progress

__all__ = ["Progress"]

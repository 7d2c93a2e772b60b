"""Statistics: words by match band, edits and time, how true confidences came."""

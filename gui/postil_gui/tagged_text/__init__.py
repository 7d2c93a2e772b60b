"""Text of segments with its tags, as it is laid out, edited, marked and walked through."""

"""Charts the desk paints itself: learning curves."""

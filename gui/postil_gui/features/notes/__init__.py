"""Comments, bookmarks, locks, states and the history of segments."""

"""Learning of a project: its engine, the journal of events, layers, coming segments."""

"""Word translation probabilities: counted from links, looked up, saved."""

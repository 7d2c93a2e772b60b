"""Learning: losses and learners on candidate sets that come from outside; no decoder inside."""

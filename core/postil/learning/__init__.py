"""Learning: losses and learners on candidate sets. No decoder inside; candidates come from outside."""

"""Quality assurance: what may be wrong with a translation, where, and the safe ways to mend it."""

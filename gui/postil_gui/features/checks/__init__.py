"""Quality assurance of the open segment and of the whole project."""

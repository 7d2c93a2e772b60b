"""Projects: new, open, the project page, packages, backups, rescue."""

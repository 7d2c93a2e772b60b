"""Safety of the work in a project: checksums, checks, backups, and rescue from damage."""

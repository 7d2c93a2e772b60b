"""What keeps the work in a project safe: checksums, checks, backups, and rescue from damage."""

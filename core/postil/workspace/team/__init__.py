"""A project as the client of a team server: its engine and its memory, asked and taught."""

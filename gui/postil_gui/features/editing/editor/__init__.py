"""Target editor: tagged text as a Qt document, its keys and commands."""

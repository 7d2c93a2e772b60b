"""Rules that make text a tag: written, tried on the open document, put into effect."""

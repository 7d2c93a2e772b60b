"""Documents of a project: encodings, preview, export."""

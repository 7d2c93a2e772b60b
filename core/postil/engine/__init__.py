"""The engine: models + weights + search in a folder, with suggest, learn and undo."""

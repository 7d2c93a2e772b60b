"""Engines as files for others: one ``.postil`` file, folders of Moses."""

"""Texts with mark-up: HTML, Markdown, reStructuredText, LaTeX, RTF, DITA and DocBook."""

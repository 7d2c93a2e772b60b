"""What the actions do, by subject; each gets the desk and nothing global.

``projects``   new, open, sample, close
``exports``    translation, memory
``page``       the project page: documents, glossaries, settings
``review``     changes accepted or rejected, approval, findings, the report
``packages``   a project handed over, opened, merged
``batch``      pre-translate, pseudo-translate, clear, export all, folders
``engines``    train, use, import, export
``segments``   confirm, next, matches, tags
``views``      theme, text size, panes, help
"""

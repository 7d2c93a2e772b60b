"""Dialogs.

``errors``        what went wrong, in words, with what to do
``files``         asking for files and folders
``parts``         pieces several dialogs share: language fields, lists of files
``new_project``   the wizard
``train``         training an engine
``engines``       choosing an engine
``small``         go to, keyboard, about
"""

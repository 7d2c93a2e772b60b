"""Other names of commands: words of other tools, for the palette to find them by.

Each language has its own words; they stand in no order, and are not shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from postil_gui.i18n.messages import mark

OTHER_NAMES: Mapping[str, str] = {
    "project.export_document": mark("target file, generate or save target, clean up, finalise"),
    "project.analyse": mark("analyse, analysis, analyze, wordcount, weighted words"),
    "project.undo_batch": mark("restore, revert pre-translation"),
    "project.pack": mark("handoff, send to a colleague"),
    "project.open_package": mark("handoff, sdlppx, mqout, Studio"),
    "project.return_package": mark("deliver, delivery package, handback, sdlrpx, mqback"),
    "project.glossaries": mark("termbase, terminology, dictionary"),
    "project.glossary_add": mark("termbase, terminology, dictionary"),
    "term.add": mark("termbase, terminology, dictionary"),
    "project.memories": mark("TM, translation memory maintenance"),
    "project.clear_drafts": mark("clear target, delete translations, empty"),
    "project.settings": mark("preferences, options, autosave"),
    "project.go_back": mark("backup, restore, earlier version, snapshot"),
    "project.quit": mark("exit"),
    "edit.concordance": mark("lookup, look up in the TM"),
    "edit.go_to": mark("jump, number"),
    "edit.replace": mark("substitute, search and replace"),
    "edit.case": mark("uppercase, lowercase, capitals"),
    "edit.character": mark("special character, symbol, quotes, dash"),
    "edit.no_break_space": mark("nbsp, non-breaking, nonbreaking, hard space"),
    "edit.left_to_right": mark("bidi, LRM"),
    "edit.right_to_left": mark("bidi, RLM"),
    "edit.show_invisible": mark("whitespace, pilcrow, formatting marks, control characters"),
    "edit.check_spelling": mark("spellcheck, spell checker"),
    "edit.move_left": mark("swap words, transpose"),
    "edit.move_right": mark("swap words, transpose"),
    "project.align": mark("alignment, pair texts"),
    "segment.split": mark("cut, divide"),
    "segment.bookmark": mark("flag, favourite"),
    "segment.confirm": mark("validate, translated, commit"),
    "segment.next_open": mark("next untranslated, next unconfirmed"),
    "segment.copy_source": mark("copy source to target, insert source"),
    "segment.merge_next": mark("join"),
    "segment.merge_previous": mark("join"),
    "segment.repeat": mark("propagate, propagation, repetitions, auto-propagation"),
    "segment.machine": mark("MT, machine translation"),
    "segment.alternatives": mark("n-best list, variants"),
    "segment.revert": mark("discard changes, restore"),
    "segment.completion": mark("completion, autocomplete, autosuggest, predictive typing"),
    "segment.state_reviewed": mark("sign off, status"),
    "segment.state_translated": mark("status"),
    "segment.history": mark("versions, revisions"),
    "qa.run": mark("QA, verify, verification, quality"),
    "review.begin": mark("track changes, revision"),
    "review.approve": mark("sign off"),
    "view.dark": mark("dark mode, night mode"),
    "view.larger": mark("zoom in, font size"),
    "view.smaller": mark("zoom out, font size"),
    "view.focus_mode": mark("full screen, distraction-free, zen"),
    "engine.learned": mark("unlearn, forget"),
    "help.guide": mark("manual, documentation"),
    "help.tour": mark("tour, introduction"),
    "help.keys": mark("shortcuts, hotkeys"),
    "help.shortcuts": mark("shortcuts, hotkeys, keymap"),
}

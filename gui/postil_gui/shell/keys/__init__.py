"""Commands and their keys: palette, shortcut editor, keyboard sheet, buttons of the tool bar."""

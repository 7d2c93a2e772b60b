"""Keys that menus, dialogs and forms share: Alt with a letter, digits."""

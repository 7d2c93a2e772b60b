"""The shell around the features: window, docks, menus, palette, keymaps, settings."""

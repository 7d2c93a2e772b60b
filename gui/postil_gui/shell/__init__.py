"""What stands around the features: window, docks, menus, palette, keymaps, settings."""

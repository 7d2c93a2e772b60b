"""The application shell around the features: window, docks, menus, palette, keymaps, settings."""

"""Actions as data and as Qt has them: menus, tool bar, shortcuts, palette."""

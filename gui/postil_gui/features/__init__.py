"""Features of the desk: one folder for each thing a translator does.

``service`` calls the core, off the GUI thread, and uses no widget; ``panel``, ``page`` and
``dialog`` show; ``binding`` connects a panel with the open segment; ``actions`` are its entries in
menus, palette and keymaps, ``commands`` what they do.
"""

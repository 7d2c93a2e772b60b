"""Look of the desk.

``schemes``     the colours of the light and the dark scheme, as plain data
``theme``       the theme in use: palette, style sheet, icons; follows the system or the user's
choice
``stylesheet``  the style sheet
"""

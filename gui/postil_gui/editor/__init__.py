"""The editor: the segment grid, and the target editor that opens in the current row.

``language``         names, directions of languages
``chips``            inline tags as chips: labels, shapes, the text object that draws them
``text_document``    tagged text as a document: the same for what is painted and what is edited
``delegate``         paints the rows of the grid
``segment_text``     source view, and the base of the editor
``target_editor``    the editor of the target text
``grid``             the table of segments
``filter_bar``       shows only some segments
``flow``             what happens while translating: open, fill in, save, confirm, next
"""

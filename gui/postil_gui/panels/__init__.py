"""The panels around the grid; ``bindings`` connects each with what it shows.

``places``       where each panel stands at first, its key and its icon
``dock``         the frame around a panel: title, float, close
``cards``        how a finding looks as a card
``card_list``    a list of cards, taken whole or in part
``part_view``    a text of a card to select a part of
``card_panel``   a list of cards, or why there are none
``differences``  what differs between a memory's source and the segment's
``match_cards``  what a proposal looks like
``matches``      memory, machine, terms and fragments in one ranked list
``learning``     what the engine learned, and which coming segments it changes
``terms``        terms of the open segment
``concordance``  search in all memories
``checks``       what may be wrong, in the segment or in all
``notes``        notes, comments and history of the segment
``statistics``   words by match band, edits and time, reliability
``preview``      the document as running text
"""

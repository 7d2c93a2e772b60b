"""The panels beside the grid.

``cards``        the list all of them show their findings in
``differences``  what differs between a memory's source and the segment's
``matches``      memory and machine in one ranked list
``concordance``  search in all memories
``terms``        terms of the open segment
``learning``     what the engine learned from a segment
"""

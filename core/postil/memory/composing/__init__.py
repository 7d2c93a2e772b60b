"""Targets composed from units of the memories: fuzzy matches repaired, segments assembled from
fragments.

``repair``     a match mended where its source differs: candidates, and which of them is taken
``stretches``  what differs, also with the words beside it; ``places``: where it is in the target
``parts``      what memories have for parts of a segment
``assembly``   a segment put together from parts, by word alignment
``joints``     spaces where its parts meet
``pieces``     where each part of a composed target comes from
"""

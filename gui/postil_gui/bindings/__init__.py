"""Each panel with the services it asks and the segment it is about: one file per panel.

A panel knows nothing of projects and a service nothing of widgets; a binding connects the two.
"""

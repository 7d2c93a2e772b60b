"""Data shipped with Postil: the sample project and icons.

Open with ``importlib.resources.files(postil_resources)``; ``sample_project`` names its files.
"""

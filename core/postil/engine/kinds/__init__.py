"""Kinds of engines: which models one has, which decoder speaks from them, and what it learns with.

To add a kind: declare it in ``declared``, give it a module here with its models (a subclass of
:class:`~postil.engine.models.EngineModels`), and name that in ``registry``. Its decoder lives in
``postil.search``, its training is a recipe of ``postil.training``. Nothing else asks what kind an
engine is of.
"""

"""Kinds of engines: their models, their decoders, and what they learn with.

To add a kind: declare it in ``declared``, give it a module here with its models (a subclass of
:class:`~postil.engine.models.EngineModels`), and name that in ``registry``. Its decoder lives in
``postil.search``, its training is a recipe of ``postil.training``. Nothing else depends on the
kind of an engine.
"""

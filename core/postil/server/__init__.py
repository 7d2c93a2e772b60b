"""The server of a team: engines and memories of one folder, over HTTP, for desks and other tools.

It needs the optional extra ``server`` (Starlette and uvicorn). ``application.py`` joins the
addresses of all ``interfaces``; they ask ``service.py``, which works on ``folder.py``: its
``engines``, and what is in ``store``. ``http`` reads requests and checks who may make them.
"""

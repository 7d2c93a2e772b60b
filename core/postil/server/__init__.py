"""The server of a team: engines and memories of one folder, over HTTP, for desks and other tools.

It needs the optional extra ``server`` (Starlette and uvicorn). What is asked and answered is in
``application.py``; the rest of the room knows nothing of HTTP until ``requests.py``.
"""

"""Background work: what may take long runs off the GUI thread and reports back on it.

``operation``   one piece of work and what is to happen after it
``executors``       the threads that run operations, one after the other each
``collector``   keeps the garbage collector from stopping the window
``watchdog``    logs when the GUI thread was busy for too long
"""

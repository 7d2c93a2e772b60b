"""A translation project on disk: documents, segments and their states, memories, terms, engine,
journal.

``project``     ``Project``: the one object the desk and the command line work with
``records``     what it returns
``creation``    making a new one
``project_files``  its documents exported together, updated, removed
``batch``       work on many segments at once
``folders``     a folder of documents translated in one go
``review``      changes against the translator's text, findings, a report
``packages``    handed over as one file, merged back; ``package_file`` is the file
``rescue``      what a crash left, a copy to look at
``glimpse``     a project seen from outside, without opening it
``intake``      files that could go into one: what they are, their languages
``plan``        deadline and pace
``details``     name, engine, thresholds, kept in memory
``schema``      the tables of ``project.sqlite``
``lock``        one process at a time
``documents``   bringing documents in, writing translations out
``segments``    reading and writing segment rows
``confirm``     the one transaction that holds segment, memory unit and learning event
``journal``     learning events: kept, replayed, undone
``engines``     the engine as a project sees it
``memories``    the project's own memory and the reference memories
``tagging``     tags of a memory unit carried over to the current segment
``proposals``   memory and machine in one ranked list
``statistics``  how much is done, where it came from, match bands
"""

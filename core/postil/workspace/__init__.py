"""A translation project on disk.

``project``          ``Project``: the one object the desk and the command line work with
``records``          what it returns
``creation``         making a new one
``project_summary``  a project seen from outside, without opening it
``database``, ``schema``, ``lock``, ``read_only``, ``background``
                     the database: one connection writes, others read
``details``          name, engine, thresholds, kept in memory
``review``           changes against the translator's text, findings, a report
``documents/``       brought in, replaced by new versions, written out translated
``segments/``        read and written, found, confirmed, marked, split and merged
``proposals/``       memories, glossaries and sources of suggestions, in one ranked list
``learning/``        the engine of the project, the journal of events, layers
``package/``         handed over as one file, merged back
``checks/``          quality assurance
``reports/``         statistics, analysis, plan
``safety/``          backups, integrity, repair, rescue
"""

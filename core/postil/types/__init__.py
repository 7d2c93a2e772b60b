"""Ground that every room stands on: files, processes, progress, ranges; numbers in native code.

``progress``   progress, pause and cancel of everything that can take long
``ranges``     ranges of the fields of options, beside their defaults
``files``      durable writing, with ``destination``, ``file_names``, ``renaming``, ``temporary``;
               ``locks``: of files
``array_folder`` arrays beside a manifest, as every model lies on disk; checked by
               ``array_checks``, once (``validated``)
``archives``   zip files from outside; ``unpacking``: compressed values from outside
``pools``      threads whose results come in order; ``processes``, ``standing_processes``, ``pipes``
``reasons``    errors of Python's own readers, to be translated
``system_folders``, ``heap``  what differs between systems
``ids``, ``paged``, ``counted``, ``stretches``, ``prefetch``  types and arrays of native code
"""

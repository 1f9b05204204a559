"""The order of writes and their changes.

Revisions, the change log, versions of rows, repeated creates. Every service that writes imports `writes`; those whose
rows are edited, made by clients or undone also `edits`, `idempotency`, `undo`.
"""

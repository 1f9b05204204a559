"""Search of entries by filters and words: the fastest index, and the stored words of each note.

`history` imports it; code that stores entries calls `word_index.index_notes`, code that edits a note `reindex_note`.
"""

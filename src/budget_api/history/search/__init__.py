"""Finding entries by filters and words: which index leads to them fastest, and the words kept of each note.

`history` imports it; who stores entries calls `word_index.index_notes`, who edits a note `reindex_note`.
"""

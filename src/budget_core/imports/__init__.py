"""Rules over the lines of files from banks and other apps, once their text is read.

`raw_lines` → `sources`, `columns` (which column is what) → `styles` (numbers and days, decided once a file) → `lines` →
`duplicates`, `categories`. Files themselves are opened by `budget_api.imports.formats`.
"""

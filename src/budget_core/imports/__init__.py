"""What is understood of files from banks and other apps, once their text is read: pure rules over lines.

`raw_lines` → `sources`, `columns` (which column is what) → `styles` (numbers and days, decided once a file) → `lines` →
`duplicates`, `categories`. Files themselves are opened by `budget_api.imports.formats`.
"""

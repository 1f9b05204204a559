"""`budget` beside its resident helper. A command that is handed over loads nothing else of the program."""

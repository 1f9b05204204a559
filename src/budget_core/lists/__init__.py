"""Rules of shopping lists, and how two lists merge."""

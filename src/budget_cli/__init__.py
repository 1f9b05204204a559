"""The budget from a terminal. A file per noun in `commands`; data on stdout, talk on stderr."""

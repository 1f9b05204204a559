"""A module for each kind of file: `read(data, asked)` gives its lines as text, or an error with the line it is in."""

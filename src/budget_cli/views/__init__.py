"""How each kind of data is shown: its columns and cells. A module per noun, used by the commands."""

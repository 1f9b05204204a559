"""Rules of a budget without an account: its file, and the sample budget."""

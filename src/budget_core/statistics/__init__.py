"""Rules of statistics and reports."""

"""A user's settings: workspace in use, screens, language, time zone.

Others import `queries` and the row it gives.
"""

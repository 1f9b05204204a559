"""Alerts: levels of budgets, other members' expenses and schedules, told by push or else by mail.

Nothing but the app builds on it: `settle` runs at the end of every write, the sweep sends what waits.
"""

"""Contract of plans: categories, budgets, carry-over, schedules, reminders, alerts."""

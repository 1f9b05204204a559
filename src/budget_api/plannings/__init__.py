"""Budgets of categories, a month as it goes, and new categories with their first budget.

Others import `queries`, `views.not_converted_view` and, for the id of a month, `budgets.month_id`.
"""

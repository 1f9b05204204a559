"""Naming, archiving and restoring categories of spending.

Others import `queries` and `views`; `plannings` makes a category with its first budget by `service.insert_category`.
"""

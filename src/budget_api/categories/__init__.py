"""What money is spent on: naming, archiving and restoring categories.

Others import `queries` and `views`; `plannings` makes a category with its first budget by `service.insert_category`.
"""

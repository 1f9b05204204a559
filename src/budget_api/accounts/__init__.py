"""Money sources: making, editing, setting a balance by hand, the main account, and the account history.

Others import `queries`, `views` and, when the currency of a workspace changes, `service.fix_currencies`.
"""

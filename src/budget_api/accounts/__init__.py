"""Accounts: making, editing, balances set by hand, main account, history.

Others import `queries`, `views` and, when the currency of a workspace changes, `service.fix_currencies`.
"""

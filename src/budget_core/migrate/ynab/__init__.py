"""YNAB: the register and the plan of its export as CSV, or the JSON of its API."""

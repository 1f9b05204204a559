"""Actual: the zip of its export, which holds `db.sqlite` and `metadata.json`. Amounts are whole hundredths there."""

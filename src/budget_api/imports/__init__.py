"""Files of banks and other apps: opened by `formats`, parsed by `budget_core.imports`, booked by `service`.

Nothing imports it but the app.
"""

"""Files of banks and other apps.

`formats` opens them, `budget_core.imports` parses them, `service` books them. Nothing imports it but the app.
"""

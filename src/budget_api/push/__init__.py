"""Messages to the people behind the devices: by Web Push, else by mail.

Services import `outbox.notify`; the app runs the delivery.
"""

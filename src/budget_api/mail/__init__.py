"""Mails: queued in the transaction that is the reason for them, sent after it, tried again.

Services import `outbox.queue`; the app runs the sender.
"""

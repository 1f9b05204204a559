"""Notifications: queued by `notifications`, sent by the outbox.

`channel` pushes them (Web Push), else mails them.
"""

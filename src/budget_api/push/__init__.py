"""Notifications: queued by services in `notifications`, sent by the outbox through `channel` (Web Push, else mail)."""

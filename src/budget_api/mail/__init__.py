"""Mails: queued by services in `queue`, sent by the outbox through `channel`."""

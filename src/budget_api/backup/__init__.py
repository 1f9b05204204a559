"""Backups of all data of a server: equal data give equal bytes, on either database."""

"""Rules of alerts, and their texts."""

"""Rules of what comes again: schedules, the forecast made of them, and reminders."""

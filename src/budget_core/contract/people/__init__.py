"""Contract of people: the user, sessions, settings, providers, payment, devices."""

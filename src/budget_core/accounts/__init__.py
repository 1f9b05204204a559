"""Rules of accounts: balances, bookings and their history."""

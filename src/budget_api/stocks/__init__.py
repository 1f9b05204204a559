"""Search of stocks and their prices, at the configured provider."""

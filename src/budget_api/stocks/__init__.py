"""Looking for stocks and their prices, at a provider that this server is configured for."""

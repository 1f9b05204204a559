"""The server: HTTP and live calls over SQLite or PostgreSQL."""

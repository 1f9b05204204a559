"""Requests and answers of every call, written once for the API, the SDK and the CLI."""

"""The one wait of all tests."""

WAIT_SECONDS = 120.0
"""Longest wait of a test; never reached when the product works."""

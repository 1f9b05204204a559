"""Longest wait of a test; never reached when the product works."""

WAIT_SECONDS = 120.0

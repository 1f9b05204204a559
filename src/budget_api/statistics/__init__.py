"""Figures of several months from the kept sums, and the recount that proves those sums.

Tests and tools import `recount`; calls import the handlers.
"""

"""Schedules of a workspace, the forecast they make, and the job that posts what is to be posted by itself.

Plannings and what stands above them build on it.
"""

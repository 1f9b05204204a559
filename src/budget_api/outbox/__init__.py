"""Deliveries, stored with the change that causes them.

They are sent after its commit, through channels. A channel is a table of deliveries and a way to send them; claims,
leases, retries and giving up are common to all.
"""

"""Limits of calls: quotas by account, address and in total, counted here and told to other processes.

Flows import `service.Limits`; `calls.perform` counts each call in its quotas.
"""

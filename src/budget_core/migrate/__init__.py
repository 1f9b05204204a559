"""Readers of other apps' whole budgets: each makes a workspace's file, and a report of what is taken.

A folder a source, under the protocol of `source`. Nothing here opens a file: the readers get tables, documents and
databases that are open.
"""

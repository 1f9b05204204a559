"""Performance of a call, by HTTP or on a local file.

In this order: rights, limits, query and body, handler, answer. Modules import `handler` and `request` in their own
`handlers`, and `answers` where an answer has headers; `server` and the local file's door call `perform`.
"""

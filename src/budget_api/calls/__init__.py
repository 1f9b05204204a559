"""How a call is performed, whichever door it came in by: rights, limits, what was sent, the handler, the answer.

Modules import `handler` and `request` in their own `handlers`, and `answers` where an answer has headers; `server` and
the local file's door call `perform`.
"""

"""Live events: from the commit to every socket that may hear them, here and in other processes.

Services announce `messages`; `journal` asks `events`; the app runs `service.Live`.
"""

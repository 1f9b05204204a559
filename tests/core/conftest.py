"""Properties are looked for without a clock: a slow machine is no failure."""

from hypothesis import settings

settings.register_profile("core", deadline=None)
settings.load_profile("core")

"""Reminders ring once wherever clocks jump in two years: `python -m tests.prove.zones`."""

import sys
from zoneinfo import available_timezones

from tests.core.recurring.test_reminder_zones import check_zones


def main(zones: int) -> str:
    """At how many local times around the jumps the rule agrees with what clocks show."""
    keys = sorted(available_timezones())[:zones]
    return f"agreed with the clocks of {len(keys)} zones at {check_zones(keys)} times around their jumps"


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 600))

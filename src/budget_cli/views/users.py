"""Users and their sessions."""

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.people.sessions import Session
from budget_core.contract.people.users import User
from budget_core.people import devices
from budget_sdk.matching import short_id

_PROGRAMS = {devices.TERMINAL: "Terminal", devices.SCRIPT: "Python", devices.LOCAL_FILE: "Local file"}


def user_columns() -> list[Column[User]]:
    """Return the columns of a user."""
    return [
        Column("name", lambda row: row.name),
        Column("e-mail", lambda row: row.email),
        Column("verified", lambda row: row.is_email_verified),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def device_name(display: Display, agent: str) -> str:
    """Return the name of a session's device: "Chrome on Android"."""
    device = devices.device(agent)
    program = display.text(_PROGRAMS.get(device.program or "", device.program or "Unknown device"))
    if device.program is None or device.system is None:
        return program
    return display.text("{program} on {system}", program=program, system=device.system)


def session_columns(display: Display) -> list[Column[Session]]:
    """Return the columns of a session."""
    return [
        Column("device", lambda row: row.device, lambda row: device_name(display, row.device)),
        Column(
            "signed in",
            lambda row: row.created_at.isoformat(),
            lambda row: display.local_minute(row.created_at),
            is_fixed=True,
        ),
        Column(
            "until",
            lambda row: row.expires_at.isoformat(),
            lambda row: display.local_minute(row.expires_at),
            is_fixed=True,
        ),
        Column("this one", lambda row: row.is_current),
        Column("id", lambda row: row.id, lambda row: short_id(row.id), is_fixed=True),
    ]

"""`budget doctor`: whether all is well where the budget lives."""

import os
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from budget_cli import options
from budget_cli.command import command_group, local_command
from budget_cli.context import chosen_server
from budget_cli.language import DEFAULT
from budget_cli.options import GlobalOptions
from budget_cli.output.display import Display
from budget_cli.output.tables import WARNING, Column
from budget_cli.output.writer import Output, echo
from budget_core.contract.server.health import Finding, Health, State
from budget_sdk import BudgetError, Client, host
from budget_sdk.logins import load_logins

app = command_group()

_Observation = tuple[str, State, tuple[str, Mapping[str, object]]]
"""Part that was looked at, its state, and a text with the values of its placeholders."""
_Examination = tuple[Sequence[_Observation], str | None]
"""All of it, and the language of the settings."""
_MARKS = {"ok": "✓", "off": "–", "wrong": "✗"}


@local_command(app)
def doctor(
    data: options.Data = None,
    server: options.Server = None,
    recount: Annotated[
        bool, typer.Option("--recount", help="Check every page of a local file, and recount all stored sums.")
    ] = False,
    table: options.Table = False,
    json: options.Json = False,
) -> None:
    """Check settings, files, database and jobs; of a server, its health.

    It changes nothing, and ends with 1 when something is wrong.

    Example: budget doctor --recount
    """
    command_options = options.global_options(data=data, server=server, table=table, json=json)
    url = chosen_server(command_options, os.environ)
    output = Output(command_options.format, lambda: display)
    observations, language = _check_server(url) if url else _check_place(command_options, recount)
    display = Display(language or DEFAULT if output.is_for_people else DEFAULT)
    findings = [
        Finding(name=name, state=state, found=display.text(text, **params))
        for name, state, (text, params) in observations
    ]
    output.show(findings, findings, _columns(display))
    wrong = sum(one.state == "wrong" for one in findings)
    if output.is_for_people:
        echo(display.text("Problems: {count}.", count=wrong) if wrong else display.text("All is well."))
    if wrong:
        raise typer.Exit(1)


def _check_place(command_options: GlobalOptions, is_recounting: bool) -> _Examination:
    env = dict(os.environ) | ({"BUDGET_DATA": str(command_options.data.expanduser())} if command_options.data else {})
    return host.diagnose(env, is_recounting=is_recounting)


def _check_server(url: str) -> _Examination:
    with Client(url, os.environ.get("BUDGET_TOKEN") or load_logins().token(url)) as client:
        health = client.health.check()
        language = _language(client)
    found: list[_Observation] = [
        ("server", "ok", ("{url}, version {version}, on {database}", {"url": url, **_place(health)}))
    ]
    for one in health.capabilities:
        how = ("on", {}) if one.is_on else ("off; {setting} turns it on", {"setting": one.setting})
        found.append((one.name, "ok" if one.is_on else "off", how))
    return found, language


def _place(health: Health) -> dict[str, object]:
    return {"version": health.version, "database": health.database}


def _language(client: Client) -> str | None:
    """Return the language of the signed-in user, if there is one."""
    try:
        return client.settings.get().language
    except BudgetError:
        return None


def _style(one: Finding) -> str:
    return WARNING if one.state == "wrong" else ""


def _columns(display: Display) -> list[Column[Finding]]:
    """Return the columns of a finding: its state, its subject and its text."""
    return [
        Column("", lambda one: one.state, lambda one: _MARKS[one.state], style=_style, is_fixed=True),
        Column("what", lambda one: one.name, lambda one: display.text(one.name), style=_style, is_fixed=True),
        Column("found", lambda one: one.found, style=_style),
    ]

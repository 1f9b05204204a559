"""`budget doctor`: whether all is well where the budget lives."""

import os
from typing import Annotated

import typer

from budget_cli import options
from budget_cli.administration import DataFolder, process
from budget_cli.command import command_group
from budget_cli.context import chosen_server
from budget_cli.options import GlobalOptions
from budget_cli.output import Output, echo
from budget_cli.views.findings import COLUMNS
from budget_core.contract.health import Finding
from budget_sdk import Client

app = command_group()


@app.command()
def doctor(
    ctx: typer.Context,
    data: DataFolder = None,
    server: options.Server = None,
    recount: Annotated[
        bool, typer.Option("--recount", help="Read every page of a local file and count all kept sums again.")
    ] = False,
    table: options.Table = False,
    json: options.Json = False,
) -> None:
    """Say what is set up where, and what is off or wrong: settings, files, database, jobs; of a server, what it says.

    It changes nothing, and ends with 1 when something is wrong.

    Example: budget doctor --recount
    """
    given = options.global_options(data=data, server=server, table=table, json=json).merged(ctx.obj)
    url = chosen_server(given, os.environ)
    findings = _of_server(url) if url else _of_place(given, recount)
    output = Output(given.format)
    output.show(findings, findings, COLUMNS)
    wrong = sum(one.state == "wrong" for one in findings)
    if output.is_for_people:
        echo(f"{wrong} of these are wrong." if wrong else "All is well.")
    if wrong:
        raise typer.Exit(1)


def _of_place(given: GlobalOptions, is_recounting: bool) -> list[Finding]:
    env = dict(os.environ) | ({"BUDGET_DATA": str(given.data.expanduser())} if given.data else {})
    found: list[Finding] = process("budget_api.app.doctor").examine(env, is_recounting=is_recounting)
    return found


def _of_server(url: str) -> list[Finding]:
    with Client(url) as client:
        health = client.health.check()
    return [
        Finding(name="server", state="ok", found=f"{url}, version {health.version}, on {health.database}"),
        *(
            Finding(
                name=one.name,
                state="ok" if one.is_on else "off",
                found="on" if one.is_on else f"off; {one.setting} turns it on",
            )
            for one in health.capabilities
        ),
    ]

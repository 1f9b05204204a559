"""Options about single lines of an imported file."""

from budget_cli import parsing
from budget_cli.arguments import parse_day
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_core.contract.imports import LineChange


def line_changes(context: Context, take: list[int], skip: list[int], fixes: list[str]) -> list[LineChange]:
    """Return a change for each line; `fixes` are like `5:amount=-12.50`."""
    changes: dict[int, LineChange] = {}
    for line in [*take, *skip]:
        changes[line] = LineChange(line=line, take=line in take)
    for fix in fixes:
        number, _, value = fix.partition(":")
        field, sign, text = value.partition("=")
        if not number.isdecimal() or not int(number) or not sign:
            raise WrongUsage("Write it as LINE:FIELD=VALUE, not {given}.", given=fix)
        _put(context, changes.setdefault(int(number), LineChange(line=int(number))), field, text)
    return list(changes.values())


def _put(context: Context, change: LineChange, field: str, text: str) -> None:
    match field:
        case "day":
            change.day = parse_day(text)
        case "amount":
            change.amount = parsing.amount(text).value
        case "note":
            change.note = text
        case "category":
            change.category = text
        case "account":
            change.account_id = context.account(text).id
        case _:
            raise WrongUsage("The fields of a line are: {fields}.", fields="day, amount, note, category, account")

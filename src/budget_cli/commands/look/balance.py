"""`budget balance`: the sum over the accounts."""

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_cli.views.accounts import not_converted
from budget_core.contract.money.accounts import Balance

app = command_group()


@command(app)
def balance(context: Context) -> None:
    """Show the balance of all accounts.

    Example: budget balance
    """
    total = context.client.accounts.balance(context.workspace.id)
    columns: list[Column[Balance]] = [
        Column("balance", lambda row: row.amount, lambda row: context.display.amount(row.amount, row.currency_code)),
        Column("currency", lambda row: row.currency_code),
        Column("rates of", lambda row: row.rates_updated_at),
    ]
    context.output.show(total, [total], columns)
    if context.output.is_for_people:
        for line in not_converted(context.display, total.not_converted):
            echo(line)

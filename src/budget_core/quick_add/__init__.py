"""Quick add: an entry typed in one line, English and Ukrainian mixed.

`250 грн burger @cash yesterday` is an expense. `+` makes it an income, `cash > savings` a transfer, `~` a refund.
Nothing is guessed: what can mean several things is a doubt with its choices, and a line with doubts books nothing.
Source: decisions 25.
"""

from budget_core.quick_add.draft import AmbiguousLine, Answers, Doubt, Draft, DraftChoice, QuickKind
from budget_core.quick_add.ledger import EarlierNote, Ledger, LedgerPayee, QuickAccount
from budget_core.quick_add.line import parse

__all__ = [
    "AmbiguousLine",
    "Answers",
    "Doubt",
    "Draft",
    "DraftChoice",
    "EarlierNote",
    "Ledger",
    "LedgerPayee",
    "QuickAccount",
    "QuickKind",
    "parse",
]

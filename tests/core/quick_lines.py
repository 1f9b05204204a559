"""Lines of `tests/vectors/quick_add.json`, and the workspaces that they are read for."""

import json
from dataclasses import asdict
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from budget_core.quick_add import Answers, Draft, Ledger, QuickKind, parse

FILE = Path(__file__).parents[1] / "vectors" / "quick_add.json"
CONTEXTS: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["contexts"]
NO_ANSWERS = SimpleNamespace()


def ledger(name: str) -> Ledger:
    """A workspace by the name of its context."""
    rows = CONTEXTS[name]
    return Ledger(
        [account(row) for row in rows["accounts"]],
        [category(row) for row in rows["categories"]],
        rows["currencyCode"],
        [remembered(row) for row in rows["memory"]],
        [payee(row) for row in rows.get("payees", [])],
    )


def today(name: str) -> date:
    return date.fromisoformat(CONTEXTS[name]["today"])


def account(row: str) -> SimpleNamespace:
    """`cash Cash USD` or `credit Credit Card USD main`."""
    account_id, *rest = row.split()
    is_main = rest[-1] == "main"
    *name, code = rest[:-1] if is_main else rest
    return SimpleNamespace(id=account_id, name=" ".join(name), currency_code=code, is_main=is_main)


def category(row: str) -> SimpleNamespace:
    category_id, name = row.split(" ", 1)
    return SimpleNamespace(id=category_id, name=name)


def remembered(row: str) -> SimpleNamespace:
    category_id, account_id, note = row.split(" ", 2)
    return SimpleNamespace(category_id=category_id, account_id=account_id, note=note)


def payee(row: str) -> SimpleNamespace:
    """`food cash Silpo`, or `- cash Employer` for a payee without category."""
    category_id, account_id, name = row.split(" ", 2)
    return SimpleNamespace(category_id=None if category_id == "-" else category_id, account_id=account_id, name=name)


def read_line(
    context: str, text: str, answers: SimpleNamespace = NO_ANSWERS, told: QuickKind = "expense"
) -> SimpleNamespace:
    """A line as its vector writes it: what an expense without note and day leaves out is left out."""
    return written(parse(text, ledger(context), today(context), Answers(**vars(answers)), told))


def written(draft: Draft) -> SimpleNamespace:
    values = {name: value for name, value in asdict(draft).items() if value not in (None, "", "expense", {}, ())}
    if draft.doubts:
        values["doubts"] = {
            field: [choice.id for choice in doubt.choices] or doubt.code.value for field, doubt in draft.doubts.items()
        }
    return SimpleNamespace(**values)

"""Months' plans as text that people keep and edit: what `budget plan export` writes and `apply` reads.

    2026-12:
      Food: 300.00
      "Rent: flat": 1200.00 EUR   # a name with a colon stands in quotes

The text is YAML. Every scalar is read as its text: as YAML's own types `12.50` would be no exact number and the name
`no` would be false.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum

import yaml

from budget_core import currencies, money, months
from budget_core.errors import DomainError, ErrorCode

_PLAIN = re.compile(r"[^\W\d_](?:[\w ().,/&+'-]*[\w().])?")
_WORDS_OF_YAML = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_ESCAPED = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")


class Fault(StrEnum):
    """Kind of a fault in the text."""

    LINE = "line"
    MONTH = "month"
    NO_MONTH = "noMonth"
    REPEATED = "repeated"
    AMOUNT = "amount"
    NEGATIVE = "negative"
    TOO_LARGE = "tooLarge"
    DIGITS = "digits"
    CURRENCY = "currency"
    UNKNOWN = "unknown"
    """A category that nobody has; raised by callers who know the categories."""


class PlanTextError(Exception):
    """Fault in a line; `given` is the part of it that is meant."""

    def __init__(self, line: int, fault: Fault, given: str) -> None:
        super().__init__(f"line {line}: {fault} {given}")
        self.line = line
        self.fault = fault
        self.given = given


@dataclass(frozen=True, slots=True)
class Budget:
    """Planned amount of a category; `currency_code` None stands for the workspace's currency."""

    amount: Decimal
    currency_code: str | None = None
    line: int = field(default=0, compare=False)
    """Line of the text."""


Plan = Mapping[str, Mapping[str, Budget]]
"""Month (`yyyy-MM`) → label of the category → its budget."""


def write(plan: Plan) -> str:
    """Return the text of a plan, which `read` gives back equal."""
    return "\n".join(f"{month}:{_lines(budgets)}\n" for month, budgets in plan.items())


def read(text: str) -> dict[str, dict[str, Budget]]:
    """Return the plan in a text. Raises `PlanTextError` for its first fault."""
    plan: dict[str, dict[str, Budget]] = {}
    for line, name, value in _pairs(_root(text)):
        if value.value and not isinstance(value, yaml.MappingNode):
            raise PlanTextError(line, Fault.NO_MONTH, name)
        plan[_month(line, name, plan)] = budgets = {}
        for budget_line, label, amount in _pairs(value if value.value else None):
            if label in budgets:
                raise PlanTextError(budget_line, Fault.REPEATED, label)
            budgets[label] = _budget(budget_line, amount)
    return plan


def check_digits(budget: Budget, currency_code: str) -> None:
    """Raise `PlanTextError` when the amount has more decimals than its currency, for None `currency_code`."""
    try:
        money.check_digits(budget.amount, currencies.money_digits(budget.currency_code or currency_code))
    except DomainError:
        raise PlanTextError(budget.line, Fault.DIGITS, str(budget.amount)) from None


def _lines(budgets: Mapping[str, Budget]) -> str:
    if not budgets:
        return " {}"
    return "".join(f"\n  {_name_text(name)}: {_value_text(budget)}" for name, budget in budgets.items())


def _name_text(name: str) -> str:
    if _PLAIN.fullmatch(name) and name.casefold() not in _WORDS_OF_YAML:
        return name
    quoted = json.dumps(name, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def _value_text(budget: Budget) -> str:
    return money.format_text(budget.amount) + (f" {budget.currency_code}" if budget.currency_code else "")


def _root(text: str) -> yaml.Node | None:
    try:
        root: yaml.Node | None = yaml.compose(text, yaml.BaseLoader)
    except yaml.MarkedYAMLError as error:
        is_key = error.context == "while scanning a simple key"
        mark = error.context_mark if is_key else error.problem_mark
        raise _unreadable(text, mark.line if mark else 0) from None
    except (yaml.YAMLError, RecursionError):
        raise _unreadable(text, 0) from None
    if root is not None and not isinstance(root, yaml.MappingNode):
        raise _unreadable(text, root.start_mark.line)
    return root


def _unreadable(text: str, index: int) -> PlanTextError:
    lines = text.splitlines()
    return PlanTextError(index + 1, Fault.LINE, lines[index].strip() if index < len(lines) else "")


def _pairs(mapping: yaml.Node | None) -> Iterator[tuple[int, str, yaml.Node]]:
    """Yield the line, name and value of each entry of a mapping."""
    for key, value in mapping.value if mapping else ():
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise PlanTextError(line, Fault.LINE, "")
        yield line, key.value, value


def _month(line: int, name: str, plan: Plan) -> str:
    try:
        month = months.parse_month(name)
    except DomainError:
        raise PlanTextError(line, Fault.MONTH, name) from None
    if month in plan:
        raise PlanTextError(line, Fault.REPEATED, month)
    return month


def _budget(line: int, value: yaml.Node) -> Budget:
    words = value.value.split() if isinstance(value, yaml.ScalarNode) else []
    if len(words) not in (1, 2):
        raise PlanTextError(line, Fault.AMOUNT, " ".join(words))
    amount, code = _amount(line, words[0]), words[1] if len(words) > 1 else None
    if code is not None and not currencies.is_known(code):
        raise PlanTextError(line, Fault.CURRENCY, code)
    return Budget(amount, code, line)


def _amount(line: int, text: str) -> Decimal:
    try:
        amount = money.parse(text)
    except DomainError as error:
        fault = Fault.TOO_LARGE if error.code is ErrorCode.VALIDATION_AMOUNT_RANGE else Fault.AMOUNT
        raise PlanTextError(line, fault, text) from None
    if amount < 0:
        raise PlanTextError(line, Fault.NEGATIVE, text)
    return amount

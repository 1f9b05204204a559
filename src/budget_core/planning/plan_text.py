"""Months' plans as text that people keep and edit: what `budget plan export` writes and `apply` reads.

    2026-12:
      Food: 300.00
      "Rent: flat": 1200.00 EUR   # a name with a colon stands in quotes
      Trip: 100.00 carry left cap 900.00 target 900.00 by 2027-06

A rule stands in the month it begins in; a line without one changes none, and `carry none` ends it.

The text is YAML. Every scalar is read as its text: as YAML's own types `12.50` would be no exact number and the name
`no` would be false.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from enum import StrEnum
from typing import Final, cast

import yaml

from budget_core.base import currencies, money, months
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.planning.carry_over import Carry

_PLAIN = re.compile(r"[^\W\d_](?:[\w ().,/&+'-]*[\w().])?")
_WORDS_OF_YAML = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_RULE_WORDS = frozenset({"carry", "target"})
_EVERY_MONTH = ("every", "month")
_RULES = re.compile(
    r"(?:carry (?P<carry>none|left|all)(?: cap (?P<cap>\S+))?)?"
    r" ?(?:target (?P<target>\S+) (?:by (?P<by>\S+)|every month))?"
)
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
    RULE = "rule"
    UNKNOWN = "unknown"
    """A category that nobody has; raised by callers who know the categories."""


class PlanTextError(Exception):
    """Fault in a line; `given` is the part of it that is meant."""

    def __init__(self, line: int, fault: Fault, text: str) -> None:
        super().__init__(f"line {line}: {fault} {text}")
        self.line = line
        self.fault = fault
        self.given = text


@dataclass(frozen=True, slots=True)
class Rules:
    """Carry-over and target that begin in a month; None where none does."""

    carry: Carry | None = None
    cap: Decimal | None = None
    target: Decimal | None = None
    by: str | None = None
    """Month (`yyyy-MM`) of the target; None for one of every month."""


NO_RULES: Final = Rules()


@dataclass(frozen=True, slots=True)
class PlannedBudget:
    """Planned amount of a category; `currency_code` None stands for the workspace's currency."""

    amount: Decimal
    currency_code: str | None = None
    rules: Rules = NO_RULES
    line: int = field(default=0, compare=False)
    """Line of the text."""


Plan = Mapping[str, Mapping[str, PlannedBudget]]
"""Month (`yyyy-MM`) → label of the category → its budget."""


def write(plan: Plan) -> str:
    """Return the text of a plan, which `read` gives back equal."""
    return "\n".join(f"{month}:{_lines(budgets)}\n" for month, budgets in plan.items())


def read(text: str) -> dict[str, dict[str, PlannedBudget]]:
    """Return the plan in a text. Raises `PlanTextError` for its first fault."""
    plan: dict[str, dict[str, PlannedBudget]] = {}
    for line, name, value in _pairs(_root(text)):
        if value.value and not isinstance(value, yaml.MappingNode):
            raise PlanTextError(line, Fault.NO_MONTH, name)
        plan[_month(line, name, plan)] = budgets = {}
        for budget_line, label, amount in _pairs(value if value.value else None):
            if label in budgets:
                raise PlanTextError(budget_line, Fault.REPEATED, label)
            budgets[label] = _budget(budget_line, amount)
    return plan


def check_digits(budget: PlannedBudget, currency_code: str) -> None:
    """Raise `PlanTextError` when an amount has more decimals than its currency, for None `currency_code`."""
    digits = currencies.money_digits(budget.currency_code or currency_code)
    for amount in (budget.amount, budget.rules.cap, budget.rules.target):
        try:
            money.check_digits(amount or money.ZERO, digits)
        except DomainError:
            raise PlanTextError(budget.line, Fault.DIGITS, str(amount)) from None


def _lines(budgets: Mapping[str, PlannedBudget]) -> str:
    if not budgets:
        return " {}"
    return "".join(f"\n  {_name_text(name)}: {_value_text(budget)}" for name, budget in budgets.items())


def _name_text(name: str) -> str:
    if _PLAIN.fullmatch(name) and name.casefold() not in _WORDS_OF_YAML:
        return name
    quoted = json.dumps(name, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def _value_text(budget: PlannedBudget) -> str:
    return " ".join([money.format_text(budget.amount), *filter(None, (budget.currency_code, rules_text(budget.rules)))])


def rules_text(rules: Rules) -> str:
    """Return the words of rules; empty for none."""
    words = [] if rules.carry is None else ["carry", rules.carry]
    words += [] if rules.cap is None else ["cap", money.format_text(rules.cap)]
    if rules.target is not None:
        words += ["target", money.format_text(rules.target), *(("by", rules.by) if rules.by else _EVERY_MONTH)]
    return " ".join(words)


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


def _budget(line: int, value: yaml.Node) -> PlannedBudget:
    words = value.value.split() if isinstance(value, yaml.ScalarNode) else []
    begin = next((at for at, word in enumerate(words) if word in _RULE_WORDS), len(words))
    if begin not in (1, 2):
        raise PlanTextError(line, Fault.AMOUNT, " ".join(words))
    amount, code = _parsed(line, words[0]), words[1] if begin > 1 else None
    if code is not None and not currencies.is_known(code):
        raise PlanTextError(line, Fault.CURRENCY, code)
    return PlannedBudget(amount, code, _rules(line, words[begin:]), line)


def _rules(line: int, words: list[str]) -> Rules:
    found = _RULES.fullmatch(" ".join(words))
    if found is None:
        raise PlanTextError(line, Fault.RULE, " ".join(words))
    carry, by = found["carry"], found["by"]
    cap, target = (None if text is None else _amount(line, text) for text in (found["cap"], found["target"]))
    if (carry == "none" and cap is not None) or target == 0:
        raise PlanTextError(line, Fault.RULE, " ".join(words))
    try:
        return Rules(cast("Carry | None", carry), cap, target, None if by is None else months.parse_month(by))
    except DomainError:
        raise PlanTextError(line, Fault.MONTH, by) from None


def _amount(line: int, text: str) -> Decimal:
    amount = _parsed(line, text)
    if amount < 0:
        raise PlanTextError(line, Fault.NEGATIVE, text)
    return amount


def _parsed(line: int, text: str) -> Decimal:
    try:
        return money.parse(text)
    except DomainError as error:
        fault = Fault.TOO_LARGE if error.code is ErrorCode.VALIDATION_AMOUNT_RANGE else Fault.AMOUNT
        raise PlanTextError(line, fault, text) from None


def labels(categories: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the name of each category in the text, by id.

    The id itself stands for a name that several share.
    """
    rows = list(categories)
    all_labels = [name for _, name in rows] + [key for key, _ in rows]
    return {key: name if all_labels.count(name) == 1 else key for key, name in rows}


@dataclass(frozen=True, slots=True)
class CurrentBudget:
    """A category's row of a month as it is: `is_stored` when somebody planned it."""

    amount: Decimal
    currency_code: str
    is_stored: bool
    rules: Rules = NO_RULES


def check_sign(budget: PlannedBudget, before: CurrentBudget | None, currency_code: str) -> None:
    """Raise `PlanTextError` for a budget below zero, unless it stands there already: nobody can type one."""
    code = budget.currency_code or currency_code
    if budget.amount < 0 and (before is None or (before.amount, before.currency_code) != (budget.amount, code)):
        raise PlanTextError(budget.line, Fault.NEGATIVE, money.format_text(budget.amount))


@dataclass(frozen=True, slots=True)
class PlannedChange:
    """Change of a category's budget by a text; `after` is None when the text leaves it out of the month."""

    category_id: str
    before: CurrentBudget | None
    """None when it was taken out of the month before."""
    after: CurrentBudget | None

    @property
    def is_budget_changed(self) -> bool:
        """True where more than the rules changes."""
        return self.before is None or self.after is None or replace(self.before, rules=self.after.rules) != self.after


def changes(
    current: Mapping[str, CurrentBudget], wanted: Mapping[str, PlannedBudget], currency_code: str
) -> Sequence[PlannedChange]:
    """Return the changes that make a month what its text says, by category id; none when it is so already.

    A category the text does not name leaves the month; one for which nothing was ever planned stays as it is.
    """
    found = []
    for category_id, budget in wanted.items():
        before = current.get(category_id)
        rules = budget.rules if before is None else _merged(before.rules, budget.rules)
        after = CurrentBudget(budget.amount, budget.currency_code or currency_code, is_stored=True, rules=rules)
        if before is None or replace(before, is_stored=True) != after:
            found.append(PlannedChange(category_id, before, after))
    left_out = [key for key, row in current.items() if row.is_stored and key not in wanted]
    return [*found, *(PlannedChange(key, current[key], None) for key in left_out)]


def _merged(before: Rules, target_rules: Rules) -> Rules:
    """Return the rules of a month after a text, which changes those alone that it names."""
    carry = before if target_rules.carry is None else target_rules
    target = before if target_rules.target is None else target_rules
    return Rules(carry.carry, carry.cap, target.target, target.by)

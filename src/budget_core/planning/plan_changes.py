"""Changes that a plan's text makes in its months: `budget plan diff` and `apply`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from budget_core.planning.plan_text import NO_RULES, Budget, Rules


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


@dataclass(frozen=True, slots=True)
class Change:
    """Change of a category's budget by a text; `after` is None when the text leaves it out of the month."""

    category_id: str
    before: CurrentBudget | None
    """None when it was taken out of the month before."""
    after: CurrentBudget | None


def changes(current: Mapping[str, CurrentBudget], wanted: Mapping[str, Budget], currency_code: str) -> Sequence[Change]:
    """Return the changes that make a month what its text says, by category id; none when it is so already.

    A category the text does not name leaves the month; one for which nothing was ever planned stays as it is.
    """
    found = []
    for category_id, budget in wanted.items():
        before = current.get(category_id)
        rules = budget.rules if before is None else _merged(before.rules, budget.rules)
        after = CurrentBudget(budget.amount, budget.currency_code or currency_code, is_stored=True, rules=rules)
        if before is None or replace(before, is_stored=True) != after:
            found.append(Change(category_id, before, after))
    left_out = [key for key, row in current.items() if row.is_stored and key not in wanted]
    return [*found, *(Change(key, current[key], None) for key in left_out)]


def _merged(before: Rules, target_rules: Rules) -> Rules:
    """Return the rules of a month after a text, which changes those alone that it names."""
    carry = before if target_rules.carry is None else target_rules
    target = before if target_rules.target is None else target_rules
    return Rules(carry.carry, carry.cap, target.target, target.by)

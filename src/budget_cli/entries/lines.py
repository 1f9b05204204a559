"""Lines of an expense or a refund as people type them: `food=60 home=20`, and `home` alone for the rest."""

from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import NamedTuple

from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName, WrongUsage
from budget_cli.typed import parsing
from budget_core.base.money import ZERO
from budget_core.contract.entries.history import EntryLine, HistoryEntry, LineSet
from budget_core.contract.types import UNSET, UnsetType

_SUM = "The lines add up to {sum}, not to {amount}."
_LEFT_OVER = "{rest} is left over, and {typed} is no category for it. There are: {names}."
_NO_REST = "Nothing is left for {category}: the lines add up to {sum} already."


class Parts(NamedTuple):
    """Categories that an amount is for, and the words after them."""

    category_id: str | UnsetType
    lines: list[LineSet] | UnsetType
    note: str

    @property
    def is_divided(self) -> bool:
        """True for more than one category."""
        return not isinstance(self.lines, UnsetType)


def parts_of(context: Context, value: Decimal, code: str, category: str, words: Sequence[str]) -> Parts:
    """Return the parts of an amount in a currency, from the words after it.

    A category alone takes all. `NAME=AMOUNT` words are lines; while they are less than the amount, the next word is the
    category of the rest.
    """
    typed = [category, *words]
    if not is_divided(context, category):
        return Parts(context.category(category).id, UNSET, " ".join(words))
    lines: list[LineSet] = []
    while typed and is_divided(context, typed[0]):
        lines.append(_line(context, typed.pop(0), code))
    rest = value - _sum(lines)
    if rest > 0 and typed:
        lines.append(LineSet(category_id=_category_of_rest(context, typed.pop(0), rest, code), value=rest))
    check_sum(context, lines, value, code)
    return Parts(UNSET, lines, " ".join(typed))


def _category_of_rest(context: Context, typed: str, rest: Decimal, code: str) -> str:
    try:
        return context.category(typed).id
    except UnknownTypedName as error:
        left = context.display.amount(rest, code)
        raise UnknownTypedName(_LEFT_OVER, rest=left, typed=repr(typed), names=error.names) from None


def corrected_lines(
    context: Context, entry: HistoryEntry, typed: Sequence[str], total: Decimal | None
) -> list[LineSet]:
    """Return the lines of an entry with those that were typed in the place of the ones of the same category.

    A category without an amount takes the rest of the total. Raises: WrongUsage where they do not make up the total.
    """
    return _with_typed(context, map(_positive, entry.lines), typed, total, entry.currency_code)


def new_lines(context: Context, typed: Sequence[str], total: Decimal, code: str) -> list[LineSet]:
    """Return the lines that were typed for an amount; a category without one takes the rest.

    Raises: WrongUsage where they do not make up the amount.
    """
    return _with_typed(context, (), typed, total, code)


def _with_typed(
    context: Context, old: Iterable[LineSet], typed: Sequence[str], total: Decimal | None, code: str
) -> list[LineSet]:
    lines, rest_of = list(old), ""
    for each in typed:
        if is_divided(context, each):
            _put(lines, _line(context, each, code))
        else:
            rest_of = each
            _put(lines, LineSet(category_id=context.category(each).id, value=ZERO))
    if rest_of:
        if total is None:
            raise WrongUsage("{line} needs an amount, or --amount with the whole.", line=rest_of)
        rest = total - _sum(lines)
        if rest <= 0:
            shown = context.display.amount(_sum(lines), code)
            raise WrongUsage(_NO_REST, category=context.category(rest_of).name, sum=shown)
        _put(lines, LineSet(category_id=context.category(rest_of).id, value=rest))
    if total is not None:
        check_sum(context, lines, total, code)
    return lines


def check_sum(context: Context, lines: Sequence[LineSet], value: Decimal, code: str) -> None:
    """Raise WrongUsage unless the lines add up to the amount."""
    if _sum(lines) != value:
        shown, total = context.display.amount(_sum(lines), code), context.display.amount(value, code)
        raise WrongUsage(_SUM, sum=shown, amount=total)


def category_names(context: Context, entry: HistoryEntry) -> str:
    """Return the names of the categories of an entry's lines."""
    names = context.category_names if len(entry.lines) > 1 else {}
    found = dict.fromkeys(names.get(line.category_id, entry.category_label or "") for line in entry.lines)
    return ", ".join(map(context.display.name, found))


def total_of(lines: Sequence[LineSet]) -> Decimal:
    """Return the amount of an entry with these lines."""
    return _sum(lines)


def _put(lines: list[LineSet], new: LineSet) -> None:
    for at, line in enumerate(lines):
        if line.category_id == new.category_id:
            lines[at] = LineSet(category_id=new.category_id, value=new.value, note=line.note)
            return
    lines.append(new)


def is_divided(context: Context, word: str) -> bool:
    """Return whether a word is `NAME=AMOUNT`; a category may be called so itself."""
    return "=" in word.strip("=") and not any(category.name == word for category in context.categories)


def _line(context: Context, word: str, code: str) -> LineSet:
    name, _, amount = word.rpartition("=")
    return LineSet(category_id=context.category(name).id, value=parsing.amount(amount).checked(code))


def _positive(line: EntryLine) -> LineSet:
    return LineSet(category_id=line.category_id, value=abs(line.value), note=line.note)


def _sum(lines: Sequence[LineSet]) -> Decimal:
    return sum((line.value for line in lines), ZERO)

"""Check-out: ticked items are booked as one expense, and leave the list or are unticked."""

from msgspec import UNSET, UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.models import ListRow
from budget_api.history.corrections import find_repeat
from budget_api.history.service import Inherited, post_entry
from budget_api.journal.idempotency import create_hash
from budget_api.journal.writes import Write, begin_write
from budget_api.lists.item_rows import item_of, save_items
from budget_api.lists.logged_items import bump_version, record_list
from budget_api.lists.prices import keep_prices
from budget_api.lists.queries import any_list, list_with_items, live_items, live_list
from budget_core.base import currencies
from budget_core.contract.entries import lists as contract
from budget_core.contract.entries.history import AddExpense, Spending
from budget_core.lists import lists


def check_out_list(db: Session, caller: Caller, list_id: str, body: contract.ListCheckOut) -> contract.CheckOut:
    """Book the named items that are still ticked, in one write with the list; a repeat changes nothing."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, write.workspace_id, list_id)
    if repeated := find_repeat(db, body.id, sent):
        return contract.CheckOut(entry=repeated, list=list_with_items(db, any_list(db, write, list_id)))
    row = live_list(db, write, list_id)
    plan = _plan(db, write, row, body)
    given = None if isinstance(body.category_id, UnsetType) else body.category_id
    has_lines = not isinstance(body.lines, UnsetType)
    category_id = lists.check_out_category(given, row.category_id, has_lines=has_lines)
    spending = {field: getattr(body, field) for field in Spending.__struct_fields__}
    expense = AddExpense(**spending | {"value": plan.value, "category_id": category_id or UNSET})
    booked = post_entry(db, write, expense, sent, Inherited())
    keep_prices(db, write, plan.prices)
    return contract.CheckOut(entry=booked, list=_save(db, write, row, plan))


def _plan(db: Session, write: Write, row: ListRow, body: contract.ListCheckOut) -> lists.CheckedOutItems:
    return lists.check_out(
        [item_of(item) for item in live_items(db, row)],
        {*body.item_ids},
        None if isinstance(body.value, UnsetType) else body.value,
        currencies.money_digits(write.currency_code),
        keep=body.keep,
    )


def _save(db: Session, write: Write, row: ListRow, plan: lists.CheckedOutItems) -> contract.List:
    before = list_with_items(db, row)
    bump_version(db, write, row)
    save_items(db, row, live_items(db, row), plan.items)
    return record_list(db, write, row, "updated", before)

"""`sample.json` as it is read: what happens in a month of the sample household."""

from decimal import Decimal
from importlib.resources import files
from typing import Final, Literal

import msgspec

AccountType = Literal["basic", "savings", "debt", "investment"]
Texts = dict[str, str]


class SampleRow(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Something that happens every month on a day; `by` is the place in `people`."""

    day: int
    value: Decimal
    note: Texts
    account: str
    by: int
    payee: Texts | None = None
    tags: dict[str, tuple[str, ...]] | None = None


class PartTemplate(msgspec.Struct, frozen=True):
    """Part of an expense that another category bears."""

    category: str
    value: Decimal
    note: Texts


class Refund(msgspec.Struct, frozen=True):
    """Money that comes back for an expense later in its month."""

    day: int
    value: Decimal
    note: Texts


class SpendingTemplate(SampleRow, frozen=True, kw_only=True, rename="camel"):
    """An expense whose amount varies by month, unless it is fixed.

    `months` are the months back in which it happens; 0 is the running one. What `split` leaves of it is its category's.
    `paid_by` and `shared_with` are ids of names; whoever looks pays and bears a part beside them.
    """

    is_fixed: bool
    months: tuple[int, ...]
    split: tuple[PartTemplate, ...] = ()
    refund: Refund | None = None
    paid_by: str | None = None
    shared_with: tuple[str, ...] = ()


class TransferTemplate(
    SampleRow, frozen=True, kw_only=True, rename={"from_account": "from", "from_value": "fromValue"}
):
    """Money moved to `account`."""

    from_account: str
    from_value: Decimal


class NameTemplate(msgspec.Struct, frozen=True):
    """Somebody without an account, who pays and bears shares."""

    id: str
    name: Texts


class AccountTemplate(msgspec.Struct, frozen=True, rename="camel"):
    """An account; `per_dollar` is what one dollar costs in its currency where expenses are paid from it."""

    id: str
    name: Texts
    icon: str
    currency_code: str
    type: AccountType
    opening: Decimal
    per_dollar: int
    is_main_account: bool
    is_show_in_balance: bool


class CategoryTemplate(msgspec.Struct, frozen=True):
    """A category, its budget of every month, and what is spent on it."""

    id: str
    name: Texts
    icon: str
    budget: Decimal
    expenses: tuple[SpendingTemplate, ...]


class ItemTemplate(msgspec.Struct, frozen=True, rename="camel"):
    """An item of a list."""

    label: Texts
    price: Decimal | None
    quantity: Decimal
    is_checked: bool


class ListTemplate(msgspec.Struct, frozen=True, rename="camel"):
    """A list; without a category it belongs to none."""

    id: str
    name: Texts
    category: str | None
    is_pinned: bool
    items: tuple[ItemTemplate, ...]


class ScheduleTemplate(msgspec.Struct, frozen=True):
    """Something that comes up every month on a day, and is booked by itself or asks first."""

    id: str
    kind: Literal["expense", "income"]
    category: str | None
    account: str
    day: int
    value: Decimal
    mode: Literal["ask", "post"]
    note: Texts
    payee: Texts | None = None


class CarryRuleTemplate(msgspec.Struct, frozen=True):
    """Carry-over of a category, in all months."""

    category: str
    carry: Literal["none", "left", "all"]
    cap: Decimal | None


class TargetTemplate(msgspec.Struct, frozen=True):
    """Amount to save in a category, so many months after the running one."""

    category: str
    amount: Decimal
    months: int


class Sample(msgspec.Struct, frozen=True, rename="camel"):
    """The whole of it. `changes` are percents, taken in turn; `me` is the id of whoever looks, beside the names."""

    workspace: Texts
    people: dict[str, tuple[str, ...]]
    me: str
    names: tuple[NameTemplate, ...]
    months: int
    changes: tuple[int, ...]
    accounts: tuple[AccountTemplate, ...]
    categories: tuple[CategoryTemplate, ...]
    incomes: tuple[SampleRow, ...]
    transfers: tuple[TransferTemplate, ...]
    lists: tuple[ListTemplate, ...]
    schedules: tuple[ScheduleTemplate, ...]
    carry_rules: tuple[CarryRuleTemplate, ...]
    targets: tuple[TargetTemplate, ...]


SAMPLE: Final = msgspec.json.decode(files("budget_core").joinpath("data", "sample.json").read_bytes(), type=Sample)

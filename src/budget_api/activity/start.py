"""Start of a program: the person, the workspaces, and the open one, whole or as changes since a copy."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.accounts import queries as accounts
from budget_api.activity.sync import changes_since
from budget_api.categories import queries as categories
from budget_api.currencies.queries import current_rates
from budget_api.db.models import CarryRuleRow, ChangeRow, ExpectedIncomeRow, TargetRow
from budget_api.history import queries as history
from budget_api.history.search.filters import EVERYTHING
from budget_api.journal.compaction import log_floor
from budget_api.lists.prices import list_prices
from budget_api.lists.queries import list_lists
from budget_api.plannings.past_months import past_months, saved_rows
from budget_api.plannings.queries import get_planning
from budget_api.schedules.queries import list_schedules
from budget_api.users.queries import get_user
from budget_api.workspaces.queries import list_workspaces, lost_workspace
from budget_core.base.limits import CATCH_UP_MAX, CATCH_UP_ROWS_MAX, CHANGES_DEFAULT, HISTORY_PAGE
from budget_core.contract.workspaces.changes import Rows, Start
from budget_core.contract.workspaces.workspaces import Workspace


def start(db: Session, user: User, workspace_id: str | None, since: int | None) -> Start:
    """Return the data of the first screen.

    For a copy of the workspace, the changes since its revision.

    The open workspace is the one of the settings, else the oldest.
    """
    person, workspaces = get_user(db, user.id), list_workspaces(db, user)
    opened = next((workspace for workspace in workspaces if workspace.id == person.settings.workspace), None)
    opened = opened or next(iter(workspaces), None)
    answer = Start(
        user=person,
        workspaces=workspaces,
        lost_workspace=lost_workspace(db, user) if person.settings.workspace is None else None,
        rates_updated_at=current_rates(db).date.isoformat(),
        changes=None,
        rows=None,
        first_entry_day=None,
    )
    if opened is None:
        return answer
    caller = Caller(user, opened.id, role_in(db, opened.id, user.id))
    answer.first_entry_day = history.first_day(db, caller)
    if since is not None and workspace_id == opened.id and _can_catch_up(db, opened, since):
        answer.changes = changes_since(db, caller, since, CHANGES_DEFAULT)
    else:
        answer.rows = _rows(db, caller, opened)
    return answer


def _can_catch_up(db: Session, workspace: Workspace, since: int) -> bool:
    """Return whether reading the changes is cheaper than all rows.

    One import can change more than a screen shows.
    """
    if not 0 <= since <= workspace.revision <= since + CATCH_UP_MAX or since < log_floor(db, workspace.id):
        return False
    later = select(ChangeRow.revision).where(ChangeRow.workspace_id == workspace.id, ChangeRow.revision > since)
    one_too_many = later.order_by(ChangeRow.revision).offset(CATCH_UP_ROWS_MAX).limit(1)
    return db.scalar(one_too_many) is None


def _rows(db: Session, caller: Caller, workspace: Workspace) -> Rows:
    of_accounts = [*accounts.list_accounts(db, caller), *accounts.list_deleted(db, caller)]
    of_categories = [*categories.list_categories(db, caller), *categories.list_deleted(db, caller)]
    return Rows(
        workspace=workspace,
        accounts=sorted(of_accounts, key=lambda row: (row.position, row.created_at, row.id)),
        account_history=accounts.recent_history(db, caller),
        categories=sorted(of_categories, key=lambda row: (row.position, row.created_at, row.id)),
        planning=get_planning(db, caller, None, "all"),
        history=history.page(db, caller, EVERYTHING, None, HISTORY_PAGE),
        lists=list_lists(db, caller),
        schedules=list_schedules(db, caller),
        carry_rules=saved_rows(db, workspace.id, CarryRuleRow),
        targets=saved_rows(db, workspace.id, TargetRow),
        expected_incomes=saved_rows(db, workspace.id, ExpectedIncomeRow),
        past_months=past_months(db, workspace.id),
        prices=list_prices(db, caller, None),
    )

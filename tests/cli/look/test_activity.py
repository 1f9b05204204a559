"""The activity log in the terminal."""

from datetime import UTC, datetime
from typing import get_args

import pytest

from budget_cli.output.display import Display
from budget_cli.views.activity import summary
from budget_core.contract.workspaces.changes import Change, ChangeSet, Entity


@pytest.mark.parametrize("entity", get_args(Entity))
def test_every_kind_of_row_has_a_name_in_the_activity(entity: Entity) -> None:
    change = Change(entity=entity, entity_id="1", kind="created", label="Own", date=None, before=None, after={})
    changes = ChangeSet(
        revision=1, user_id="1", user_name="Me", at=datetime(2026, 2, 3, tzinfo=UTC), changes=[change],
        change_count=1, undoable=True, undoes=None, undone_by=None,
    )  # fmt: skip
    assert summary(Display("en"), changes).endswith(" Own created")

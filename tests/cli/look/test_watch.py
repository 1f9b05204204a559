from collections.abc import Iterator

import pytest
from tests.cli.conftest import Budget

from budget_core.contract.server.live import LiveEvent
from budget_sdk import Client

pytestmark = pytest.mark.usefixtures("online")


def test_the_month_is_shown_anew_once_for_each_change(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    def live(_: Client, workspace: str) -> Iterator[LiveEvent]:
        yield LiveEvent("refetch", {"rooms": [workspace]})
        budget("add", "12.50", "food")
        yield LiveEvent("expenses_updated", {"workspaceId": workspace, "revision": 7})
        yield LiveEvent("planning_updated", {"workspaceId": workspace, "revision": 7})
        raise KeyboardInterrupt

    monkeypatch.setattr(Client, "live", live)
    result = budget("month", "--watch", "--table")
    assert result.exit_code == 130
    shown = [line.split()[2] for line in result.stdout.splitlines() if line.startswith("Food")]
    assert shown == ["$0.00", "$12.50"]

import pytest
from tests.cli.conftest import Budget, Json

from budget_cli.language import translations

EDITS = [
    ("accounts edit", "cash"),
    ("categories edit", "food"),
    ("lists edit", "groceries"),
    ("lists change", "groceries", "milk"),
    ("reminders edit", "rent"),
    ("users edit",),
    ("workspaces edit",),
    ("workspaces edit", "--dry-run"),
]


@pytest.fixture(autouse=True)
def things(online: str, answer: Json) -> None:
    """Something of every kind that commands change."""
    answer("lists", "create", "Groceries", "milk")
    answer("reminders", "add", "Rent", "--at", "2036-12-01 09:00")


@pytest.mark.parametrize("edit", EDITS, ids=" ".join)
def test_a_change_that_names_nothing_says_so(budget: Budget, edit: tuple[str, ...]) -> None:
    command, *rest = edit
    result = budget(*command.split(), *rest)
    assert (result.exit_code, result.stderr) == (
        2,
        f"Name at least one change.\nTry: budget {command} --help\n",
    )


@pytest.mark.parametrize("edit", EDITS, ids=" ".join)
def test_it_says_so_in_the_language_of_the_settings(budget: Budget, edit: tuple[str, ...]) -> None:
    budget("config", "set", "language", "ua")
    command, *rest = edit
    assert translations("ua")["Name at least one change."] in budget(*command.split(), *rest).stderr


def test_what_the_server_refuses_is_told_in_the_language_of_the_settings(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    refused = budget("users", "edit", "--name", "")
    assert (refused.exit_code, refused.stderr) == (5, "--name потребує значення.\n")


@pytest.mark.parametrize("edit", [edit for edit in EDITS if "--dry-run" not in edit], ids=" ".join)
def test_an_empty_name_is_refused_by_its_field(budget: Budget, edit: tuple[str, ...]) -> None:
    command, *rest = edit
    result = budget(*command.split(), *rest, "--label" if command == "lists change" else "--name", "")
    assert result.exit_code == 5, result.output

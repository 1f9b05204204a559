import pytest
from tests.cli.conftest import Budget
from typer.testing import CliRunner

from budget_cli.main import app


def completed(line: str) -> list[str]:
    """What bash would offer at the end of the line."""
    place = str(line.count(" "))
    asked = {"_BUDGET_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": place}
    result = CliRunner().invoke(app, env=asked, prog_name="budget")
    assert (result.exit_code, result.stderr) == (0, ""), result.exception
    return result.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("budget hi", ["history"]),
        ("budget history de", ["delete"]),
        ("budget add 5 fo", ["food"]),
        ("budget add 5 F", ["Food"]),
        ("budget add 5 food -a ca", ["cash"]),
        ("budget plannings set t", ["transport"]),
        ("budget accounts add Travel --currency e", ["eUR"]),
        ("budget settings set --language u", ["ua"]),
    ],
)
def test_words_names_and_choices_are_completed(line: str, offered: list[str]) -> None:
    assert completed(line) == offered


def test_names_come_from_the_budget_that_is_named(budget: Budget, tmp_path: object) -> None:
    budget("categories", "add", "Zoo", "--data", f"{tmp_path}/other", "--create")
    assert completed("budget add 5 z") == []
    assert completed(f"budget add --data {tmp_path}/other 5 z") == ["zoo"]


def test_without_a_server_there_is_nothing_to_offer_and_nothing_said() -> None:
    assert completed("budget add --server http://127.0.0.1:1 5 f") == []

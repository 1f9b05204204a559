import json

import pytest
from tests.cli.conftest import Budget, Json

from budget_cli.options import Format
from budget_cli.output.tables import Column
from budget_cli.output.writer import Output

pytestmark = pytest.mark.usefixtures("online")


def test_a_pipe_gets_json_and_flags_choose_another_format(budget: Budget) -> None:
    assert json.loads(budget("categories").stdout)[0]["name"] == "Food"
    assert budget("categories", "--csv").stdout.startswith("name,icon,id\nFood,")
    assert budget("categories", "--table").stdout.startswith("name")


def test_flags_may_stand_before_the_word(budget: Budget) -> None:
    assert budget("--csv", "categories").stdout == budget("categories", "--csv").stdout
    assert budget("categories", "--table", "list").stdout == budget("categories", "--table").stdout


def test_two_formats_at_once_are_wrong_usage(budget: Budget) -> None:
    result = budget("categories", "--json", "--csv")
    assert (result.exit_code, "--json and --csv exclude each other" in result.stderr) == (2, True)


def test_a_terminal_gets_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert Output(None).format is Format.TABLE
    assert Output(Format.JSON).format is Format.JSON


def test_json_keeps_letters_and_exact_amounts(budget: Budget, answer: Json) -> None:
    budget("categories", "add", "Кафе")
    assert "Кафе" in budget("categories").stdout
    assert answer("add", "0.10", "кафе")["value"] == "-0.10"


@pytest.mark.parametrize(("cell", "written"), [("=1", "'=1"), ("-1", "'-1"), ("a", "a"), (True, "true"), (None, "")])
def test_csv_writes_values_plainly_and_disarms_formulas(
    cell: str | bool | None, written: str, capsys: pytest.CaptureFixture[str]
) -> None:
    columns: list[Column[None]] = [Column("x", lambda _: cell), Column("y", lambda _: 1)]
    Output(Format.CSV).show(None, [None], columns)
    assert capsys.readouterr().out == f"x,y\n{written},1\n"


def test_a_name_is_no_markup_and_no_terminal_code(budget: Budget) -> None:
    budget("categories", "add", "[red]Books[/red]")
    assert "[red]Books[/red]" in budget("categories", "--table").stdout

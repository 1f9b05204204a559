from pathlib import Path

from tests.cli.conftest import Budget


def test_the_history_goes_to_stdout_as_the_server_writes_it(budget: Budget) -> None:
    budget("add", "5", "food", "=1+1", "--date", "2026-02-03")
    header, line = budget("export", "csv").stdout.splitlines()
    assert header.startswith("id,kind,date,day,value,currency,account,account_value,")
    assert ",2026-02-03,-5.00,USD,Credit Card,-5.00,USD,,,,Food,'=1+1," in line


def test_a_file_is_written_whole_or_not_at_all(budget: Budget, tmp_path: Path) -> None:
    file = tmp_path / "history.csv"
    file.write_text("older")
    assert budget("export", "csv", str(file), "--workspace", "nowhere").exit_code == 3
    assert file.read_text() == "older"
    assert budget("export", "csv", str(file)).exit_code == 0
    assert file.read_bytes().startswith(b"id,kind,")
    assert [one.name for one in tmp_path.glob("history*")] == ["history.csv"]

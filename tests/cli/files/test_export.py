import os
from collections.abc import Generator
from pathlib import Path

import pytest
from tests.cli.conftest import Budget

from budget_sdk import Client
from budget_sdk.operation import Operation


def test_the_history_goes_to_stdout_as_the_server_writes_it(budget: Budget) -> None:
    budget("add", "5", "food", "=1+1", "--date", "2026-02-03")
    header, line = budget("export", "csv").stdout.splitlines()
    assert header.startswith("id,kind,date,day,value,currency,account,account_value,")
    assert ",2026-02-03,-5.00,USD,Credit Card,-5.00,USD,,,,Food,'=1+1," in line


def test_a_letter_that_comes_in_two_pieces_is_whole(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    budget("add", "5", "food", "обід")
    budget("add", "6", "food", "вечеря")
    whole = budget("export", "csv").stdout
    read = Client.stream

    def byte_by_byte(client: Client, operation: Operation[bytes]) -> Generator[bytes]:
        yield from (bytes([byte]) for piece in read(client, operation) for byte in piece)

    monkeypatch.setattr(Client, "stream", byte_by_byte)
    assert "обід" in whole
    assert budget("export", "csv").stdout == whole
    for form in ("--json", "--csv"):
        assert budget("history", form).stdout == budget("history", form, "--limit", "9").stdout


def test_a_file_is_written_whole_or_not_at_all(budget: Budget, tmp_path: Path) -> None:
    file = tmp_path / "history.csv"
    file.write_text("older")
    assert budget("export", "csv", str(file), "--workspace", "nowhere").exit_code == 3
    assert file.read_text() == "older"
    assert budget("export", "csv", str(file)).exit_code == 0
    assert file.read_bytes().startswith(b"id,kind,")
    assert [one.name for one in tmp_path.glob("history*")] == ["history.csv"]


def test_a_file_takes_the_place_of_a_file_alone(budget: Budget, tmp_path: Path) -> None:
    real, link, pipe = (tmp_path / name for name in ("real.csv", "link.csv", "pipe"))
    real.write_text("older")
    link.symlink_to(real)
    os.mkfifo(pipe)
    for target, said in (
        (".", "is a folder: name a file in it."),
        ("/", "is a folder: name a file in it."),
        (str(tmp_path), "is a folder: name a file in it."),
        (str(link), f"is a link to {real}: name that file."),
        (str(pipe), f"is not a regular file. Leave FILE out and write > {pipe}"),
    ):
        for format_ in ("csv", "json", "beancount"):
            result = budget("export", format_, target)
            assert (result.exit_code, result.stderr) == (2, f"{target} {said}\n")
    assert (link.is_symlink(), pipe.is_fifo(), real.read_text()) == (True, True, "older")
    assert sorted(one.name for one in tmp_path.glob("*.part")) == []


def test_a_folder_as_target_is_refused_in_the_language_of_the_settings(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    assert budget("export", "csv", ".").stderr == ". — папка: назвіть файл у ній.\n"


def test_a_workspace_leaves_as_json_and_comes_back_as_another_one(budget: Budget, tmp_path: Path) -> None:
    budget("add", "5", "food", "lunch", "--date", "2026-02-03")
    file = tmp_path / "home.json"
    assert budget("export", "json", str(file)).exit_code == 0
    assert budget("export", "json").stdout == file.read_text()
    made = budget("workspaces", "restore", str(file), "--name", "Home again")
    assert made.exit_code == 0, made.output
    assert (
        budget("export", "json", "--workspace", "Home again").stdout.splitlines()[1:]
        == file.read_text().splitlines()[1:]
    )


BROKEN = {
    "nothing": (b"", "line 1 is no JSON"),
    "text": (b"Date,Amount\n", "line 1 is no JSON"),
    "cut off": (b'{"format":1,\n"guestAccounts":[', "line 2 is no JSON"),
    "bytes": (b'{"format":1,"name":"\xff"}', "byte 21 is no UTF-8"),
    "another file": (b'{"accounts":[]}', "wrote: `format` is missing"),
    "a list": (b"[1]", "wrote: its parts are others"),
    "newer": (b'{"format":8,"guestAccounts":[]}', "a newer version wrote it (format 8; this one reads 7)"),
    "nested": (b"[" * 100_000, "it is nested too deep"),
    "wrong row": (
        b'{"format":1,"guestAccounts":[{"id":"1","name":"A","budget":"x"}]}',
        "wrote: `guestAccounts[0].budget` is wrong",
    ),
    "wrong amount": (
        b'{"format":1,"guestAccounts":[{"id":"1","name":"A","budget":"0.001","isMainAccount":true}]}',
        "guestAccounts.0.budget: ",
    ),
    "two wrong amounts": (
        b'{"format":1,"guestAccounts":[{"id":"1","name":"A","budget":"0.001","isMainAccount":true},'
        b'{"id":"2","name":"B","budget":"0.001"}]}',
        " (1 more)",
    ),
    "no main": (b'{"format":1,"guestAccounts":[]}', "guestAccounts: "),
}


def test_what_is_no_file_of_a_workspace_is_refused_with_the_place_and_the_reason(
    budget: Budget, tmp_path: Path
) -> None:
    before = budget("workspaces").stdout
    file = tmp_path / "broken.json"
    for name, (content, said) in BROKEN.items():
        file.write_bytes(content)
        refused = budget("workspaces", "restore", str(file))
        assert (refused.exit_code, said in refused.stderr) == (5, True), (name, refused.stderr)
        assert refused.stderr.startswith(str(file)), name
        assert len(refused.stderr.splitlines()) == 1, name
    assert budget("workspaces", "restore", str(tmp_path / "none.json")).exit_code == 5
    assert budget("workspaces").stdout == before


def test_the_books_leave_as_a_ledger(budget: Budget) -> None:
    budget("add", "5", "food", "lunch", "--date", "2026-02-03")
    ledger = budget("export", "beancount").stdout
    assert '2026-02-03 * "lunch"\n  Assets:Credit-Card  -5.00 USD\n  Expenses:Food  5.00 USD\n' in ledger
    assert "balance Assets:Credit-Card -5.00 ~ 0.00 USD\n" in ledger


def test_a_file_that_cant_be_written_is_named(budget: Budget, tmp_path: Path) -> None:
    result = budget("export", "csv", str(tmp_path / "no" / "x.csv"))
    assert (result.exit_code, result.stderr) == (
        1,
        f"{tmp_path}/no/x.csv can't be written: No such file or directory.\n",
    )

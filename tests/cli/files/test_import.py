from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress
from tests.cli.conftest import Budget, Json
from tests.cli.narrow import LANGUAGES, check_narrow

BANK = "Date,Note,Amount\n2026-11-02,Market,-12.50\n2026-11-03,Salary,1000.00\n2026-11-04,Bus,one\n"


@pytest.fixture
def bank(world: Path) -> str:
    file = world / "bank.csv"
    file.write_text(BANK)
    return str(file)


def test_a_file_is_looked_at_booked_once_and_taken_back(budget: Budget, answer: Json, bank: str) -> None:
    seen = answer("import", bank, "--account", "cash", "--dry-run")
    assert [each["amount"] for each in seen["lines"]] == ["-12.50", "1000.00", None]
    assert answer("history") == []
    report = answer("import", bank, "-a", "cash")
    assert (report["booked"], report["leftOut"]) == (2, [{"line": 4, "code": "import.amount", "text": "one"}])
    again = answer("import", bank, "-a", "cash")
    assert (again["booked"], again["duplicates"]) == (0, 2)
    shown = budget("import", bank, "-a", "cash", "--table")
    assert "Already in your history" in shown.stdout and "Not a valid amount: one" in shown.stdout
    assert "Booked: 0. Already in the history: 2. Skipped in all: 3." in shown.stderr
    budget("undo", str(report["revision"]))
    assert answer("history") == []


def test_a_table_shows_some_lines_of_a_long_file_and_counts_the_rest(answer: Json, budget: Budget, world: Path) -> None:
    file = world / "long.csv"
    rows = [f"2026-{1 + n % 12:02}-05,Shop {n},-{n}.50" for n in range(1, 700)]
    file.write_text("\n".join(["Date,Note,Amount", *rows, "soon,Late,-1"]))
    line = ("import", str(file), "-a", "cash", "--dry-run")
    result = budget(*line, "--table")
    numbers = [int(row.split()[0]) for row in result.stdout.splitlines()[1:]]
    assert numbers == [*range(2, 51), 701], "the one that can't be booked, and the first ones"
    assert "50 of 700 lines, first those that can't be booked; --json has all.\nTo book: 699." in result.stderr
    assert len(answer(*line)["lines"]) == 700
    assert len(budget(*line, "--csv").stdout.splitlines()) == 701


def test_lines_are_taken_and_left_out_by_their_numbers(answer: Json, bank: str) -> None:
    answer("import", bank, "-a", "cash")
    report = answer("import", bank, "-a", "cash", "--take", "2", "--skip", "3")
    assert report["booked"] == 1
    assert [each["code"] for each in report["leftOut"]] == ["import.skipped", "import.amount"]


def test_a_line_that_the_file_has_wrong_is_booked_as_it_is_said_to_be(answer: Json, budget: Budget, bank: str) -> None:
    said = ("4:amount=-1 234,50", "4:day=2026-11-05", "4:note=Bus card", "4:category=Transport", "2:account=credit")
    fixes = [word for fix in said for word in ("--fix", fix)]
    assert answer("import", bank, "-a", "cash", *fixes, "--skip", "3")["booked"] == 2
    found = [(each["localDay"], each["note"], each["value"], each["accountLabel"]) for each in answer("history")]
    assert found == [
        ("2026-11-05", "Bus card", "-1543.13", "Cash"),
        ("2026-11-02", "Market", "-12.50", "Credit Card"),
    ]
    for wrong in ("4", "x:day=today", "4:amount", "4:bank=Mono", "4:amount=many"):
        assert budget("import", bank, "-a", "cash", "--fix", wrong).exit_code == 2


def test_a_mapping_is_saved_by_its_name_and_used_again(answer: Json, budget: Budget, world: Path) -> None:
    file = world / "odd.csv"
    file.write_text("A;B;C;K\n02/03/2026;1,50;Bus;Wallet\n")
    refused = budget("import", str(file))
    assert (refused.exit_code, "--column NAME=date" in refused.stderr) == (2, True)
    columns = [word for pair in ("A=date", "B=amount", "C=note", "K=account") for word in ("--column", pair)]
    named = ["--as", "Wallet=cash"]
    assert "--date-order dmy" in budget("import", str(file), *columns, *named).stderr
    answer("import", str(file), *columns, *named, "--date-order", "dmy", "--save-mapping", "Odd", "--dry-run")
    report = answer("import", str(file), "--mapping", "odd", *named)
    assert report["booked"] == 1
    assert answer("history")[0]["localDay"] == "2026-03-02"
    (kept,) = answer("import", "mappings")
    assert (kept["name"], kept["dateOrder"], kept["columns"][0]) == ("Odd", "dmy", {"column": "A", "field": "date"})
    assert "A=date, B=amount" in budget("import", "mappings", "--table").stdout
    assert answer("import", "mappings", "remove", "ODD") == answer("import", "mappings", "list") == []
    assert budget("import", "mappings", "remove", "odd").exit_code == 3
    assert budget("import", str(file), "--column", "A=what").exit_code == 2
    assert budget("import", str(file), "--column", "A").exit_code == 2


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "Line 2: the file ends in the middle"), ("ua", "Рядок 2: файл обривається посередині")],
)
def test_a_file_that_can_t_be_read_is_named_with_line_and_reason(
    budget: Budget, world: Path, language: str, reason: str
) -> None:
    file = world / "broken.csv"
    file.write_text('Date,Note,Amount\n2026-11-02,"Market,-12.50\n')
    budget("config", "set", "language", language)
    failed = budget("import", str(file), "-a", "cash", "--table")
    assert (failed.exit_code, f"broken.csv: {reason}" in failed.stderr) == (5, True), failed.stderr
    missing = budget("import", str(world / "nothing.csv"))
    assert (missing.exit_code, "nothing.csv" in missing.stderr) == (5, True)


def test_rules_give_imported_spending_its_category(answer: Json, budget: Budget, bank: str) -> None:
    (rule,) = answer("import", "rules", "add", "market", "food")
    assert (rule["text"], rule["match"], rule["category"]) == ("market", "contains", None)
    answer("import", bank, "-a", "cash")
    assert [each["categoryLabel"] for each in answer("history") if each["kind"] == "expense"] == ["Food"]
    assert answer("import", "rules", "remove", "MARKET") == []
    assert answer("import", "rules") == answer("import", "rules", "list") == []
    assert budget("import", "rules", "remove", "market").exit_code == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_a_file_fit_sixty_columns(
    budget: Budget, bank: str, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    budget("config", "set", "language", language)
    monkeypatch.chdir(Path(bank).parent)
    check_narrow(budget, monkeypatch, "import bank.csv --account cash --dry-run")
    budget("import", bank, "--account", "cash")
    check_narrow(budget, monkeypatch, "import bank.csv --account cash")


N26 = (
    "Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR)\n"
    "2026-11-22,2026-11-22,Cafe Ann,DE1,Presentment,lunch,Main,-12.50\n"
)


def test_a_named_column_is_added_to_those_that_are_understood(answer: Json, world: Path) -> None:
    file = world / "n26.csv"
    file.write_text(N26)
    (line,) = answer("import", str(file), "-a", "cash", "--column", "Partner Iban=payee", "--dry-run")["lines"]
    assert (line["day"], line["amount"], line["payee"]) == ("2026-11-22", "-12.50", "DE1")


def test_the_file_of_a_workspace_is_recognised(budget: Budget, world: Path) -> None:
    file = world / "my home.json"
    assert budget("export", "json", str(file)).exit_code == 0
    for words in ((), ("--dry-run",)):
        result = budget("import", str(file), *words)
        assert (result.exit_code, result.stderr) == (
            5,
            f"{file} holds a whole workspace.\nTry: budget workspaces restore '{file}'\n",
        )


def test_reasons_name_the_option_that_helps(budget: Budget, bank: str) -> None:
    assert budget("import", bank, "-a", "cash", "--table").stderr.endswith(
        "  Set the amount: --fix LINE:amount=-12.50\n"
    )
    again = budget("import", bank, "-a", "cash", "--dry-run", "--table").stderr
    assert "  Book a duplicate: --take LINE\n" in again


def test_the_bar_says_how_many_of_how_many_lines(budget: Budget, world: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    update = Progress.update

    def record(self: Progress, *given: Any, **fields: Any) -> None:
        told.append(fields["lines"])
        update(self, *given, **fields)

    monkeypatch.setattr(Progress, "update", record)
    file = world / "long.csv"
    file.write_text("Date,Note,Amount\n" + "2026-11-02,Market,-12.50\n" * 1200)
    assert budget("import", str(file), "-a", "cash", "--dry-run").exit_code == 0
    assert told == ["500 of 1200 lines", "1000 of 1200 lines"]


WORDS = "Date,Description,Amount,Direction,Status\n2026-11-02,Bread,5.00,Foo,Done\n2026-11-03,Wages,60.00,Bar,Quux\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_a_pipe_ends_with_the_options_that_answer_it(
    budget: Budget, answer: Json, world: Path, language: str
) -> None:
    budget("config", "set", "language", language)
    file = world / "words.csv"
    file.write_text(WORDS)
    line = ("import", str(file), "-a", "cash")
    for result in (budget(*line), budget(*line, "--dry-run"), budget(*line, "--dry-run", "--table")):
        assert result.exit_code == 2
        for option in ("--direction Foo=out | --direction Foo=in", "--direction Bar=out", "--status Quux=cancelled"):
            assert option in result.stderr
    answers = ("--direction", "Foo=out", "--direction", "Bar=in", "--status", "Quux=pending")
    assert answer(*line, *answers)["booked"] == 1
    assert [(each["note"], each["accountValue"]) for each in answer("history")] == [("Bread", "-5.00")]
    later = world / "later.csv"
    later.write_text(WORDS.replace("2026-11", "2026-12"))
    seen = answer("import", str(later), "-a", "cash", "--dry-run")
    assert ([each["amount"] for each in seen["lines"]], seen["pendingCount"]) == (["-5.00", None], 1)
    assert "foo=out" in budget("import", "mappings", "--table").stdout


def test_signs_and_columns_are_said_by_their_fields(answer: Json, budget: Budget, world: Path) -> None:
    file = world / "card.csv"
    file.write_text("Date,Description,Card Member,Amount\n2026-11-02,Bread,A,5.00\n2026-11-03,REFUND,A,-2.00\n")
    line = ("import", str(file), "-a", "cash", "--dry-run")
    assert "--signs reversed, " in budget(*line).stderr.replace("; ", ", ")
    seen = answer(*line, "--signs", "reversed", "--column", "payee=Card Member")
    assert [(each["amount"], each["payee"]) for each in seen["lines"]] == [("-5.00", "A"), ("2.00", "A")]
    for wrong in (("--signs", "odd"), ("--direction", "Foo=up"), ("--status", "Foo"), ("--column", "a=b")):
        assert budget(*line, *wrong).exit_code == 2
    assert budget(*line, "--mapping", "Odd", "--signs", "reversed").exit_code == 2


def test_an_encoding_is_asked_with_the_letters_that_it_gives(answer: Json, budget: Budget, world: Path) -> None:
    file = world / "letters.csv"
    file.write_bytes("Date,Note,Amount\n13.11.2026,R\u00e8glement,-1.00\n".encode("cp1252"))
    line = ("import", str(file), "-a", "cash", "--dry-run")
    result = budget(*line)
    assert result.exit_code == 2
    assert "--encoding cp1252 (13.11.2026,R\u00e8glement,-1.00)" in result.stderr
    assert "--encoding cp1250 (13.11.2026,R\u010dglement,-1.00)" in result.stderr
    (read,) = answer(*line, "--encoding", "cp1252")["lines"]
    assert read["note"] == "R\u00e8glement"


def test_a_dry_run_says_what_is_no_entry_and_whether_the_balance_agrees(budget: Budget, world: Path) -> None:
    file = world / "balance.csv"
    row = "2026-11-0{day},{text},{amount},{balance},{state}\n"
    table = "Date,Description,Amount,Balance,Status\n" + "".join(
        row.format(day=day, text=text, amount=amount, balance=balance, state=state)
        for day, text, amount, balance, state in (
            (1, "Opening balance", "", "100.00", ""),
            (2, "Bread", "-5.00", "95.00", "Completed"),
            (3, "Hotel", "-9.00", "", "Pending"),
        )
    )
    file.write_text(table)
    line = ("import", str(file), "-a", "cash", "--dry-run", "--table")
    told = budget(*line).stderr
    assert "Invalid: 0.\nPending or cancelled: 1.\nBalances and turnovers: 1.\n" in told
    assert "Agrees with the statement's balance, 95.00." in told
    file.write_text(table + row.format(day=4, text="Tea", amount="-2.00", balance="90.00", state="Completed"))
    assert "Differs from the statement's balance, 90.00, by 3.00, first on 2026-11-04." in budget(*line).stderr

"""Filters in words, groups, templates and reports."""

import csv
from decimal import Decimal
from io import StringIO

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


@pytest.fixture(autouse=True)
def booked(online: str, budget: Budget) -> None:
    for line in (
        "5 food lunch with Ann --date 2026-02-03",
        "50 transport train -a cash --date 2026-03-03",
        "80 food=60 transport=20 market --date 2026-03-05",
    ):
        assert budget("add", *line.split()).exit_code == 0
    budget("income", "1000", "salary", "--date", "2026-03-04")


def notes(answer: Json, *words: str) -> list[str]:
    return [entry["note"] for entry in answer(*words)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("history lunch or train", ["train", "lunch with Ann"]),
        ("history food and not ann", ["market"]),
        ("history list (lunch or market) since:2026-03", ["market"]),
        ("history --sort smallest kind:expense min:50", ["train", "market"]),
        ("history kind:income --month 2026-03", ["salary"]),
        ("search note:train", ["train"]),
        ("history --search lunch until:2026-02", ["lunch with Ann"]),
    ],
)
def test_words_after_history_are_a_filter(answer: Json, words: str, found: list[str]) -> None:
    assert notes(answer, *words.split()) == found


def test_a_name_of_a_command_is_no_filter_but_behind_list(budget: Budget, answer: Json) -> None:
    assert budget("history", "note").exit_code == 2
    assert notes(answer, "history", "list", "note") == []


@pytest.mark.parametrize(
    ("typed", "language", "said"),
    [
        ("(food", "en", "A bracket is not closed: write ) behind what it holds\n"),
        ("since:soon", "ua", "soon не є днем. Пишіть, наприклад, 2026-12-24, 2026-12 або вчора\n"),
    ],
)
def test_a_wrong_filter_says_how_to_write_it(budget: Budget, typed: str, language: str, said: str) -> None:
    budget("config", "set", "language", language)
    result = budget("history", "--table", typed)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", said)


def test_groups_add_up_in_the_workspaces_currency(budget: Budget, answer: Json) -> None:
    assert [
        (row["row"], row["count"], row["spent"], row["income"]) for row in answer("history", "--group", "month")
    ] == [
        ("2026-02", 1, "5.00", "0.00"),
        ("2026-03", 3, "130.00", "1000.00"),
    ]
    table = budget("history", "--group", "category", "kind:expense", "--table").stdout.splitlines()
    assert [line.split() for line in table] == [
        ["category", "entries", "spent", "income", "net"],
        ["Transport", "2", "$70.00", "$0.00", "−$70.00"],
        ["Food", "2", "$65.00", "$0.00", "−$65.00"],
        ["Total", "$135.00", "$0.00", "−$135.00"],
    ]


@pytest.mark.parametrize(
    ("order", "rows"),
    [("smallest", ["Food", "Transport"]), ("largest", ["Transport", "Food"]), ("category", ["Food", "Transport"])],
)
def test_groups_have_an_order(answer: Json, order: str, rows: list[str]) -> None:
    found = answer("history", "kind:expense", "--group", "category", "--sort", order)
    assert [row["row"] for row in found] == rows


@pytest.mark.parametrize(("order", "rows"), [("smallest", ["expense", "income"]), ("largest", ["income", "expense"])])
def test_groups_of_income_have_an_order_too(answer: Json, order: str, rows: list[str]) -> None:
    assert [row["row"] for row in answer("history", "--group", "kind", "--sort", order)] == rows


def test_months_can_come_newest_first(answer: Json) -> None:
    assert [row["row"] for row in answer("history", "--group", "month", "--sort", "newest")] == ["2026-03", "2026-02"]


def test_a_template_writes_a_line_for_each_entry(budget: Budget) -> None:
    result = budget("history", "food", "--format", r"{day}\t{amount:>8} {category}: {note}")
    assert result.stdout == "2026-03-05\t −$80.00 Food +1: market\n2026-02-03\t  −$5.00 Food: lunch with Ann\n"


@pytest.mark.parametrize("template", ["{", "{day:d}", "{}", "{day.x}", "{0}"])
def test_a_wrong_template_is_refused_before_anything_is_asked(budget: Budget, template: str) -> None:
    result = budget("history", "--format", template)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "template" in result.stderr or "is not a field" in result.stderr


def test_an_unknown_field_is_told_the_known_ones(budget: Budget) -> None:
    assert "'what' is not a field. There are: day, month," in budget("history", "--format", "{what}").stderr


def test_a_template_has_no_format_beside_it(budget: Budget) -> None:
    result = budget("history", "--format", "{day}", "--csv")
    assert (result.exit_code, result.stderr) == (2, "Use --format without --group, --table, --json and --csv.\n")


def test_a_report_has_rows_columns_and_sums(budget: Budget) -> None:
    result = budget("report", "kind:expense", "--rows", "category", "--columns", "month", "--csv")
    assert result.stdout.splitlines() == [
        "category,2026-02,2026-03,Total",
        "Food,5.00,60.00,65.00",
        "Transport,0,70.00,70.00",
    ]
    table = budget("report", "kind:expense", "--table").stdout.splitlines()
    assert [line.split() for line in table] == [
        ["category", "2026-02", "2026-03", "Total"],
        ["Food", "$5.00", "$60.00", "$65.00"],
        ["Transport", "$70.00", "$70.00"],
        ["Total", "$5.00", "$130.00", "$135.00"],
    ]


def test_a_report_counts_and_shows_income(budget: Budget) -> None:
    counted = budget("report", "--rows", "kind", "--columns", "person", "--of", "count", "--csv").stdout
    assert counted.splitlines() == ["kind,Me,Total", "expense,3,3", "income,1,1"]
    net = budget("report", "--rows", "account", "--of", "net", "--table", "kind:income").stdout
    assert "+$1\N{NO-BREAK SPACE}000.00" in net


def test_a_report_without_entries_is_empty(budget: Budget, answer: Json) -> None:
    assert answer("report", "nothing") == []
    assert budget("report", "nothing", "--table").exit_code == 0


def test_rows_and_columns_differ(budget: Budget) -> None:
    result = budget("report", "--rows", "month")
    assert (result.exit_code, result.stderr) == (2, "Rows and columns are the same. Use budget history --group month\n")


def test_statistics_take_a_filter(answer: Json) -> None:
    found = answer("statistics", "food", "--from", "2026-02", "--to", "2026-03")
    assert [(row["row"], row["spent"]) for row in found] == [("2026-02", "5.00"), ("2026-03", "60.00")]


def test_statistics_say_what_a_usual_month_comes_to(budget: Budget, answer: Json) -> None:
    months = ("statistics", "list", "--from", "2026-01", "--to", "2026-03")
    average = answer(*months)["average"]
    spent = [row["spent"] for row in answer(*months)["months"] if row["month"] >= "2026-02"]
    assert average["months"] == len(spent)
    assert Decimal(average["spent"]) == sum(map(Decimal, spent)) / len(spent)
    said = budget(*months, "--table").stderr
    assert f"On average a month: spent ${average['spent']}, income ${average['income']}" in said


def test_an_export_takes_a_filter(budget: Budget) -> None:
    whole = list(csv.reader(StringIO(budget("export", "csv").stdout)))
    result = budget("export", "csv", "--where", "market or lunch")
    assert result.exit_code == 0, result.output
    found = list(csv.reader(StringIO(result.stdout)))
    assert found == [row for row in whole if row[0] == "id" or {"market", "lunch with Ann"} & {*row}]
    assert len(found) == 4


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("history category=Zoo", "No category is called 'Zoo'. There are: Food, "),
        ("history account:zoo", "No account is called 'zoo'. There are: "),
        ("history by:zoo", "No person is called 'zoo'. There are: "),
        ("history payee:zoo", "No payee is called 'zoo'.\nTry: budget payees\n"),
        ("history --payee zoo", "No payee is called 'zoo'.\nTry: budget payees\n"),
        ("history #zoo --group month", "There is no tag #zoo.\nTry: budget tags\n"),
        ("report payee=zoo", "No payee is called 'zoo'.\nTry: budget payees\n"),
    ],
)
def test_a_name_that_nothing_has_is_refused_as_everywhere(budget: Budget, line: str, said: str) -> None:
    for form in ("--table", "--json"):
        result = budget(*line.split(), form)
        assert (result.exit_code, result.stdout, result.stderr.startswith(said)) == (3, "", True), result.output


@pytest.mark.parametrize("line", ["history nosuchword", "history nosuchword --group month", "report nosuchword"])
def test_nothing_found_is_said_to_people_alone(budget: Budget, line: str) -> None:
    table, rows = budget(*line.split(), "--table"), budget(*line.split(), "--json")
    assert (table.exit_code, table.stdout, table.stderr) == (0, "", "No entries match.\n")
    assert (rows.exit_code, rows.stdout, rows.stderr) == (0, "[]\n", "")


@pytest.mark.parametrize("line", ["tokens", "rules", "reminders", "mappings", "tags", "accounts --deleted"])
def test_an_empty_list_says_so(budget: Budget, line: str) -> None:
    result = budget(*line.split(), "--table")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "There are none.\n")


def test_a_payee_without_a_match_is_known_all_the_same(budget: Budget) -> None:
    budget("add", "5", "food", "--payee", "Silpo")
    result = budget("history", "payee:silpo", "min:100", "--table")
    assert (result.exit_code, result.stderr) == (0, "No entries match.\n")


def test_groups_are_limited_and_their_total_is_of_all(budget: Budget, answer: Json) -> None:
    assert [row["row"] for row in answer("history", "--group", "month", "--limit", "1")] == ["2026-02"]
    shown = budget("history", "--group", "month", "--limit", "1", "--table")
    assert [line.split()[0] for line in shown.stdout.splitlines()] == ["month", "2026-02", "Total"]
    assert "$135.00" in shown.stdout.splitlines()[-1]
    assert shown.stderr == "1 of 2, --all shows the rest\n"
    assert budget("history", "--group", "month", "--limit", "1", "--all").exit_code == 2


def test_a_report_has_categories_and_accounts_in_their_order(budget: Budget) -> None:
    assert budget("categories", "order", "transport", "food").exit_code == 0
    rows = budget("report", "kind:expense", "--rows", "category", "--csv").stdout.splitlines()
    assert [row.split(",")[0] for row in rows] == ["category", "Transport", "Food"]
    columns = budget("report", "kind:expense", "--rows", "month", "--columns", "category", "--csv").stdout
    assert columns.splitlines()[0] == "month,Transport,Food,Total"

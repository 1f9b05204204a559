from decimal import Decimal
from itertools import product
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Budget, Json
from tests.migrate_files import actual

pytestmark = pytest.mark.usefixtures("online")

PLAN = "2026-02:\n  Food: 300.00\n  Entertaiment: 0.00\n  Utilities: 80.00 EUR\n  Transport: 50.50\n"


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A file with the plan of a month, as its user wrote it."""
    file = tmp_path / "plan.yaml"
    file.write_text(PLAN)
    return file


def test_a_plan_is_applied_and_exported_as_it_was(budget: Budget, plan: Path) -> None:
    assert budget("plan", "apply", str(plan), "--yes").exit_code == 0
    assert budget("plan", "export", "2026-02").stdout == PLAN
    assert budget("plan", "diff", str(plan), "--table").stderr == f"The plan already matches {plan}.\n"


def test_rules_stand_in_the_month_they_begin_in(budget: Budget, answer: Json, plan: Path) -> None:
    text = (
        "2026-02:\n  Food: 300.00 carry all cap 900.00 target 900.00 by 2027-06\n  Entertaiment: 0.00\n"
        "  Utilities: 80.00 carry none\n  Transport: 50.50 target 80.00 every month\n"
        "\n2026-03:\n  Food: 300.00 carry none\n  Entertaiment: 0.00\n  Utilities: 0.00\n  Transport: 0.00\n"
    )
    plan.write_text(text)
    shown = answer("plan", "diff", str(plan))
    assert shown[0]["afterRules"] == "carry all cap 900.00 target 900.00 by 2027-06"
    assert budget("plan", "apply", str(plan), "--yes").exit_code == 0
    assert budget("plan", "export", "2026-02", "--months", "2").stdout == text
    assert answer("plan", "diff", str(plan)) == []
    plan.write_text("2026-02:\n  Food: 310.00\n  Utilities: 80.00\n  Transport: 50.50\n")
    assert budget("plan", "apply", str(plan), "--yes").exit_code == 0
    food = answer("month", "2026-02")["planningsCategories"][0]
    assert (food["budget"], food["carry"]["rule"], food["target"]["amount"]) == ("310.00", "all", "900.00")
    budget("undo", "--yes")
    budget("undo", "--yes")
    assert answer("month", "2026-02")["planningsCategories"][0]["carry"] is None


def test_a_plan_below_zero_that_another_app_made_comes_back_and_is_not_typed(
    budget: Budget, plan: Path, tmp_path: Path
) -> None:
    actual.write(tmp_path / "db.sqlite")
    assert budget("migrate", str(tmp_path / "db.sqlite"), "--name", "Old", "--currency", "EUR").exit_code == 0
    old = ("--workspace", "Old")
    text = budget("plan", "export", "2024-01", "--months", "4", *old).stdout
    line = next(each for each in text.splitlines() if ": -" in each)
    plan.write_text(text)
    assert budget("plan", "apply", str(plan), "--yes", *old).exit_code == 0
    assert budget("plan", "diff", str(plan), "--table", *old).stderr == f"The plan already matches {plan}.\n"
    plan.write_text(text.replace(line, f"{line} target 80.00 every month"))
    assert budget("plan", "apply", str(plan), "--yes", *old).exit_code == 0
    assert f"{line} target 80.00" in budget("plan", "export", "2024-01", "--months", "4", *old).stdout
    plan.write_text(text.replace(": -", ": -1", 1))
    refused = budget("plan", "apply", str(plan), "--yes", *old)
    assert (refused.exit_code, "is less than zero" in refused.stderr) == (5, True)


def test_any_plan_comes_back_equal(budget: Budget, answer: Json, plan: Path) -> None:
    drawn = Random(12)
    budget("categories", "add", "Rent: 'flat' #2")
    names = [row["name"] for row in answer("categories")]
    texts = []
    for _ in range(3):
        for month, name in product(("2026-02", "2026-03"), names):
            amount = Decimal(drawn.randrange(10**6)) / 100
            budget("plan", "set", name, str(amount), "--month", month)
        budget("plan", "remove", drawn.choice(names), "--month", "2026-02")
        texts.append(budget("plan", "export", "2026-02", "--months", "2").stdout)
    for text in texts:
        plan.write_text(text)
        assert budget("plan", "apply", str(plan), "--yes").exit_code == 0
        assert budget("plan", "export", "2026-02", "--months", "2").stdout == text


def test_a_dry_run_and_a_diff_show_the_changes_and_make_none(budget: Budget, answer: Json, plan: Path) -> None:
    budget("plan", "set", "food", "250", "--month", "2026-02")
    before = answer("month", "2026-02")
    changes = answer("plan", "diff", str(plan))
    assert answer("plan", "apply", str(plan), "--dry-run") == changes
    assert [(one["categoryName"], one["before"], one["after"]) for one in changes] == [
        ("Food", "250.00", "300.00"),
        ("Utilities", "0.00", "80.00"),
        ("Transport", "0.00", "50.50"),
    ]
    assert answer("month", "2026-02") == before


def test_a_plan_of_several_months_is_one_change_to_undo(budget: Budget, answer: Json, plan: Path) -> None:
    budget("plan", "set", "food", "250", "--month", "2026-02", "--months", "2")
    before = budget("plan", "export", "2026-02", "--months", "2").stdout
    changes = len(answer("activity"))
    plan.write_text("2026-02:\n  Transport: 300.00\n2026-03:\n  Food: 80.00\n")
    assert budget("plan", "apply", str(plan), "--yes").exit_code == 0
    assert len(answer("activity")) == changes + 1
    assert budget("undo").exit_code == 0
    assert budget("plan", "export", "2026-02", "--months", "2").stdout == before


def test_what_would_leave_the_plan_is_asked_about(budget: Budget, plan: Path) -> None:
    budget("plan", "apply", str(plan), "--yes")
    plan.write_text("2026-02:\n  Food: 300\n  Entertaiment: 0\n  Utilities: 80 EUR\n")
    refused = budget("plan", "apply", str(plan))
    assert (refused.exit_code, "Transport (2026-02)" in refused.stderr, "--yes" in refused.stderr) == (2, True, True)
    assert budget("plan", "export", "2026-02").stdout == PLAN
    assert budget("plan", "apply", str(plan), "--yes").exit_code == 0
    assert "Transport" not in budget("plan", "export", "2026-02").stdout
    assert budget("plan", "restore", "transport", "--month", "2026-02").exit_code == 0
    assert budget("plan", "export", "2026-02").stdout == PLAN


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"2026-02:\n  Food: 12,50\n", "line 2: '12,50' is not an amount"),
        (b"2026-02:\n  Food: 5\n\n  Fod: 300\n", "line 4: there is no category 'Fod'. There are: Food, "),
        (b"2026-02:\n  Food: 0.5 JPY\n", "line 2: 0.50 has more decimals than its currency"),
        (b"2026-02:\n  Food: 5\n  F\xff: 5\n", "line 3: it is not text in UTF-8"),
        (b"#" * 1_000_001, "is too large to be a plan"),
    ],
)
def test_a_file_that_is_no_plan_changes_nothing(budget: Budget, plan: Path, raw: bytes, message: str) -> None:
    plan.write_bytes(raw)
    result = budget("plan", "apply", str(plan), "--yes")
    assert (result.exit_code, message in result.stderr) == (5, True), result.stderr
    assert "Food: 0.00" in budget("plan", "export", "2026-02").stdout


def test_a_file_that_is_not_there_is_named(budget: Budget, plan: Path) -> None:
    result = budget("plan", "diff", str(plan.with_name("no.yaml")))
    assert (result.exit_code, "no.yaml can't be read: No such file" in result.stderr) == (5, True)


def test_a_plan_is_read_from_a_pipe(budget: Budget) -> None:
    assert budget("plan", "apply", "-", "--yes", typed=PLAN).exit_code == 0
    assert budget("plan", "export", "2026-02").stdout == PLAN


def test_a_copy_can_be_looked_at_before(budget: Budget, answer: Json) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02")
    shown = answer("plan", "copy", "--month", "2026-03", "--dry-run")
    assert [(row["categoryName"], row["budget"]) for row in shown] == [("Food", "300.00")]
    assert answer("month", "2026-03")["budget"] == "0.00"


def test_without_a_terminal_a_plan_is_applied_when_it_is_said_so(budget: Budget, plan: Path) -> None:
    refused = budget("plan", "apply", str(plan))
    assert (refused.exit_code, refused.stderr) == (2, f"Apply the changes of {plan} (3)? Confirm with --yes.\n")
    assert budget("plan", "apply", "-", typed=PLAN).exit_code == 2
    assert budget("plan", "export", "2026-02").stdout != PLAN
    assert budget("plan", "apply", str(plan), "-y").exit_code == 0
    assert budget("plan", "apply", str(plan)).exit_code == 0

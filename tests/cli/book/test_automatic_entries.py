"""Entries that a local file posted by itself, in the terminal."""

from datetime import date, timedelta

from tests.cli.conftest import Budget, Json

AGO = (date.today() - timedelta(days=2)).isoformat()  # noqa: DTZ011 - the wall clock is meant


def test_the_history_says_what_was_posted_automatically(budget: Budget, answer: Json) -> None:
    for words in (("9", "food", "coffee", "--by-itself"), ("8", "food", "tea")):
        answer("schedules", "add", *words, "--frequency", "once", "--date", AGO, "--backfill")
    answer("schedules", "post", "tea")
    shown = budget("history", "--table").stdout
    assert "coffee · posted automatically" in shown
    assert shown.count("posted automatically") == 1
    assert {row["note"]: row["isAutomatic"] for row in answer("history")} == {"coffee": True, "tea": False}
    budget("config", "set", "language", "ua")
    assert "coffee · проведено автоматично" in budget("history", "--table").stdout

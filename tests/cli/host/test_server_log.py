"""Log of `budget serve`, by the classes that uvicorn is given."""

import logging
import logging.config
import re

import pytest

from budget_cli.hosting.server_log import LOG, WORKER_LOG, AddressFilter, LogFormatter, StartupNoiseFilter


def record(text: str, *values: object) -> logging.LogRecord:
    made = logging.LogRecord("uvicorn", logging.INFO, "", 0, text, values, None)
    made.created = 1_798_135_500.0
    return made


def test_a_line_has_its_time_in_utc() -> None:
    assert LogFormatter().format(record("at work")) == "2026-12-24T18:05:00Z INFO at work"


def test_a_request_is_logged_without_what_was_searched_for() -> None:
    request = record('%s - "%s %s HTTP/%s" %d', "127.0.0.1:1", "GET", "/api/user?search=ann", "1.1", 200)
    assert AddressFilter().filter(request)
    assert request.getMessage() == '127.0.0.1:1 - "GET /api/user HTTP/1.1" 200'


@pytest.mark.parametrize("address", ["/join/0123abcd", "/api/join/0123abcd?x=1", "/join/0123abcd/more"])
def test_a_request_is_logged_without_the_code_of_an_invitation_link(address: str) -> None:
    request = record('%s - "%s %s HTTP/%s" %d', "127.0.0.1:1", "GET", address, "1.1", 200)
    assert AddressFilter().filter(request)
    assert "0123abcd" not in request.getMessage() and "/join/" in request.getMessage()


def test_a_worker_logs_its_work_in_the_form_of_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    logging.config.dictConfig(WORKER_LOG)
    try:
        logging.getLogger("budget_api.app.worker").info("at work")
    finally:
        logging.getLogger().handlers.clear()
        logging.getLogger("budget_api").setLevel(logging.NOTSET)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ INFO at work\n", capsys.readouterr().err)


def test_only_what_the_line_before_did_not_say_is_logged() -> None:
    assert not StartupNoiseFilter().filter(record("Application startup failed. Exiting."))
    assert StartupNoiseFilter().filter(record("The data folder can't be used."))
    assert LOG["loggers"]["uvicorn.error"]["filters"] == ["news"]  # type: ignore[index]  # a plain dictionary

"""A worker does the work of servers that leave it to workers, and says why when it can't."""

import logging
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from budget_api.app import worker
from budget_api.config import ConfigError, JobsSettings, read_settings
from budget_api.db.base import REVISION
from budget_api.db.error_log import OncePerMinute
from budget_api.push.keys import KEY_FILE
from tests.api.conftest import create_database, serving
from tests.api.members import verify
from tests.api.people import sign_up
from tests.api.reminders import make_due, remind
from tests.mail import Inbox, receiving
from tests.push import pushing
from tests.waiting import WAIT_SECONDS
from tests.working import AT_WORK, settings_of, start_working, wait_for_line

POSTGRES = {"BUDGET_DATABASE_URL": "postgresql://somewhere"}
Refusal = Callable[..., str]


@pytest.fixture
def refusal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Refusal:
    """Return a function that runs a worker in an environment and returns its last line."""

    def of(**environment: str) -> str:
        for name, value in ({"BUDGET_DATA": str(tmp_path)} | environment).items():
            monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            worker.status()
        return str(ended.value)

    return of


def test_the_server_works_itself_unless_it_is_told_that_there_are_workers() -> None:
    assert read_settings({}).jobs == read_settings({"BUDGET_WORKER": "inside"}).jobs == JobsSettings(has_workers=False)
    assert read_settings(POSTGRES | {"BUDGET_WORKER": "separate"}).jobs == JobsSettings(has_workers=True)


@pytest.mark.parametrize(
    ("environment", "line"),
    [
        (POSTGRES | {"BUDGET_WORKER": "outside"}, "BUDGET_WORKER must be inside or separate, not 'outside'."),
        (
            {"BUDGET_WORKER": "separate"},
            "BUDGET_WORKER needs BUDGET_DATABASE_URL beside it.",
        ),
    ],
)
def test_a_setting_that_can_not_work_is_refused_in_a_line(environment: dict[str, str], line: str) -> None:
    with pytest.raises(ConfigError) as refused:
        read_settings(environment)
    assert str(refused.value) == line


def test_a_worker_is_for_postgresql_alone(refusal: Refusal) -> None:
    assert refusal() == "A worker needs BUDGET_DATABASE_URL: the server on a SQLite file does its work itself."


def test_a_worker_does_not_migrate_a_database(refusal: Refusal, postgres: str) -> None:
    said = refusal(BUDGET_DATABASE_URL=create_database(postgres, "not_migrated"))
    assert said == f"The database has no tables yet, not of {REVISION}: start a server of this version first."


def test_a_worker_says_that_its_database_is_away(refusal: Refusal) -> None:
    said = refusal(BUDGET_DATABASE_URL="postgresql://budget@127.0.0.1:1/budget")
    assert said.startswith("The database can't be reached. ")
    assert "\n" not in said


def test_a_worker_without_the_servers_key_would_be_refused_by_push_services(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=f"set BUDGET_VAPID_PRIVATE_KEY, or the servers' data folder .* {KEY_FILE}"):
        worker.check_keys(settings_of(tmp_path, POSTGRES["BUDGET_DATABASE_URL"]))


def test_a_worker_rings_and_mails_for_a_server_that_leaves_it_to_workers(
    postgres: str, tmp_path: Path, refusal: Refusal, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, inbox = create_database(postgres, "with_worker"), Inbox()
    with pushing() as service, receiving(inbox) as smtp, serving(settings_of(tmp_path, url)) as client:
        ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
        verify(bob)
        phone = service.browser()
        ann.post("/push/subscription", phone.subscription)
        for person in (ann, bob):
            make_due(client, remind(person))
        process = start_working(tmp_path, url, smtp.port)
        wait_for_line(process, AT_WORK)
        assert [message["title"] for message in service.wait_for(phone)] == ["Rent"]
        inbox.wait_for(bob.email)
        later = sign_up(client, "Later")
        inbox.wait_for(later.email)
        process.send_signal(signal.SIGTERM)
        said = process.communicate(timeout=WAIT_SECONDS)[1]
        assert (process.returncode, said.splitlines()[-1], "Traceback" in said) == (0, "the worker has ended", False)
    assert len(phone.posts) == 1
    for name, value in {"BUDGET_DATA": str(tmp_path), "BUDGET_DATABASE_URL": url}.items():
        monkeypatch.setenv(name, value)
    assert any(line.startswith("ring reminders: ran 2") for line in worker.status())


def test_a_database_that_is_away_is_one_line_a_minute_without_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("tests.away")
    logger.addFilter(OncePerMinute())
    for _ in range(20):
        away = OperationalError("select 1", None, OSError("gone"), connection_invalidated=True)
        logger.error("the job failed", exc_info=away)
    logger.warning("something else")
    assert len(caplog.records) == 2
    assert caplog.records[0].getMessage().startswith("the job failed: OperationalError")
    assert caplog.records[0].exc_info is None

"""Mails leave by SMTP, each once, whatever happens meanwhile; without a server they lie in a folder."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from budget_api.config import ConfigError, Encryption, MailSettings, ServerSettings, SmtpServer, read_settings
from budget_api.db.models import MailRow
from budget_api.db.port import announce
from budget_api.mail.queue import Mail, MailQueued, message_of, queue_mail, unlinked
from budget_api.mail.transport import FolderTransport, MailChannel
from budget_api.outbox import claims
from budget_api.outbox.channel import Result, Status
from budget_api.outbox.claims import Claim
from tests.api.conftest import Mailing, NewDatabase, create_database, serving
from tests.api.database import read, write
from tests.api.people import PASSWORD, sign_up
from tests.api.sending import send_mails
from tests.mail import HOST, SENDER, Inbox, code_in, receiving
from tests.servers import server_settings

Configure = Callable[..., ServerSettings]


@pytest.fixture
def configure(new_database: NewDatabase, tmp_path: Path) -> Configure:
    """Configures servers on a database of this test's own; a mail that fails is tried again at once."""
    url = new_database("mail")

    def settings(smtp: SmtpServer | None = None, *, local: bool = False, retry_seconds: int = 0) -> ServerSettings:
        mail = MailSettings(smtp, retry_seconds=retry_seconds)
        return server_settings(tmp_path, database_url=url, local=local, mail=mail)

    return settings


def waiting(client: Any) -> list[MailRow]:
    return list(read(client, lambda db: db.scalars(select(MailRow)).all()))


def closed_port() -> SmtpServer:
    """Return the address of a mail server that does not run."""
    return SmtpServer(HOST, 1, Encryption.NONE, SENDER)


def make_due(client: Any) -> None:
    """Make every waiting mail due now."""

    def due(db: Session) -> None:
        db.execute(update(MailRow).values(due_at=datetime.now(UTC)))
        announce(db, MailQueued())

    write(client, due)


def test_a_mail_says_who_it_is_from_and_is_readable_in_any_language(mailing: Mailing) -> None:
    person = sign_up(mailing.client, "Olena", language="ua")
    mail = mailing.inbox.wait_for(person.email)[0]
    assert mail["From"] == f"Budget <{SENDER}>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@example.com>")
    assert (mail["Subject"], len(code_in(mail))) == ("Ваш код", 8)
    assert mail.get_content().startswith("Вітаємо, Olena!")


def test_a_sign_up_that_fails_sends_nothing(mailing: Mailing) -> None:
    person = sign_up(mailing.client, "Ann")
    mailing.inbox.wait_for(person.email)
    body = {"name": "Other", "email": person.email, "password": PASSWORD}
    assert mailing.client.post("/api/user/signup", json=body).status_code == 422
    sign_up(mailing.client, "Last")
    assert len(mailing.inbox.to(person.email)) == 1


def test_a_mail_that_is_not_taken_is_tried_again(configure: Configure) -> None:
    inbox = Inbox(answers=["451 come later"] * 3)
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:
        person = sign_up(client)
        send_mails(client)
        assert (len(inbox.to(person.email)), inbox.tries) == (1, 4)


def test_a_mail_that_is_refused_for_good_holds_no_other_up(configure: Configure) -> None:
    inbox = Inbox(answers=["550 nobody here"])
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:
        refused = sign_up(client)
        send_mails(client)
        person = sign_up(client)
        send_mails(client)
        assert (inbox.to(refused.email), len(inbox.to(person.email)), inbox.tries) == ([], 1, 2)


@pytest.mark.both_databases
def test_mails_of_a_server_that_stopped_are_sent_by_the_next_one(configure: Configure) -> None:
    inbox = Inbox()
    with serving(configure(closed_port())) as client:
        people = [sign_up(client) for _ in range(3)]
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:
        make_due(client)
        people.append(sign_up(client, "Wakes"))
        send_mails(client)
    assert sorted(mail["To"] for mail in inbox.mails) == sorted(person.email for person in people)


@pytest.mark.both_databases
def test_every_mail_is_sent_once(configure: Configure) -> None:
    inbox = Inbox()
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:
        with ThreadPoolExecutor(8) as pool:
            people = list(pool.map(lambda _: sign_up(client), range(24)))
        send_mails(client)
    assert sorted(mail["To"] for mail in inbox.mails) == sorted(person.email for person in people)


def test_two_processes_on_one_database_send_every_mail_once(postgres: str, tmp_path: Path) -> None:
    inbox, url = Inbox(), create_database(postgres, "two_senders")
    with receiving(inbox) as smtp:
        settings = server_settings(tmp_path, database_url=url, mail=MailSettings(smtp))
        with serving(settings) as one, serving(settings) as two, ThreadPoolExecutor(8) as pool:
            people = list(pool.map(lambda number: sign_up(one if number % 2 else two), range(24)))
            send_mails(one)
            send_mails(two)  # and with it what was in its hands meanwhile
    assert sorted(mail["To"] for mail in inbox.mails) == sorted(person.email for person in people)


MAILS = MailChannel(FolderTransport(Path()), timedelta(0))


@pytest.fixture
def short_lease(monkeypatch: pytest.MonkeyPatch) -> timedelta:
    """A lease of which several end before a code does."""
    monkeypatch.setattr(claims, "LEASE", timedelta(minutes=1))
    return claims.LEASE


def claim(db: Session, now: datetime) -> list[Claim[Mail]]:
    """Mails that a process claims; it may be killed before it sends them."""
    return claims.claim(db, MAILS, now, 20)


def begin(db: Session, now: datetime) -> list[Claim[Mail]]:
    """Claimed mails whose send begins, as `outbox.sender` does it."""
    claimed = claim(db, now)
    for one in claimed:
        if one.is_doubtful:
            claims.record_start(db, MAILS, one.id)
    return claimed


@pytest.mark.both_databases
def test_who_claims_mails_has_them_alone(configure: Configure) -> None:
    with serving(configure(closed_port(), local=True)) as client:
        sign_up(client)
        now = datetime.now(UTC)
        claimed = [write(client, claim, now) for _ in range(2)]
        assert [len(mails) for mails in claimed] == [1, 0]
        assert len(write(client, claim, now + claims.LEASE)) == 1


@pytest.mark.both_databases
@pytest.mark.parametrize(("take", "counts"), [(begin, [1, 1, 0]), (claim, [1, 1, 1])])
def test_what_was_handed_over_twice_and_never_noted_is_given_up_and_what_was_not_begun_is_taken_again(
    configure: Configure, short_lease: timedelta, take: Any, counts: list[int]
) -> None:
    with serving(configure(closed_port(), local=True)) as client:
        sign_up(client)
        now = datetime.now(UTC)
        assert [len(write(client, take, now + turn * short_lease)) for turn in range(3)] == counts


def test_tries_that_were_noted_to_have_failed_are_not_what_a_mail_is_given_up_for(
    configure: Configure, short_lease: timedelta
) -> None:
    with serving(configure(closed_port(), local=True)) as client:
        sign_up(client)

        def fails_each_time(db: Session) -> list[int]:
            now, failed = datetime.now(UTC), []
            for _ in range(4):
                (claimed,) = begin(db, now)
                claims.record(db, MAILS, [(claimed, Result(Status.RETRY))], now)
                failed.append(claimed.failures)
            return failed

        assert write(client, fails_each_time) == [0, 1, 2, 3]
        killed = [len(write(client, begin, datetime.now(UTC) + turn * short_lease)) for turn in range(3)]
        assert killed == [1, 1, 0]


@pytest.mark.both_databases
def test_a_mail_of_which_nobody_can_note_that_it_was_handed_over_comes_twice_at_most(
    configure: Configure, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    inbox, record, came = Inbox(), claims.record, []

    def fail(*given: Any) -> None:
        if given[2]:
            raise RuntimeError("as if it had been killed")
        record(*given)

    with receiving(inbox) as smtp:
        with monkeypatch.context() as patch:
            patch.setattr(claims, "record", fail)
            for number in range(2):
                with serving(configure(smtp)) as client:  # a process that remembers nothing
                    if number:
                        make_due(client)
                    else:
                        person = sign_up(client)
                    with suppress(RuntimeError):  # or the round that it woke has failed already
                        send_mails(client)
                    came.append(len(inbox.to(person.email)))
        with serving(configure(smtp)) as client:
            make_due(client)
            send_mails(client)
            assert [*came, len(inbox.to(person.email))] == [1, 2, 2]
            assert waiting(client) == []
    assert "sent twice without a recorded result" in caplog.text


def test_while_the_server_is_away_a_round_tries_one_mail_and_the_others_wait_untried(configure: Configure) -> None:
    def many(db: Session) -> None:
        now = datetime.now(UTC)
        for number in range(20):
            queue_mail(db, "passwordChanged", "en", f"{number}@example.com", now, now + timedelta(1), name="x")

    with serving(configure(closed_port(), retry_seconds=3600)) as client:
        write(client, many)
        send_mails(client)
        tried = sum(mail.attempts > 0 for mail in waiting(client))
        assert 1 <= tried <= 5  # one for each round: that of the commit, the start's, and the one asked for here


class Dropping(Inbox):
    """A server that ends the connection after each mail it takes."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - named by aiosmtpd
        asyncio.get_running_loop().call_later(0.01, server.transport.abort)
        return await super().handle_DATA(server, session, envelope)


def test_a_connection_that_ends_between_two_mails_is_opened_again(configure: Configure) -> None:
    inbox = Dropping()
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:
        for person in [sign_up(client) for _ in range(3)]:
            assert inbox.wait_for(person.email)


def test_a_mail_that_is_of_no_use_any_more_is_not_sent(configure: Configure) -> None:
    inbox = Inbox()
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:

        def late(db: Session) -> None:
            now = datetime.now(UTC)
            queue_mail(db, "passwordChanged", "en", "late@example.com", now, now - timedelta(seconds=1), name="Late")

        write(client, late)
        send_mails(client)
        assert (inbox.mails, waiting(client)) == ([], [])


def test_a_mail_that_can_be_no_message_holds_no_other_up(configure: Configure) -> None:
    inbox = Inbox()
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:

        def odd(db: Session) -> None:
            now = datetime.now(UTC)
            queue_mail(
                db, "passwordChanged", "en", "no address\r\nBcc: x@example.com", now, now + timedelta(1), name="x"
            )

        write(client, odd)
        person = sign_up(client)
        send_mails(client)
        assert [mail["To"] for mail in inbox.mails] == [person.email]


def test_without_a_server_mails_lie_in_a_folder_of_the_owners_and_the_log_says_where(
    configure: Configure, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with serving(configure()) as client:
        person = sign_up(client)
        answer = client.post("/api/user/forgotPassword", json={"email": "nobody@example.com"})
        assert answer.json()["isMailConfigured"] is False
    (path,) = (tmp_path / "outbox").iterdir()
    assert (path.suffix, path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (".eml", 0o600, 0o700)
    mail = BytesParser(policy=default).parsebytes(path.read_bytes())
    assert (mail["To"], mail["Subject"]) == (person.email, "Your code")
    assert code_in(mail) not in str(mail["Subject"])
    (line,) = [record.getMessage() for record in caplog.records if "BUDGET_SMTP_URL" in record.getMessage()]
    assert str(path) in line
    assert person.email not in caplog.text


def test_a_mail_lies_in_the_folder_for_two_days(tmp_path: Path) -> None:
    transport, now = FolderTransport(tmp_path), datetime.now(UTC)

    async def lay_and_forget() -> None:
        for number in range(2):
            await transport.deliver(Mail(f"{number}", "ann@example.com", "Hi", "text", now))
        old, new = sorted((tmp_path / "outbox").iterdir())
        os.utime(old, times=(now.timestamp() - 2 * 86400 - 1,) * 2)
        os.utime(new, times=(now.timestamp() - 2 * 86400 + 60,) * 2)
        await transport.delete_old()

    asyncio.run(lay_and_forget())
    assert [path.name for path in (tmp_path / "outbox").iterdir()] == ["1.eml"]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("http://evil.example/login?a=b", "http: / / evil. example/ login?a=b"),
        ("www.evil.example", "www. evil. example"),
        ("ann@evil.example", "ann@ evil. example"),
        ("Dr. Ann O'Neill Jr.", "Dr. Ann O'Neill Jr."),
        ("Оля", "Оля"),
    ],
)
def test_a_chosen_name_is_no_link_in_a_mail(name: str, written: str) -> None:
    assert unlinked(name) == written


def test_a_mail_greets_by_a_name_that_is_no_link_and_keeps_our_own_link(configure: Configure) -> None:
    inbox, own = Inbox(), "https://budget.example"
    with receiving(inbox) as smtp, serving(configure(smtp)) as client:

        def invite(db: Session) -> None:
            names = {"name": "http://a.example/x", "inviter": "b.example", "workspace": "c.example"}
            until = datetime.now(UTC) + timedelta(1)
            queue_mail(db, "invitation", "en", "d@example.com", datetime.now(UTC), until, url=own, **names)

        write(client, invite)
        send_mails(client)
        (mail,) = inbox.to("d@example.com")
        content = f"{mail['Subject']}\n{mail.get_content()}"
        assert [one for one in ("a.example", "b.example", "c.example") if one in content] == []
        assert own in content


@pytest.mark.parametrize(
    ("attempts", "minutes"), [(1, 0.5), (2, 1), (3, 2), (7, 32), (8, 60), (9, 60), (5000, 60)], ids=str
)
def test_the_wait_doubles_up_to_an_hour(attempts: int, minutes: float) -> None:
    channel = MailChannel(FolderTransport(Path()), timedelta(seconds=30))
    assert channel.retry_delay(attempts) == timedelta(minutes=minutes) <= channel.retry_max


def test_a_domain_in_any_script_is_written_as_mail_servers_know_it() -> None:
    now = datetime.now(UTC)
    mail = Mail("id", "ann@bücher.example", "Hi", "text", now)
    assert message_of(mail, SENDER)["To"] == "ann@xn--bcher-kva.example"


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("smtp://mail.example.com", SmtpServer("mail.example.com", 587, Encryption.STARTTLS, SENDER)),
        ("smtps://mail.example.com", SmtpServer("mail.example.com", 465, Encryption.TLS, SENDER)),
        ("smtp+plain://127.0.0.1:2525", SmtpServer("127.0.0.1", 2525, Encryption.NONE, SENDER)),
        ("smtp://ann:p%40ss@m.example:25", SmtpServer("m.example", 25, Encryption.STARTTLS, SENDER, "ann", "p@ss")),
    ],
)
def test_a_url_says_how_to_reach_the_mail_server(url: str, server: SmtpServer) -> None:
    assert read_settings({"BUDGET_SMTP_URL": url, "BUDGET_MAIL_FROM": SENDER}).mail == MailSettings(server)


@pytest.mark.parametrize("url", ["http://mail.example.com", "mail.example.com", "smtp://", "smtp://m:port"])
def test_a_url_of_no_mail_server_is_refused_with_an_example(url: str) -> None:
    with pytest.raises(ConfigError, match="smtp://user:password@mail"):
        read_settings({"BUDGET_SMTP_URL": url, "BUDGET_MAIL_FROM": SENDER})


def test_a_mail_server_needs_a_sender() -> None:
    with pytest.raises(ConfigError, match="BUDGET_MAIL_FROM"):
        read_settings({"BUDGET_SMTP_URL": "smtp://mail.example.com"})

"""A process that works, for tests to tell to stop or to kill.

`python -m tests.working FOLDER [DATABASE_URL [SMTP_PORT]]`: on PostgreSQL a worker; on SQLite, where there is none, the
server itself without its listening port.
"""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

from budget_api.app.worker import run_until_signal
from budget_api.config import Encryption, JobsSettings, MailSettings, ServerSettings, SmtpServer
from budget_api.server.factory import create_app
from tests.mail import HOST, SENDER
from tests.push import LOCAL_PUSH
from tests.servers import server_settings

AT_WORK = "the worker is at work"


def settings_of(folder: Path, url: str | None, smtp_port: int | None = None) -> ServerSettings:
    """Return the settings of the worker, and of servers beside it."""
    smtp = SmtpServer(HOST, smtp_port, Encryption.NONE, SENDER) if smtp_port else None
    jobs, mail = JobsSettings(has_workers=url is not None), MailSettings(smtp, retry_seconds=1)
    return server_settings(folder, database_url=url, mail=mail, push=LOCAL_PUSH, jobs=jobs)


def start_working(folder: Path, url: str | None, smtp_port: int | None = None) -> "subprocess.Popen[str]":
    """A new process, whose log is read from its stderr."""
    arguments = [str(part) for part in (folder, url or "", smtp_port or "")]
    return subprocess.Popen([sys.executable, "-m", "tests.working", *arguments], stderr=subprocess.PIPE, text=True)


def wait_for_line(process: "subprocess.Popen[str]", text: str) -> list[str]:
    """The lines of its log up to one that holds a text."""
    lines: list[str] = []
    for line in process.stderr or ():
        lines.append(line.rstrip())
        if text in line:
            return lines
    raise AssertionError(lines)


async def _serve(settings: ServerSettings) -> None:
    async with create_app(settings).lifespan():
        logging.getLogger("budget_api").info(AT_WORK)
        await asyncio.Event().wait()


def main(folder: str, url: str = "", smtp_port: str = "") -> None:
    """Work until told to stop, or killed."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    logging.getLogger("budget_api").setLevel(logging.INFO)
    settings = settings_of(Path(folder), url or None, int(smtp_port) if smtp_port else None)
    asyncio.run(run_until_signal(settings) if url else _serve(settings))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Mail, and its form on the wire."""

from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

NAME = "Budget"


@dataclass(frozen=True, slots=True)
class Mail:
    """Mail to one recipient. `id` is the same at every attempt."""

    id: str
    recipient: str
    subject: str
    body: str
    created_at: datetime


def message_of(mail: Mail, sender: str) -> EmailMessage:
    """Return the message.

    Its id is the mail's, so that a mail that came twice is recognized.
    """
    sender_domain = sender.rpartition("@")[2]
    local, _, domain = mail.recipient.rpartition("@")
    message = EmailMessage(SMTP)
    message["From"] = Address(NAME, addr_spec=sender)
    message["To"] = Address(username=local, domain=domain.encode("idna").decode())
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(mail.created_at)
    message["Message-ID"] = f"<{mail.id}@{sender_domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.body + "\n")
    return message

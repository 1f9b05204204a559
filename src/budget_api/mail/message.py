"""A mail in the form that servers exchange."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from budget_api.mail.outbox import Mail

NAME = "Budget"


def message_of(mail: Mail, recipient: str, sender: str) -> EmailMessage:
    """Return the message; its id is the mail's, by which a mail that came twice is known."""
    own_domain = sender.rpartition("@")[2]
    local, _, domain = recipient.rpartition("@")
    message = EmailMessage(SMTP)
    message["From"] = Address(NAME, addr_spec=sender)
    message["To"] = Address(username=local, domain=domain.encode("idna").decode())
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(mail.created_at)
    message["Message-ID"] = f"<{mail.id}@{own_domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.body + "\n")
    return message

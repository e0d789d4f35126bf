"""Sending: one mail is handed over to the mail server. It takes a while: not for the event loop."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from aquelarre.server.mail.account import Account

PATIENCE = 10.0  # seconds for each thing that the server answers


class Later(Exception):
    """The server is away, or does not want it now."""


class NoSuchBox(Exception):
    """Nobody reads what is sent there."""


class Refused(Exception):
    """The server does not want mails of ours: its host should know."""


def send(account: Account, letter: EmailMessage) -> None:
    """The server has taken it, or one of the above says why not."""
    try:
        with _connected(account) as server:
            server.send_message(letter)
    except smtplib.SMTPRecipientsRefused as problem:
        codes = [code for code, _ in problem.recipients.values()]
        raise (NoSuchBox if all(code >= 500 for code in codes) else Later) from problem
    except (smtplib.SMTPAuthenticationError, smtplib.SMTPNotSupportedError) as problem:
        raise Refused(type(problem).__name__) from problem
    except ssl.SSLError as problem:
        raise Refused("TLS") from problem
    except smtplib.SMTPResponseException as problem:
        if problem.smtp_code >= 500:
            raise Refused(str(problem.smtp_code)) from problem
        raise Later from problem
    except (smtplib.SMTPException, OSError) as problem:
        raise Later from problem


def _connected(account: Account) -> smtplib.SMTP:
    """A password goes over a line that nobody else can read, or not at all."""
    context = ssl.create_default_context()
    if account.tls:
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            account.host, account.port, timeout=PATIENCE, context=context
        )
    else:
        server = smtplib.SMTP(account.host, account.port, timeout=PATIENCE)
    try:
        if not account.tls:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif account.user and not account.here:
                raise smtplib.SMTPNotSupportedError("no TLS")
        if account.user:
            server.login(account.user, account.password)
    except BaseException:
        server.close()
        raise
    return server

"""Letters: what stands in a mail. All of it stands in everybody's log, and never a card."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid

from aquelarre.kernel.catalog import find
from aquelarre.server.push.sealing import Message, sentences
from aquelarre.server.records import Mailbox
from aquelarre.words import Words


def call(sender: str, to: Mailbox, message: Message) -> EmailMessage:
    """What somebody would be told by their browser, with the way to the table and out of here."""
    words = Words(to.lang, find(message.game), players=message.players)
    title = words.say("game-title")
    told = sentences(words, message)
    link = f"{to.site}/t/{message.table}"
    out = f"{to.site}/devices#stop={to.stop}"
    text = "\n\n".join([" ".join(told), link, "-- \n" + words.say("mail-why", link=out)])
    letter = _letter(sender, to.address, f"{title}: {told[0]}", text)
    letter["List-Unsubscribe"] = f"<{to.site}/api/mail/stop/{to.stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def confirmation(sender: str, to: Mailbox, code: str) -> EmailMessage:
    """The first mail, and the only one before its link was followed."""
    words = Words(to.lang)
    link = f"{to.site}/devices#mail={code}"
    text = words.say("mail-confirm", link=link)
    return _letter(sender, to.address, words.say("mail-confirm-subject"), text)


def _letter(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage()
    letter["From"] = f"Aquelarre <{sender}>"
    letter["To"] = to
    letter["Subject"] = " ".join(subject.split())
    letter["Date"] = format_datetime(localtime())
    letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text + "\n")
    return letter

"""Mail: people who want it get a mail where others are called by their browser.

`account` is how the host of the server sends mails, `letters` what stands in them, `sending` brings
them to the mail server, `post` knows who gets one and when, `api` is for pages.
"""

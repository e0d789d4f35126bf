"""The table in the browser: a server for people, bots and watchers."""

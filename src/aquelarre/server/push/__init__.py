"""Push: people whose page is closed are called to their table through their browser's own service.

`keys` and `sealing` make a message that only that browser can read, `sending` brings it there and
nowhere else, `calling` knows when a table has something to say, `office` puts all that together.
"""

"""Moving: all tables go from a file into a database, or back.

The source is read as it is at one moment and never written to. The target must be new or empty, and
bears a mark until everything in it has been compared with the source, table by table: a server
refuses what bears the mark, and a move that was broken off is done again from the beginning.
"""

from aquelarre.server.store.moving.move import Moved, move

__all__ = ["Moved", "move"]

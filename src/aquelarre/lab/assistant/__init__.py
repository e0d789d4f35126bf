"""An assistant at the table: the tools with which a language model plays, and the server that
offers them to it (`aquelarre mcp`)."""

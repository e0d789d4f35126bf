"""Many servers that share one database: whose each table is, and how visitors of all servers come
to it (docs/MANY-SERVERS.md)."""

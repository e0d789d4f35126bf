"""Records: many games among bots as data, decision by decision (docs/RECORDS.md)."""

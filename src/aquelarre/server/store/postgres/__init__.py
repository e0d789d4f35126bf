"""The store in a database of PostgreSQL: what is peculiar to it. Everything that is asked and
written is the same as in a file (`changes`, `tables`, `registers`…), put into its words by
`dialect`."""

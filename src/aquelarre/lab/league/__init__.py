"""The league: bots against each other at many tables, rated, with every game kept."""

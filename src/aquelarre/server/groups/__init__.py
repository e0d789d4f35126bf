"""Groups: a family or a club, by a link. Who belongs to it, its tables and what came of them, its
ratings, and what it plays for."""

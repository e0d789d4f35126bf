"""Review: a finished game, looked at again with what each seat knew then (docs/REVIEWS.md).

`comparing.py` answers side by side, `judge.py` how good one was, `playing_on.py` what comes of one
to the end, `luck.py` what chance gave against what was to be expected, `beliefs.py` whom a seat
took for what, `looking.py` one decision by its window alone, `reviewing.py` the whole of it as
plain data.
"""

from aquelarre.review.judge import VERDICTS, Judged, judge
from aquelarre.review.reviewing import EDITION, Piece, Review, decisions, joined, review

__all__ = [
    "EDITION",
    "VERDICTS",
    "Judged",
    "Piece",
    "Review",
    "decisions",
    "joined",
    "judge",
    "review",
]

"""Progress: how far a learner has come, as it is kept with the table."""

from __future__ import annotations

from msgspec import Struct


class Progress(Struct):
    """The steps that are behind the learner, and the number of the question that was open then: an
    answer that is taken back takes them back, too."""

    passed: dict[str, int] = {}
    strayed: int = -1  # the question at which the script ended, if it did early
    quiet: bool = False  # the learner plays on without the teacher
    late: str = ""  # the last step that was said without its scene

    def copy(self) -> Progress:
        return Progress(dict(self.passed), self.strayed, self.quiet, self.late)

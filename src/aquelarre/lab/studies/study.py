"""Study: a plan, and what was found at its tables so far."""

from __future__ import annotations

from aquelarre.bots.faults import Faults
from aquelarre.lab.studies.findings import Findings
from aquelarre.lab.studies.plan import Plan
from aquelarre.lab.studies.playing import Outcome


class Study:
    """The games of a plan, counted table by table."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.findings = [Findings(x, plan.found(x), plan.measures) for x in plan.tables]

    @property
    def games(self) -> int:
        return sum(each.games for each in self.findings)

    def add(self, played: Outcome) -> None:
        self.findings[played.table].add(played)

    def going_on(self) -> list[int]:
        """The tables that are to be played on: whose intervals are not narrow enough yet."""
        stop = self.plan.stop
        if stop is None:
            return list(range(len(self.findings)))
        return [at for at, each in enumerate(self.findings) if not each.narrow(stop.widths)]

    def faults(self) -> Faults:
        """What engines did wrong in all games, each kind of it once."""
        found = Faults()
        for each in self.findings:
            found.add(each.faults)
        return found

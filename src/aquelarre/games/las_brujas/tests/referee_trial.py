"""The referee's trial: who votes, what every vote is worth, the tie, the verdict, and what follows.
See referee.py. [BRU-17 … BRU-25, BRU-29, BRU-33]"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import TRIALS
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.tests.referee import Following, alive, sizes, whole_events
from aquelarre.games.las_brujas.tests.referee_facts import Trial

GUILTY, INNOCENT, ABSTAIN = "guilty", "innocent", "abstain"
BALLOTS = (GUILTY, INNOCENT, ABSTAIN, GUILTY, INNOCENT)  # the last two: of a double trial
SIDES = ("for", "against")
CARD_VOTES = {"D1": 1, "D2": -1, "D3": -1}  # for the accused
LAST_WEEK_OF_COUNTERS = 39
AFTER_A_DEATH = ("rewarded", "punished", "unpaid", "turn_cut")


class Referee(Following):
    """Follows whole games."""

    def __init__(self, s: Village, settings: dict[str, int]) -> None:
        super().__init__(s.n, settings, s.box)
        self.s = s
        self.trial: Trial | None = None
        self.settled = True  # was the accuser paid or punished, if that was due?

    # -- following -------------------------------------------------------------------------

    def follow(self) -> None:
        """Hear what was told since the last time, and compare."""
        for told in whole_events(self.s):
            hear = getattr(self, f"on_{told.key}", None)
            if hear is not None:
                hear(**told.values)
            if told.key in AFTER_A_DEATH:  # the game is not decided [BRU-06]
                assert self.winner(self.s.side) is None
        step = self.s.open_question()
        key = step.key if step else ""
        if self.s.nature_asked or self.s.first < 0:
            return
        if self.dry:  # we cannot know how many of the cards of a refill there were
            self.hand, self.dry = sizes(self.s), False
        assert self.hand == sizes(self.s), key
        assert self.living == alive(self.s)
        assert self.influential == (self.s.influential if self.s.influential >= 0 else None)
        if key != "drop":
            self.check_limits()
        for seat in self.living:
            assert self.reputation(seat) == self.s.reputation[seat]
        if key in ("act", "haunt", ""):
            self._at_rest()

    def _at_rest(self) -> None:
        """Between trials: nobody is owed a card or a penalty, and the game is over in time."""
        assert not +self.owed or self.s.over
        assert self.settled or self.s.over
        self.trial = None
        won = self.winner(self.s.side)
        if self.week == 52 and self.s.over and won is None:
            assert self.settings["limit"]
            assert self.s.winner == -1
        else:
            assert self.s.over == (won is not None)
            assert won is None or self.s.winner == won

    # -- the trial begins ------------------------------------------------------------------

    def on_accused(self, accuser: int, accused: int, card: int) -> None:
        assert {accuser, accused} <= self.living
        assert accuser != accused
        if TRIALS >> card & 1:
            assert accuser == self.active
            assert not self.truce
            assert not self.bears(accuser, "U04")
            self._named_by(self.rows[card]["target"], accused)
            self.hand[accuser] -= 1
        self.trial = Trial(accuser, accused, card, self.rows[card])

    def _named_by(self, target: str, accused: int) -> None:
        if target == "ill_repute":
            assert self.reputation(accused) <= -1
        if target in ("woman", "man"):
            assert self.sex(accused) == ("M" if target == "woman" else "H")
        if target == "influential":
            assert accused == self.influential

    def on_accused_alone(self, accused: int, card: int) -> None:
        assert accused in self.living
        self.trial = Trial(None, accused, card, self.rows[card])

    def on_asylum(self, accused: int) -> None:
        assert self.who[accused] == "P24"
        self.trial = None

    # -- cards -----------------------------------------------------------------------------

    def on_floor_open(self, accused: int) -> None:
        assert self.trial
        self.trial.open = True

    def _spread(self, seat: int, receiver: int, card: int, total: int) -> None:
        good = self.rows[card]["man"] > 0
        assert good or (seat != receiver and not self.bears(seat, "U03"))
        assert seat in self.living
        trial = self.trial
        if trial:
            assert trial.open
            assert receiver == trial.accused
            assert "summary" not in trial.special
            assert "mute_accused" not in trial.special or seat != trial.accused
        else:
            self._spread_in_turn(seat, receiver, good)
        self.hand[seat] -= 1
        self.lay(receiver, card, total)

    def _spread_in_turn(self, seat: int, receiver: int, good: bool) -> None:
        """One of each kind; minstrel and pious neighbour one more. [BRU-09, P10, P13]"""
        assert seat == self.active
        done = self.spread_good if good else self.spread_bad
        if done:
            assert len(done) == 1
            assert self.who[seat] == ("P10" if good else "P13")
            assert receiver not in (seat, *done)
        done.append(receiver)

    def on_spread_good(self, seat: int, receiver: int, card: int, total: int) -> None:
        self._spread(seat, receiver, card, total)

    def on_spread_bad(self, seat: int, receiver: int, card: int, total: int) -> None:
        self._spread(seat, receiver, card, total)

    def on_pleaded(self, seat: int, card: int) -> None:
        trial, kind = self.trial, self.face[card]
        assert trial
        assert "summary" not in trial.special
        assert (seat in self.living) == (kind != "U14")
        assert trial.open == (kind != "D6")
        assert kind != "D3" or self.reputation(trial.accused) < 0
        self.hand[seat] -= 1
        votes = CARD_VOTES.get(kind, 0) * self.rows[card].get("votes", 0)
        trial.votes.append((kind, votes))
        trial.confessed += kind == "D5"
        trial.revotes += kind == "D6"
        assert trial.revotes <= 1
        if kind == "U14":
            trial.voices.add(seat)

    def on_bribed(self, seat: int, card: int, victim: int) -> None:
        assert self.trial
        assert self.trial.open
        assert victim in self._voters()
        self.hand[seat] -= 1
        self.trial.bribed.append(victim)

    def on_witnessed(self, seat: int, card: int, cause: int) -> None:
        assert self.trial
        assert seat not in self.living
        self.hand[seat] -= 1
        votes = self.rows[card]["votes"]
        self.trial.votes.append(("U15", votes if SIDES[cause] == "for" else -votes))

    def on_favoured(self, seat: int, cause: int) -> None:
        assert self.trial
        assert self.who[seat] == "P16"
        assert seat != self.trial.accused
        self.trial.votes.append(("P16", 1 if SIDES[cause] == "for" else -1))

    def on_annulled(self, seat: int, card: int, rumour: int) -> None:
        """The wind takes back the last card. [U17]"""
        trial, kind = self.trial, self.face[rumour]
        assert trial
        self.hand[seat] -= 1
        if kind == "D4":
            trial.bribed.pop()
            return
        last = [name for name, _ in trial.votes if name != "P16"][-1]
        assert last == kind
        place = max(at for at, (name, _) in enumerate(trial.votes) if name == kind)
        del trial.votes[place]
        trial.confessed -= kind == "D5"
        trial.revotes -= kind == "D6"

    def on_countered(self, seat: int, card: int) -> None:
        trial, kind = self.trial, self.face[card]
        assert trial
        assert not self.settings["limit"] or self.week <= LAST_WEEK_OF_COUNTERS
        self.hand[seat] -= 1
        allowed = {
            "C1": self.reputation(trial.accused) >= 0,
            "C2": seat == trial.accused,
            "C3": seat == self.influential != trial.accused,
            "C4": seat == trial.accused and trial.accuser is not None,
            "C5": trial.by_card,
            "C6": self.hand[trial.accused] >= 2,
            "U16": self.n - len(self.living) >= 2,
        }
        assert allowed[kind]
        assert (seat in self.living) == (kind != "U16")
        self.trial = None

    def on_card_returns(self, seat: int, card: int) -> None:
        assert seat == self.active
        self.hand[seat] += 1

    # -- the vote --------------------------------------------------------------------------

    def _double(self) -> bool:
        return bool(self.settings["double_trial"] and self.trial and self.trial.accuser is not None)

    def _voters(self) -> set[int]:
        assert self.trial
        living = self.living if self._double() else self.living - {self.trial.accused}
        return living | self.trial.voices

    def on_vote_begins(self, accused: int) -> None:
        assert self.trial
        self.trial.open = False
        self.trial.ballots = {}
        self.trial.to_burn = None

    def on_voted(self, seat: int, ballot: int, votes: int, reason: int) -> None:
        assert self.trial
        assert seat not in self.trial.ballots
        assert ballot == 2 or (ballot > 2) == self._double()
        self.trial.ballots[seat] = BALLOTS[ballot]
        assert votes == self._weight(seat)

    def on_voted_possessed(
        self, spectre: int, seat: int, ballot: int, votes: int, reason: int
    ) -> None:
        assert (spectre, seat) == self.possession
        self.on_voted(seat, ballot, votes, reason)

    def _weight(self, seat: int) -> int:
        """[P09, P14, D4, A8]"""
        trial = self.trial
        assert trial
        ballot = trial.ballots.get(seat, ABSTAIN)
        if ballot == ABSTAIN or seat in trial.bribed:
            return 0
        if seat in self.living and self.who[seat] == "P09" and ballot == GUILTY:
            return 2
        woman = self.sex(trial.accused) == "M" and seat != trial.accused
        midwife = seat in self.living and self.who[seat] == "P14"
        return 2 if midwife and woman and ballot == INNOCENT else 1

    def _count(self) -> tuple[int, int]:
        """For and against the accused; in a double trial against accuser and accused. [BRU-22]"""
        trial = self.trial
        assert trial
        yes = sum(self._weight(x) for x, ballot in trial.ballots.items() if ballot == INNOCENT)
        no = sum(self._weight(x) for x, ballot in trial.ballots.items() if ballot == GUILTY)
        yes += sum(votes for _, votes in trial.votes if votes > 0)
        no -= sum(votes for _, votes in trial.votes if votes < 0)
        if "by_water" in trial.special:
            return yes, no
        good_name = self.reputation(trial.accused)
        if trial.confessed:
            good_name = min(0, good_name)
        if self._double() and trial.accuser is not None:
            return yes - self.reputation(trial.accuser), no - good_name
        return yes + max(0, good_name), no - min(0, good_name)

    def on_counted(self, yes: int, no: int) -> None:
        trial = self.trial
        assert trial
        assert trial.ballots.keys() == self._voters()
        assert (yes, no) == self._count()
        trial.dice = False
        if yes == no:
            trial.expected = self._breaks_tie(trial)
        else:
            trial.expected = self._burns(trial, guilty=no > yes)

    def on_counted_double(self, accused: int, no: int, accuser: int, yes: int) -> None:
        assert self._double()
        self.on_counted(yes, no)

    def _burns(self, trial: Trial, *, guilty: bool) -> int | None:
        if guilty:
            return trial.accused
        return trial.accuser if self._double() else None

    def _breaks_tie(self, trial: Trial) -> int | None:
        """The inquisitor, the influential citizen, or dice. [BRU-23, S12, J9, A6]"""
        if self.inquisitor:
            return trial.accused
        citizen = self.influential
        if "mighty" not in trial.special and citizen is not None and self._weight(citizen):
            return self._burns(trial, guilty=trial.ballots[citizen] == GUILTY)
        trial.dice = True
        self.rolls = {}
        return None

    def on_decides(self, seat: int, ballot: int) -> None:
        trial = self.trial
        assert trial
        assert trial.dice
        assert self.rolls.keys() == {trial.accused, trial.accuser}
        assert seat == self.highest_roller()
        trial.expected = self._burns(trial, guilty=BALLOTS[ballot] == GUILTY)

    def on_alone_saved(self, accused: int, die: int) -> None:
        assert self.trial
        assert self.trial.dice
        assert die == self.rolls[accused] >= 4

    def on_alone_lost(self, accused: int, die: int) -> None:
        assert self.trial
        assert self.trial.dice
        assert die == self.rolls[accused] < 4
        self.trial.expected = accused

    def on_found_guilty(self, victim: int) -> None:
        assert self.trial
        assert self.trial.expected == victim
        self.trial.to_burn = victim

    def on_found_innocent(self, accused: int) -> None:
        assert self.trial
        assert self.trial.expected is None

    def on_healed(self, seat: int, victim: int, die: int) -> None:
        assert self.trial
        assert self.who[seat] == "P15"
        assert victim == self.trial.to_burn != seat
        assert die >= 5
        self.trial = None

    # -- death, reward, penalty ------------------------------------------------------------

    def on_acquitted(self, accused: int) -> None:
        assert self.trial
        assert self.trial.to_burn is None
        self.trial = None

    def on_burnt(self, victim: int, side: int) -> None:
        trial = self.trial
        assert trial
        assert trial.to_burn == victim
        assert side == self.s.side[victim]
        self.living.remove(victim)
        self.curfew.discard(victim)
        if self.influential == victim:
            self.influential = None
        due = trial.accuser not in (None, victim) and "unpaid" not in trial.special
        keeper = trial.accuser is not None and self.who[trial.accuser] == "P03"
        self.settled = not due or (side == 1 and keeper)

    def on_hand_lost(self, victim: int, count: int) -> None:
        """Hand, rumours and doll go; three afterlife cards come. [BRU-25, A16]"""
        assert count == self.hand[victim]
        self.rumours[victim] = []
        if self.doll == victim:
            self.doll = None
        self.owed[victim] = 3
        if self.settled and self.trial and self.trial.accuser in (None, victim):
            self.trial = None

    def on_rewarded(self, accuser: int, count: int) -> None:
        trial = self.trial
        assert trial
        assert trial.to_burn is not None
        assert trial.accuser == accuser
        assert self.s.side[trial.to_burn] == 0
        assert count == (4 if "mighty" in trial.special else 3)
        self.owed[accuser] += count
        self.settled, self.trial = True, None

    def on_punished(self, accuser: int, count: int) -> None:
        trial = self.trial
        assert trial
        assert trial.to_burn is not None
        assert trial.accuser == accuser
        assert self.s.side[trial.to_burn] == 1
        kept = 2 if self.who[accuser] == "P03" else 0
        assert count == self.hand[accuser] - kept
        self.settled, self.trial = True, None

    def on_unpaid(self, accuser: int) -> None:
        assert self.trial
        assert "unpaid" in self.trial.special
        self.trial = None

"""The check itself: it notices when something is lost, doubled, or stale."""

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.tables import table
from toque.core.kernel import record

SCENE = """
    +.AAA.BB..
    ...a..b...
    ...a......
"""
BREAKS = {
    "a card is lost": lambda s: s.deck.__setitem__(3, int(s.deck[3]) - 1),
    "a card is there twice": lambda s: s.discards.__setitem__(3, 1),
    "a hand does not add up": lambda s: s.hand_size.__setitem__(0, 5),
    "a hidden card is not in the hand": lambda s: s.card.__setitem__((0, 0), 7),
    "an objective is in two places": lambda s: setattr(s, "common", int(s.objective_deck) & -int(s.objective_deck)),
    "a pigeon card is lost": lambda s: s.pigeon_deck.__setitem__(0, 3),
    "a pigeon card that acts at once is kept": lambda s: s.kept.__setitem__((0, 0), 1),
    "a restaurant is lost": lambda s: s.supply.__setitem__(0, 3),
    "two buildings stand on one lot": lambda s: s.lot.__setitem__(2, int(s.lot[1]) + 1),
    "a lot is not free": lambda s: s.free_lots.__setitem__(0, 0),
    "a terrace has no restaurant beside it": lambda s: s.terrace.__setitem__(190, 1),
    "a terrace is not counted": lambda s: s.open.__setitem__(1, 1),
    "a spot is offered to the wrong restaurant": lambda s: s.builder.__setitem__(22, 2),
    "a spot is missing": lambda s: s.builder.__setitem__(22, 0),
    "the frontier is stale": lambda s: s.frontier.__setitem__((0, 1), 0),
    "the ways are stale": lambda s: s.ways.__setitem__(1, 3),
    "a shape is claimed": lambda s: s.shapes.__setitem__(1, 1),
    "a quarter is miscounted": lambda s: s.quarter.__setitem__((0, 0), 1),
    "an element is miscounted": lambda s: s.around.__setitem__((0, 0), 1),
    "a tile is missing": lambda s: s.taken.__setitem__((0, 1), 1),
    "a budget is left over": lambda s: setattr(s, "budget", 2),
    "a payment is left over": lambda s: s.paid.__setitem__(0, 3),
    "nobody is to decide": lambda s: setattr(s, "actors", 0),
}


@pytest.mark.parametrize("what", BREAKS)
def test_the_check_notices_that(what):
    s = record.to_plain(
        record.to_native(table(SCENE, {"A": "0 creperie", "B": "1 friterie"}, players=4, hands={0: "coin meat"}))
    )
    check(s)
    BREAKS[what](s)

    with pytest.raises(AssertionError):
        check(s)

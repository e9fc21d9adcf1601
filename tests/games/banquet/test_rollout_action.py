"""What comes to a player's mind first."""

from tests.games.banquet.tables import card, play, table
from toque.core.kernel.playout import NO_ACTION
from toque.core.kernel.rng import generator
from toque.games.banquet import GAME
from toque.games.banquet.words.actions import Announce, Discard, Place, Validate

HAND = {0: "ssf cfb tsb"}


def urges(s, times=20):
    """Everything that comes to mind first, now and then."""
    found = {int(GAME.rollout_action(s, 0, generator("urge", turn))) for turn in range(times)}
    return {None if number == NO_ACTION else GAME.decode_action(number) for number in found}


def test_the_last_piece_of_a_menu_is_put_down_on_either_end():
    s = table("E4=s E5=s", hands=HAND)

    assert urges(s) == {Place("fruit_salad", "E3"), Place("fruit_salad", "E6")}


def test_the_most_crowns_come_to_mind_first():
    s = table("E4=s E5=s C3=c C4=f", hands=HAND)

    assert {type(each) for each in urges(s)} == {Place}
    assert {each.piece for each in urges(s)} == {"burger"}


def test_a_toque_that_is_no_longer_there_is_not_thought_of():
    with_one = table("E4=s E5=b", hands=HAND)
    without = table("E4=s E5=b A2=0 B1=0", hands=HAND)

    assert {each.piece for each in urges(with_one)} == {"toque"}
    assert urges(without) == {None}


def test_a_known_order_is_announced_and_rather_one_that_completes_a_menu():
    alone = table("A2=c A1=S", hands={0: "ssf cfb tfb"})
    completing = table("A2=s A3=f A1=S B5=c A4=B C6=s", hands={0: "ssf cfb tfb"})

    assert urges(alone) == {Announce("salad", "A1")}
    assert urges(completing) == {Announce("salad", "A1")}


def test_an_order_that_counts_more_comes_to_mind_before_a_small_menu():
    """B24: the third kind of dish brings two points, one more than the menu."""
    s = table("E4=s E5=s A2=c A1=B", hands=HAND, kept={0: "sc"}, all_you_can_eat=True)

    assert urges(s) == {Announce("burger", "A1")}


def test_a_completed_menu_is_validated_and_none_is_given_up_in_haste():
    s = table("E3=s E4=s", hands=HAND)
    play(s, 0, Place("fruit_salad", "E5"))
    assert urges(s) == {Validate(card("ssf"))}

    s = table("E3=s E4=s", hands=HAND)
    play(s, 0, Place("burger", "E5"))
    assert urges(s) == {None}
    assert any(isinstance(GAME.decode_action(each), Discard) for each in GAME.legal_actions(s, 0))

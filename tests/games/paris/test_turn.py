"""The order of a turn: P11, P12."""

from tests.games.paris.tables import legal_words, phase_of, play, play_all, table, why_not
from toque.games.paris.words.actions import (
    Coin,
    Complete,
    CompleteSecond,
    Draw,
    DrawObjective,
    EndTurn,
    Intrude,
    Keep,
    Open,
    Share,
    Site,
    Stop,
    Take,
    Terrace,
    TwoCoins,
)

FRITERIE = """
    +AA...
    ......
    ......
"""


def test_a_turn_begins_with_a_card():
    """P11: nothing else comes first."""
    s = table(FRITERIE, {"A": "0 friterie"}, players=4, phase="draw", hands={0: "potatoes*2 coin"})

    assert {type(action) for action in legal_words(s, 0)} == {Take, Draw}
    for action in (Open("friterie"), Terrace("B2"), Stop(), EndTurn(), Complete("nine_east")):
        assert why_not(s, 0, action) == "P11"
    assert why_not(s, 0, Coin()) == "P23"

    play(s, 0, Draw())
    assert (phase_of(s), int(s.actions_left), int(s.seat)) == ("action", 2, 0)


def test_two_actions_follow_and_then_the_next_player():
    """P11: the same action may be taken twice."""
    s = table(hands={0: "potatoes*2"})

    play(s, 0, Draw())
    assert (int(s.seat), int(s.actions_left)) == (0, 1)
    play(s, 0, Draw())
    assert (int(s.seat), phase_of(s)) == (1, "draw")


def test_two_restaurants_can_be_opened_in_one_turn():
    """P11."""
    s = table(hands={0: "potatoes*4"})

    play_all(s, Open("friterie"), Site("north", 4), Open("friterie"), Site("north", 8))

    assert int(s.opened) == 2
    assert int(s.seat) == 1


def test_terraces_are_built_once_a_turn():
    """P11."""
    s = table(
        FRITERIE, {"A": "0 friterie"}, players=4, income={0: 3}, hands={0: "coin"}, pigeons={0: "two_coins intrude"}
    )
    play_all(s, Terrace("B2"), Stop())

    assert int(s.actions_left) == 1
    assert legal_words(s, 0, Terrace) == []
    for action in (Terrace("B3"), Coin(), TwoCoins(), Intrude(1)):
        assert why_not(s, 0, action) == "P11"


def test_both_actions_must_be_taken():
    """P11: a draw is always possible, ending the turn early is not."""
    s = table(pigeons={0: "objective"})

    assert why_not(s, 0, EndTurn()) == "P11"
    assert Draw() in legal_words(s, 0)
    play(s, 0, Draw())
    assert why_not(s, 0, EndTurn()) == "P11"


def test_a_pigeon_card_is_not_an_action():
    """P12."""
    s = table(pigeons={0: "objective"})

    play_all(s, DrawObjective(), Share())

    assert (int(s.actions_left), phase_of(s)) == (2, "action")


def test_a_pigeon_card_is_used_once():
    """P12."""
    s = table(pigeons={0: "objective"})
    play_all(s, DrawObjective(), Keep())

    assert why_not(s, 0, DrawObjective()) == "P37"
    assert int(s.pigeons[0]) == 1


def pigeon_table(deck):
    """4 players: a friterie in front of the pigeon on D4 once it has grown there."""
    return table(
        """
        +.AA..
        ..aa..
        ...a..
        ......
        """,
        {"A": "0 friterie"},
        players=4,
        income={0: 9},
        hands={0: "potatoes"},
        pigeon_deck=deck,
        objectives={0: "nine_west"},
    )


def test_a_kept_pigeon_card_waits_for_the_owners_next_turn():
    """P12: all four kinds."""
    s = pigeon_table("two_coins")
    play(s, 0, Terrace("D4"))
    assert why_not(s, 0, TwoCoins()) == "P12"

    s = pigeon_table("intrude")
    play(s, 0, Terrace("D4"))
    assert why_not(s, 0, Intrude(1)) == "P12"

    s = pigeon_table("objective")
    play_all(s, Terrace("D4"), Stop())
    assert why_not(s, 0, DrawObjective()) == "P37"

    s = pigeon_table("one_less")
    play_all(s, Terrace("D4"), Stop())
    assert why_not(s, 0, Open("friterie")) == "P18"


def test_a_kept_pigeon_card_can_be_used_in_the_next_turn():
    """P12."""
    s = pigeon_table("one_less")
    play_all(s, Terrace("D4"), Stop(), Draw())
    assert int(s.seat) == 1
    for _ in range(9):
        play(s, int(s.seat), Draw())
    assert int(s.seat) == 0
    play(s, 0, Draw())

    assert Open("friterie") in legal_words(s, 0)


def test_a_turn_waits_for_a_player_who_could_still_use_a_pigeon_card():
    """P12, P37: whatever kind it is, so that waiting tells nothing; one of this very turn is none."""
    for pigeon in ("objective", "one_less"):
        s = table(actions_left=1, pigeons={0: pigeon})
        play(s, 0, Draw())
        assert (phase_of(s), int(s.seat)) == ("end", 0)
        assert (DrawObjective() in legal_words(s, 0)) == (pigeon == "objective")
        play(s, 0, EndTurn())
        assert (phase_of(s), int(s.seat)) == ("draw", 1)

    s = pigeon_table("one_less")
    play_all(s, Terrace("D4"), Stop(), Draw())
    assert int(s.seat) == 1


def test_a_second_objective_needs_a_first():
    """P37, P11."""
    s = table(pigeons={0: "objective"}, common="nine_west nine_east")

    assert why_not(s, 0, CompleteSecond("nine_west")) == "P37"

"""The rulebook's own examples: I74 to I79."""

from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.core.kernel import events
from toque.games.italia.kernel import state


def test_federico_buys_pork_for_four_and_restocks_the_greengrocer():
    """I74."""
    table = Table(4)
    table.display("butcher", "pork", "veal", "beef", "ham", "ham", "ham")
    table.display("greengrocer", "tomato", "tomato", "mushroom", "truffle", "beans", "pepper")
    table.play(0, "buy", "pork")
    assert table.view(0).seats[0].coins == 21
    assert table.view(0).shops[0].display[0] is not None, "a new token takes its place"
    table.play(0, "restock", "greengrocer")

    assert int(table.s.actions_left) == 1
    assert sum(table.view(0).shops[1].bin.values()) == 6
    assert [token.id for token in table.view(0).seats[0].shelf] == ["pork"]


def federicos_kitchen():
    table = Table(2)
    table.shelf(0, "mushroom", "artichoke", "cheese", "veal")
    table.hand(0, "funghi_trifolati", "carciofi_ai_funghi", "arrosto_di_vitello")
    table.cook_now()
    return table


def test_of_three_recipes_two_can_be_made_not_all_three():
    """I75."""
    table = federicos_kitchen()
    assert table.can(0, "cook") == ["funghi_trifolati", "carciofi_ai_funghi", "arrosto_di_vitello"]
    table.play(0, "cook", "carciofi_ai_funghi")
    assert table.why_not(0, "cook", "funghi_trifolati") == "I15", "the mushroom is spent"
    happened = table.play(0, "cook", "arrosto_di_vitello")

    assert table.view(0).seats[0].shelf == []
    assert [event.first for event in of_kind(happened, state.POINTS_COUNTED)] == [10, 0]


def test_or_the_other_two_and_the_rest_stays_on_the_shelf():
    """I75."""
    table = federicos_kitchen()
    table.play(0, "cook", "funghi_trifolati")
    table.play(0, "cook", "arrosto_di_vitello")

    assert [token.id for token in table.view(0).seats[0].shelf] == ["artichoke", "cheese"]
    assert table.why_not(0, "cook", "carciofi_ai_funghi") == "I15"


def test_critics_scores_of_11_10_8_and_4():
    """I76."""
    table = Table(4)
    table.menu(0, "carciofi_ai_funghi", "arrosto_di_vitello", new=True)  # Federico: 6 + 4
    table.menu(1, "formaggio_con_pere_e_noci", "trofie_al_pesto", new=True)  # Silvia: 7 + 4
    table.menu(2, "tagliatelle_al_ragu", "panna_cotta", new=True)  # Giulio: 5 + 3
    table.menu(3, "prosciutto_e_fichi", new=True)  # Riccardo: 4
    before = int(table.s.event_count)
    table.cook_now()

    happened = events.since(table.s, before)
    assert [event.first for event in of_kind(happened, state.POINTS_COUNTED)] == [10, 11, 8, 4]
    assert [event.first for event in of_kind(happened, state.MARKER_MOVED)] == [2, 3, 1, 1]


def test_bids_of_12_5_1_and_0():
    """I77."""
    table = Table(4)
    table.pass_to(state.BID)
    for seat, coins in enumerate((12, 5, 1, 0)):
        happened = table.play(seat, "bid", coins)

    assert [event.second for event in of_kind(happened, state.BID_SHOWN)] == [12, 2, 0, 0]
    assert [int(coins) for coins in table.s.coins[:4]] == [13, 23, 25, 25]


def test_silvias_fish_dinner_of_21_wins_the_fish_token_but_no_specialty():
    """I78."""
    table = Table(2)
    table.season(4)
    silvia = ("carpaccio_di_pesce_spada", "risotto_ai_gamberi", "pesce_spada_alla_ghiotta", "sgroppino")
    table.menu(0, *silvia)
    table.menu(1, "catalana_di_astice", "linguine_all_astice", "filetto_di_vitello_al_pepe", "zabaione")  # Giulio
    before = int(table.s.event_count)
    table.cook_now()

    counted = [event.first for event in of_kind(events.since(table.s, before), state.POINTS_COUNTED)]
    mine = table.view(0).seats[0]
    assert counted[0] < counted[1]
    assert (mine.food_token, mine.specialty_token, mine.spoons) == ("fish", None, 0)
    assert counted[0] == 21


def test_marco_and_riccardo_play_cubes():
    """I79."""
    table = Table(2, advanced=True)
    table.menu(0, "formaggio_con_pere_e_noci", "trofie_al_pesto", new=True)  # Marco: 11
    table.menu(1, "carciofi_ai_funghi", "arrosto_di_vitello", new=True)  # Riccardo: 10
    table.rating(0, 12)
    table.cubes(0, 1)
    table.cubes(1, 3)
    table.cook_now()
    table.play(0, "pass")
    table.play(1, "play_cubes", 2)
    table.play(0, "play_cubes", 1)
    after_tie = table.copy()
    table.play(1, "play_cubes", 1)

    assert [seat.rating for seat in table.view(0).seats] == [16, 16], "12 + 2 spaces against 10 + 3"
    after_tie.play(1, "pass")
    assert [seat.rating for seat in after_tie.view(0).seats] == [18, 14], "the tie at 12 goes to the higher marker"

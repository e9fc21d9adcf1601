from tests.games.at_the_table import of_kind
from tests.games.italia.tables import Table
from toque.games.italia.kernel import state
from toque.games.italia.words.printed import printed


def seasons_of(table):
    """Play a whole game in which nobody does anything; what was asked, season by season."""
    asked = {}
    while table.actors:
        asked.setdefault(int(table.s.season) + 1, []).append((table.phase, tuple(table.actors)))
        table.do_nothing()
    return asked


def test_a_season_is_three_action_phases_then_the_critic_the_vip_and_income():
    """I5."""
    table = Table(2)
    table.pass_to(state.BID)
    table.play(0, "bid", 3)
    happened = table.play(1, "bid", 0)

    order = [event.kind for event in happened if event.kind in (state.VIP_WON, state.INCOME, state.SEASON_BEGAN)]
    assert order == [state.VIP_WON, state.INCOME, state.INCOME, state.SEASON_BEGAN]


def test_there_are_four_seasons_of_three_action_phases_each():
    """I5, I6."""
    asked = seasons_of(Table(2))

    assert list(asked) == [1, 2, 3, 4]
    for season in asked.values():
        assert [phase for phase, _ in season].count("action") == 3 * 2
        assert [phase for phase, _ in season].count("bid") == 2


def test_season_four_has_guide_vip_economy_prize_and_contest_but_no_income():
    """I5."""
    table = Table(2)
    table.menu(0, "funghi_trifolati", "pasta_e_fagioli", "bistecca_alla_fiorentina", "panna_cotta")
    table.pass_to(state.BID, season=4)
    assert int(table.s.spoons[0]) == 1, "the guide has been settled"
    table.play(0, "bid", 0)
    happened = table.play(1, "bid", 0)

    told = [event.kind for event in happened]
    wanted = [state.VIP_WON, state.COINS_SHOWN, state.ECONOMY_WON, state.ENTRY_SHOWN, state.SPOONS_WON, state.FINISHED]
    assert [kind for kind in dict.fromkeys(told) if kind in wanted] == wanted
    assert state.INCOME not in told


def test_each_player_in_turn_takes_up_to_two_actions():
    """I6."""
    table = Table(3)
    table.play(0, "draw", "primo")
    table.play(0, "keep", table.can(0, "keep")[0])
    assert table.actors == [0]
    table.play(0, "draw", "primo")
    table.play(0, "keep", table.can(0, "keep")[0])
    assert table.actors == [1]
    table.play(1, "pass")

    assert table.actors == [2]


def test_nobody_acts_out_of_turn_or_outside_an_action_phase():
    """I6, I5."""
    table = Table(2)

    assert table.why_not(1, "draw", "primo") == "I6"
    table.play(0, "draw", "primo")
    assert table.why_not(0, "draw", "primo") == "I6", "the first action is not over"
    table.play(0, "keep", table.can(0, "keep")[0])
    table.pass_to(state.BID)
    assert table.why_not(0, "draw", "primo") == "I5"


def test_the_same_action_may_be_taken_twice():
    """I6."""
    table = Table(2)
    table.display("butcher", "pork", "pork", "beef", "beef", "veal", "veal")
    table.play(0, "buy", "pork")
    table.play(0, "pass")
    table.play(0, "buy", "pork")

    assert [token.id for token in table.view(0).seats[0].shelf] == ["pork", "pork"]


def test_the_lowest_on_the_track_begins_the_next_season():
    """I7."""
    table = Table(4)
    for seat, value in enumerate((14, 16, 12, 16)):
        table.rating(seat, value)
    table.pass_to(state.ACTION, season=2)

    assert [int(seat) for seat in table.s.order[:4]] == [2, 3, 0, 1]


def test_of_several_lowest_the_winner_of_the_tie_begins():
    """I7, I34."""
    table = Table(3)
    table.menu(1, "funghi_trifolati")
    table.menu(2, "bruschetta_al_pomodoro")
    for seat in range(3):
        table.rating(seat, 30)  # at the top nobody moves any more
    table.pass_to(state.ACTION, season=2)

    assert [int(seat) for seat in table.s.order[:3]] == [1, 2, 0]


def test_nothing_is_thrown_away_between_seasons():
    """I8."""
    table = Table(2)
    table.menu(0, "funghi_trifolati")
    table.hand(0, "panna_cotta")
    table.shelf(0, "truffle", "veal")
    table.cellar(0, "barolo")
    before = table.view(0).seats[0]
    table.pass_to(state.ACTION, season=2)
    after = table.view(0).seats[0]

    assert (after.shelf, after.hand, after.cellar) == (before.shelf, before.hand, before.cellar)
    assert [dish.recipe.id for dish in after.menu["antipasto"]] == ["funghi_trifolati"]
    assert after.coins == 25 + 3 + 4


def test_income_events_are_told_to_all():
    """I20, I33."""
    table = Table(2)
    table.menu(0, "funghi_trifolati")
    table.pass_to(state.BID)
    table.play(0, "bid", 0)
    happened = table.play(1, "bid", 0)

    assert [(event.seat, event.first) for event in of_kind(happened, state.INCOME)] == [(0, 3), (1, 0)]
    assert all(event.is_visible_to(-1) for event in of_kind(happened, state.INCOME))


def test_a_view_tells_where_the_season_stands_in_its_printed_calendar():
    """I5."""
    table, stood = Table(2), []
    while table.actors:
        view = table.view(0)
        step = printed("en").calendar[view.season - 1][view.step]
        if (view.season, step) not in stood:
            stood.append((view.season, step))
        table.do_nothing()

    evenings = [(season, step) for season, step in stood if step != "actions"]
    assert stood[0] == (1, "actions")
    assert evenings == [(1, "vip"), (2, "vip"), (3, "vip"), (4, "vip")]
    assert table.view(0).step == len(printed("en").calendar[-1])


def test_the_printed_track_says_where_a_chef_rises():
    """I17."""
    track = dict(zip(printed("en").track, printed("en").chef_levels, strict=True))

    assert [track[value] for value in (10, 18, 20, 26, 30)] == [1, 1, 2, 2, 3]

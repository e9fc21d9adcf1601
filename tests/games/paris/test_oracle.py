"""The kernel against plain sets of cells, on thousands of random positions."""

from collections import Counter

import pytest

from tests.games.paris.conservation import plain
from tests.games.paris.oracle import Board, has_shape, rows
from tests.games.paris.tables import name_of, table, terrace_cells
from toque.core.kernel import record, rng
from toque.games.paris import GAME
from toque.games.paris.kernel import numbers, state
from toque.games.paris.kernel.components import INTRUDE
from toque.games.paris.kernel.rules.objectives import meets
from toque.games.paris.words.options import Options

TABLES = [(2, "square"), (2, "two_player_side"), (3, "square"), (4, "square")]
BUILDING = {state.ACTION, state.PREPARE, state.BUILD, state.FREE}
COSTS = [[int(row["cost"]) for row in rows("terraces.csv") if row["category"] == str(c)] for c in (1, 2, 3, 4)]


def positions(players, board, seed):
    """All positions of a random game."""
    generator = rng.generator("oracle", players, board, seed)
    s = GAME.new_state(generator, players, Options(board=board))
    while GAME.actors(s):
        yield s
        seat = GAME.actors(s)[0]
        actions = GAME.legal_actions(s, seat)
        GAME.apply(s, generator, seat, actions[int(rng.roll(generator, len(actions)))])


def expected_cells(s, seat):
    """Where the rulebook lets a seat place a terrace, by the oracle."""
    if int(s.phase) == state.ACTION and int(s.built):
        return set()
    s = plain(s)
    board = Board(s)
    money = int(s.income[seat]) if int(s.phase) == state.ACTION else int(s.budget)
    found = set()
    for number, owner in board.owner.items():
        category = int(board.type[number]["category"]) - 1
        costs = COSTS[category][int(s.taken[seat, category]) :]
        is_free = int(s.phase) == state.FREE
        if owner != seat or not costs or (number != int(s.extending) if is_free else costs[0] > money):
            continue
        intrude, covers = bool(int(s.intruding) >> number & 1), int(s.covers[number])
        near = board.front(number) | {
            (x + dx, y + dy) for x, y in board.of(number) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        found |= {name_of(place) for place in near if board.may_build(number, place, intrude=intrude, covers=covers)}
    return found


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_terraces_are_legal_exactly_where_the_rulebook_says(players, board):
    """P24 to P28, P35: every position of some random games."""
    compared = built = 0
    for seed in range(4):
        for s in positions(players, board, seed):
            if int(s.phase) in BUILDING:
                cells = terrace_cells(s, int(s.seat))
                assert cells == expected_cells(s, int(s.seat))
                compared += 1
                built += bool(cells)

    assert compared > 400
    assert built > 200


def give_intrude(s, seat, cards):
    """The seat has drawn some intrude cards before."""
    found = min(cards, int(s.pigeon_deck[INTRUDE]))
    s.pigeon_deck[INTRUDE] -= found
    s.kept[seat, INTRUDE] += found
    s.pigeons[seat] += found
    s.income[seat] = 26
    return found


def intrusions(s, generator):
    """A random Build with intrude cards for one restaurant, covering others' terraces where it can."""
    seat = int(s.seat)
    own = [number for number in range(1, int(s.opened) + 1) if int(s.owner[number]) == seat]
    if (
        int(s.phase) != state.ACTION
        or int(s.built)
        or not own
        or not give_intrude(s, seat, 1 + int(rng.roll(generator, 2)))
    ):
        return
    intruder = own[int(rng.roll(generator, len(own)))]
    while numbers.INTRUDE_AT + intruder - 1 in GAME.legal_actions(s, seat):
        GAME.apply(s, generator, seat, numbers.INTRUDE_AT + intruder - 1)
    for _ in range(12):
        yield s
        terraces = [action for action in GAME.legal_actions(s, seat) if action < numbers.DRAW_AT]
        if int(s.phase) not in BUILDING or not terraces:
            return
        seen = plain(s)
        liked = [action for action in terraces if is_near_another(seen, action)] or terraces
        GAME.apply(s, generator, seat, liked[int(rng.roll(generator, len(liked)))])


def is_near_another(s, action):
    if not 20 <= action < 380:
        return False
    near = [int(s.terrace[action + step]) for step in (0, 1, -1, 20, -20)]
    return any(number and int(s.owner[number]) != int(s.seat) for number in near)


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_intruding_and_covering_is_legal_exactly_where_the_rulebook_says(players, board):
    """P39 to P41: random intrusions out of random positions; connection is looked at by flooding sets of cells."""
    compared, refused = 0, Counter()
    for seed in range(16):
        for i, s in enumerate(positions(players, board, 100 + seed)):
            if i % 7 or i < 100:
                continue
            for t in intrusions(record.copy(s), rng.generator("intrude", seed, i)):
                if int(t.phase) in BUILDING:
                    assert terrace_cells(t, int(t.seat)) == expected_cells(t, int(t.seat))
                    compared += 1
                    seen = plain(t)
                    for cell in range(20, 380):
                        if is_near_another(seen, cell):
                            refused[int(GAME.refusal(t, int(t.seat), cell))] += 1

    assert compared > 300
    assert min(refused[rule] for rule in ((0, 28, 39, 40, 41) if board == "square" else (0, 28, 40))) > 0, refused


def test_a_growing_restaurant_has_exactly_the_shapes_that_lie_in_it():
    """P46: after every single terrace of many random buildings."""
    shapes = [row["target"] for row in rows("objectives.csv") if row["kind"] == "shape"]
    seen = Counter()
    for seed in range(120):
        generator = rng.generator("shapes", seed)
        s = table(
            "+" + "." * 8 + "AA" + "." * 9, {"A": "0 friterie"}, players=4, income={0: 26}, pigeon_deck="one_less*4"
        )
        while True:
            terraces = [action for action in GAME.legal_actions(s, 0) if action < numbers.DRAW_AT]
            if not terraces:
                break
            GAME.apply(s, generator, 0, terraces[int(rng.roll(generator, len(terraces)))])
            cells = Board(plain(s)).of(1)
            expected = {i for i, shape in enumerate(shapes) if has_shape(cells, shape)}
            assert {i for i in range(11) if int(s.shapes[1]) >> i & 1} == expected
            seen.update(expected)

    assert len(seen) == 11


def expected_objectives(s, seat):
    """The objectives that a seat meets, from the words of the table."""
    s = plain(s)
    board = Board(s)
    taken = [int(s.taken[seat, category]) for category in range(4)]
    quarters = {(east, south): board.in_quarter(seat, bool(east), bool(south)) for east in (0, 1) for south in (0, 1)}
    halves = {
        "north": quarters[0, 0] + quarters[1, 0],
        "south": quarters[0, 1] + quarters[1, 1],
        "west": quarters[0, 0] + quarters[0, 1],
        "east": quarters[1, 0] + quarters[1, 1],
    }
    around = {
        decor: [board.around(seat, element) for element in board.elements(decor)]
        for decor in ("fountain", "flower_bed", "band", "lamp")
    }
    complete = [took == len(costs) for took, costs in zip(taken, COSTS, strict=True)]
    met = {
        "around_each_type": lambda count, target: all(sum(counts) >= count for counts in around.values()),
        "around_each_element": lambda count, target: min(around[target]) >= count,
        "per_category": lambda count, target: min(taken) >= count,
        "per_quarter": lambda count, target: min(quarters.values()) >= count,
        "in_half": lambda count, target: halves[target] >= count,
        "placed": lambda count, target: sum(taken) >= count,
        "category_complete": lambda count, target: sum(complete) >= count,
        "shape": lambda count, target: has_shape(board.of_seat(seat), target),
    }
    return {row["id"] for row in rows("objectives.csv") if met[row["kind"]](int(row["count"]), row["target"])}


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_objectives_are_met_exactly_when_their_words_say_so(players, board):
    """P42 to P46: all 24, every seat, over random games."""
    seen = Counter()
    for seed in range(8):
        for i, s in enumerate(positions(players, board, 200 + seed)):
            if i % 40 == 0:
                for seat in range(players):
                    expected = expected_objectives(s, seat)
                    met = {row["id"] for o, row in enumerate(rows("objectives.csv")) if meets(s, seat, o)}
                    assert met == expected
                    seen.update(expected)

    assert len(seen) > 12

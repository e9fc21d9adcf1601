"""What must be true of a Dinner in Paris state at every moment: nothing is lost, and nothing derived has gone stale."""

from collections import Counter
from typing import Any

from tests.games.paris.oracle import Board, has_shape, rows
from toque.core.kernel.record import PlainState, to_plain
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import (
    CELL_OF,
    CELLS,
    ELEMENTS_OF,
    KINDS,
    PIGEON_KINDS,
    RESTAURANTS,
    SIZE,
    SPOTS,
)

TILES = (16, 16, 12, 8)
PONDERING = {state.PAY, state.SITE, state.PREPARE}
BUILDING = {state.BUILD, state.DRAW_TWO, state.FREE}


def check(s: Any) -> None:
    """Fail if a component is missing or there twice, or a derived field is wrong."""
    s = plain(s)
    check_cards(s)
    check_objectives(s)
    check_pigeons(s)
    check_restaurants(s)
    check_square(s)
    check_tiles(s)
    check_phase(s)


def plain(s: Any) -> Any:
    """The state as Python's integers and lists, which are read many times faster than a NumPy record."""
    return s if isinstance(s, PlainState) else to_plain(s)


def check_cards(s: Any) -> None:
    """48 resource cards: in the deck, in the row, in hands, discarded."""
    row = Counter(int(s.row[place]) for place in range(4))
    for kind, card in enumerate(rows("resources.csv")):
        places = [int(s.deck[kind]), int(s.discards[kind]), row[kind]]
        places += [int(s.hand[seat, kind]) for seat in range(4)]
        assert min(places) >= 0
        assert sum(places) == int(card["copies"]), f"{card['id']}: {places}"
    assert int(s.deck_size) == sum(int(s.deck[kind]) for kind in range(KINDS)) > 0, "an empty deck is rebuilt (P15)"
    for seat in range(4):
        check_hand(s, seat)


def check_hand(s: Any, seat: int) -> None:
    """Hidden cards are in the hand, the oldest first, and nothing is left over behind them."""
    hidden = [int(s.card[seat, place]) for place in range(int(s.hidden[seat]))]
    rounds = [int(s.card_round[seat, place]) for place in range(int(s.hidden[seat]))]
    assert int(s.hand_size[seat]) == sum(int(s.hand[seat, kind]) for kind in range(KINDS))
    assert all(hidden.count(kind) <= int(s.hand[seat, kind]) for kind in range(KINDS))
    assert list(zip(rounds, hidden, strict=True)) == sorted(zip(rounds, hidden, strict=True))
    assert all(0 <= number <= int(s.deck_round) for number in rounds)
    assert not any(int(s.card[seat, place]) or int(s.card_round[seat, place]) for place in range(len(hidden), 16))
    if int(s.phase) not in (BUILDING | {state.DISCARD, state.KEEP}) or seat != int(s.seat):
        assert int(s.hand_size[seat]) <= 7


def check_objectives(s: Any) -> None:
    """24 objectives: in the deck, common, in hands, completed, or just drawn."""
    piles = [int(s.objective_deck), int(s.common)]
    piles += [int(pile[seat]) for pile in (s.objectives, s.completed) for seat in range(4)]
    if int(s.drawn) != state.NONE:
        assert int(s.phase) == state.KEEP
        piles.append(1 << int(s.drawn))
    assert sum(piles) == (1 << 24) - 1
    assert sum(pile.bit_count() for pile in piles) == 24
    for seat in range(4):
        choice = int(s.choice[seat])
        assert choice == state.NONE or int(s.objectives[seat]) >> choice & 1


def check_pigeons(s: Any) -> None:
    """24 pigeon cards: in the deck, kept or used; 20 spaces to draw them from."""
    left = sum(int(s.pigeon_deck[pigeon]) for pigeon in range(PIGEON_KINDS))
    drawn = sum(int(s.pigeons[seat]) for seat in range(4))
    assert left + drawn == 24
    for pigeon, card in enumerate(rows("pigeons.csv")):
        kept = [int(s.kept[seat, pigeon]) for seat in range(4)]
        assert min(*kept, int(s.pigeon_deck[pigeon])) >= 0
        assert sum(kept) + int(s.pigeon_deck[pigeon]) <= int(card["copies"])
        assert card["when"] == "keep" or not any(kept)
        assert 0 <= int(s.fresh[pigeon]) <= kept[int(s.seat)]
    for seat in range(4):
        assert sum(int(s.kept[seat, pigeon]) for pigeon in range(PIGEON_KINDS)) <= int(s.pigeons[seat])


def check_restaurants(s: Any) -> None:
    """18 restaurants: in the supply, or on lots of their own."""
    board = Board(s)
    standing = Counter(restaurant["id"] for restaurant in board.type.values())
    for kind, restaurant in enumerate(rows("restaurants.csv")):
        assert int(s.supply[kind]) + standing[restaurant["id"]] == int(restaurant["copies"])
    walls = [place for cells in board.walls.values() for place in cells]
    assert len(walls) == len(set(walls))
    for place in walls:
        assert board.depth(place) == board.ring
        assert board.ring < max(min(place), min(place[0], 19 - place[0])) or board.ring < min(place[1], 19 - place[1])
    taken = {lot for lot in range(80) if int(s.building[lot])}
    assert len(taken) == len(walls)
    free = {SIZE * side + i for side in range(4) for i in range(SIZE) if int(s.free_lots[side]) >> i & 1}
    assert free == {SIZE * side + i for side in range(4) for i in range(board.ring + 1, SIZE - 1 - board.ring)} - taken
    for number in range(1, RESTAURANTS + 1):
        if number > int(s.opened):
            fields = (s.kind, s.owner, s.lot, s.open, s.ways, s.covers, s.shapes)
            assert not any(int(field[number]) for field in fields)


def check_square(s: Any) -> None:
    """All that is kept up to date about the square, worked out again from the terraces."""
    board = Board(s)
    builders = {spot: int(s.builder[spot]) for spot in range(SPOTS) if int(s.builder[spot])}
    can_build = {(number, _place(s, spot)) for spot, number in builders.items()}
    assert len(can_build) == len(builders), "a corner is offered once to a restaurant"
    reached = {(number, place) for number in board.owner for place in _near(board, number)}
    assert can_build == {(number, place) for number, place in reached if board.may_build(number, place)}
    for number in board.owner:
        assert int(s.open[number]) == len(board.of(number))
        assert int(s.ways[number]) == list(builders.values()).count(number)
        shapes = [row["target"] for row in rows("objectives.csv") if row["kind"] == "shape"]
        bits = sum(1 << i for i, shape in enumerate(shapes) if has_shape(board.of(number), shape))
        assert int(s.shapes[number]) == bits
    for seat in range(4):
        owned = {spot for spot, number in builders.items() if board.owner[number] == seat}
        frontier = {SIZE * row + i for row in range(21) for i in range(SIZE) if int(s.frontier[seat, row]) >> i & 1}
        assert frontier == owned
        check_counts(s, board, seat)
    check_terraces(board)


def check_counts(s: Any, board: Board, seat: int) -> None:
    quarters = [board.in_quarter(seat, east, south) for south in (False, True) for east in (False, True)]
    assert [int(s.quarter[seat, quarter]) for quarter in range(4)] == quarters
    elements = [board.around(seat, set(cells)) for _, cells in ELEMENTS_OF[int(s.layout)]]
    assert [int(s.around[seat, element]) for element in range(7)] == elements


def check_terraces(board: Board) -> None:
    """P27, P40, P41: on plain cells, in one piece in front of their restaurant, own restaurants apart."""
    for place, number in board.terraces.items():
        assert board.is_square(place)
        assert board.letters[place] in ".p"
        assert board.may_cover(number, (-1, -1))
        near = {board.terraces.get(other) for other in _neighbours(place)} - {None, number}
        assert all(board.owner[other] != board.owner[number] for other in near if other)


def _neighbours(place: Any) -> list[Any]:
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def _near(board: Board, number: int) -> set[Any]:
    """The cells that a restaurant could possibly reach: all others need not be asked."""
    return {near for place in board.of(number) | board.walls[number] for near in _neighbours(place)}


def _place(s: Any, spot: int) -> tuple[int, int]:
    cell = int(CELL_OF[int(s.layout), spot])
    return cell % SIZE, cell // SIZE


def check_tiles(s: Any) -> None:
    """Tiles taken lie open or have been covered; income never runs past its track."""
    for seat in range(4):
        taken = [int(s.taken[seat, category]) for category in range(4)]
        lying = [0, 0, 0, 0]
        for number in range(1, int(s.opened) + 1):
            if int(s.owner[number]) == seat:
                category = int(rows("restaurants.csv")[int(s.kind[number])]["category"])
                lying[category - 1] += int(s.open[number])
        assert all(lie <= took <= size for lie, took, size in zip(lying, taken, TILES, strict=True))
        assert int(s.income[seat]) <= 26
    assert len([cell for cell in range(CELLS) if int(s.terrace[cell])]) <= sum(TILES) * int(s.players)


def check_phase(s: Any) -> None:
    """What belongs to a phase is there in it and nowhere else."""
    phase = int(s.phase)
    everybody = (1 << int(s.players)) - 1
    if phase == state.OVER:
        assert int(s.actors) == 0
        assert int(s.trigger) != state.NOT_TRIGGERED
    elif phase == state.CHOOSE:
        assert 0 < int(s.actors) <= everybody
    else:
        assert int(s.actors) == 1 << int(s.seat)
    paying = phase in (state.PAY, state.SITE)
    assert (int(s.opening) != state.NONE) == paying
    assert paying or (int(s.steps) == 0 and all(int(card) == state.NONE for card in s.paid))
    may_build = phase in BUILDING | {state.PREPARE, state.KEEP}
    assert may_build or not any(int(value) for value in (s.budget, s.intruding, *s.covers))
    assert phase == state.PREPARE or not any(int(value) for value in (s.coins, s.two_coins, s.intrudes))
    assert (int(s.extending) != 0) == (phase == state.FREE)
    assert (int(s.draws_left) != 0) == (phase == state.DRAW_TWO)
    assert int(s.budget) >= 0
    assert 0 <= int(s.actions_left) <= 2
    assert int(s.round_number) <= 60

"""An oracle for `redeal`: all worlds that a seat cannot rule out, from nothing but what it has seen.

It starts from every way to deal out the menus that the seat does not see and follows each through the events that
the seat may know: a draw splits a world into one for each menu that could have been drawn, a menu that is shown
rules out the worlds where it was elsewhere. It knows nothing of rounds.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from tests.games.banquet.tables import look
from toque.core.kernel.events import Event
from toque.games.banquet.kernel import state
from toque.games.banquet.kernel.components import DECK_OF, DECKS, HAND, MENU_IDS, MENUS

Hands = tuple[tuple[int, ...], ...]
World = tuple[Hands, tuple[frozenset[int], ...]]
"""Every hand, place by place, and what is left in every deck."""


def world_of(s: Any) -> World:
    """The world that a state is in."""
    hands = tuple(tuple(int(s.hand[seat, place]) for place in range(HAND)) for seat in range(int(s.players)))
    decks = (int(s.deck[deck]) for deck in range(DECKS))
    return hands, tuple(frozenset(menu for menu in range(MENUS) if deck >> menu & 1) for deck in decks)


class Worlds:
    """The worlds that one seat thinks possible, each with the number of histories that lead to it."""

    def __init__(self, s: Any, seat: int) -> None:
        self.seat = seat
        seen = look(s, seat)
        self.discards = [{MENU_IDS.index(menu.id) for menu in deck.discards} for deck in seen.decks]
        self.possible: Counter[World] = Counter(_deals(s, seat))

    def see(self, happened: list[Event]) -> None:
        """Learn from what happened, as far as the seat may know."""
        for event in happened:
            if event.is_visible_to(self.seat):
                self._see(event)

    def _see(self, event: Event) -> None:
        menu, deck = event.first, int(DECK_OF[event.first])
        if event.kind == state.MENU_VALIDATED:
            self._show(event.seat, event.second, menu)
        elif event.kind == state.MENU_DISCARDED:
            self._show(event.seat, event.second, menu)
            self.discards[deck].add(menu)
        elif event.kind == state.MENU_LOST:
            self.discards[deck].add(menu)
        elif event.kind == state.DECK_REBUILT:
            self._rebuild(event.first)
        elif event.kind == state.MENU_DRAWN:
            self._draw(event.seat, event.second, event.first)
        elif event.kind == state.MENU_SEEN:
            self._keep(lambda hands: hands[event.seat][event.second] == menu)

    def _show(self, seat: int, place: int, menu: int) -> None:
        self._keep(lambda hands: hands[seat][place] == menu)
        self._map(lambda hands, decks: (_put(hands, seat, place, state.NO_MENU), decks))

    def _rebuild(self, deck: int) -> None:
        assert all(not decks[deck] for _, decks in self.possible)
        menus, self.discards[deck] = frozenset(self.discards[deck]), set()
        self._map(lambda hands, decks: (hands, _replaced(decks, deck, menus)))

    def _draw(self, seat: int, place: int, deck: int) -> None:
        split: Counter[World] = Counter()
        for (hands, decks), histories in self.possible.items():
            for menu in decks[deck]:
                rest = _replaced(decks, deck, decks[deck] - {menu})
                split[_put(hands, seat, place, menu), rest] += histories
        self.possible = split

    def _keep(self, condition: Any) -> None:
        self.possible = Counter({world: n for world, n in self.possible.items() if condition(world[0])})

    def _map(self, change: Any) -> None:
        changed: Counter[World] = Counter()
        for world, histories in self.possible.items():
            changed[change(*world)] += histories
        self.possible = changed


def _deals(s: Any, seat: int) -> Iterator[World]:
    """Every way to deal the menus that this seat does not see to the backs that it does see."""
    by_deck = [list(_deals_of_deck(s, seat, deck)) for deck in range(DECKS)]
    for deals in product(*by_deck):
        hands = tuple(
            tuple(int(s.hand[seat, place]) for place in range(HAND)) if other == seat else (-1,) * HAND
            for other in range(int(s.players))
        )
        for dealt, _ in deals:
            for (other, place), menu in dealt:
                hands = _put(hands, other, place, menu)
        yield hands, tuple(rest for _, rest in deals)


def _deals_of_deck(s: Any, seat: int, deck: int) -> Iterator[tuple[list[Any], frozenset[int]]]:
    seen = look(s, seat)
    shown = {menu.id for pile in seen.decks for menu in pile.discards}
    shown |= {menu.id for player in seen.seats for menu in player.validated}
    shown |= {place.menu.id for place in seen.seats[seat].hand if place.menu}
    hidden = [menu for menu in range(MENUS) if int(DECK_OF[menu]) == deck and MENU_IDS[menu] not in shown]
    backs = [
        (player.seat, i)
        for player in seen.seats
        for i, place in enumerate(player.hand)
        if player.seat != seat and not place.is_empty and place.crowns == deck + 1
    ]
    assert len(hidden) == len(backs) + seen.decks[deck].left
    for menus in permutations(hidden, len(backs)):
        yield list(zip(backs, menus, strict=True)), frozenset(hidden) - set(menus)


def _put(hands: Hands, seat: int, place: int, menu: int) -> Hands:
    return _replaced(hands, seat, _replaced(hands[seat], place, menu))


def _replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])

"""What a player hopes for who thinks one step ahead: the whole, and its parts (purse, hand, wines, cards)."""

from toque.games.italia.estimate.whole import estimate

__all__ = ["estimate"]

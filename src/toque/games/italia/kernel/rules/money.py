"""Coins: every flow is between a seat and the bank, and the bank keeps the account."""

from .....core.kernel.jit import rule


@rule
def pay(s, seat, coins):
    s.coins[seat] -= coins
    s.bank += coins


@rule
def earn(s, seat, coins):
    s.coins[seat] += coins
    s.bank -= coins

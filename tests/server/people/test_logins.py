"""Guessing passwords."""

from toque.server.people import logins
from toque.server.people.logins import Logins


class Watch:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def guess(own, address, login="anna"):
    """Whether a wrong password could be tried."""
    if not own.begin(login, address):
        return False
    own.end(login, address, is_right=False)
    return True


def test_guessing_becomes_slower_and_slower():
    own = Logins(watch := Watch())
    tried = 0
    for second in range(3600):
        watch.now = float(second)
        tried += guess(own, "192.0.2.1")

    assert 10 < tried < 20


def test_guesses_from_elsewhere_do_not_lock_an_account_out():
    own = Logins(Watch())
    for _ in range(50):
        guess(own, "192.0.2.1")

    assert own.begin("anna", "198.51.100.7")


def test_a_known_address_gets_in_while_many_others_guess():
    own = Logins(watch := Watch())
    assert own.begin("anna", "198.51.100.7")
    own.end("anna", "198.51.100.7", is_right=True)
    guessed = sum(guess(own, f"10.0.{i // 250}.{i % 250}") for i in range(1_000))

    assert guessed == logins.TRIES_OF_ALL
    assert not own.begin("anna", "203.0.113.9")
    assert own.begin("anna", "198.51.100.7")
    watch.now += logins.DELAY_OF_ALL
    assert own.begin("anna", "203.0.113.9")


def test_the_right_password_forgives_the_wrong_ones():
    own = Logins(Watch())
    for _ in range(logins.FREE_TRIES - 1):
        guess(own, "192.0.2.1")
    assert own.begin("anna", "192.0.2.1")
    own.end("anna", "192.0.2.1", is_right=True)

    assert all(guess(own, "192.0.2.1") for _ in range(logins.FREE_TRIES - 1))


def test_an_address_tries_one_password_at_a_time():
    own = Logins(Watch())
    assert own.begin("anna", "192.0.2.1")

    assert not own.begin("bert", "192.0.2.1")
    assert own.begin("bert", "192.0.2.2")

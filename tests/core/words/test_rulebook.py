import pytest

from toque.core.errors import UnknownRule
from toque.core.words.rulebook import rule_named, rules
from toque.games.banquet import GAME


def test_every_number_from_the_first_to_the_last_has_its_rule():
    assert list(rules(GAME)) == [f"B{number}" for number in range(1, 29)]
    assert all(rule.text and rule.section for rule in rules(GAME).values())


@pytest.mark.parametrize("name", ["B9", "b9", "9", "09"])
def test_a_rule_is_found_by_its_number(name):
    assert rule_named(GAME, name).text.startswith("A space under a cloche")


def test_a_rule_over_several_lines_is_read_whole():
    assert rule_named(GAME, "B17").text.endswith("the hand fills up again on a later turn when a menu is there.")


@pytest.mark.parametrize("name", ["B0", "B29", "P9", "", "nine", "B9.1"])
def test_a_number_that_no_rule_has_is_said_so(name):
    with pytest.raises(UnknownRule, match="its rules are B1 to B28"):
        rule_named(GAME, name)

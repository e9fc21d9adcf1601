from toque.core.kernel import rng
from toque.games.banquet import GAME
from toque.terminal.choices import SHORT_LIST, Choice, beginning, find_typed, make_choices, make_groups

SMALL_WORDS = frozenset({"a", "an", "the", "on", "your"})


def choices():
    state = GAME.new_state(rng.generator("choices"), 2, GAME.options(memory_aid=True))
    return make_choices(GAME, GAME.text("en"), GAME.legal_actions(state, int(state.seat)))


def test_many_choices_are_grouped_into_a_short_list_and_none_is_lost():
    every = choices()
    groups = make_groups(every)

    assert 1 < len(groups) <= SHORT_LIST
    assert sorted(choice.action for group in groups for choice in group.choices) == [choice.action for choice in every]


def test_a_choice_is_found_by_its_words_with_or_without_the_verb():
    every = choices()
    (found,) = find_typed(every, "Place burger c3", SMALL_WORDS)

    assert found.sentence == "Place a burger on C3"
    assert find_typed(every, "burger C3", SMALL_WORDS) == [found]
    assert find_typed(every, "burger", SMALL_WORDS) == []
    assert find_typed(every, "", SMALL_WORDS) == []


def test_a_group_is_told_by_the_words_that_its_sentences_share():
    burgers = [choice for choice in choices() if choice.words[:2] == ("place", "burger")]

    assert beginning(burgers) == "Place a burger on"
    assert beginning([burgers[0], Choice(0, ("pass",), "End your turn without a menu")]) == ""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.core.errors import BadOption
from toque.core.words.options import encode_options, option_choices, parse_options, spell
from toque.games.banquet.words.options import Options


def test_options_are_read_from_words():
    assert parse_options(Options, {"gourmet": "Yes", "etiquette": "six"}) == Options(gourmet=True, etiquette="six")
    assert parse_options(Options, {"gourmet": "off"}) == Options()
    assert parse_options(Options, {"gourmet": "on", "memory_aid": "1"}) == Options(gourmet=True, memory_aid=True)


def test_options_become_integers_in_the_order_of_their_fields():
    assert list(encode_options(Options(etiquette="all_eight", memory_aid=True))) == [0, 3, 0, 0, 1]


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"gourmand": "true"}, "no option is called 'gourmand'; there are: gourmet, etiquette"),
        ({"gourmet": "maybe"}, "gourmet can be false or true, not 'maybe'"),
        ({"etiquette": "seven"}, "etiquette can be off or one_each or six or all_eight, not 'seven'"),
    ],
)
def test_an_unknown_option_or_value_is_said_in_one_line(values, message):
    with pytest.raises(BadOption, match=message):
        parse_options(Options, values)


@given(st.dictionaries(st.text(max_size=12), st.text(max_size=12), max_size=4))
def test_whatever_is_typed_gives_options_or_one_clear_line(values):
    try:
        options = parse_options(Options, values)
    except BadOption as error:
        assert "\n" not in str(error).replace("\\n", "")
    else:
        assert set(values) <= set(options.__struct_fields__)


@given(st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in option_choices(Options).items()}))
def test_every_set_of_options_comes_back_from_its_words(values):
    spelled = {name: spell(value) for name, value in values.items()}

    assert parse_options(Options, spelled) == Options(**values)

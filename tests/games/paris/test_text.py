"""How restaurants are told of."""

import pytest

from tests.games.paris.tables import play, table
from toque.games.paris.words.actions import Intrude, Terrace
from toque.games.paris.words.text import ParisText

STREET = """
    +.AA.BB.CC.
    ...........
    ...........
"""


@pytest.mark.parametrize(
    ("language", "built", "intruding"),
    [
        (
            "en",
            "Ann places a terrace of the Friterie (Rue Nord, lot 3) on C2 for 1.",
            "Play a pigeon card: the Friterie (Rue Nord, lot 6) intrudes on the neighbours",
        ),
        (
            "fr",
            "Ann pose une terrasse en C2 pour la Friterie (Rue Nord, case 3), au prix de 1.",
            "Jouer une carte Pigeon pour empiéter chez les voisins avec la Friterie (Rue Nord, case 6)",
        ),
        (
            "nl",
            "Ann legt een terras van de Friterie (Rue Nord, vak 3) op C2, voor 1.",
            "Speel een duivenkaart: de Friterie (Rue Nord, vak 6) dringt binnen bij de buren",
        ),
    ],
)
def test_of_two_restaurants_of_a_kind_it_is_said_where_they_stand(language, built, intruding):
    s = table(STREET, {"A": "0 friterie", "B": "0 friterie", "C": "1 friterie"}, players=4, income={0: 9})
    event = play(s, 0, Terrace("C2"))[0]
    text = ParisText(language, ["Ann", "Bob"]).about(s)

    assert text.event(event) == built
    assert text.action(Intrude(2)) == intruding
    assert text.opened(3) == text.say("the-restaurant", restaurant="Friterie", restaurant_id="friterie")

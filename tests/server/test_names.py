"""Names that people may have."""

import pytest

from toque.core.errors import ToqueError
from toque.server.names import checked_name, likeness
from toque.server.people.sessions import clean_name


@pytest.mark.parametrize("name", ["Alice", "Zoë", "Đặng Thị Hậu", "Алиса", "Αλίκη", "爱丽丝", "Alice Алиса", "R2-D2"])
def test_people_have_names_in_any_language(name):
    assert clean_name(name) == checked_name(name) == name


@pytest.mark.parametrize(
    "name", ["\u0410lice", "Ali\u0441e", "Alic\u0435 Smith", "Z" + "\u0301" * 9, "e\u0301\u0302\u0303lan"]
)
def test_a_name_that_only_looks_like_another_is_refused(name):
    for checks in (clean_name, checked_name):
        with pytest.raises(ToqueError):
            checks(name)


def test_a_name_is_not_written_backwards():
    assert clean_name("\u202eecilA") == "ecilA"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Alice", "alice"),
        ("Alice", "A1ice"),
        ("Alice", "AIice"),
        ("Bob", "B0b"),
        ("Zoë", "Zoe"),
        ("Modern", "Modem"),
        ("Anna B", "AnnaB"),
        ("Oleg", "Оleg"),
    ],
)
def test_names_that_look_alike_have_the_same_likeness(name, other):
    assert likeness(name) == likeness(other)


@pytest.mark.parametrize(("name", "other"), [("Alice", "Alicia"), ("Anna 2", "Anna 3"), ("Bert", "Bart"), ("李", "王")])
def test_names_that_differ_at_a_glance_have_not(name, other):
    assert likeness(name) != likeness(other)

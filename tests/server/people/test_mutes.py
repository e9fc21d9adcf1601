"""A muted person is not heard: at every table, in every window, after every restart, until they are unmuted."""

import asyncio

import pytest

from tests.server.matches import begun
from tests.server.site import open_site
from toque.server.people import mutes
from toque.server.protocol import Person
from toque.server.store.store import Store


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def words(socket):
    return [line["text"] for line in socket.chat]


def muted(socket):
    """The names on the latest list that the server sent."""
    lists = [message["people"] for message in socket.heard if message["type"] == "muted"]
    return [person["name"] for person in lists[-1]] if lists else []


def mute(socket, other, yes=True):
    answer = socket.do("mute", person=other.visitor.me["id"], yes=yes)
    if answer["type"] == "done":
        socket.until("news")
    return answer


def test_what_a_muted_person_said_is_gone_and_comes_again(site):
    with begun(site) as (anna, bert):
        bert.do("say", text="hello")
        anna.wait_for(lambda each: each.chat)
        mute(anna, bert)
        assert (words(anna), muted(anna)) == ([], ["Bert"])
        bert.do("say", text="can you hear me?")
        assert words(anna.drain()) == []

        mute(anna, bert, yes=False)
        assert (words(anna), muted(anna)) == (["hello", "can you hear me?"], [])
        assert words(bert.drain()) == ["hello", "can you hear me?"]


def test_a_mute_holds_after_a_restart_in_every_window_and_at_other_tables(tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site, begun(site) as (anna, bert), anna.visitor.socket(anna.table_id) as window:
        mute(anna, bert)
        bert.do("say", text="hello")
        assert words(window.drain()) == []
        assert muted(window) == ["Bert"]
        table = anna.table_id
    with open_site(path) as site:
        anna.visitor.site = bert.visitor.site = site
        elsewhere = anna.visitor.open_table()
        for place in (table, elsewhere):
            with anna.visitor.socket(place) as one, bert.visitor.socket(place) as other:
                other.do("say", text="and now?")
                assert (words(one.drain()), muted(one)) == ([], ["Bert"])
                assert words(other.drain())[-1] == "and now?"


def test_only_people_can_be_muted_by_people_and_not_without_end(site, monkeypatch):
    monkeypatch.setattr(mutes, "MOST_MUTED", 2)
    with begun(site) as (anna, bert):
        others = [site.person(name).socket(anna.table_id) for name in ("Cora", "Dora")]
        for nobody in ("nobody", "x" * 65, "\0"):
            assert anna.do("mute", person=nobody, yes=True)["reason"] == "unknown"
        answers = [mute(anna, each).get("reason") for each in (bert, others[0], others[0], others[1])]
        assert answers == [None, None, None, "too_large"]
        mute(anna, bert, yes=False)
        assert mute(anna, others[1])["type"] == "done"
        with site.person().socket(anna.table_id) as stranger:
            assert mute(stranger, bert)["reason"] == "not_yours"
        for socket in others:
            socket.close()


def test_mutes_are_stored(database_address):
    async def work():
        store = Store(database_address)
        await store.open()
        people = [Person(str(i), name) for i, name in enumerate(("Anna", "Cora", "Bert"))]
        for person in people:
            await store.add_person(person, f"hash {person.id}", 1.0)
        lists = [await store.mute("0", "1"), await store.mute("0", "2"), await store.mute("0", "2")]
        lists += [await store.mute("0", "nobody"), await store.unmute("0", "1"), await store.mutes("1")]
        await store.close()
        store = Store(database_address)
        await store.open()
        lists.append(await store.mutes("0"))
        await store.close()
        return [[person.name for person in each] for each in lists]

    both = ["Bert", "Cora"]
    assert asyncio.run(work()) == [["Cora"], both, both, both, ["Bert"], [], ["Bert"]]

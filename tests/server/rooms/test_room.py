"""Tables over real sockets: playing, being refused, catching up, watching, and coming back after the end."""

import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.matches import begun, mover, play_out, play_some
from tests.server.site import open_site
from toque.cli import cli
from toque.core.words.languages import languages
from toque.core.words.rulebook import rules
from toque.games import load
from toque.server.protocol import PROTOCOL, Previewed
from toque.server.table import seats
from toque.server.transport.limits import Limit


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def closed_by(socket, work, times=30):
    """The code with which the server closes a socket while something is done again and again."""
    try:
        for _ in range(times):
            work()
            socket.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code
    raise AssertionError("it is still open")


def test_a_whole_match_is_played_and_its_file_is_verified(site, tmp_path):
    from click.testing import CliRunner

    with begun(site) as sockets:
        play_out(sockets)
        table = sockets[0].table
        assert table["seed"]
        assert sockets[0].position["end_reason"]
        status, content = sockets[0].visitor.get(f"/api/tables/{table['id']}/match.toque")
    (tmp_path / "match.toque").write_bytes(content)

    assert status == 200
    verified = CliRunner().invoke(cli, ["verify", str(tmp_path / "match.toque")])
    assert verified.exit_code == 0, verified.output
    assert "The match is over." in verified.output


def test_the_replay_shows_every_seat_every_ply(site):
    with begun(site) as sockets:
        play_out(sockets)
        anna, table, ply = sockets[0].visitor, sockets[0].table["id"], sockets[0].position["ply"]
    _, replay = anna.get(f"/api/tables/{table}/replay")

    assert len(replay["plies"]) == ply
    for seat in (0, 1):
        status, position = anna.get(f"/api/tables/{table}/replay/{ply // 2}?seat={seat}")
        assert (status, position["ply"], position["view"]["seat"]) == (200, ply // 2, seat)
    assert anna.get(f"/api/tables/{table}/replay/0")[1]["view"]["seat"] is None
    assert anna.get(f"/api/tables/{table}/replay/{ply + 1}")[0] >= 400
    assert anna.get(f"/api/tables/{table}/replay/0?seat=9")[0] >= 400
    assert anna.get(f"/api/tables/{table}/replay/0?seat=x")[0] == 400


def test_an_action_is_told_to_the_other_and_to_a_spectator(site):
    with begun(site) as sockets, site.person("Cora").socket(sockets[0].table_id) as spectator:
        play_some(sockets, 3)
        spectator.wait_for(lambda each: each.position["ply"] == 3)

        assert spectator.position["view"]["seat"] is None
        assert spectator.position["legal"] == []
        assert spectator.welcome["seats"] == []
        assert [socket.welcome["you"]["name"] for socket in sockets] == ["Anna", "Bert"]


def test_a_seat_acts_only_by_its_owner(site):
    with begun(site) as sockets, site.person("Cora").socket(sockets[0].table_id) as spectator:
        socket = mover(sockets)
        other = next(each for each in sockets if each is not socket)
        fields = {"ply": 0, "seat": socket.position["view"]["seat"], "action": socket.position["legal"][0]["action"]}

        for stranger in (other, spectator, site.person().socket(sockets[0].table_id)):
            answer = stranger.do("act", **fields)
            assert (answer["type"], answer["reason"]) == ("refused", "not_yours")
        assert socket.do("act", **fields)["type"] == "done"


NOT_WHILE_MEMORISING = {
    "en": "First memorise what lies under the cloches.",
    "fr": "Mémorise d'abord ce qui se cache sous les cloches.",
    "nl": "Onthoud eerst wat er onder de cloches ligt.",
}
NO_SEAT = {
    "en": "That is not your seat.",
    "fr": "Ce n'est pas ta place.",
    "nl": "Dat is niet jouw plaats.",
}


@pytest.mark.parametrize("language", languages())
def test_an_illegal_action_is_refused_with_its_rule_in_the_language_of_who_wants_it(site, language):
    with begun(site) as sockets:
        socket = mover(sockets)
        with socket.visitor.socket(socket.table_id, language=language) as other_window:
            answer = other_window.act(action={"do": "place", "piece": "burger", "cell": "D4"})

            assert (answer["type"], answer["reason"], answer["rule"]) == ("refused", "illegal", "B7")
            assert answer["message"] == NOT_WHILE_MEMORISING[language]
            assert answer["rule_text"] == rules(load("banquet"), language)["B7"].text


@pytest.mark.parametrize("language", languages())
def test_what_the_table_refuses_is_said_in_the_language_of_who_wants_it(site, language):
    with begun(site) as sockets, site.person("Cora").socket(sockets[0].table_id, language=language) as spectator:
        assert spectator.do("stand", seat=0)["message"] == NO_SEAT[language]


def test_a_stale_action_is_refused_and_nothing_happens(site):
    with begun(site) as sockets:
        play_some(sockets, 2)
        socket = mover(sockets)
        answer = socket.act(ply=0)

        assert (answer["type"], answer["reason"]) == ("refused", "stale")
        assert socket.position["ply"] == 2


def test_an_action_that_is_sent_again_is_done_once(site):
    with begun(site) as sockets:
        socket = mover(sockets)
        fields = {
            "nonce": "again",
            "ply": 0,
            "seat": socket.position["view"]["seat"],
            "action": socket.position["legal"][0]["action"],
        }
        for _ in range(3):
            assert socket.do("act", **fields)["type"] == "done"
        for each in sockets:
            each.drain()

        assert [each.position["ply"] for each in sockets] == [1, 1]


def test_who_comes_back_is_told_what_was_missed(site):
    with begun(site) as sockets:
        play_some(sockets, 2)
        anna, seq, log = sockets[0].visitor, sockets[0].seq, list(sockets[0].log)
        sockets[0].close()
        with anna.socket(sockets[0].table_id) as whole, anna.socket(sockets[0].table_id, since=seq) as missed:
            play_some([whole, sockets[1]], 4)
            for socket in (whole, missed):
                socket.drain()

            assert not any(message.get("is_whole") for message in missed.heard)
            assert missed.position == whole.position
            assert log + missed.log == whole.log


def test_a_number_from_the_future_gets_the_whole_table(site):
    with begun(site) as sockets, sockets[0].visitor.socket(sockets[0].table_id, since=10**15) as socket:
        assert socket.until("news")["is_whole"]


def test_chat_reaches_all(site):
    with begun(site) as (anna, bert), site.person("Cora").socket(anna.table_id) as cora:
        bert.do("say", text="hello")
        for each in (anna, bert, cora):
            each.wait_for(lambda socket: socket.chat)
            assert (each.chat[0]["name"], each.chat[0]["text"]) == ("Bert", "hello")


def test_bots_play_by_themselves_and_a_person_alone_needs_no_ready(site):
    anna = site.person("Anna")
    table = anna.open_table(seats=("me", "random", "greedy"), starts_at_once=True)
    with anna.socket(table) as socket:
        for _ in range(4):
            socket.wait_for(lambda each: each.position["legal"])
            answer = socket.act()
            assert answer["type"] == "done", answer

        assert socket.position["ply"] >= 4


def test_a_table_of_bots_plays_to_its_end_while_nobody_looks(site):
    anna = site.person("Anna")
    table = anna.open_table(seats=("random", "random"), starts_at_once=True)
    ends = time.monotonic() + 20
    while anna.get(f"/api/tables/{table}")[1]["stage"] != "over":
        assert time.monotonic() < ends
        time.sleep(0.1)


def test_a_slow_bot_can_be_seen_thinking(site):
    anna = site.person("Anna")
    table = anna.open_table(seats=("expert", "expert"), starts_at_once=True)
    with anna.socket(table) as socket:
        socket.wait_for(lambda each: any(plate["is_thinking"] for plate in each.table["plates"]))


def test_an_undo_beyond_the_frontier_is_voted_on(site):
    with begun(site) as sockets:
        play_some(sockets, 4)
        mover(sockets)
        anna, bert = sockets
        assert anna.do("undo", ply=4, seat=0, plies=3)["type"] == "done"
        bert.wait_for(lambda each: each.table["vote"])
        assert bert.table["vote"]["plies"] == 3
        assert bert.do("vote", yes=True)["type"] == "done"
        for socket in sockets:
            socket.wait_for(lambda each: each.position["ply"] == 1)
            assert max((line["ply"] for line in socket.log), default=0) <= 1


def test_who_leaves_is_played_by_a_bot_and_can_come_back(site):
    with begun(site) as (anna, bert):
        assert anna.do("stand", seat=0)["type"] == "done"
        bert.wait_for(lambda each: each.table["plates"][0]["is_stand_in"])
        assert anna.do("sit", seat=0)["type"] == "done"
        bert.wait_for(lambda each: not each.table["plates"][0]["is_stand_in"])


def test_a_bot_plays_for_who_left_only_after_a_while(site, monkeypatch):
    monkeypatch.setattr(seats, "STAND_IN_AFTER", 0.5)
    with begun(site) as sockets:
        left = mover(sockets)
        stays = next(each for each in sockets if each is not left)
        seat, ply = left.position["view"]["seat"], left.position["ply"]
        assert left.do("stand", seat=seat)["type"] == "done"
        began = time.monotonic()
        stays.wait_for(lambda each: each.position["ply"] > ply)

        assert time.monotonic() - began > 0.4


def test_a_clock_that_runs_down_gives_the_seat_to_a_bot(site):
    with begun(site, clock="live", seconds=1) as sockets:
        socket = mover(sockets)
        seat = socket.position["view"]["seat"]
        socket.wait_for(lambda each: each.table["plates"][seat]["is_stand_in"], timeout=10)

        socket.wait_for(lambda each: each.position["ply"] > 0)


def test_giving_up_ends_a_match_for_two_and_a_rematch_begins(site):
    with begun(site) as (anna, bert):
        assert anna.do("concede", seat=0)["type"] == "done"
        bert.wait_for(lambda each: each.table["stage"] == "over")
        first = bert.do("rematch")
        anna.wait_for(lambda each: each.table["rematch"])
        second = anna.do("rematch")
        assert first["table"] == second["table"] == anna.table["rematch"]
        with anna.visitor.socket(first["table"]) as again:
            assert sorted(plate["name"] for plate in again.table["plates"]) == ["Anna", "Bert"]


def test_previews_of_many_guests_of_one_address_make_nobody_wait(monkeypatch):
    def slow(question, nonce):
        time.sleep(0.3)
        return Previewed(nonce, [], [], True)

    monkeypatch.setattr("toque.server.thinking.previews.preview", slow)
    with open_site() as site, begun(site) as pair:
        play_some(pair, 4)
        asking = mover(pair)
        seat, choices = asking.position["view"]["seat"], asking.position["legal"][:6]
        for number, choice in enumerate(choices):
            asking.say("preview", nonce=f"p{number}", seat=seat, action=choice["action"])
        started = time.monotonic()
        assert pair[0].do("say", text="hello")["type"] == "done"

        assert time.monotonic() - started < 0.25
        assert asking.answer_to(f"p{len(choices) - 1}")["type"] == "previewed"


def test_an_address_asks_for_a_bounded_number_of_previews():
    with open_site(trusted=()) as site, begun(site) as pair:
        site.hub.limits.previews = Limit(2, 0.001)
        asking = mover(pair)
        seat, action = asking.position["view"]["seat"], asking.position["legal"][0]["action"]
        answers = [asking.do("preview", seat=seat, action=action) for _ in range(3)]

        assert [answer["type"] for answer in answers] == ["previewed", "previewed", "refused"]
        assert answers[2]["reason"] == "too_fast"


def test_a_preview_says_what_an_action_brings_and_changes_nothing(site):
    with begun(site) as sockets:
        socket = mover(sockets)
        position = socket.position
        answer = socket.do("preview", seat=position["view"]["seat"], action=position["legal"][0]["action"])
        assert answer["type"] == "previewed"
        assert socket.drain().position == position


def test_hints_need_the_consent_of_all_and_come_soon(site):
    with begun(site) as sockets:
        play_some(sockets, 3)
        socket = mover(sockets)
        seat = socket.position["view"]["seat"]
        assert socket.do("hint", seat=seat)["reason"] == "not_now"
        for each in sockets:
            assert each.do("allow_hints", yes=True)["type"] == "done"
        socket.wait_for(lambda each: each.table["hints"])
        answer = socket.do("hint", seat=seat)

        assert answer["type"] == "hinted"
        legal = [choice["action"] for choice in socket.position["legal"]]
        assert all(candidate["action"] in legal for candidate in answer["candidates"])


def test_the_lobby_shows_a_table_as_soon_as_it_is_opened(site):
    anna, bert = site.person("Anna"), site.person("Bert")
    with bert.socket() as lobby:
        lobby.until("lobby")
        table = anna.open_table(name="Come in")
        ends = time.monotonic() + 10
        while table not in {card["id"] for card in lobby.until("lobby")["tables"]}:
            assert time.monotonic() < ends


def test_my_tables_say_whose_turn_it_is(site):
    with begun(site) as sockets:
        play_some(sockets, 2)
        socket = mover(sockets)
        other = next(each for each in sockets if each is not socket)
        cards = [each.visitor.get(f"/api/tables/{socket.table_id}")[1] for each in (socket, other)]

        assert [card["is_my_turn"] for card in cards] == [True, False]
        assert all(card["is_mine"] for card in cards)


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_page_of_another_site_cannot_open_a_socket(site, origin):
    with pytest.raises(InvalidStatus) as refused:
        site.person("Anna").socket(origin=origin)

    assert refused.value.response.status_code == 403


def test_a_client_of_another_version_is_told_so(site):
    with site.person("Anna").socket(hello=False) as socket:
        socket.say("hello", version=PROTOCOL + 1)
        assert socket.until("refused")["reason"] == "version"


def test_a_table_that_is_not_there_is_told_so(site):
    with site.person("Anna").socket(hello=False) as socket:
        socket.say("hello", version=PROTOCOL, table="nothing")
        assert socket.until("refused")["reason"] == "unknown"
        socket.say("say", nonce="1", text="hello?")
        assert socket.until("refused")["reason"] == "not_now"


@pytest.mark.parametrize(
    "garbage",
    ["", "hello", "{}", "[]", "null", '{"type":"nothing"}', '{"type":"act"}', '{"type":"hello","version":"1"}', "\x00"],
)
def test_garbage_is_answered_and_the_next_message_is_heard(site, garbage):
    with site.person("Anna").socket(hello=False) as socket:
        socket.line.send(garbage)
        assert socket.until("refused")["reason"] == "malformed"
        socket.say("hello", version=PROTOCOL)
        assert socket.until("welcome")


def test_who_goes_on_with_garbage_is_shown_out(site):
    with site.person("Anna").socket(hello=False) as socket:
        assert closed_by(socket, lambda: socket.line.send("garbage")) == 1008


def test_a_frame_that_is_too_large_closes_the_socket(site):
    with site.person("Anna").socket(hello=False) as socket:
        assert closed_by(socket, lambda: socket.say("say", nonce="1", text="x" * 20_000)) == 1009


def test_who_sends_too_fast_is_slowed_down_and_others_are_not():
    with (
        open_site(frames_per_second=5) as site,
        site.person("Anna").socket() as flood,
        site.person("Bert").socket() as other,
    ):
        for i in range(20):
            flood.say("ack", seq=i)
        assert flood.until("refused")["reason"] == "too_fast"
        other.say("hello", version=PROTOCOL)
        assert other.until("welcome")

"""HTTP: who I am, what can be played, opening tables; and what is refused before anybody looks at it."""

import asyncio
import threading

import pytest

from tests.server.site import PATIENCE, open_site, wait_until
from toque.games import NAMES
from toque.server.http.security import LARGEST_BODY


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


def test_a_visitor_becomes_a_guest_by_choosing_a_name(site):
    visitor = site.person()
    assert visitor.get("/api/me")[1]["person"] is None

    visitor.post("/api/me", {"name": "  Anna\u200b \n Bo "})

    assert visitor.me["name"] == "Anna Bo"
    assert visitor.me["is_guest"]
    assert visitor.get("/api/me")[1]["person"] == visitor.me


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(site):
    visitor = site.person()
    visitor.get("/api/me")

    parts = {part.strip().lower() for part in visitor.headers["set-cookie"].split(";")[1:]}

    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts


def test_the_token_itself_is_not_stored(site, tmp_path):
    path = tmp_path / "tables.db"
    with open_site(str(path)) as own:
        anna = own.person("Anna")
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())

    assert anna.me["id"].encode() in stored
    assert anna.cookie.encode() not in stored


@pytest.mark.parametrize("name", ["", "   ", "\u200b\n", "\u3164", "\u2800 \uffa0", "x" * 31])
def test_a_name_that_cannot_be_shown_is_refused(site, name):
    visitor = site.person()
    visitor.get("/api/me")

    status, problem = visitor.post("/api/me", {"name": name})

    assert (status, problem["reason"]) == (400, "malformed")


def test_an_account_can_be_come_back_to_from_elsewhere(site):
    anna = site.person("Anna")
    assert anna.post("/api/register", {"login": "Anna@Home", "password": "a long password"})[0] == 200
    elsewhere = site.person()
    elsewhere.get("/api/me")

    assert elsewhere.post("/api/login", {"login": "anna@home", "password": "another password"})[0] == 400
    assert elsewhere.post("/api/login", {"login": "nobody", "password": "a long password"})[0] == 400
    assert elsewhere.post("/api/login", {"login": "anna@home", "password": "a long password"})[0] == 200
    assert elsewhere.me == {"id": anna.me["id"], "name": "Anna", "is_guest": False}

    old = elsewhere.cookie
    assert elsewhere.post("/api/logout")[0] == 200
    elsewhere.cookie = old
    assert elsewhere.get("/api/me")[1]["person"] is None


@pytest.mark.parametrize(
    ("path", "accepted", "message"),
    [
        ("/api/login", "", "That login and password do not belong together."),
        ("/api/login", "tlh", "That login and password do not belong together."),
        ("/api/login", "de;q=0.9,nl-BE,fr", "Die gebruikersnaam en dat wachtwoord horen niet bij elkaar."),
        ("/api/login?language=fr", "nl", "Cet identifiant et ce mot de passe ne vont pas ensemble."),
    ],
)
def test_no_is_said_in_the_language_of_the_page(site, path, accepted, message):
    given = {"login": "nobody", "password": "a long password"}

    status, answer = site.person("Nemo").post(path, given, **{"Accept-Language": accepted})

    assert (status, answer) == (400, {"reason": "malformed", "message": message})


def test_a_login_that_is_taken_and_a_short_password_are_refused(site):
    for name, login, password, expected in [
        ("Bert", "bert", "long enough", 200),
        ("Cora", "bert", "long enough", 400),
        ("Dora", "dora", "short", 400),
        ("Emil", "a b", "long enough", 400),
    ]:
        status, _ = site.person(name).post("/api/register", {"login": login, "password": password})
        assert status == expected


def test_a_change_needs_the_token_of_the_page(site):
    anna = site.person("Anna")

    for token in ("", "0" * 64, site.person("Bert").token):
        status, problem = anna.post("/api/me", {"name": "Eve"}, **{"X-Toque-Token": token})
        assert (status, problem["reason"]) == (403, "not_yours")
    assert anna.get("/api/me")[1]["person"]["name"] == "Anna"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
def test_a_change_from_another_site_is_refused(site, origin):
    anna = site.person("Anna")

    assert anna.post("/api/me", {"name": "Eve"}, Origin=origin)[0] == 403


def test_a_site_that_the_operator_named_may_connect():
    with open_site(origins=("https://games.example",)) as site:
        anna = site.person("Anna")
        assert anna.post("/api/me", {"name": "Anne"}, Origin="https://games.example")[0] == 200
        anna.socket(origin="https://games.example").close()


def test_what_is_too_long_is_not_read(site):
    anna = site.person("Anna")

    status, problem = anna.post("/api/me", {"name": "x" * LARGEST_BODY})

    assert (status, problem["reason"]) == (413, "too_large")


@pytest.mark.parametrize("body", [{}, {"name": 1}, {"name": "A", "id": "x"}, [], "Anna", None])
def test_what_is_not_of_the_right_kind_is_refused(site, body):
    assert site.person("Anna").post("/api/me", body)[0] == 400


def test_too_many_changes_from_one_address_are_refused():
    with open_site(trusted=()) as site:
        anna = site.person("Anna")
        statuses = [anna.post("/api/me", {"name": f"A{i}"})[0] for i in range(60)]

    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_the_games_and_their_rules_are_told(site):
    _, games = site.person().get("/api/games")
    by_name = {game["name"]: game for game in games}
    assert set(by_name) == set(NAMES)
    assert by_name["banquet"]["max_players"] == 4
    assert all(option["default"] == option["values"][0] for game in games for option in game["options"])

    status, rules = site.person().get("/api/games/banquet/rules")
    assert status == 200
    assert rules[8]["name"] == "B9"
    assert site.person().get("/api/games/chess/rules")[0] == 404


def test_what_is_printed_on_cards_and_boards_is_told_once_and_in_every_language(site):
    visitor = site.person()

    _, english = visitor.get("/api/games/italia/components")
    _, french = visitor.get("/api/games/italia/components?language=fr")
    _, paris = visitor.get("/api/games/paris/components")

    assert (english["shops"]["butcher"], french["shops"]["butcher"]) == ("Butcher", "Boucherie")
    assert english["bonus_cards"]["acquario"]["effect"] == "Worth 4 points at the end of the game."
    assert english["calendar"][-1][-1] == "contest"
    assert set(paris["areas"][0]) >= {"fountain", "lamp", "north"}
    assert visitor.get("/api/games/chess/components")[0] == 404


def test_the_words_of_a_game_are_told_in_every_language_that_has_them(site):
    visitor = site.person()

    status, french = visitor.get("/api/games/banquet/words?language=fr")

    assert status == 200
    assert "dish-salad = salade verte" in french
    assert visitor.get("/api/games/chess/words")[0] == 404


def test_the_catalogue_names_every_game_in_the_language_asked_for(site):
    _, games = site.person().get("/api/games?language=nl")

    told = {game["name"]: game for game in games}
    assert told["banquet"]["title"] == "Banquet Royal"
    assert told["banquet"]["summary"].startswith("Dek de tafel")
    assert told["italia"]["facts"].startswith("2 tot 5")


def test_a_table_needs_a_name_and_a_game_that_can_be_played(site):
    visitor = site.person()
    visitor.get("/api/me")
    new = {"game": "banquet", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert visitor.post("/api/tables", new)[0] == 403

    anna = site.person("Anna")
    assert anna.post("/api/tables", new)[0] == 201
    assert anna.post("/api/tables", {**new, "game": "chess"})[0] == 404
    assert anna.post("/api/tables", {**new, "seats": [{"kind": "me"}]})[0] == 400
    assert anna.post("/api/tables", {**new, "options": {"no such": "true"}})[0] == 400
    assert anna.post("/api/tables", {**new, "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]})[0] == 400


def test_public_tables_are_listed_and_hidden_ones_are_not(site):
    anna, bert = site.person("Anna"), site.person("Bert")
    public, hidden = anna.open_table(), anna.open_table(is_public=False)

    seen = {card["id"] for card in bert.get("/api/tables")[1]["tables"]}
    assert public in seen
    assert hidden not in seen
    assert {public, hidden} <= {card["id"] for card in anna.get("/api/tables")[1]["mine"]}
    assert bert.get(f"/api/tables/{hidden}")[1]["id"] == hidden
    assert bert.get("/api/tables/nothing")[0] == 404


def test_a_host_calls_a_table_off_before_its_match(site):
    host, friend = site.person("Anna"), site.person("Bert")
    table = host.open_table("banquet", ("me", "open"), is_public=True)
    assert friend.post(f"/api/tables/{table}/call_off")[0] == 403

    assert host.post(f"/api/tables/{table}/call_off")[0] == 200

    assert friend.get(f"/api/tables/{table}")[0] == 404
    assert table not in {each["id"] for each in friend.get("/api/tables")[1]["tables"]}


def test_a_table_at_which_somebody_plays_is_not_called_off(site):
    anna = site.person("Anna")
    table = anna.open_table("banquet", ("me", "beginner"), starts_at_once=True)

    assert anna.post(f"/api/tables/{table}/call_off")[0] == 409
    assert anna.get(f"/api/tables/{table}")[0] == 200


def test_a_table_whose_match_begins_at_this_moment_is_not_called_off(site, monkeypatch):
    host, friend = site.person("Anna"), site.person("Bert")
    table = host.open_table("banquet", ("me", "open"))
    with host.socket(table) as anna, friend.socket(table) as bert:
        assert bert.do("sit", seat=1)["type"] == "done"
        assert bert.do("ready", yes=True)["type"] == "done"
        storing, may_go_on = hold_the_store(site, monkeypatch)
        anna.say("ready", nonce="last", yes=True)
        assert storing.wait(PATIENCE)
        answers = []
        calling = threading.Thread(target=lambda: answers.append(host.post(f"/api/tables/{table}/call_off")[0]))
        calling.start()
        wait_until(lambda: site.hub.rooms[table].queued or answers)
        site.call(may_go_on.set)
        calling.join(PATIENCE)

        assert answers == [409]
        anna.wait_for(lambda each: each.position is not None)
    assert friend.get(f"/api/tables/{table}")[1]["stage"] == "playing"


def hold_the_store(site, monkeypatch):
    """Let nothing be stored until the second event, one of the server's loop, is set; the first says that it waits."""
    storing, may_go_on = threading.Event(), site.call(asyncio.Event)
    append = site.hub.store.append_together

    async def wait(*values):
        storing.set()
        await may_go_on.wait()
        await append(*values)

    monkeypatch.setattr(site.hub.store, "append_together", wait)
    return storing, may_go_on


def test_a_match_that_is_not_over_tells_nothing_of_its_end(site):
    anna = site.person("Anna")
    table = anna.open_table(seats=("me", "random"), starts_at_once=True)

    for path in ("match.toque", "replay", "replay/0", "replay/0?seat=1"):
        assert anna.get(f"/api/tables/{table}/{path}")[0] == 409


def test_pages_allow_no_script_but_their_own(site):
    visitor = site.person()
    for path in ("/", "/plain", "/table/whatever"):
        status, page = visitor.get(path)
        assert status == 200
        assert b'<script type="module"' in page
        assert b"<script>" not in page
        policy = visitor.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert visitor.headers["x-content-type-options"] == "nosniff"


def test_the_files_of_the_plain_page_are_served_and_nothing_else(site):
    visitor = site.person()

    assert visitor.get("/plain/files/plain.js")[0] == 200
    assert visitor.get("/plain/files/plain.css")[0] == 200
    for path in ("/plain/files/../app.py", "/plain/files/%2e%2e/app.py", "/..%2fapp.py", "/api/nothing", "/no.js"):
        assert visitor.get(path)[0] == 404


def test_health_and_metrics(site):
    visitor = site.person()

    assert visitor.get("/healthz") == (200, b"ok\n")
    assert b"toque_sockets" in visitor.get("/metrics")[1]

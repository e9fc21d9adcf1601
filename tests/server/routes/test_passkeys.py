"""Coming back without a password: what does not belong here is refused, and each code opens an account once."""

import pytest

from tests.server.site import open_site

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def site():
    with open_site() as running:
        yield running


@pytest.fixture
def anna(site, request):
    person = site.person("Anna")
    login = f"anna-{abs(hash(request.node.name))}"
    assert person.post("/api/register", {"login": login, "password": PASSWORD})[0] == 200
    return person


def stranger(site):
    person = site.person()
    person.get("/api/me")
    return person


def test_a_recovery_code_opens_the_account_once(site, anna):
    _, made = anna.post("/api/recovery")
    assert len(set(made["codes"])) == 8
    code = made["codes"][0]
    back, again = stranger(site), stranger(site)

    assert back.post("/api/recovery/login", {"code": f" {code.upper()} "})[0] == 200
    assert back.me["id"] == anna.me["id"]
    status, answer = again.post("/api/recovery/login", {"code": code})
    assert (status, answer["message"]) == (400, "That recovery code was used already: each opens the account once.")
    assert again.me is None
    assert back.get("/api/account")[1]["recovery_codes"] == 7


def test_new_codes_make_the_old_ones_worthless(site, anna):
    _, old = anna.post("/api/recovery")
    _, new = anna.post("/api/recovery")
    back = stranger(site)

    assert back.post("/api/recovery/login", {"code": old["codes"][0]})[0] == 400
    assert back.post("/api/recovery/login", {"code": new["codes"][0]})[0] == 200


def test_codes_cannot_be_guessed_for_long(site):
    guesser = stranger(site)
    answers = [guesser.post("/api/recovery/login", {"code": f"abcd-{number}"})[0] for number in range(7)]

    assert answers[:5] == [400] * 5
    assert answers[-1] == 429
    site.call(site.hub.logins._tries.clear)


def test_a_guest_has_no_recovery_codes(site):
    assert site.person("Guest").post("/api/recovery")[0] == 403


@pytest.mark.parametrize(
    "credential", [None, {}, {"id": "AA"}, {"id": "AA", "rawId": "AA", "type": "x", "response": {}}, "x"]
)
def test_an_answer_of_no_device_is_refused_in_one_sentence(site, anna, credential):
    visitor = stranger(site)
    visitor.post("/api/passkeys/ask")
    anna.post("/api/passkeys/begin")
    for person, path in ((anna, "/api/passkeys"), (visitor, "/api/passkeys/login")):
        status, answer = person.post(path, {"credential": credential})
        assert (status, answer["message"]) == (
            400,
            "That passkey does not belong here, or came too late: please try again.",
        )


def test_a_guest_without_a_name_makes_no_passkey(site):
    assert stranger(site).post("/api/passkeys/begin")[0] == 403

"""Notices in a browser: a push message is shown by the service worker, and its link ends them."""

import json

import pytest

from tests.server.notices.receiver import receiving
from tests.web.axe import assert_nothing_serious
from tests.web.server_process import ServerProcess

pytestmark = pytest.mark.slow
SHOWN = """navigator.serviceWorker.ready.then(async (it) =>
    (await it.getNotifications()).map(({body, data}) => [body, data]))"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    database = tmp_path_factory.mktemp("notices") / "tables.db"
    with ServerProcess(database, arguments=("--notify-into", "127.0.0.0/8")) as server:
        yield server


def test_a_push_message_is_shown_by_the_service_worker(guest, site):
    page = guest()
    page.context.grant_permissions(["notifications"])
    session, registrations = page.context.new_cdp_session(page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    message = {
        "title": "Toque",
        "body": "Your turn",
        "path": "/table/x",
        "tag": "x",
        "end": "End",
        "end_path": "/notices/y",
    }
    ours = next(each for each in registrations if each["scopeURL"].startswith(site.address))
    pushed = {"origin": site.address, "registrationId": ours["registrationId"], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", pushed)
    page.wait_for_function(f"{SHOWN}.then((shown) => shown.length === 1)")

    assert page.evaluate(SHOWN) == [["Your turn", {"path": "/table/x", "end": "/notices/y"}]]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_webhook_is_chosen_tried_and_ended_by_its_link(guest, size):
    page = guest(size, bypass_csp=True, foreseen=("/api/notices",))
    page.goto("/lobby")
    page.get_by_label("Your name at the table").fill("Carême")
    page.get_by_role("button", name="Open the table").click(timeout=300_000)
    page.wait_for_url("**/table/*")
    with receiving() as receiver:
        page.goto("/account")
        page.get_by_label("Web address of a webhook").fill("https://10.0.0.1/")
        page.get_by_role("button", name="Tell me there").click()
        page.get_by_text("leads into the server's own network").wait_for()
        page.get_by_label("Web address of a webhook").fill(f"{receiver.address}/hook")
        page.get_by_role("button", name="Tell me there").click()
        page.get_by_text("You are told there now.").wait_for()
        assert_nothing_serious(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
        page.get_by_role("button", name="Send one now").click()
        page.get_by_text("Sent: look whether it arrived.").wait_for()
        link = receiver.got[0][2].decode().rsplit(" ", 1)[1]
    page.goto(link)
    page.get_by_role("button", name="End these notices").click()
    page.get_by_text("Nothing is sent there any more.").wait_for()
    page.goto("/account")
    page.get_by_role("heading", name="Tell me when I am awaited").wait_for()
    assert page.get_by_role("button", name="Send one now").count() == 0

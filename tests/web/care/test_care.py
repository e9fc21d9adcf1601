"""The pages for one's account, for reports, and for whoever looks after the site, in a browser."""

import pytest

from tests.server.site import Visitor
from tests.web.axe import assert_nothing_serious
from toque.server.care.admins import set_role

pytestmark = pytest.mark.slow
PASSWORD = "correct horse"


class Address:
    """A site as `Visitor` wants it."""

    trust = None

    def __init__(self, server):
        self.origin, self.port = server.address, server.port

    def connection(self):
        from http.client import HTTPConnection

        return HTTPConnection("127.0.0.1", self.port, timeout=30)


def person_of(site, name):
    return Visitor(Address(site)).take_name(name)


def logged_in(page, site, login):
    """A page of somebody with an account, who is logged in elsewhere too."""
    first = person_of(site, login.capitalize())
    first.post("/api/register", {"login": login, "password": PASSWORD})
    page.goto("/about")
    page.get_by_role("button", name="Account").click()
    page.get_by_label("Log in", exact=True).check()
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in", exact=True).click()
    page.get_by_text("Your account is ready", exact=False).or_(page.get_by_text("Log out")).first.wait_for()
    return first


def test_somebody_ends_a_session_takes_their_data_and_is_forgotten(guest, site):
    page = guest(bypass_csp=True)
    first = logged_in(page, site, "paula")
    page.get_by_role("link", name="Your data, sessions and password").click()
    page.get_by_role("button", name="Log out there").click()
    page.get_by_text("Logged out there.").wait_for()
    assert first.get("/api/account")[0] == 403
    assert_nothing_serious(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert '"login":"paula"' in saved.value.path().read_text()
    page.get_by_label("I am sure").check()
    page.get_by_label("Present password").last.fill(PASSWORD)
    page.get_by_role("button", name="Delete everything of yours").click()
    page.get_by_text("Everything of yours is deleted.").wait_for()
    page.reload()
    page.get_by_text("Nothing is stored of you").wait_for()


def test_a_report_reaches_an_admin_who_bans_and_closes_and_announces(guest, site):
    eve = person_of(site, "Eve")
    table = eve.open_table()
    reporter, admin = guest(), guest(bypass_csp=True)
    reporter.goto(f"/report/{table}")
    reporter.get_by_label("What is it about?").select_option("Eve")
    reporter.get_by_label("What happened?").fill("a rude name")
    reporter.get_by_role("button", name="Send to those who run the site").click()
    reporter.get_by_text("Thank you").wait_for()

    logged_in(admin, site, "boss")
    set_role(site.database, "boss", is_admin=True)
    admin.goto("/admin")
    admin.get_by_text("a rude name").wait_for()
    assert_nothing_serious(admin)
    admin.get_by_role("button", name="Ban", exact=True).click()
    admin.locator("form.card").get_by_role("button", name="Ban", exact=True).click()
    admin.get_by_text("Done.").wait_for()
    assert eve.post("/api/tables", {"game": "banquet", "seats": [{"kind": "me"}] * 2})[0] == 403
    admin.get_by_role("button", name="Tables", exact=True).click()
    admin.get_by_role("button", name="Close the table").click()
    admin.get_by_role("button", name="Open it again").wait_for()
    assert eve.get(f"/api/tables/{table}")[0] == 404
    admin.get_by_role("button", name="What was done").click()
    admin.get_by_text("Eve, 7 days: a rude name").wait_for()
    admin.get_by_label("Announcement for everybody").fill("Closed at noon")
    admin.get_by_role("button", name="Announce").click()
    admin.get_by_text("Done.").wait_for()
    reporter.goto("/lobby")
    reporter.get_by_text("Closed at noon").wait_for()

"""`toque admin`: the first admin is made here, while the site runs."""

from tests.cli.run import toque
from tests.server.site import open_site


def test_the_first_admin_is_made_by_the_command_line_and_sees_the_site(monkeypatch, capsys, tmp_path):
    path = str(tmp_path / "tables.db")
    monkeypatch.setenv("TOQUE_DB", path)
    with open_site(path) as site:
        anna = site.person("Anna")
        anna.post("/api/register", {"login": "Anna", "password": "correct horse"})
        assert anna.get("/api/admin/overview")[0] == 403
        assert "/admin" in toque(monkeypatch, capsys, "admin", "make", "ANNA").out
        assert anna.get("/api/admin/overview")[0] == 200
        assert anna.get("/api/account")[1]["is_admin"]
        assert toque(monkeypatch, capsys, "admin", "list").out == "anna\n"
        toque(monkeypatch, capsys, "admin", "remove", "anna")
        assert anna.get("/api/admin/overview")[0] == 403
        nobody = toque(monkeypatch, capsys, "admin", "make", "nobody")
        assert (nobody.code, "make one on the site first" in nobody.err) == (1, True)


def test_a_forgotten_password_is_replaced(monkeypatch, capsys, tmp_path):
    path = str(tmp_path / "tables.db")
    with open_site(path) as site:
        anna = site.person("Anna")
        anna.post("/api/register", {"login": "anna", "password": "correct horse"})
        password = toque(monkeypatch, capsys, "admin", "password", "anna", "--db", path).out.strip()
        again = site.person()
        again.get("/api/me")

        assert again.post("/api/login", {"login": "anna", "password": "correct horse"})[0] == 400
        assert again.post("/api/login", {"login": "anna", "password": password})[0] == 200

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def postgres_server():
    reason = postgres.why_not()
    if reason:
        pytest.skip(reason)
    with postgres.running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database_address(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    import psycopg

    address = request.getfixturevalue("postgres_server")
    with psycopg.connect(address, autocommit=True, options="-c lock_timeout=30s") as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    yield address

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def postgres_server():
    reason = postgres.why_not()
    if reason:
        pytest.skip(reason)
    with postgres.running() as address:
        yield address


@pytest.fixture
def postgres_database(postgres_server):
    """An empty one."""
    import psycopg

    with psycopg.connect(postgres_server, autocommit=True, options="-c lock_timeout=30s") as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres_server


@pytest.fixture(params=["sqlite", "postgres"])
def database_address(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return request.getfixturevalue("postgres_database")

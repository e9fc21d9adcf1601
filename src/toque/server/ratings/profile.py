"""A person as others see them."""

from toque.server.ratings.ladder import SURE
from toque.server.ratings.messages import Profile, RatingInfo
from toque.server.ratings.method import Rating
from toque.server.store.database import Database


def read_profile(database: Database, person: str, viewer: str | None, now: float) -> Profile | None:
    """Return what everybody may know of a person, and what came of the viewer's matches against them."""
    rows = database.run("SELECT name, login, created, is_hidden FROM people WHERE id = ?", (person,))
    if not rows:
        return None
    name, login, created, is_hidden = rows[0]
    ratings = [] if is_hidden and person != viewer else _ratings(database, person, now)
    sql = (
        "SELECT COALESCE(SUM(met), 0), COALESCE(SUM(ahead), 0), COALESCE(SUM(behind), 0) FROM rivals "
        "WHERE person = ? AND other = ?"
    )
    met, ahead, behind = map(int, database.run(sql, (viewer or "", person))[0])
    return Profile(person, name, login is None, created, ratings, met, ahead, behind)


def _ratings(database: Database, person: str, now: float) -> list[RatingInfo]:
    sql = "SELECT game, kind, mean, deviation, matches, latest FROM ratings WHERE person = ? ORDER BY game, kind DESC"
    found = []
    for game, kind, *known in database.run(sql, (person,)):
        rating = Rating(*known)
        margin = round(SURE * rating.at(now).deviation)
        found.append(RatingInfo(game, kind, round(rating.mean), margin, rating.matches, rating.is_provisional))
    return found

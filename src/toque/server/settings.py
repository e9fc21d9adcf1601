"""How a server runs."""

from dataclasses import dataclass, field

from toque.server.care.retention import Retention


@dataclass(frozen=True)
class Settings:
    """What the operator of a site chooses."""

    database: str = ":memory:"
    workers: int = 2
    """Bots that think at once."""
    bot_pause: float = 0.4
    """Seconds that people have to follow a bot's move."""
    frames_per_second: float = 40
    origins: tuple[str, ...] = ()
    """Other sites whose pages may connect: a proxy's, or a developer's."""
    hosts: tuple[str, ...] = ()
    """Names by which browsers may ask for the site; any name if there are none."""
    trusted: tuple[str, ...] = ()
    """Addresses that limits by address do not apply to."""
    metrics_readers: tuple[str, ...] = ()
    """Addresses that may read the metrics, beside this machine."""
    sweep_seconds: float = 30.0
    notice_networks: tuple[str, ...] = ()
    """Parts of the own network that notices may be sent to."""
    notice_grace: float = 20.0
    """Seconds that somebody has to come back before a notice is sent."""
    retention: Retention = field(default_factory=Retention)
    """What is forgotten by itself."""

"""What the routes of notices take and give, as JSON."""

from typing import Literal

import msgspec

Topic = Literal["turn", "finished"]
EndpointKind = Literal["push", "webhook"]


class EndpointInfo(msgspec.Struct, frozen=True):
    """A way to reach me."""

    id: str
    kind: EndpointKind
    host: str
    """Where it leads; the rest of the address is a secret."""
    topics: list[Topic]


class NoticeSettings(msgspec.Struct, frozen=True):
    """GET /api/notices, and the answer to every change of them."""

    key: str
    """The site's public key, which a browser needs to be reached by push."""
    endpoints: list[EndpointInfo]


class NewEndpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/notices: reach me there."""

    kind: EndpointKind
    target: str
    """A browser's subscription as JSON, or the address of a webhook."""
    topics: list[Topic]
    language: str = "en"


class EndpointName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/notices/remove and .../test; POST /api/notices/end, which asks for no name of a person."""

    id: str

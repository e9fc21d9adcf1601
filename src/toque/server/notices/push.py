"""Web push: what a browser's push service takes, encrypted so that only that browser reads it (RFC 8291)."""

import time
from collections.abc import Mapping

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from toque.server.errors import malformed
from toque.server.notices.guarded import Target, post

LASTS = 86_400
"""Seconds for which a push service keeps a message for a browser that is away."""
SIGNED_FOR = 12 * 3600
PUBLIC_KEY_BYTES, SECRET_BYTES = 65, 16


class Keys(msgspec.Struct, frozen=True):
    """A browser's keys."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives to be reached by."""

    endpoint: str
    keys: Keys


def read_subscription(target: str) -> Subscription:
    """Read what a browser gave; refuse what cannot be encrypted for."""
    try:
        found = msgspec.json.decode(target, type=Subscription)
        public, secret = base64url_to_bytes(found.keys.p256dh), base64url_to_bytes(found.keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    except (msgspec.MsgspecError, ValueError):
        raise malformed("bad-endpoint") from None
    if len(public) != PUBLIC_KEY_BYTES or len(secret) != SECRET_BYTES:
        raise malformed("bad-endpoint")
    return found


def new_key() -> str:
    """Return a private key by which push services know this site."""
    key = ec.generate_private_key(ec.SECP256R1())
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return key.private_bytes(*form).decode()


def public_key(private: str) -> str:
    """Return its public half, as browsers want it."""
    key = serialization.load_pem_private_key(private.encode(), None)
    form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return bytes_to_base64url(key.public_key().public_bytes(*form))


def push(subscription: Subscription, target: Target, message: bytes, private: str, contact: str, topic: str) -> int:
    """Send a message to a browser and return the status; a later message of a topic replaces one that still waits."""
    from py_vapid import Vapid  # these take long to import, and few sites' first minutes need them
    from pywebpush import WebPusher

    information = {"endpoint": subscription.endpoint, "keys": msgspec.to_builtins(subscription.keys)}
    encoded = WebPusher(information).encode(message, "aes128gcm")
    claims = {"sub": contact, "aud": target.origin, "exp": int(time.time()) + SIGNED_FOR}
    signed: Mapping[str, str] = Vapid.from_pem(private.encode()).sign(claims)
    headers = {**signed, "Content-Encoding": "aes128gcm", "TTL": str(LASTS), "Urgency": "normal", "Topic": topic}
    return post(target, bytes(encoded["body"]), headers)

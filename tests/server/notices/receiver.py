"""A push service and a webhook on loopback, and a browser's keys."""

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url


class Receiver:
    """Takes what is posted, and answers with a status."""

    def __init__(self, address):
        self.address = address
        self.status = 201
        self.got = []


@contextmanager
def receiving():
    """A receiver that listens."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.got.append((self.path, dict(self.headers.items()), body))
            self.send_response(receiver.status)
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """What a browser keeps to itself: the private key of its subscription, and a secret."""

    def __init__(self, endpoint):
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = urandom(16)
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        keys = {
            "p256dh": bytes_to_base64url(self.private.public_key().public_bytes(*form)),
            "auth": bytes_to_base64url(self.secret),
        }
        self.subscription = json.dumps({"endpoint": endpoint, "keys": keys})

    def read(self, body):
        """Decrypt a message as RFC 8291 says."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return json.loads(plain)

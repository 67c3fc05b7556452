"""Strata's protocol: docs/internals/wire.md."""
import base64
import json
import re
import urllib.request

import websocket


class Visitor:
    def __init__(self, port: int, app: str) -> None:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
            cookie = answer.headers["Set-Cookie"].split(";")[0]
            page = answer.read().decode()
        masked = base64.b64decode(re.search(r'data-session="([^"]+)"', page).group(1))
        half = len(masked) // 2
        session = bytes(a ^ b for a, b in zip(masked[half:], masked)).decode()
        name = "more" if app == "counter" else "change"
        button = re.search(rf'<button[^>]*data-testid="{name}"[^>]*>', page).group(0)
        self.button = int(re.search(r'data-n="(\d+)"', button).group(1))
        self.events = 0
        self.socket = websocket.create_connection(
            f"ws://127.0.0.1:{port}/~/live", cookie=cookie, origin=f"http://127.0.0.1:{port}"
        )
        self.socket.send(json.dumps(["h", 1, session, 0, "/"]))
        assert "resumed" in self.socket.recv()

    def tap(self) -> None:
        self.events += 1
        self.socket.send(f'[{self.events},{self.events - 1},{self.button},"tap"]')
        assert self.socket.recv().startswith(f"[{self.events},")

    def close(self) -> None:
        self.socket.close()

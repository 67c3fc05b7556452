"""NiceGUI: Socket.IO over one WebSocket (Engine.IO 4)."""
import ast
import json
import re
import urllib.parse
import urllib.request
import uuid

import websocket


class Visitor:
    def __init__(self, port: int, app: str) -> None:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
            cookies = [line.split(";")[0] for line in answer.headers.get_all("Set-Cookie") or []]
            page = answer.read().decode()
        # The page contains its elements as JSON that is escaped for HTML.
        elements = json.loads(
            re.search(r"parseElements\(String\.raw`(.*?)`\)", page, re.S)
            .group(1).replace("&lt;", "<").replace("&gt;", ">").replace("&#96;", "`")
            .replace("&#36;", "$").replace("&amp;", "&")
        )
        query = ast.literal_eval(re.search(r"query: (\{.*?\}),\n", page).group(1))
        button = next(
            (number, element) for number, element in elements.items()
            if any(event["type"] == "click" for event in element.get("events", []))
        )
        self.client = query["client_id"]
        self.tap_message = "42" + json.dumps([
            "event",
            {
                "id": int(button[0]),
                "client_id": self.client,
                "listener_id": button[1]["events"][0]["listener_id"],
                "args": ["{}"],
            },
        ])
        names = dict(query, EIO="4", transport="websocket", implicit_handshake="true",
                     tab_id=str(uuid.uuid4()), document_id=str(uuid.uuid4()))
        self.socket = websocket.create_connection(
            f"ws://127.0.0.1:{port}/_nicegui_ws/socket.io/?" + urllib.parse.urlencode(names),
            cookie="; ".join(cookies),
        )
        self.wait("0")
        self.socket.send("40")
        self.wait("40")

    def wait(self, start: str) -> str:
        while True:
            message = self.socket.recv()
            if message == "2":
                self.socket.send("3")
            elif message.startswith(start):
                return message

    def tap(self) -> None:
        self.socket.send(self.tap_message)
        self.wait('42["update"')

    def close(self) -> None:
        self.socket.close()

"""Shiny for Python: JSON messages; an action button sends its count."""
import json

import websocket


class Visitor:
    def __init__(self, port: int, app: str) -> None:
        self.name = "more" if app == "counter" else "change"
        self.output = "count" if app == "counter" else "row150"
        outputs = ["count"] if app == "counter" else [f"row{index}" for index in range(300)]
        self.count = 0
        self.socket = websocket.create_connection(f"ws://127.0.0.1:{port}/websocket/")
        data = {f".clientdata_output_{output}_hidden": False for output in outputs}
        data[f"{self.name}:shiny.action"] = 0
        data[".clientdata_url_search"] = ""
        self.socket.send(json.dumps({"method": "init", "data": data}))
        self.wait()

    def wait(self) -> None:
        """Waits for the output, which is the last message of a round."""
        while self.output not in json.loads(self.socket.recv()).get("values", {}):
            pass

    def tap(self) -> None:
        self.count += 1
        data = {f"{self.name}:shiny.action": self.count}
        self.socket.send(json.dumps({"method": "update", "data": data}))
        self.wait()

    def close(self) -> None:
        self.socket.close()

"""Streamlit: protocol buffers; each event runs the script again."""
import websocket
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg


class Visitor:
    def __init__(self, port: int, app: str) -> None:
        self.button = ""
        self.socket = websocket.create_connection(
            f"ws://127.0.0.1:{port}/_stcore/stream", subprotocols=["streamlit"]
        )
        self.socket.send_binary(self.rerun())
        self.wait()

    def rerun(self, pressed: bool = False) -> bytes:
        message = BackMsg()
        message.rerun_script.query_string = ""
        if pressed:
            state = message.rerun_script.widget_states.widgets.add()
            state.id = self.button
            state.trigger_value = True
        return message.SerializeToString()

    def wait(self) -> None:
        """Waits until the script has finished."""
        while True:
            message = ForwardMsg()
            message.ParseFromString(self.socket.recv())
            kind = message.WhichOneof("type")
            if kind == "delta" and message.delta.new_element.WhichOneof("type") == "button":
                self.button = message.delta.new_element.button.id
            if kind == "script_finished":
                return

    def tap(self) -> None:
        self.socket.send_binary(self.rerun(pressed=True))
        self.wait()

    def close(self) -> None:
        self.socket.close()

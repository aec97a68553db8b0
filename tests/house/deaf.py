"""A browser that asks and does not read: its system takes a few kilobytes, and no more."""

import json
import socket
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from tests.house.people import WAIT


class Deaf:
    def __init__(self, address: str, table: str, cookie: str) -> None:
        uri = parse_uri(f"{address.replace('http', 'ws', 1)}/live/{table}")
        self.protocol = ClientProtocol(uri, origin=Origin(address), max_size=None)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(WAIT)
        self.socket.connect((uri.host, uri.port))
        request = self.protocol.connect()
        request.headers["Cookie"] = cookie
        self.protocol.send_request(request)
        self._flush()
        self.heard: list[dict[str, Any]] = []
        while self.protocol.state is State.CONNECTING:
            self.listen()

    def send(self, type: str, **fields: Any) -> None:
        self.protocol.send_text(json.dumps({"type": type, **fields}).encode())
        self._flush()

    def listen(self) -> None:
        """Hear what comes with the next bytes."""
        data = self.socket.recv(1 << 16)
        assert data, "the house has cut the line"
        self.protocol.receive_data(data)
        self._flush()  # the answer to a ping
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard.append(json.loads(bytes(event.data)))

    def close(self) -> None:
        self.socket.close()

    def _flush(self) -> None:
        self.socket.sendall(b"".join(self.protocol.data_to_send()))

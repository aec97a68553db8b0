"""Strangers who mean no good: nobody else notices them."""

import json
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.house.deaf import Deaf
from tests.house.people import Person
from tests.house.process import House

OpenHouse = Callable[..., House]
VisitAt = Callable[..., Person]
Visit = Callable[..., Person]


def test_a_long_host_is_refused_before_anything_is_drawn(house: House, visit: Visit) -> None:
    """A picture of 2,200 letters took the whole house up to half a second each time."""
    ann = visit("Ann")
    picture = f"/api/tables/{ann.open('me', 'link')}/qr.svg"
    answer = ann.http.get(picture, headers={"Host": "a" * 2200})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refuse.bad_message"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    for host in ('grove"><script>', "grove.example/t", "grove example"):
        assert ann.http.get(picture, headers={"Host": host}).status_code == 400
    drawn = ann.http.get(picture, headers={"Host": "192.0.2.7:8080"})
    assert drawn.status_code == 200
    assert ann.http.get(picture, headers={"Host": "192.0.2.7:8080"}).text == drawn.text


@contextmanager
def fewer_files(most: int) -> Iterator[None]:
    """As in a shell with `ulimit -n`: whatever is started now may open so many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def files_of(house: House) -> int:
    assert house.process is not None
    limits = Path(f"/proc/{house.process.pid}/limits").read_text()
    return int(next(line.split()[3] for line in limits.splitlines() if line.startswith("Max open files")))


def test_a_house_takes_as_many_files_as_it_may_have(open_house: OpenHouse) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with fewer_files(300):
        house = open_house()
    assert files_of(house) == min(hard, 65_536)


@pytest.fixture
def narrow(open_house: OpenHouse) -> House:
    """A house that cannot have more than 200 files, whatever it does."""
    house = open_house("--beat", "0")
    house.stop()
    house.prelude = ["sh", "-c", 'ulimit -S -n 200; ulimit -H -n 200; exec "$@"', "sh"]
    house.start()
    return house


def test_silent_connections_make_room_for_people(narrow: House, visit_at: VisitAt) -> None:
    assert files_of(narrow) == 200
    with ExitStack() as held:
        port = int(narrow.address.rpartition(":")[2])
        for _ in range(250):
            held.enter_context(socket.create_connection(("127.0.0.1", port)))
        ann = visit_at(narrow, "Ann")
        line = ann.join(ann.open("me", "seedling"))
        line.play_on(3)


def test_whoever_sends_no_whole_request_in_ten_seconds_is_shown_out(house: House) -> None:
    port = int(house.address.rpartition(":")[2])
    begun = time.monotonic()
    with ExitStack() as held:
        openings = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n", POST]
        slow = [held.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in openings]
        for line, opening in zip(slow, openings, strict=True):
            line.settimeout(30)
            line.sendall(opening)
        for line in slow:
            assert read_all(line) == b""
        assert 5 < time.monotonic() - begun < 29


def test_empty_lines_keep_no_connection(house: House) -> None:
    """They begin no request, and yet ended the time that a connection may rest between two of them."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=30) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        with line.makefile("rb") as answer:
            assert answer.readline() == b"HTTP/1.1 200 OK\r\n"
            line.sendall(b"\r\n")
            with suppress(ConnectionResetError):
                answer.read()  # to its end; a socket that stays open fails by its timeout


POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 90\r\n\r\n{"
)


def read_all(line: socket.socket) -> bytes:
    try:
        return line.recv(100)
    except ConnectionResetError:
        return b""


def test_headers_without_end_are_cut(house: House) -> None:
    port = int(house.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            line.sendall(b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(50_000)))
    assert httpx.get(f"{house.address}/healthz").status_code == 200


def unsent(house: House) -> list[int]:
    """Bytes that the system keeps for each of the house's lines, as nobody has taken them."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = [line[4] for line in lines if int(line[1].rpartition(":")[2], 16) == house.port]
    return [int(queues.partition(":")[0], 16) for queues in ours]


def test_little_is_kept_for_who_does_not_read(open_house: OpenHouse, visit_at: VisitAt) -> None:
    """Five lines that ask for as much as they may and take nothing of it; the others play on.

    What the house itself keeps for them is counted in `test_slow_readers.py`.
    """
    house = open_house("--beat", "0")
    ann, bob = visit_at(house, "Ann"), visit_at(house, "Bob")
    table = ann.open("me", "here", "here", "here", game="everdell")
    kept = []
    with ExitStack() as held:
        for _ in range(5):
            line = Deaf(house.address, table, ann.cookie)
            held.callback(line.close)
            with suppress(OSError):  # it has been cut
                for _ in range(140):
                    line.send("sync")
            kept += unsent(house)  # now: on a slow machine the first of them are cut before the end
        other = bob.join(bob.open("me", "seedling"))
        other.play_on(3)
        assert 10_000 < max(kept + unsent(house)) < 500_000


def test_dear_messages_cost_more(house: House, visit: Visit) -> None:
    """A hundred and fifty cheap ones pass at once; of those that cost five, thirty."""
    ann = visit("Ann")
    line = ann.join(ann.open("me", "here"))
    for _ in range(150):
        line.send("sync")
    assert line.closed() == 4008
    positions = [text for text in line.raw if json.loads(text)["type"] == "position"]
    assert len(positions) < 100  # three more for each second that the machine takes

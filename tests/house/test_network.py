"""Under which address others reach a house: links and codes say it, headers suit it."""

import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from bosquet.house.network import is_loopback, knows_host, link_origin, own_address
from bosquet.house.settings import Settings
from tests.house.people import Person
from tests.house.process import House

OpenHouse = Callable[..., House]


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("grove.localhost", True),
        ("127.0.0.1:8000", True),
        ("127.8.8.8", True),
        ("[::1]:8000", True),
        ("192.168.1.5:8000", False),
        ("grove.example", False),
        ("localhost.example", False),
        ("[", False),
        ("", False),
    ],
)
def test_what_means_this_machine(address: str, here: bool) -> None:
    assert is_loopback(address) is here


def test_a_link_carries_the_address_that_works_for_others(tmp_path: Path) -> None:
    alone = Settings(tmp_path)
    assert link_origin("http://192.168.1.5:8000/", alone) == ("http://192.168.1.5:8000", False)
    assert link_origin("http://127.0.0.1:8000/", alone) == ("http://127.0.0.1:8000", True)
    public = Settings(tmp_path, origins=("https://grove.example",))
    assert link_origin("http://localhost:8000/", public) == ("https://grove.example", False)
    shared = Settings(tmp_path, open_port=8000)
    assert link_origin("http://localhost:8000/", shared) == (f"http://{own_address()}:8000", False)


def test_a_house_in_the_network_says_what_it_opens(open_house: OpenHouse) -> None:
    house = open_house("--host", "0.0.0.0")
    assert house.process is not None
    assert house.process.stdout is not None
    address = f"http://{own_address()}:{house.port}"
    assert house.process.stdout.readline() == f"Everybody in this network reaches it too, at {address}/\n"
    assert "nothing else" in house.process.stdout.readline()
    for reached in (house.address, address):  # either is an origin and has its cookies
        person = Person(reached, "Ann")
        lobby = person.http.get("/api/house").json()
        assert (lobby["address"], lobby["only_here"]) == (address, False)
        line = person.join(person.open("me", "link", start=False))
        assert line.table["host"]
        person.close()
    other = httpx.post(f"{address}/api/tables", headers={"Origin": house.address}, json={})
    assert other.status_code == 403  # one address is no page of the other
    assert "cross-origin-opener-policy" not in httpx.get(f"{address}/").headers
    assert "cross-origin-opener-policy" in httpx.get(f"{house.address}/").headers


def test_a_house_on_this_machine_alone(house: House) -> None:
    lobby = httpx.get(f"{house.address}/api/house").json()
    assert (lobby["address"], lobby["only_here"]) == (house.address, True)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((str(own_address()), house.port))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("[2001:db8::7]", True),
        (socket.gethostname().lower(), True),
        ("grove.example:8443", True),
        ("GROVE.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("grove.example.evil.example", False),
        ("[nonsense", False),
    ],
)
def test_names_by_which_a_house_is_known(host: str, known: bool) -> None:
    assert knows_host(host, ("https://grove.example",)) is known

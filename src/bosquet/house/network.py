"""Under which address others reach this house: what links and QR codes must say."""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from bosquet.house.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # hosts to listen on for the whole network
NOBODY: Final = ("198.51.100.1", 9)  # an address that no machine has (RFC 5737); nothing is sent to it


def own_address() -> str | None:
    """This machine's address in its network, as its routes say; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOBODY)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if is_loopback(address) else address


def is_loopback(address: str) -> bool:
    """Whether an address, `host` or `host:port`, means the machine that asks. It may be any nonsense."""
    try:
        host = urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return False
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def knows_host(host: str, origins: tuple[str, ...]) -> bool:
    """Whether a browser may mean this house by that name. Anybody's name can be made to lead here (DNS
    rebinding), and their page would then count as ours; an address cannot, nor a name of this machine."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        known = {urlsplit(origin).hostname for origin in origins}
    except ValueError:
        return False
    own = socket.gethostname().lower()
    if is_loopback(name if ":" not in name else f"[{name}]") or name in {own, f"{own}.local", *known}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def network_origin(settings: Settings) -> str | None:
    """The house in the home network, if it is open there."""
    address = own_address() if settings.open_port else None
    return f"http://{address}:{settings.open_port}" if address else None


def link_origin(reached: str, settings: Settings) -> tuple[str, bool]:
    """How a link to the house begins that was reached by this address, and whether it only works here.

    Any address but the loopback one works for others as it did for whoever asks.
    """
    origin = reached.rstrip("/")
    if not is_loopback(origin.partition("://")[2]):
        return origin, False
    known = next(iter(settings.origins), None) or network_origin(settings)
    return (known, False) if known else (origin, True)

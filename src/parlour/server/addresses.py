"""Where the room is reached, which pages may speak to it, and from where somebody asks."""

import socket
from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec

from parlour.engine.errors import ParlourError

EVERYWHERE: Final = ("0.0.0.0", "::")
_LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")
_USUAL_PORTS: Final = {"http": 80, "https": 443}


class BadAddress(ParlourError):
    """An address that the room cannot be reached at."""


class Addresses(msgspec.Struct):
    """What the room is called by: origins of pages that may speak to it, and hosts that it answers for.

    One more may be added for a while, when the room is opened to the network.
    """

    first: str
    """The address that is printed and put into links, such as http://127.0.0.1:8765."""
    origins: frozenset[str]
    hosts: frozenset[str]
    is_secure: bool = False
    added: str = ""

    def allows(self, origin: str | None) -> bool:
        """Return whether a page from there may ask; a program sends no origin and has no cookies of
        others."""
        return origin is None or origin in self.origins

    def invite(self) -> str:
        """Return the address that others are given: the one that reaches farthest."""
        return self.added or self.first

    def add(self, origin: str) -> None:
        """Answer for one more address, in the place of one that was added before."""
        self.remove_added()
        self.added = origin
        self.origins |= {origin}
        self.hosts |= {urlsplit(origin).netloc}

    def remove_added(self) -> None:
        if self.added:
            self.origins -= {self.added}
            self.hosts -= {urlsplit(self.added).netloc}
            self.added = ""


def addresses_for(host: str, port: int, public: str = "", more: Iterable[str] = ()) -> Addresses:
    """Return all that a room bound to this host and port is reached by; a public address comes first."""
    told = [_origin_of(each) for each in ([public] if public else []) + list(more)]
    own = [f"http://{name}:{port}" for name in _names_for(host)]
    if port == _USUAL_PORTS["http"]:
        own += [each.removesuffix(":80") for each in own]
    origins = [*told, *own]
    hosts = frozenset(urlsplit(origin).netloc for origin in origins)
    return Addresses(origins[0], frozenset(origins), hosts, origins[0].startswith("https:"))


def lan_addresses() -> list[str]:
    """Return the addresses of this machine in its own network, as far as it knows them."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    return [each for each in found if not ip_address(each).is_loopback]


def is_public(host: str) -> bool:
    """Return whether others than this machine reach a room bound to this host."""
    try:
        return not ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host != "localhost"


def is_own_name(host: str) -> bool:
    """Return whether a Host header calls this machine by its loopback, at whatever port a tunnel may have."""
    name, colon, port = host.lower().rpartition(":")
    if not colon or not port.isdecimal():
        name = host.lower()
    return name in _LOOPBACK_NAMES or is_loopback(name)


def _names_for(host: str) -> list[str]:
    if host in EVERYWHERE:
        return [*lan_addresses(), *_LOOPBACK_NAMES, socket.gethostname().lower()]
    bracketed = f"[{host}]" if ":" in host else host
    return [bracketed] if is_public(host) else [bracketed, *(n for n in _LOOPBACK_NAMES if n != bracketed)]


def _origin_of(address: str) -> str:
    """Return the origin of a public address, spelt as browsers spell it."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress("bad-address", f"{address!r} is no address: write https://cards.example.") from None
    if parts.scheme not in _USUAL_PORTS or not parts.hostname or parts.path.strip("/"):
        raise BadAddress("bad-address", f"{address!r} is no address: write https://cards.example.")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port is None or port == _USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{name}" if usual else f"{parts.scheme}://{name}:{port}"


def asker(peer: str, headers: Mapping[str, str], *, trust_proxy: bool) -> str:
    """Return who asks, as limits count them: an address, or the half of an IPv6 address that one house has.

    A proxy that is trusted puts the address that it saw last; what stands before it anybody may have written.
    """
    said = headers.get("x-forwarded-for", "").rpartition(",")[2].strip() if trust_proxy else ""
    try:
        address = ip_address(said or peer)
    except ValueError:
        return peer
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False

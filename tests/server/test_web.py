"""The doors: page, files, words, and who is let through to the table."""

import base64
import gzip
from http.client import HTTPConnection
from socket import create_connection

import pytest
from websockets.exceptions import InvalidStatus

from fifthstreet.server import static
from fifthstreet.server.identity import Guests, clean_name, looks_like
from fifthstreet.table.handle import NAME_LENGTH
from tests.server.live import KEY, Browser, dial, serving


@pytest.fixture(scope="module")
def port():
    with serving() as port:
        yield port


def get(port, path, **headers):
    connection = HTTPConnection("127.0.0.1", port)
    # The path as it is, dots too.
    connection.putrequest("GET", path, skip_host="Host" in headers, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    response = connection.getresponse()
    return response, response.read()


def test_every_answer_has_the_headers_a_browser_should_obey(port):
    for path in ("/", "/words/ru.ftl", "/static/js/main.js", "/static/nothing.js", "/healthz"):
        response, _ = get(port, path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "server" not in response.headers or "uvicorn" in response.headers["server"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/words/en.ftl", "text/plain; charset=utf-8"),
        ("/words/uk.ftl", "text/plain; charset=utf-8"),
        ("/static/vendor/lit.js", "text/javascript; charset=utf-8"),
        ("/static/icon.svg", "image/svg+xml"),
    ],
)
def test_files_come_with_their_type_and_are_asked_for_once(port, path, kind):
    response, body = get(port, path)
    assert (response.status, response.headers["content-type"]) == (200, kind)
    assert body
    again, nothing = get(port, path, If_None_Match=response.headers["etag"])
    assert (again.status, nothing) == (304, b"")
    small, packed = get(port, path, Accept_Encoding="gzip")
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == body


@pytest.mark.parametrize("kind", ["mjs", "js", "ftl", "svg", "css", "webmanifest", "woff2"])
def test_types_do_not_depend_on_the_machine(kind):
    assert static.TYPES[kind]


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server/app.py",
        "/static/%2e%2e/server/app.py",
        "/static//etc/passwd",
        "/static/js/../../server/app.py",
        "/static/..%2fserver/app.py",
        "/static/.hidden",
        "/static/js",
        "/static/",
        "/static/__init__.py",
        "/words/say.py",
        "/words/xx.ftl",
        "/words/..%2fserver%2fapp.ftl",
        "/nothing",
    ],
)
def test_nothing_else_is_served(port, path):
    response, body = get(port, path)
    assert response.status == 404
    assert b"import" not in body


def test_a_browser_becomes_a_guest_once(port):
    response, _ = get(port, "/")
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"{Guests(KEY).cookie(secure=False)}=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie  # plain http: some clients would drop it
    again, _ = get(port, "/", Cookie=cookie.partition(";")[0])
    assert "set-cookie" not in again.headers
    forged, _ = get(port, "/", Cookie=cookie.partition(";")[0] + "x")
    assert "set-cookie" in forged.headers


def test_over_https_the_cookie_is_bound_to_host_and_transport():
    guests = Guests(KEY, lambda: "somebody")
    name = guests.cookie(secure=True)
    assert name.startswith("__Host-fs_guest_")
    cookie = guests.welcome(secure=True)
    assert cookie.startswith(f"{name}=")
    assert "; Secure" in cookie
    assert "Path=/;" in cookie
    value = cookie.partition("=")[2].partition(";")[0]
    plain = guests.cookie(secure=False)
    assert guests.known({name: value}, secure=True) == "somebody"
    assert guests.known({plain: value}, secure=True) is None
    assert guests.known({name: value}, secure=False) is None
    other = Guests(bytes(32))
    assert other.known({other.cookie(secure=False): value}, secure=False) is None


def test_two_servers_of_one_machine_leave_each_others_guests_alone():
    """Cookies do not tell ports apart: the names must differ, and say nothing of the key."""
    one, two = Guests(KEY, lambda: "anna"), Guests(bytes(32), lambda: "boris")
    jar = {}
    for guests in (one, two):
        name, _, rest = guests.welcome(secure=False).partition("=")
        jar[name] = rest.partition(";")[0]
    assert (one.known(jar, False), two.known(jar, False)) == ("anna", "boris")
    assert Guests(KEY).cookie(True) == one.cookie(True)
    assert KEY[:4].hex() not in one.cookie(True)


def upgrade(port, host, origin):
    """The first line of the answer to a handshake with these headers, as they are."""
    key = base64.b64encode(bytes(16)).decode()
    request = (
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Origin: {origin}\r\nCookie: {Browser(port).cookie}\r\n\r\n"
    )
    with create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(request.encode("latin-1"))
        return line.recv(200).split(b"\r\n")[0]


@pytest.mark.parametrize("address", ["[::1", "[::1]]", "[x]", "127.0.0.1:x", "a@[", "\xb2", ""])
def test_what_is_no_address_gets_no_line(port, address):
    here = f"127.0.0.1:{port}"
    assert b"101" in upgrade(port, here, f"http://{here}")
    assert b"403" in upgrade(port, here, f"http://{address}")
    assert b" 50" not in upgrade(port, address, f"http://{address}")


@pytest.mark.parametrize("path", ["/", "/healthz", "/nothing", "/healthz/"])
def test_a_host_that_is_no_address_breaks_no_page(port, path):
    response, _ = get(port, path, Host="[::1")
    assert response.status < 500


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "https://127.0.0.1:{port}",
        "http://127.0.0.1:1",
        "http://evil.example",
        "http://localhost:{port}",
    ],
)
def test_another_site_gets_no_line(port, origin):
    cookie = Browser(port).cookie
    origin = origin and origin.format(port=port)
    with pytest.raises(InvalidStatus) as refusal:
        dial(port, origin, cookie)
    assert refusal.value.response.status_code == 403
    assert b"hand" not in (refusal.value.response.body or b"")


def test_a_name_pointed_at_us_from_outside_gets_no_line(port):
    """DNS rebinding: the page's own host and origin agree, but the name is not ours."""
    cookie = Browser(port).cookie
    with pytest.raises(InvalidStatus) as refusal:
        dial(
            port,
            f"http://evil.example:{port}",
            cookie,
            "evil.example",
            sock=create_connection(("127.0.0.1", port)),
        )
    assert refusal.value.response.status_code == 403


@pytest.mark.parametrize(
    "cookie", ["", "{ours}=", "{ours}=x.y", "{ours}=somebody", "other=1", "fs_guest={value}"]
)
def test_without_our_cookie_there_is_no_line(port, cookie):
    ours, _, value = Browser(port).cookie.partition("=")
    with pytest.raises(InvalidStatus) as refusal:
        dial(port, f"http://127.0.0.1:{port}", cookie.format(ours=ours, value=value))
    assert refusal.value.response.status_code == 403


def test_the_table_is_well(port):
    response, body = get(port, "/healthz")
    assert (response.status, body) == (200, b'{"ok":true}')


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Анна\u202e   К. ", "Анна К."),
        ("a\u200bb", "ab"),
        ("x\ny", "x y"),
        ("\uff21nna", "Anna"),
        ("<b>Eve</b>", "<b>Eve</b>"),  # a text node in the page
        ("Z" + "\u0301" * 30, "\u0179\u0301\u0301"),
        ("", None),
        ("   \u200b", None),
        ("...", None),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
        ("x" * (NAME_LENGTH + 1), None),
        ("\U000e0041", None),
    ],
)
def test_names_are_one_visible_line(given, shown):
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Иван", "Ивaн"),
        ("anna", "Anna"),
        ("ANNA", "аnnа"),
        ("Вера", "Bepa"),
        ("O0", "00"),
        ("Élan", "Elan"),
        ("a.b", "ab"),
    ],
)
def test_nobody_takes_a_name_that_looks_like_anothers(name, other):
    assert looks_like(name, [other])
    assert not looks_like(name, ["Глеб"])

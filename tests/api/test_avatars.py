"""Pictures of people: drawn anew from what was sent, whatever that was; addressed by a name nobody guesses."""

import subprocess
import sys
import threading
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from litestar.testing import TestClient
from PIL import Image

from budget_api.avatars.drawing import draw
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import IMAGE_MAX_BYTES
from tests.api.conftest import serving
from tests.api.members import invite, new_workspace
from tests.api.people import PASSWORD, Person, sign_up
from tests.api.pictures import SVG, hostile, picture, plain_png, redrawn, with_size
from tests.servers import server_settings

HOSTILE = dict(hostile())


def send(person: Person, content: bytes, kind: str = "image/jpeg") -> Response:
    headers = {"authorization": person.token, "content-type": kind}
    return person.client.put("/api/user/avatar", content=content, headers=headers)


def shown(person: Person) -> str:
    return str(person.get("/user/me")["avatar"])


def opened(content: bytes) -> Image.Image:
    return Image.open(BytesIO(content))


@pytest.mark.parametrize(
    "sent",
    [
        picture(),
        picture(progressive=True),
        picture(mode="L"),
        picture("PNG"),
        picture("PNG", mode="RGBA"),
        picture("PNG", mode="P"),
        picture("PNG", mode="LA"),
        picture("PNG", size=(1, 1)),
        picture(size=(3000, 20)),
        picture(size=(4000, 3000)),
        plain_png(4000, 4000, 4),
    ],
    ids=["JPEG", "progressive", "grey", "PNG", "RGBA", "palette", "grey with alpha", "dot", "strip", "12 MP", "16 MP"],
)
def test_every_good_picture_is_kept_as_a_jpeg_of_256_pixels(sent: bytes) -> None:
    kept = opened(draw(sent))
    assert (kept.format, kept.mode, kept.size) == ("JPEG", "RGB", (256, 256))


def test_the_middle_is_kept() -> None:
    kept = opened(draw(picture("PNG", size=(2000, 900))))
    left, right = (kept.getpixel((x, 128)) for x in (20, 235))
    assert isinstance(left, tuple) and isinstance(right, tuple)
    assert (left[0] > 240, left[2] < 15, right[0] < 15, right[2] > 240) == (True, True, True, True)


@pytest.mark.parametrize(("orientation", "red_at"), [(1, (20, 128)), (2, (235, 128)), (6, (128, 20)), (8, (128, 235))])
def test_a_picture_taken_sideways_stands_upright(orientation: int, red_at: tuple[int, int]) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    found = opened(draw(picture(size=(400, 400), exif=exif))).getpixel(red_at)
    assert isinstance(found, tuple) and found[0] > 200 and found[2] < 60


def test_what_is_clear_becomes_white() -> None:
    assert opened(draw(plain_png(300, 300, 4))).getpixel((9, 9)) == (255, 255, 255)


def test_nothing_but_the_picture_is_kept() -> None:
    exif = Image.Exif()
    exif[0x010E] = "at home, 50.45 N 30.52 E"
    sent = picture(exif=exif, comment=b"<script>alert(1)</script>", icc_profile=b"profile" * 9)
    kept = draw(sent)
    assert (b"at home" in sent, b"<script>" in sent, b"profile" in sent) == (True, True, True)
    assert [word for word in (b"at home", b"<script>", b"profile", b"Exif") if word in kept] == []
    assert opened(kept).info.keys() <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_picture_is_refused(name: str) -> None:
    with pytest.raises(DomainError) as error:
        draw(HOSTILE[name])
    assert error.value.code in {ErrorCode.VALIDATION_FILE_TYPE, ErrorCode.VALIDATION_BIG_FILE}


def test_there_are_a_hundred_hostile_pictures() -> None:
    assert len(HOSTILE) >= 100


WORST = {
    "16 MP with alpha": lambda: plain_png(4000, 4000, 4),
    "16 MP drawn in twenty rounds": lambda: with_size(redrawn(9), 4000, 4000),
    "a bomb": lambda: HOSTILE["a bomb of 144 million pixels"],
    "a comment of 50 MB": lambda: HOSTILE["a PNG with a comment of 50 MB"],
}
_MEASURE = """
import resource, sys
from budget_api.avatars.drawing import draw
from budget_core.base.errors import DomainError
content = sys.stdin.buffer.read()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
try:
    draw(content)
except DomainError:
    pass
after = resource.getrusage(resource.RUSAGE_SELF)
print(after.ru_maxrss - before)
"""


@pytest.mark.parametrize("name", WORST)
def test_the_worst_pictures_take_a_bounded_memory(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", _MEASURE], input=WORST[name](), capture_output=True, check=True)
    assert int(done.stdout) < 130_000


def test_an_avatar_is_shown_to_whoever_knows_its_address(ann: Person) -> None:
    assert ann.get("/user/me")["avatar"] is None
    answer = send(ann, picture("PNG"), "image/png")
    assert answer.status_code == 200, answer.text
    seen = ann.client.get(answer.json()["avatar"])
    assert (opened(seen.content).size, seen.status_code) == ((256, 256), 200)
    assert {name: seen.headers[name] for name in ("content-type", "x-content-type-options")} == {
        "content-type": "image/jpeg",
        "x-content-type-options": "nosniff",
    }
    assert seen.headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert seen.headers["content-disposition"] == 'inline; filename="avatar.jpg"'
    assert seen.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-encoding" not in seen.headers


def test_what_the_sender_calls_the_picture_does_not_matter(ann: Person) -> None:
    for kind in ("text/html", "image/svg+xml", "application/json", "image/png"):
        assert send(ann, picture(), kind).status_code == 200
        assert ann.client.get(shown(ann)).headers["content-type"] == "image/jpeg"


def test_a_new_avatar_has_another_address_and_the_old_one_is_gone(ann: Person) -> None:
    send(ann, picture())
    old = shown(ann)
    send(ann, picture("PNG"))
    assert shown(ann) != old
    assert ann.client.get(old).status_code == 404
    assert ann.delete("/user/avatar")["avatar"] is None
    assert ann.delete("/user/avatar")["avatar"] is None


def test_a_refused_picture_leaves_the_old_one(ann: Person) -> None:
    send(ann, picture())
    before = shown(ann)
    answer = send(ann, SVG, "image/svg+xml")
    assert (answer.status_code, answer.json()["code"]) == (422, "validation.fileType")
    assert answer.json()["fields"] == {"avatar": "validation.fileType"}
    answer = send(ann, HOSTILE["a bomb of 144 million pixels"])
    assert (answer.status_code, answer.json()["code"]) == (422, "validation.bigFile")
    assert shown(ann) == before


def test_a_file_may_have_six_megabytes(ann: Person) -> None:
    largest = picture()[:2] + b"\xff\xfe\xff\xff" + b" " * 65_533
    filled = picture()[:2] + largest[2:] * 95 + picture()[2:]
    assert len(filled) < IMAGE_MAX_BYTES
    assert send(ann, filled).status_code == 200
    answer = send(ann, b"\0" * (IMAGE_MAX_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "request.tooLarge")


def test_others_see_the_avatar_of_who_takes_part(ann: Person, bob: Person) -> None:
    send(bob, picture())
    home = new_workspace(ann)
    invite(ann, home, bob)
    seen = {one["userId"]: one["avatar"] for one in ann.get(f"/workspace/{home}")["participants"]}
    assert seen == {ann.id: None, bob.id: shown(bob)}


def test_a_deleted_account_leaves_no_avatar(ann: Person) -> None:
    send(ann, picture())
    address = shown(ann)
    ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    assert ann.client.get(address).status_code == 404


@pytest.mark.parametrize("name", ["..%2f..%2fsecret.key", "x", "01890000-0000-7000-8000-000000000000"])
def test_a_name_leads_nowhere_else(server: TestClient[Any], name: str) -> None:
    answer = server.get(f"/api/avatar/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "notFound")


def test_pictures_are_drawn_in_one_thread_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def noting(content: bytes) -> bytes:
        threads.append(threading.current_thread().name)
        return content

    monkeypatch.setattr("budget_api.avatars.drawing.draw", noting)
    with serving(server_settings(tmp_path)) as client:
        person = sign_up(client)
        for _ in range(3):
            assert send(person, picture()).status_code == 200
    assert threads == ["images_0"] * 3

"""Drawing of the stored square of an image, after its headers were checked."""

from collections.abc import Iterator
from enum import StrEnum
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, PngImagePlugin
from PIL.JpegImagePlugin import JpegImageFile
from PIL.PngImagePlugin import PngImageFile

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import AVATAR_STORED_PX, IMAGE_MAX_PIXELS

PARTS_MAX: Final = 10_000
"""Chunks of a PNG, segments of a JPEG; files have a few, or one for every few kilobytes."""
SCANS_MAX: Final = 20
"""Scans of a JPEG, which may draw over itself; those that appear bit by bit have some ten."""

_PNG = b"\x89PNG\r\n\x1a\n"
_PNG_END = b"\x00\x00\x00\x00IEND\xaeB`\x82"
_START, _END, _SCAN = b"\xff\xd8", b"\xff\xd9", b"\xff\xda"
_FRAMES = frozenset({0xC0, 0xC1, 0xC2})
"""Baseline, extended and progressive: what browsers and cameras write."""
_OTHER_FRAMES = frozenset(range(0xC3, 0xD0)) - {0xC4, 0xC8, 0xCC}
_COMPONENTS = (1, 3)
_ANIMATION = b"acTL"


class ImageFormat(StrEnum):
    """Accepted formats of images."""

    JPEG = "jpeg"
    PNG = "png"


class _Part(NamedTuple):
    name: bytes
    content: bytes


def rejected_image(code: ErrorCode = ErrorCode.VALIDATION_FILE_TYPE) -> DomainError:
    """Return the answer to an image that is not taken."""
    return DomainError(code, {"avatar": code})


def read_format(content: bytes) -> ImageFormat:
    """Return the format of an image.

    Raises: VALIDATION_FILE_TYPE for other files, VALIDATION_BIG_FILE for too many pixels.
    """
    if content.startswith(_PNG):
        _check_png(content)
        return ImageFormat.PNG
    if content.startswith(_START + b"\xff"):
        _check_jpeg(content)
        return ImageFormat.JPEG
    raise rejected_image()


def _check_png(content: bytes) -> None:
    chunks = list(_chunks(content))
    if not chunks or chunks[0].name != b"IHDR" or len(chunks[0].content) != 13 or not content.endswith(_PNG_END):
        raise rejected_image()
    if any(chunk.name == _ANIMATION for chunk in chunks) or chunks[-1].name != b"IEND":
        raise rejected_image()
    header = chunks[0].content
    _check_pixels(int.from_bytes(header[:4]), int.from_bytes(header[4:8]))


def _chunks(content: bytes) -> Iterator[_Part]:
    """Yield every chunk: length, name, content and checksum, up to the last byte."""
    at = len(_PNG)
    for _ in range(PARTS_MAX):
        if at == len(content):
            return
        size = int.from_bytes(content[at : at + 4])
        if at + 12 + size > len(content):
            raise rejected_image()
        yield _Part(content[at + 4 : at + 8], content[at + 8 : at + 8 + min(size, 16)])
        at += 12 + size
    raise rejected_image()


def _check_jpeg(content: bytes) -> None:
    if not content.endswith(_END) or content.count(_SCAN) > SCANS_MAX:
        raise rejected_image()
    frames = [segment for segment in _segments(content) if segment.name[0] in _FRAMES | _OTHER_FRAMES]
    if len(frames) != 1 or frames[0].name[0] in _OTHER_FRAMES or len(frames[0].content) < 6:
        raise rejected_image()
    frame = frames[0].content
    if frame[5] not in _COMPONENTS:
        raise rejected_image()
    _check_pixels(int.from_bytes(frame[3:5]), int.from_bytes(frame[1:3]))


def _segments(content: bytes) -> Iterator[_Part]:
    """Yield every segment before the first scan: marker, length and content, with nothing in between."""
    at = len(_START)
    for _ in range(PARTS_MAX):
        marker, size = content[at : at + 2], int.from_bytes(content[at + 2 : at + 4])
        if len(marker) < 2 or marker[0] != 0xFF or size < 2 or at + 2 + size > len(content):
            raise rejected_image()
        if marker == _SCAN:
            return
        yield _Part(marker[1:], content[at + 4 : at + 2 + min(size, 16)])
        at += 2 + size
    raise rejected_image()


def _check_pixels(width: int, height: int) -> None:
    if width * height == 0:
        raise rejected_image()
    if width * height > IMAGE_MAX_PIXELS:
        raise rejected_image(ErrorCode.VALIDATION_BIG_FILE)


_QUALITY: Final = 85
_ORIENTATION: Final = 0x0112
_TURNS: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_BAND_ROWS: Final = 64
_OPENED_BY: Final = {ImageFormat.JPEG: JpegImageFile, ImageFormat.PNG: PngImageFile}
PngImagePlugin.MAX_TEXT_MEMORY = PngImagePlugin.MAX_TEXT_CHUNK


def draw(content: bytes) -> bytes:
    """Return the middle of a JPEG or PNG as a JPEG of 256 × 256 pixels and nothing else."""
    try:
        return _drawn(content, read_format(content))
    except DomainError:
        raise
    except Exception:  # decoders fail in a dozen ways on what is broken
        raise rejected_image() from None


def _drawn(content: bytes, kind: ImageFormat) -> bytes:
    with _OPENED_BY[kind](BytesIO(content)) as image:
        turn = _TURNS.get(image.getexif().get(_ORIENTATION, 1))
        image.draft("RGB", (2 * AVATAR_STORED_PX, 2 * AVATAR_STORED_PX))
        image.load()
        square = _middle(image).resize((AVATAR_STORED_PX, AVATAR_STORED_PX), Image.Resampling.LANCZOS)
    buffer = BytesIO()
    (square.transpose(turn) if turn is not None else square).save(buffer, "JPEG", quality=_QUALITY)
    return buffer.getvalue()


def _middle(image: Image.Image) -> Image.Image:
    """Return the largest square of the middle, on white, at most some times as large as what is kept.

    Band by band: converted as a whole, a large image would take its memory several times.
    """
    side = min(image.size)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    factor = max(1, side // (2 * AVATAR_STORED_PX))
    size = -(-side // factor)
    square = Image.new("RGB", (size, size))
    for row in range(0, side, _BAND_ROWS * factor):
        bottom = min(row + _BAND_ROWS * factor, side)
        band = image.crop((left, top + row, left + side, top + bottom)).convert("RGBA")
        flat = Image.new("RGB", band.size, "white")
        flat.paste(band, mask=band)
        square.paste(flat.reduce(factor), (0, row // factor))
    return square

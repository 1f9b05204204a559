"""Drawing of the stored square of a checked image.

Imported with the first avatar, because Pillow loads slowly.
"""

from io import BytesIO
from typing import Final

from PIL import Image, PngImagePlugin
from PIL.JpegImagePlugin import JpegImageFile
from PIL.PngImagePlugin import PngImageFile

from budget_api.avatars.headers import Format, read_format, rejected_image
from budget_core.base.errors import DomainError
from budget_core.base.limits import AVATAR_STORED_PX

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
_OPENED_BY: Final = {Format.JPEG: JpegImageFile, Format.PNG: PngImageFile}
PngImagePlugin.MAX_TEXT_MEMORY = PngImagePlugin.MAX_TEXT_CHUNK


def draw(content: bytes) -> bytes:
    """Return the middle of a JPEG or PNG as a JPEG of 256 × 256 pixels and nothing else."""
    try:
        return _drawn(content, read_format(content))
    except DomainError:
        raise
    except Exception:  # decoders fail in a dozen ways on what is broken
        raise rejected_image() from None


def _drawn(content: bytes, kind: Format) -> bytes:
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

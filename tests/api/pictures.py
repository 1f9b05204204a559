"""Pictures that tests send: good ones, and every kind of hostile one, by name."""

import struct
import zlib
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw, PngImagePlugin

PNG_START = b"\x89PNG\r\n\x1a\n"


def picture(kind: str = "JPEG", size: tuple[int, int] = (300, 200), mode: str = "RGB", **options: Any) -> bytes:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", size, "red")
    ImageDraw.Draw(image).rectangle((size[0] // 2, 0, *size), "blue")
    file = BytesIO()
    image.convert(mode).save(file, kind, **options)
    return file.getvalue()


def chunk(name: bytes, content: bytes = b"") -> bytes:
    """One chunk of a PNG."""
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(width: int, height: int, *chunks: bytes, colour: int = 2, depth: int = 8) -> bytes:
    """A PNG of these chunks, with a header and an end."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0))
    return PNG_START + header + b"".join(chunks) + chunk(b"IEND")


@cache
def plain_png(width: int, height: int, channels: int = 3) -> bytes:
    """A PNG of one colour, as small as it gets."""
    packer = zlib.compressobj(9)
    row = b"\0" * (1 + width * channels)
    rows = b"".join(packer.compress(row) for _ in range(height)) + packer.flush()
    return png(width, height, chunk(b"IDAT", rows), colour={1: 0, 3: 2, 4: 6}[channels])


def with_size(jpeg: bytes, width: int, height: int) -> bytes:
    """A JPEG that says to have another size."""
    at = next(jpeg.index(marker) for marker in (b"\xff\xc0", b"\xff\xc2") if marker in jpeg)
    return jpeg[: at + 5] + struct.pack(">HH", height, width) + jpeg[at + 9 :]


def redrawn(times: int, size: tuple[int, int] = (64, 64)) -> bytes:
    """A JPEG that draws over itself that often."""
    file = picture(size=size, progressive=True)
    last = file.rindex(b"\xff\xda")
    return file[:-2] + file[last:-2] * times + b"\xff\xd9"


def animated() -> bytes:
    """An animated PNG."""
    frames = [Image.new("RGB", (20, 20), colour) for colour in ("red", "blue")]
    file = BytesIO()
    frames[0].save(file, "PNG", save_all=True, append_images=frames[1:])
    return file.getvalue()


def with_text(content: str) -> bytes:
    """A PNG with a compressed comment."""
    info = PngImagePlugin.PngInfo()
    info.add_text("Comment", content, zip=True)
    return picture("PNG", pnginfo=info)


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


def hostile() -> Iterator[tuple[str, bytes]]:
    """Yield pictures that must be refused, each with its name."""
    jpeg, file = picture(), picture("PNG")
    yield "nothing", b""
    yield "JSON", b"{}"
    yield "SVG", SVG
    yield "SVG after a declaration", b"<?xml version='1.0'?>" + SVG
    yield "HTML", b"<!doctype html><script>alert(1)</script>"
    yield "PDF", b"%PDF-1.7\n"
    yield "ZIP", b"PK\x03\x04" + b"\0" * 26
    yield "EPS", b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"
    for kind in ("GIF", "WEBP", "BMP", "TIFF", "ICO", "PPM", "TGA"):
        yield kind, picture(kind)
    yield "an animated PNG", animated()
    yield "a PNG with an end and a page behind it", file + SVG
    yield "a PNG and another one", file + file
    yield "a PNG with an archive behind it", file + b"PK\x05\x06" + b"\0" * 18
    yield "a JPEG with a page behind it", jpeg + SVG
    yield "a JPEG with an archive behind it", jpeg + b"PK\x05\x06" + b"\0" * 18
    yield "a page before a JPEG", SVG + jpeg
    yield "a GIF that goes on as JPEG", b"GIF89a" + jpeg
    yield "a JPEG that starts with a comment of no marker", jpeg[:2] + b"/*" + jpeg[2:] + b"*/"
    yield "a PNG whose header comes second", PNG_START + chunk(b"tEXt", b"a\0b") + file[8:]
    yield "a PNG without a picture", png(10, 10)
    yield "a PNG with garbage for a picture", png(10, 10, chunk(b"IDAT", b"garbage"))
    yield "a PNG with a picture too short", png(100, 100, chunk(b"IDAT", zlib.compress(b"\0" * 100)))
    yield "a PNG without width", png(0, 10, chunk(b"IDAT", zlib.compress(b"")))
    yield "a PNG of a depth there is not", png(10, 10, chunk(b"IDAT", zlib.compress(b"\0" * 400)), depth=3)
    yield "a PNG of colours there are not", png(10, 10, chunk(b"IDAT", zlib.compress(b"\0" * 400)), colour=5)
    yield "a PNG with a wrong checksum", file[:20] + bytes([file[20] ^ 1]) + file[21:]
    yield "a PNG of 20 000 parts", png(10, 10, chunk(b"tEXt", b"a\0b") * 20_000)
    yield "a PNG with a comment of 50 MB", with_text("x" * 50_000_000)
    yield "a PNG with a chunk longer than the file", PNG_START + b"\x7f\xff\xff\xffIHDR" + file[16:]
    yield "a bomb of 16 001 000 pixels", plain_png(16_001, 1000, 1)
    yield "a bomb of 144 million pixels", plain_png(12_000, 12_000, 1)
    yield "a PNG that says to be 4 billion wide", png(2**31 - 1, 2**31 - 1, chunk(b"IDAT", zlib.compress(b"\0")))
    yield "a JPEG that says to be 65 500 wide", with_size(jpeg, 65_500, 65_500)
    yield "a JPEG without height", with_size(jpeg, 10, 0)
    yield "a JPEG drawn 2000 times", redrawn(2000)
    yield "a JPEG of 20 000 parts", jpeg[:2] + b"\xff\xfe\x00\x02" * 20_000 + jpeg[2:]
    yield "a JPEG filled up with marks", jpeg[:2] + b"\xff" * 1_000_000 + jpeg[2:]
    yield "a JPEG of four colours", picture(mode="CMYK")
    yield "a JPEG with two frames", jpeg[:2] + jpeg[jpeg.index(b"\xff\xc0") :]
    yield "a JPEG that is all marks", b"\xff\xd8\xff\xd9"
    for part in range(1, 40):
        yield f"{part}/40 of a JPEG", jpeg[: len(jpeg) * part // 40]
        yield f"{part}/40 of a PNG", file[: len(file) * part // 40]
    for part in range(1, 6):
        yield f"{part}/20 of a JPEG with an end", jpeg[: len(jpeg) * part // 20] + b"\xff\xd9"

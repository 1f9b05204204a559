"""Twelve Data on this machine, in the shapes that it documents: symbol_search, quote, refusals in the body."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from budget_api.config import StocksSettings
from tests.waiting import WAIT_SECONDS

HOST, KEY = "127.0.0.1", "key-of-tests"
TRADED_AT = 1795212000
"""2026-11-20 22:00 UTC."""

_US, _DE, _GB = "United States", "Germany", "United Kingdom"
_LISTED = (
    ("AAPL", "Apple Inc.", "NASDAQ", "XNAS", _US, "USD", "Common Stock", "271.48999", "3.12000", "1.16257"),
    ("APC", "Apple Inc.", "XETR", "XETR", _DE, "EUR", "Common Stock", "233.20000", "-1.85000", "-0.78706"),
    ("APLE", "Apple Hospitality REIT, Inc.", "NYSE", "XNYS", _US, "USD", "REIT", "11.82500", "0.00000", "0.00000"),
    ("MSFT", "Microsoft Corporation", "NASDAQ", "XNAS", _US, "USD", "Common Stock", "472.12000", "-6.31", "-1.31890"),
    ("VWCE", "Vanguard FTSE All-World", "XETR", "XETR", _DE, "EUR", "ETF", "142.36000", "0.52000", "0.36661"),
    ("VOD", "Vodafone Group Plc", "LSE", "XLON", _GB, "GBp", "Common Stock", "4.38500", "-0.02300", "-0.52178"),
)
_FIELDS = ("symbol", "name", "exchange", "mic_code", "country", "currency", "type", "close", "change", "percent")

REFUSALS: dict[str, tuple[int, str]] = {
    "THROTTLED": (429, "You have run out of API credits for the current minute."),
    "DENIED": (401, "**apikey** parameter is incorrect or not specified."),
    "BROKEN": (500, "Internal server error."),
}
"""Search texts that are refused."""
GARBAGE: dict[str, bytes] = {
    "EMPTY": b"",
    "HTML": b"<html>502 Bad Gateway</html>",
    "SHAPE": b'{"data": {"symbol": 1}, "symbol": 1, "close": []}',
    "NESTED": b'{"data": ' + b"[" * 100_000,
    "HUGE": b'{"data": []}' + b" " * 1_000_000,
    "FREE": json.dumps({"symbol": "FREE", "close": "0.00", "timestamp": TRADED_AT, "data": 0}).encode(),
    "NAN": json.dumps({"symbol": "NAN", "close": "NaN", "timestamp": TRADED_AT, "data": 0}).encode(),
    "LATER": json.dumps({"symbol": "LATER", "close": "1", "timestamp": 10**30, "data": 0}).encode(),
}
"""Search texts that get another answer."""
SILENT, MOVED, BY_STATUS = "SILENT", "MOVED", "STATUS"


@dataclass
class StockSource:
    """Calls that the source received, and their keys."""

    url: str = ""
    asked: list[str] = field(default_factory=list)
    keys: set[str | None] = field(default_factory=set)
    is_throttled: bool = False
    released: threading.Event = field(default_factory=threading.Event)
    """A search for `SILENT` waits until it is set."""

    @property
    def settings(self) -> StocksSettings:
        """Return the settings of a server that uses this source."""
        return StocksSettings(KEY, self.url)

    def answer(self, call: str, query: dict[str, str]) -> tuple[int, bytes]:
        """Status and body."""
        wanted = query.get("symbol", "").upper()
        if wanted == SILENT:
            self.released.wait(WAIT_SECONDS)
        if self.is_throttled:
            wanted = "THROTTLED"
        if wanted in (MOVED, BY_STATUS):
            return (302, b"") if wanted == MOVED else (429, b"slow down")
        if wanted in GARBAGE:
            return 200, GARBAGE[wanted]
        if wanted in REFUSALS:
            return 200, refusal(*REFUSALS[wanted])
        rows = [dict(zip(_FIELDS, row, strict=True)) for row in _LISTED]
        found = found_among(rows, wanted) if call == "/symbol_search" else quote_of(rows, wanted, query.get("exchange"))
        return 200, json.dumps(found).encode()


def refusal(code: int, message: str) -> bytes:
    """As it says what went wrong."""
    return json.dumps({"code": code, "message": message, "status": "error"}).encode()


def found_among(rows: list[dict[str, str]], wanted: str) -> dict[str, Any]:
    """Return the answer of symbol_search."""
    found = [
        {
            "symbol": row["symbol"],
            "instrument_name": row["name"],
            "exchange": row["exchange"],
            "mic_code": row["mic_code"],
            "exchange_timezone": "America/New_York",
            "instrument_type": row["type"],
            "country": row["country"],
            "currency": row["currency"],
        }
        for row in rows
        if row["symbol"].startswith(wanted) or row["name"].upper().startswith(wanted)
    ]
    return {"data": found, "status": "ok"}


def quote_of(rows: list[dict[str, str]], wanted: str, exchange: str | None) -> dict[str, Any]:
    """Return the answer of quote."""
    row = next((row for row in rows if row["symbol"] == wanted and exchange in (None, row["exchange"])), None)
    if row is None:
        return {"code": 404, "message": f"**symbol** or **figi** not found: {wanted}.", "status": "error", "meta": {}}
    price = float(row["close"])
    return {
        "symbol": row["symbol"],
        "name": row["name"],
        "exchange": row["exchange"],
        "mic_code": row["mic_code"],
        "currency": row["currency"],
        "datetime": "2026-11-20",
        "timestamp": TRADED_AT - 30_000,
        "last_quote_at": TRADED_AT,
        "open": f"{price * 0.985:.5f}",
        "high": f"{price * 1.004:.5f}",
        "low": f"{price * 0.982:.5f}",
        "close": row["close"],
        "volume": "41213400",
        "previous_close": f"{price - float(row['change']):.5f}",
        "change": row["change"],
        "percent_change": row["percent"],
        "average_volume": "50191220",
        "is_market_open": row["exchange"] == "XETR",
        "fifty_two_week": {"low": "124.17000", "high": "280.01001", "range": "124.170000 - 280.010010"},
    }


@contextmanager
def stock_source(port: int = 0) -> Iterator[StockSource]:
    """One that runs while it lasts."""
    source = StockSource()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            parts = urlsplit(self.path)
            source.asked.append(self.path)
            source.keys.add(self.headers["authorization"])
            status, body = source.answer(parts.path, dict(parse_qsl(parts.query)))
            self.send_response(status)
            if status == 302:
                self.send_header("Location", f"{source.url}/symbol_search?symbol=AAPL")
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            try:
                self.wfile.write(body)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True  # the client reads no further

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer((HOST, port), Handler) as server:
        source.url = f"http://{HOST}:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield source
        finally:
            source.released.set()
            server.shutdown()
            thread.join()

"""Forged tokens of every kind: each is a valid token with one thing wrong.

The same forgeries are made of a session's token, of a password reset's and of an e-mail's, and tokens of one kind are
shown where another is asked for.
"""

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import jwt

from budget_api.access.tokens import AUDIENCE, ISSUER
from budget_api.sign_in.codes import Purpose, derived_key

KEY = b"k" * 64
OTHER_KEY = b"o" * 64
ID = "0190a0b0-0000-7000-8000-000000000001"
PAST = datetime(2020, 1, 1, tzinfo=UTC)
FUTURE = datetime(2100, 1, 1, tzinfo=UTC)
GONE = "gone"


@dataclass(frozen=True)
class Kind:
    """A kind of token: its key, and the claims of a valid one."""

    key: bytes
    claims: dict[str, Any]
    names: str
    """The claim that names the row."""

    def good(self, **changes: Any) -> dict[str, Any]:
        now = datetime.now(UTC)
        times = {"iat": now, "exp": now + timedelta(hours=1)}
        all_claims = {**self.claims, **times, **changes}
        return {key: value for key, value in all_claims.items() if value != GONE}

    def signed(
        self, key: bytes | None = None, algorithm: str = "HS256", headers: dict[str, Any] | None = None, **changes: Any
    ) -> str:
        return jwt.encode(self.good(**changes), self.key if key is None else key, algorithm=algorithm, headers=headers)

    def naming(self, row: Any) -> str:
        """Rightly signed, but for what it names."""
        changes: dict[str, Any] = {self.names: row}
        return self.signed(**changes)

    def unsigned(self, algorithm: str, signature: str = "") -> str:
        return f"{part({'alg': algorithm, 'typ': 'JWT'})}.{part(self.good())}.{signature}"


SESSION = Kind(KEY, {"iss": ISSUER, "aud": AUDIENCE, "typ": "session", "sub": "u", "sid": ID}, "sid")
RESET = Kind(
    derived_key(KEY, Purpose.RESET),
    {"iss": ISSUER, "aud": "pwreset", "typ": "pwreset", "rid": ID, "email": "ann@example.com"},
    "rid",
)
EMAIL = Kind(derived_key(KEY, Purpose.EMAIL), {"iss": ISSUER, "aud": "verify", "typ": "verify", "rid": ID}, "rid")
KINDS = {"session": SESSION, "reset": RESET, "e-mail": EMAIL}


def part(content: dict[str, Any]) -> str:
    """One part of a token."""
    return base64.urlsafe_b64encode(json.dumps(content, default=datetime.timestamp).encode()).decode().rstrip("=")


def padded(key: bytes) -> bytes:
    """Return a key that HMAC pads to the same one, but in a length that the library accepts."""
    return key.ljust(64, b"\0")


def changed_letter(token: str, place: int) -> str:
    """The token with another letter in one of its parts."""
    parts = token.split(".")
    middle = len(parts[place]) // 2
    letter = "A" if parts[place][middle] != "A" else "B"
    parts[place] = parts[place][:middle] + letter + parts[place][middle + 1 :]
    return ".".join(parts)


def other_claims(kind: Kind) -> str:
    head, _, signature = kind.signed().split(".")
    return f"{head}.{part(kind.good(sub='other', email='other@example.com'))}.{signature}"


def twice(kind: Kind) -> str:
    """Return a token with one claim twice: the first value is right, but the last one counts."""
    body = json.dumps(kind.good(), default=datetime.timestamp)
    doubled = body[:-1] + ', "typ": "other"}'
    return signed_text(kind, doubled)


def signed_text(kind: Kind, body: str) -> str:
    """Any text as the claims, rightly signed."""
    return jwt.api_jws.encode(body.encode(), kind.key, algorithm="HS256", headers={"typ": "JWT"})


Forge = Callable[[Kind], str]
FORGERIES: dict[str, Forge] = {
    "unsigned": lambda kind: kind.unsigned("none"),
    "unsigned, in capitals": lambda kind: kind.unsigned("NONE"),
    "unsigned, in mixed letters": lambda kind: kind.unsigned("nOnE"),
    "unsigned, but saying it is": lambda kind: kind.unsigned("HS256"),
    "signed with nothing": lambda kind: kind.unsigned("HS256", "AAAA"),
    "HS384": lambda kind: kind.signed(padded(kind.key), "HS384"),
    "HS512": lambda kind: kind.signed(padded(kind.key), "HS512"),
    "saying RS256": lambda kind: kind.unsigned("RS256", "AAAA"),
    "saying ES256": lambda kind: kind.unsigned("ES256", "AAAA"),
    "saying EdDSA": lambda kind: kind.unsigned("EdDSA", "AAAA"),
    "no algorithm": lambda kind: f"{part({'typ': 'JWT'})}.{part(kind.good())}.AAAA",
    "padded": lambda kind: kind.signed() + "=",
    "another key": lambda kind: kind.signed(OTHER_KEY),
    "the key in hexadecimal": lambda kind: kind.signed(kind.key.hex().encode()),
    "a key that begins alike": lambda kind: kind.signed(kind.key[:32] + b"o" * 32),
    "a key of its own in the header (jwk)": lambda kind: kind.signed(
        OTHER_KEY, headers={"jwk": {"kty": "oct", "k": base64.urlsafe_b64encode(OTHER_KEY).decode()}}
    ),
    "a key from elsewhere (jku)": lambda kind: kind.signed(OTHER_KEY, headers={"jku": "https://evil.example/keys"}),
    "a key from a file (kid)": lambda kind: kind.signed(padded(b""), headers={"kid": "../../../dev/null"}),
    "a critical header": lambda kind: kind.signed(headers={"crit": ["exp"]}),
    "an unknown critical header": lambda kind: kind.signed(headers={"crit": ["x"], "x": 1}),
    "an encoded payload switched off (b64)": lambda kind: kind.signed(headers={"crit": ["b64"], "b64": False}),
    "without an end": lambda kind: kind.signed(exp=GONE),
    "an end that is no number": lambda kind: kind.signed(exp="tomorrow"),
    "an end that is true": lambda kind: kind.signed(exp=True),
    "an end that is endless": lambda kind: kind.signed(exp=10**30),
    "an end that is a list": lambda kind: signed_text(kind, json.dumps({**kind.claims, "iat": 1, "exp": [1]})),
    "not yet valid": lambda kind: kind.signed(nbf=FUTURE),
    "issued in the future": lambda kind: kind.signed(iat=FUTURE),
    "another issuer": lambda kind: kind.signed(iss="other"),
    "issuers in a list": lambda kind: signed_text(
        kind, json.dumps({**kind.good(), "iss": [ISSUER]}, default=datetime.timestamp)
    ),
    "without an issuer": lambda kind: kind.signed(iss=GONE),
    "another audience": lambda kind: kind.signed(aud="other"),
    "several audiences without ours": lambda kind: kind.signed(aud=["a", "b"]),
    "without an audience": lambda kind: kind.signed(aud=GONE),
    "another purpose": lambda kind: kind.signed(typ="other"),
    "a purpose in capitals": lambda kind: kind.signed(typ=kind.claims["typ"].upper()),
    "purposes in a list": lambda kind: kind.signed(typ=[kind.claims["typ"]]),
    "without a purpose": lambda kind: kind.signed(typ=GONE),
    "a purpose said twice": twice,
    "without a row": lambda kind: kind.naming(GONE),
    "a row that is no id": lambda kind: kind.naming("x"),
    "a row in a list": lambda kind: kind.naming([ID]),
    "a row that is a number": lambda kind: kind.naming(1),
    "a row that is nothing": lambda kind: kind.naming(None),
    "an id in capitals": lambda kind: kind.naming(ID.upper()),
    "a row with a statement": lambda kind: kind.naming(f"{ID}' or '1'='1"),
    "claims of another token": other_claims,
    "claims that are a list": lambda kind: signed_text(kind, "[]"),
    "claims that are a text": lambda kind: signed_text(kind, '"claims"'),
    "claims that are nothing": lambda kind: signed_text(kind, "null"),
    "claims that are no JSON": lambda kind: signed_text(kind, "{"),
    "a changed letter in the header": lambda kind: changed_letter(kind.signed(), 0),
    "a changed letter in the claims": lambda kind: changed_letter(kind.signed(), 1),
    "a changed letter in the signature": lambda kind: changed_letter(kind.signed(), 2),
    "a cut signature": lambda kind: kind.signed()[:-6],
    "without its signature": lambda kind: kind.signed().rpartition(".")[0],
    "a fourth part": lambda kind: f"{kind.signed()}.AAAA",
    "a space before": lambda kind: f" {kind.signed()}",
    "the scheme twice": lambda kind: f"Bearer {kind.signed()}",
    "two tokens": lambda kind: f"{kind.signed()},{kind.signed()}",
    "one part": lambda kind: "abc",
    "two parts": lambda kind: "abc.def",
    "empty parts": lambda kind: "..",
    "nothing": lambda kind: "",
    "no base64": lambda kind: "#.#.#",
    "not ASCII": lambda kind: "ключ",
    "a zero byte": lambda kind: f"{kind.signed()}\x00",
    "huge": lambda kind: "a" * 5000,
    "huge and signed": lambda kind: kind.signed(padding="x" * 1_000_000),
    "deeply nested": lambda kind: signed_text(kind, "[" * 2000 + "]" * 2000),
    "the word of guests": lambda kind: "guest",
}
SWAPS = [(shown, asked) for shown in KINDS for asked in KINDS if shown != asked]
"""(kind that is shown, kind that is asked for)."""

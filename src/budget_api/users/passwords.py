"""Passwords: Argon2id in a pool of two threads, one verification whether the e-mail is known or not."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


async def hash_password(pool: ThreadPoolExecutor, password: str) -> str:
    """The hash to store."""
    return await asyncio.get_running_loop().run_in_executor(pool, _HASHER.hash, password)


async def verify_password(pool: ThreadPoolExecutor, stored: str | None, password: str) -> bool:
    """Whether the password is right; for an unknown user it takes as long."""
    return await asyncio.get_running_loop().run_in_executor(pool, _verify, stored, password)


def _verify(stored: str | None, password: str) -> bool:
    try:
        return _HASHER.verify(stored or _nobody(), password) and stored is not None
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return _HASHER.hash("no user has this password")

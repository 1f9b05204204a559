"""Passwords: Argon2id in a pool of two threads, one verification whether the e-mail is known or not."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from budget_api.config import PasswordCost

THREADS = 2


class Passwords:
    """Hashing and verification of passwords without blocking the loop, in bounded memory."""

    def __init__(self, cost: PasswordCost) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="argon2")
        self._hasher = PasswordHasher(time_cost=cost.rounds, memory_cost=cost.memory_kib, parallelism=1)
        self._nobodys = f"$argon2id$v=19$m={cost.memory_kib},t={cost.rounds},p=1${'A' * 22}${'A' * 43}"

    async def hash(self, password: str) -> str:
        """Return the Argon2id hash of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._hasher.hash, password)

    async def verify(self, stored: str | None, password: str) -> bool:
        """Return whether the password is right; takes as long when none is stored."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._verify, stored, password)

    async def rehash(self, stored: str, password: str) -> str | None:
        """Return a hash of the present cost for a verified password.

        None when the stored one has it.
        """
        return await self.hash(password) if self._hasher.check_needs_rehash(stored) else None

    def close(self) -> None:
        """Finish what is running."""
        self._pool.shutdown()

    def _verify(self, stored: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(stored or self._nobodys, password) and stored is not None
        except (Argon2Error, InvalidHashError):
            return False

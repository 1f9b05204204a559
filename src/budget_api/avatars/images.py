"""Drawing of images in one thread: at most one is in memory as pixels."""

import asyncio
from concurrent.futures import ThreadPoolExecutor


class Images:
    """Drawer of avatars, off the event loop."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="images")

    async def draw(self, content: bytes) -> bytes:
        """Return the image to keep; `DomainError` for what is none."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _draw, content)

    def close(self) -> None:
        """Finish the running tasks."""
        self._pool.shutdown(cancel_futures=True)


def _draw(content: bytes) -> bytes:
    from budget_api.avatars.drawing import draw  # a server that gets no avatar starts without Pillow

    return draw(content)

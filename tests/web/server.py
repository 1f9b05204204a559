"""The real server that the browser tests talk to, on a data folder of its own."""

import os
import tempfile
from pathlib import Path

import uvicorn

from budget_api.app import create_app
from tests.servers import server_config

HOST = "127.0.0.1"
PORT = int(os.environ.get("BUDGET_TEST_PORT", "8123"))


def main() -> None:
    """Serve until the browser tests end it."""
    with tempfile.TemporaryDirectory(prefix="budget-web-") as folder:
        config = server_config(data=Path(folder), url=f"http://{HOST}:{PORT}")
        uvicorn.run(create_app(config), host=HOST, port=PORT, log_level="warning")


if __name__ == "__main__":
    main()

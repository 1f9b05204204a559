"""Build of the web app into the API package before a wheel or an sdist is packed."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuildHook(BuildHookInterface[Any]):
    """Editable installs skip the build; so do wheels that find the app built, in an sdist or where there is no npm."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the web app with npm, unless this install takes the sources or it is built already.

        Raises: RuntimeError without npm, CalledProcessError when npm fails.
        """
        root = Path(self.root)
        built = (root / "src/budget_api/static/index.html").exists()
        npm = shutil.which("npm")
        if version == "editable" or (built and (npm is None or (root / "PKG-INFO").exists())):
            return
        if npm is None:
            raise RuntimeError("npm was not found: install Node 20.19 or newer to build the web app")
        if not (root / "node_modules").exists():
            subprocess.run([npm, "ci"], cwd=root, check=True)
        subprocess.run([npm, "run", "build"], cwd=root, check=True)

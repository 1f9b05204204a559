"""Printer of the OpenAPI document.

`make api` stores it in `docs/openapi.json`, the source of the web's types.
"""

import json
import sys

from budget_api.openapi.document import document

json.dump(document(), sys.stdout, indent=1, sort_keys=True)
sys.stdout.write("\n")

"""Write `src/budget_core/data/rates.json`: the dated rates a fresh install converts with before it has been online.

    npm pack @fawazahmed0/currency-api        # in a temporary folder
    python docs/generators/make_rates.py fawazahmed0-currency-api-*.tgz

The numbers are kept exactly as published, for the codes of the catalogue only. The data is in the public domain (CC0).
"""

import json
import sys
import tarfile
from pathlib import Path
from typing import Any

CORE = Path(__file__).parents[2] / "src" / "budget_core" / "data"
PACKAGE = "@fawazahmed0/currency-api"


def member(archive: tarfile.TarFile, name: str) -> Any:
    """A JSON file of the package, its numbers as the text that was published."""
    file = archive.extractfile(f"package/{name}")
    if file is None:
        raise SystemExit(f"the archive has no file {name}")
    return json.load(file, parse_float=str, parse_int=str)


def catalogue_codes() -> list[str]:
    groups: dict[str, list[list[Any]]] = json.loads((CORE / "catalogue.json").read_text("utf-8"))
    return [row[0] for rows in groups.values() for row in rows]


def snapshot(archive: tarfile.TarFile) -> dict[str, Any]:
    published = member(archive, "v1/currencies/usd.json")
    version = member(archive, "package.json")["version"]
    rates = {code: published["usd"].get(code.lower()) for code in catalogue_codes()}
    return {
        "base": "USD",
        "date": published["date"],
        "source": f"{PACKAGE} {version} (CC0-1.0)",
        "data": {code: rate for code, rate in rates.items() if rate is not None},
    }


def main() -> None:
    with tarfile.open(sys.argv[1]) as archive:
        document = snapshot(archive)
    text = json.dumps(document, ensure_ascii=False, indent=0, separators=(",", ":"))
    (CORE / "rates.json").write_text(f"{text}\n", encoding="utf-8")
    missing = [code for code in catalogue_codes() if code not in document["data"]]
    print(f"{len(document['data'])} rates of {document['date']}; none for {missing}")


if __name__ == "__main__":
    main()

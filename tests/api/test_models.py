"""Models, whose modules are imported with the first of their names."""

import sys
from pathlib import Path

from budget_api.db import models


def test_every_module_of_models_is_imported_where_all_of_them_are_needed() -> None:
    models.import_all()
    files = {path.stem for path in Path(str(models.__file__)).parent.glob("*.py")} - {"__init__"}
    assert files <= {name.rpartition(".")[2] for name in sys.modules if name.startswith(f"{models.__name__}.")}


def test_every_name_of_the_models_is_found() -> None:
    assert [name for name in models.__all__ if not hasattr(models, name)] == []

"""Who calls, the database and the tokens, as a handler asks for them by name."""

from budget_api.access import caller, tokens
from budget_api.db import port
from budget_api.http.routes import NamedDependency

User = NamedDependency[caller.User]
"""The person behind the token; needs the guard `authenticate` or `require`."""

Caller = NamedDependency[caller.Caller]
"""The person inside the workspace of the path; needs the guard `require`."""

Database = NamedDependency[port.Database]
Tokens = NamedDependency[tokens.Tokens]

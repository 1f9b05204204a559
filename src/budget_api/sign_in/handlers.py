"""Handlers of the calls about sessions and personal access tokens."""

from budget_api.calls.handler import CallContext, Handlers, read, write
from budget_api.sign_in import service
from budget_core.contract.people import sessions as calls

HANDLERS: Handlers[CallContext] = {
    calls.LOGOUT: write(service.sign_out),
    calls.LOGOUT_EVERYWHERE: write(service.sign_out_everywhere),
    calls.LIST_SESSIONS: read(service.list_sessions),
    calls.END_SESSION: write(service.end_session),
    calls.LIST_TOKENS: read(service.list_tokens),
    calls.CREATE_TOKEN: write(service.create_token),
    calls.REVOKE_TOKEN: write(service.revoke_token),
}

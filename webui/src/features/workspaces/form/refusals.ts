/** Errors about members and about others' changes, in the words of the form. */
import { ErrorCode } from "@/domain";
import type { Failure } from "@/state/outcome";

const PEOPLE = "participants";

/** Return the failure with a text of its own where the general one would not help. */
export function withReason(failure: Failure): Failure {
  const fields = Object.keys(failure.fields);
  if (fields.some((field) => field.startsWith(`${PEOPLE}.`))) return told("workspaces.cannotInvite");
  if (fields.includes(PEOPLE)) return told("workspaces.tooMany");
  return failure.code === ErrorCode.CONFLICT_VERSION ? told("workspaces.changedMeanwhile") : failure;
}

function told(code: string): Failure {
  return { ok: false, code, fields: {}, params: {} };
}

/** Roles and actions in a workspace, in one table. */
import { ErrorCode } from "../base/errors";

export type Role = "creator" | "participant" | "viewer" | "invited" | "former" | "stranger";
export type Action = "read" | "personal" | "write" | "manage" | "answer" | "leave";

const ALLOWED: Readonly<Record<Role, readonly Action[]>> = {
  creator: ["read", "personal", "write", "manage"],
  participant: ["read", "personal", "write", "answer", "leave"],
  viewer: ["read", "personal", "answer", "leave"],
  invited: ["answer", "leave"],
  former: [],
  stranger: [],
};

/** Return whether a role may do an action. */
export function isAllowed(role: Role, action: Action): boolean {
  return ALLOWED[role].includes(action);
}

/** Return the error that keeps a role from an action; null where it may. */
export function refusal(role: Role, action: Action): ErrorCode | null {
  if (isAllowed(role, action)) return null;
  if (!isAllowed(role, "read")) return ErrorCode.NOT_FOUND;
  const isViewing = role === "viewer" && isAllowed("participant", action);
  return isViewing ? ErrorCode.WORKSPACE_VIEWER : ErrorCode.AUTH_FORBIDDEN;
}

/** A present participant, of whom the creator said whether they edit. */
export interface RoleMember {
  readonly userId: string;
  readonly isVerified: boolean;
  /** Absent in copies older than roles. */
  readonly role?: "editor" | "viewer";
}

/** Return the role of a present participant. */
export function memberRole({ userId, isVerified, role }: RoleMember, creatorId: string): Role {
  if (!isVerified) return "invited";
  if (userId === creatorId) return "creator";
  return role === "viewer" ? "viewer" : "participant";
}

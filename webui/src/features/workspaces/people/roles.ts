import type { MemberRole } from "@/state/budget/sharing";

/** Roles that somebody can be given, in the order they are offered. */
export const ROLES = ["editor", "viewer"] as const satisfies readonly MemberRole[];

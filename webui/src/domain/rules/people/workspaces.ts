/** Workspaces: what a new one starts with, when one may go, and who inherits it. */
import defaults from "@core/defaults.json";
import { DomainError, ErrorCode } from "../base/errors";

export const DEFAULT_ACCOUNTS = defaults.accounts;

/** `Entertaiment` is how the name is stored; screens show a translated label until it is renamed. */
export const DEFAULT_CATEGORIES = defaults.categories;

/** Check that a workspace may be deleted by a person who is in so many others. */
export function checkRemoval(isPersonal: boolean, others: number): void {
  if (isPersonal) throw new DomainError(ErrorCode.WORKSPACE_PERSONAL);
  if (others === 0) throw new DomainError(ErrorCode.WORKSPACE_LAST);
}

/** Someone who takes part in a workspace; not verified while the invitation waits for an answer. */
export interface Member {
  readonly userId: string;
  readonly isVerified: boolean;
}

/**
 * Return the heir of a workspace when its creator goes: the longest-standing confirmed participant; nobody: it is deleted.
 * `members` are the present ones in the order they joined, as `participants` lists them.
 */
export function heir<T extends Member>(members: readonly T[], creatorId: string): T | undefined {
  return members.find(({ userId, isVerified }) => isVerified && userId !== creatorId);
}

/** Names of people without an account: how many there are, which one may go, and whose they become. */
import { NAMES_MAX } from "@/contract/limits.gen";
import { DomainError, ErrorCode, fieldError } from "../base/errors";

/** Refuse more names than a workspace has room for. */
export function checkCount(names: number): void {
  if (names > NAMES_MAX) throw fieldError("name", ErrorCode.VALIDATION_COUNT);
}

/** Refuse to remove a name that owes something, or is owed it. */
export function checkRemoval(memberId: string, owingIds: readonly string[]): void {
  if (owingIds.includes(memberId)) throw fieldError("memberId", ErrorCode.MEMBER_BALANCE);
}

export interface Claim {
  /** User whose name it is; null while nobody claimed it. */
  readonly claimant: string | null;
  /** User whose name it becomes; null frees it. */
  readonly successor: string | null;
  readonly callerId: string;
  readonly isCreator: boolean;
  /** Users who take part. */
  readonly memberIds: readonly string[];
}

/** Return whether a name changes hands, from nobody or to nobody; refuse a claim that the caller can't make. */
export function checkClaim({ claimant, successor, callerId, isCreator, memberIds }: Claim): boolean {
  if (successor === claimant) return false;
  if (claimant !== null && successor !== null) throw new DomainError(ErrorCode.CONFLICT_CLAIMED);
  if (!isCreator && callerId !== claimant && callerId !== successor) {
    throw new DomainError(ErrorCode.AUTH_FORBIDDEN);
  }
  if (successor !== null && !memberIds.includes(successor)) {
    throw fieldError("userId", ErrorCode.VALIDATION_REFERENCE);
  }
  return true;
}

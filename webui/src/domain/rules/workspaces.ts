/** Workspaces: what a new one starts with, and when one may go. */
import { DomainError, ErrorCode } from "./errors";

export const DEFAULT_ACCOUNTS = [
  { name: "Credit Card", icon: "credit-card", isMainAccount: true },
  { name: "Cash", icon: "wallet", isMainAccount: false },
] as const;

/** `Entertaiment` is how the name is stored; screens show a translated label until it is renamed. */
export const DEFAULT_CATEGORIES = [
  { name: "Food", icon: "shopping-basket" },
  { name: "Entertaiment", icon: "clapperboard" },
  { name: "Utilities", icon: "plug-zap" },
  { name: "Transport", icon: "bus" },
] as const;

/** Whether a workspace may be deleted by a person who is in so many others. */
export function checkRemoval(isPersonal: boolean, others: number): void {
  if (isPersonal) throw new DomainError(ErrorCode.WORKSPACE_PERSONAL);
  if (others === 0) throw new DomainError(ErrorCode.WORKSPACE_LAST);
}

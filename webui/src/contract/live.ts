/** Messages of the server's socket, and the notice of each event when it came from another user. */
import notices from "@core/live_events.json";
import type { NoticeCode } from "./schemas";

export type LiveName = keyof typeof notices;

/** Null for what is shown without a notice. The server's tests hold the codes against the texts. */
export const LIVE_NOTICES = notices as Readonly<Record<LiveName, NoticeCode | null>>;

export function isLiveName(event: string): event is LiveName {
  return Object.hasOwn(LIVE_NOTICES, event);
}

/** Something changed; by whom, and which revision of the workspace it made. */
export interface LiveUpdate {
  readonly name: LiveName;
  readonly userId: string;
  readonly workspaceId: string | null;
  readonly revision: number | null;
}
